import { against, counted, listed, numberWord, unitThere, upper } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import type { MessageTable } from '../language.ts';
import type { WorldMessage } from '../../messages/answers/worlds.ts';
import type { CycleMessage, CycleNearMiss, Link, Loop, Settlement } from '../../messages/cycle.ts';
import type { Who } from '../../messages/who.ts';

/** What the rule for paradoxes does to this many convoys. */
function rule(settled: Settlement, convoys: number, outcomes: number): string {
  const one = convoys === 1;
  switch (settled) {
    case 'convoys-fail':
      return `Die Regel für Paradoxe entscheidet: ${one ? 'Der Konvoi ist' : 'Diese Konvois sind alle'} unterbrochen.`;
    case 'all-hold':
      return 'Die Regel für Paradoxe entscheidet: Alle betroffenen Einheiten bleiben, wo sie sind.';
    case 'outcome-taken':
      return outcomes === 1
        ? `Darin ${one ? 'ist der Konvoi' : 'sind diese Konvois alle'} unterbrochen, also wählt diese Ausgabe ihn.`
        : `In einem davon ${one ? 'ist der Konvoi' : 'sind diese Konvois alle'} unterbrochen, und diese Ausgabe wählt ihn.`;
    case 'no-such-outcome':
      return `${outcomes === 1 ? 'Darin' : 'In keinem davon'} ${one ? 'ist der Konvoi' : 'sind diese Konvois alle'} ${outcomes === 1 ? 'nicht ' : ''}unterbrochen; dann bleiben bei dieser Ausgabe alle betroffenen Einheiten, wo sie sind.`;
  }
}

/** What follows in one part of the way round if its attack succeeds, or fails. */
function follows(
  g: GermanGrammar,
  { army, supporter, helps, rival, score }: Link,
  next: Who,
  wins: boolean,
): string {
  const carried = `wird die Armee ${g.outOf(army.at)} ${wins ? 'nicht ' : ''}übergesetzt`;
  const support = wins
    ? `${g.supportOf([supporter])} gilt`
    : `ihr Angriff schneidet ${g.supportOf([supporter])} ab`;
  const [move, fares] = [`der Zug ${g.ofUnit(next)}`, helps === wins ? 'gelingt' : 'scheitert'];
  const has = `so hat ${rival ? g.unit(rival) : ''} ${score.attack === score.against ? 'ebenfalls ' : ''}${String(score.against)}`;
  return rival && wins
    ? `${carried}, ${support}, ${has}, und ${move} ${fares}, ${against(score.attack, score.against)}.`
    : `${carried}, ${support}, und so ${fares} ${move}.`;
}

/** The way round, assuming first that the first attack succeeds, and then that it fails. */
function around(g: GermanGrammar, { links, agrees }: Loop): string {
  const [first] = links;
  if (first === undefined) return '';
  let wins = true;
  const told = links.map((link, place) => {
    const next = (links[place + 1] ?? first).attacker;
    const said = follows(g, link, next, wins);
    wins = link.helps === wins;
    return said;
  });
  const otherwise =
    links.length > 1 ? 'kehrt sich all das um.' : follows(g, first, first.attacker, false);
  return `wenn ${g.unit(first.attacker)} ${g.unit(first.fleet)} vertreibt, ${told.join(' Dann ')} Scheitert der Zug ${g.ofUnit(first.attacker)}, so ${otherwise} ${agrees ? 'Beide Ausgänge passen zu den Befehlen' : 'Kein Ausgang passt zu den Befehlen'}.`;
}

export const cycles = (g: GermanGrammar): MessageTable<CycleMessage> => ({
  rotation: ({ core: list, byConvoy }) => {
    if (list.length === 2) {
      const both = `${g.units(list)} warten je darauf, dass die andere den Platz räumt`;
      const sailors = listed(byConvoy.map(({ at }) => g.outOf(at)));
      const sail =
        byConvoy.length === 1
          ? `die Armee ${sailors} mit dem Konvoi zieht`
          : `die Armeen ${sailors} mit dem Konvoi ziehen`;
      return `${both}. Weil ${sail}, begegnen sie sich nicht, also ziehen beide.`;
    }
    const waiting = list.map((one, place) => {
      const next = list[place + 1] ?? list[0] ?? one;
      return `${g.unit(one)}${place === 0 ? ' wartet' : ''} auf ${g.unit(next)}`;
    });
    return `${listed(waiting)}. Sonst hält sie nichts auf, also ziehen alle ${numberWord(list.length)} zugleich.`;
  },
  'move-rotates': ({ unit: one, to, there }) =>
    `${g.unit(one)} zieht ${g.toward(to)}, während ${unitThere(there)} weiterzieht.`,
  paradox: ({ convoys, outcomes, loop, settled }) => {
    const end = rule(settled, convoys.length, outcomes);
    if (loop) return `${around(g, loop)} ${end}`;
    const fit =
      outcomes === 0
        ? 'kein Ausgang passt zu den Befehlen'
        : `die Befehle lassen ${counted(outcomes, 'einen Ausgang', 'Ausgänge')} zu`;
    if (convoys.length !== 1)
      return `was aus den Konvois ${g.ofUnits(convoys)} wird, hängt von diesen Konvois selbst ab, und ${fit}. ${end}`;
    return outcomes === 0
      ? `${g.convoyOf(convoys)} widerspricht sich selbst: Gelingt er, so scheitert er, und scheitert er, so gelingt er. ${end}`
      : `was aus dem Konvoi ${g.ofUnits(convoys)} wird, hängt vom Konvoi selbst ab, und ${fit}. ${end}`;
  },
  'move-stopped': ({ unit: one, to }) =>
    `die Regel für Paradoxe lässt ${g.moving(one)} nicht ${g.toward(to)}.`,
});

export const cycleNearMisses: MessageTable<CycleNearMiss> = {
  'staying-fits': ({ units: many }) =>
    `auch wenn ${many === 2 ? 'beide' : 'alle'} blieben, passte das zu den Befehlen ebenso gut, aber die Regel lässt sie ziehen.`,
};

function fitting(outcomes: number): string {
  if (outcomes === 0)
    return 'Kein Ausgang passt zu den Befehlen: Was man auch annimmt, führt auf das Gegenteil.';
  return outcomes === 1
    ? 'Ein Ausgang passt zu den Befehlen.'
    : `${upper(counted(outcomes, 'ein Ausgang', 'Ausgänge'))} passen gleich gut zu den Befehlen.`;
}

const part = (
  list: readonly Who[],
  name: (list: readonly Who[]) => string,
  one: string,
  several: string,
): readonly string[] =>
  list.length === 0 ? [] : [`${name(list)} ${list.length === 1 ? one : several}`];

const POWERLESS = {
  'no-path': 'denn sie kommt nicht an',
  'own-unit': 'denn sie kann keine Einheit derselben Macht vertreiben',
} as const;

export const worlds = (g: GermanGrammar): MessageTable<WorldMessage> => ({
  circle: ({ core, outcomes }) => `${g.units(core)} warten aufeinander. ${fitting(outcomes)}`,
  paradox: ({ convoys, outcomes }) =>
    `${g.convoyOf(convoys)} ${convoys.length === 1 ? 'hängt' : 'hängen'} von sich selbst ab. ${fitting(outcomes)}`,
  title: ({ core, some, all }) => {
    if (some.length > 0) return `${g.units(some)} ${some.length === 1 ? 'zieht' : 'ziehen'}`;
    if (core.length === 1) return `${g.units(core)} ${all ? 'zieht' : 'bleibt'}`;
    const every = core.length === 2 ? 'beide' : `alle ${numberWord(core.length)}`;
    return `${every} ${all ? 'ziehen' : 'bleiben'}`;
  },
  world: ({ move, stay, available, disrupted }) =>
    `${listed([
      ...part(move, g.units, 'zieht', 'ziehen'),
      ...part(stay, g.units, 'scheitert', 'scheitern'),
      ...part(available, g.convoyOf, 'kommt zustande', 'kommen zustande'),
      ...part(disrupted, g.convoyOf, 'ist unterbrochen', 'sind unterbrochen'),
    ])}.`,
  suppose: ({ unit: one, yes }) =>
    `angenommen, der Zug ${g.ofUnit(one)} ${yes ? 'gelingt' : 'scheitert'}.`,
  then: ({ kind, unit: one, yes }) => {
    switch (kind) {
      case 'move':
        return `dann ${yes ? 'gelingt' : 'scheitert'} der Zug ${g.ofUnit(one)}.`;
      case 'convoy':
        return yes
          ? `dann vertreibt niemand ${g.unit(one)}, und ihr Konvoi kommt zustande.`
          : `dann wird ${g.unit(one)} vertrieben, und ihr Konvoi ist unterbrochen.`;
      case 'path':
        return `dann setzt die Armee ${g.inside(one.at)} ${yes ? '' : 'nicht '}über.`;
      case 'support':
        return yes
          ? `dann gilt ${g.supportOf([one])}.`
          : `dann ist ${g.supportOf([one])} abgeschnitten.`;
    }
  },
  so: ({ unit: one, yes, fits, powerless, score }) => {
    const numbers = powerless ? POWERLESS[powerless] : against(score.attack, score.against);
    const comes = `also ${yes ? 'gelingt' : 'scheitert'} der Zug ${g.ofUnit(one)}`;
    return fits
      ? `${comes}, ${numbers}, wie angenommen: Das passt.`
      : `${comes} doch, ${numbers}: ein Widerspruch.`;
  },
});

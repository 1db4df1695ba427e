import { against, counted, listed, numberWord, unitThere } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
import type { MessageTable } from '../language.ts';
import type { WorldMessage } from '../../messages/answers/worlds.ts';
import type { CycleMessage, CycleNearMiss, Link, Loop, Settlement } from '../../messages/cycle.ts';
import type { Who } from '../../messages/who.ts';

const STAY = 'all units concerned stay where they are';

/** What the rule for paradoxes does to this many convoys. */
function rule(settled: Settlement, convoys: number, outcomes: number): string {
  const one = convoys === 1;
  switch (settled) {
    case 'convoys-fail':
      return `the rule for paradoxes settles it: ${one ? 'the convoy is' : 'these convoys are all'} disrupted.`;
    case 'all-hold':
      return `the rule for paradoxes settles it: ${STAY}.`;
    case 'outcome-taken':
      return outcomes === 1
        ? `in it ${one ? 'the convoy is' : 'these convoys are all'} disrupted, so this edition takes it.`
        : `in one of them ${one ? 'the convoy is' : 'these convoys are all'} disrupted, and this edition takes that one.`;
    case 'no-such-outcome': {
      const none =
        outcomes === 1
          ? `in it ${one ? 'the convoy is not' : 'these convoys are not all'}`
          : `in ${outcomes === 2 ? 'neither' : 'none'} ${one ? 'is the convoy' : 'are these convoys all'}`;
      return `${none} disrupted, so under this edition ${STAY}.`;
    }
  }
}

/** What follows in one part of the way round if its attack succeeds, or fails. */
function follows(
  g: EnglishGrammar,
  { army, supporter, helps, rival, score }: Link,
  next: Who,
  wins: boolean,
): string {
  const carried = `the army from ${g.spaceName(army.at)} is ${wins ? 'not ' : ''}carried across`;
  const support = wins
    ? `${g.unitsOwn(supporter)} support is given`
    : `its attack cuts ${g.unitsOwn(supporter)} support`;
  const fares = `${g.unitName(next)} ${helps === wins ? 'succeeds' : 'fails'}`;
  const has = `so ${rival ? g.unitName(rival) : ''} has ${String(score.against)}${score.attack === score.against ? ' as well' : ''}`;
  return rival && wins
    ? `${carried}, ${support}, ${has}, and ${fares}, ${against(score.attack, score.against)}.`
    : `${carried}, ${support}, and so ${fares}.`;
}

/** The way round, assuming first that the first attack succeeds, and then that it fails. */
function around(g: EnglishGrammar, { links, agrees }: Loop): string {
  const [first] = links;
  if (first === undefined) return '';
  const name = g.unitName(first.attacker);
  let wins = true;
  const told = links.map((link, place) => {
    const next = (links[place + 1] ?? first).attacker;
    const said = follows(g, link, next, wins);
    wins = link.helps === wins;
    return said;
  });
  const otherwise =
    links.length > 1 ? 'all of this turns round.' : follows(g, first, first.attacker, false);
  return `if ${name} dislodges ${g.unitName(first.fleet)}, ${told.join(' Then ')} If ${name} fails, ${otherwise} ${agrees ? 'Both outcomes fit the orders' : 'No outcome fits the orders'}.`;
}

export const cycles = (g: EnglishGrammar): MessageTable<CycleMessage> => ({
  rotation: ({ core: units, byConvoy }) => {
    if (units.length === 2) {
      const both = `${listed(units.map(g.unitName))} each wait for the other to leave`;
      const sailors = listed(byConvoy.map(({ at }) => g.spaceName(at)));
      const sail =
        byConvoy.length === 1 ? `army from ${sailors} goes` : `armies from ${sailors} go`;
      return `${both}. Because the ${sail} by convoy, they do not meet, so both move.`;
    }
    const waiting = units.map((unit, place) => {
      const next = units[place + 1] ?? units[0] ?? unit;
      return `${g.unitName(unit)}${place === 0 ? ' waits' : ''} for ${g.unitName(next)}`;
    });
    return `${listed(waiting)}. Nothing else stops them, so all ${numberWord(units.length)} move together.`;
  },
  'move-rotates': ({ unit, to, there }) =>
    `${g.unitName(unit)} moves to ${g.placeName(to)}, while ${unitThere(there)} moves on.`,
  paradox: ({ convoys, outcomes, loop, settled }) => {
    const end = rule(settled, convoys.length, outcomes);
    if (loop) return `${around(g, loop)} ${end}`;
    const fit =
      outcomes === 0
        ? 'no outcome fits the orders'
        : `the orders allow ${counted(outcomes, 'outcome')}`;
    const [only, ...more] = convoys;
    if (only === undefined || more.length > 0)
      return `the fate of the convoys of ${listed(convoys.map(g.unitName))} depends on these convoys themselves, and ${fit}. ${end}`;
    return outcomes === 0
      ? `${g.unitsOwn(only)} convoy contradicts itself: if it succeeds it fails, and if it fails it succeeds. ${end}`
      : `the fate of ${g.unitsOwn(only)} convoy depends on the convoy itself, and ${fit}. ${end}`;
  },
  'move-stopped': ({ unit, to }) =>
    `the rule for paradoxes keeps ${g.moverName(unit)} out of ${g.placeName(to)}.`,
});

export const cycleNearMisses: MessageTable<CycleNearMiss> = {
  'staying-fits': ({ units }) =>
    `${units === 2 ? 'both' : 'all'} staying would fit the orders just as well, but the rule lets them move.`,
};

function fitting(outcomes: number): string {
  if (outcomes === 0) return 'No outcome fits the orders: every assumption leads to its opposite.';
  return outcomes === 1
    ? 'One outcome fits the orders.'
    : `${counted(outcomes, 'outcome')} fit the orders equally well.`;
}

const names = (g: EnglishGrammar, units: readonly Who[]): string => listed(units.map(g.unitName));

const part = (who: readonly string[], one: string, several: string): readonly string[] =>
  who.length === 0 ? [] : [`${listed(who)} ${who.length === 1 ? one : several}`];

const convoyOf = (g: EnglishGrammar, unit: Who): string => `${g.unitsOwn(unit)} convoy`;

const POWERLESS = {
  'no-path': 'since it never arrives',
  'own-unit': 'since it cannot dislodge a unit of its own power',
} as const;

export const worlds = (g: EnglishGrammar): MessageTable<WorldMessage> => ({
  circle: ({ core, outcomes }) => `${names(g, core)} wait for one another. ${fitting(outcomes)}`,
  paradox: ({ convoys, outcomes }) => {
    const depends =
      convoys.length === 1 ? 'convoy depends on itself' : 'convoys depend on themselves';
    return `${listed(convoys.map(g.unitsOwn))} ${depends}. ${fitting(outcomes)}`;
  },
  title: ({ core, some, all }) => {
    if (some.length > 0) return `${names(g, some)} ${some.length === 1 ? 'moves' : 'move'}`;
    if (core.length === 1) return `${names(g, core)} ${all ? 'moves' : 'stays'}`;
    const every = core.length === 2 ? 'both' : `all ${numberWord(core.length)}`;
    return `${every} ${all ? 'move' : 'stay'}`;
  },
  world: ({ move, stay, available, disrupted }) =>
    `${listed([
      ...part(move.map(g.unitName), 'succeeds', 'succeed'),
      ...part(stay.map(g.unitName), 'fails to move', 'fail to move'),
      ...part(
        available.map((fleet) => convoyOf(g, fleet)),
        'is available',
        'are available',
      ),
      ...part(
        disrupted.map((fleet) => convoyOf(g, fleet)),
        'is disrupted',
        'are disrupted',
      ),
    ])}.`,
  suppose: ({ unit, yes }) =>
    `suppose that ${g.unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`,
  then: ({ kind, unit, yes }) => {
    switch (kind) {
      case 'move':
        return `then ${g.unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`;
      case 'convoy':
        return yes
          ? `then nobody dislodges ${g.unitName(unit)}, and its convoy is available.`
          : `then ${g.unitName(unit)} is dislodged, and its convoy is disrupted.`;
      case 'path':
        return `then the army in ${g.unitName(unit)} is ${yes ? '' : 'not '}carried across.`;
      case 'support':
        return `then ${g.unitsOwn(unit)} support is ${yes ? 'given' : 'cut'}.`;
    }
  },
  so: ({ unit, yes, fits, powerless, score }) => {
    const numbers = powerless ? POWERLESS[powerless] : against(score.attack, score.against);
    const comes = yes ? 'succeeds' : 'fails';
    return fits
      ? `so ${g.unitsOwn(unit)} move ${comes}, ${numbers}, as supposed: this fits.`
      : `so ${g.unitsOwn(unit)} move ${comes} after all, ${numbers}: a contradiction.`;
  },
});

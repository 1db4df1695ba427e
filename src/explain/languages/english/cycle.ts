import {
  against,
  counted,
  listed,
  moverName,
  numberWord,
  placeName,
  spaceName,
  unitName,
  unitThere,
  unitsOwn,
} from './grammar.ts';
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
function follows({ army, supporter, helps, rival, score }: Link, next: Who, wins: boolean): string {
  const carried = `the army from ${spaceName(army.at)} is ${wins ? 'not ' : ''}carried across`;
  const support = wins
    ? `${unitsOwn(supporter)} support is given`
    : `its attack cuts ${unitsOwn(supporter)} support`;
  const fares = `${unitName(next)} ${helps === wins ? 'succeeds' : 'fails'}`;
  const has = `so ${rival ? unitName(rival) : ''} has ${String(score.against)}${score.attack === score.against ? ' as well' : ''}`;
  return rival && wins
    ? `${carried}, ${support}, ${has}, and ${fares}, ${against(score.attack, score.against)}.`
    : `${carried}, ${support}, and so ${fares}.`;
}

/** The way round, assuming first that the first attack succeeds, and then that it fails. */
function around({ links, agrees }: Loop): string {
  const [first] = links;
  if (first === undefined) return '';
  const name = unitName(first.attacker);
  let wins = true;
  const told = links.map((link, place) => {
    const next = (links[place + 1] ?? first).attacker;
    const said = follows(link, next, wins);
    wins = link.helps === wins;
    return said;
  });
  const otherwise =
    links.length > 1 ? 'all of this turns round.' : follows(first, first.attacker, false);
  return `if ${name} dislodges ${unitName(first.fleet)}, ${told.join(' Then ')} If ${name} fails, ${otherwise} ${agrees ? 'Both outcomes fit the orders' : 'No outcome fits the orders'}.`;
}

export const cycles: MessageTable<CycleMessage> = {
  rotation: ({ core: units, byConvoy }) => {
    if (units.length === 2) {
      const both = `${listed(units.map(unitName))} each wait for the other to leave`;
      const sailors = listed(byConvoy.map(({ at }) => spaceName(at)));
      const sail =
        byConvoy.length === 1 ? `army from ${sailors} goes` : `armies from ${sailors} go`;
      return `${both}. Because the ${sail} by convoy, they do not meet, so both move.`;
    }
    const waiting = units.map((unit, place) => {
      const next = units[place + 1] ?? units[0] ?? unit;
      return `${unitName(unit)}${place === 0 ? ' waits' : ''} for ${unitName(next)}`;
    });
    return `${listed(waiting)}. Nothing else stops them, so all ${numberWord(units.length)} move together.`;
  },
  'move-rotates': ({ unit, to, there }) =>
    `${unitName(unit)} moves to ${placeName(to)}, while ${unitThere(there)} moves on.`,
  paradox: ({ convoys, outcomes, loop, settled }) => {
    const end = rule(settled, convoys.length, outcomes);
    if (loop) return `${around(loop)} ${end}`;
    const fit =
      outcomes === 0
        ? 'no outcome fits the orders'
        : `the orders allow ${counted(outcomes, 'outcome')}`;
    const [only, ...more] = convoys;
    if (only === undefined || more.length > 0)
      return `the fate of the convoys of ${listed(convoys.map(unitName))} depends on these convoys themselves, and ${fit}. ${end}`;
    return outcomes === 0
      ? `${unitsOwn(only)} convoy contradicts itself: if it succeeds it fails, and if it fails it succeeds. ${end}`
      : `the fate of ${unitsOwn(only)} convoy depends on the convoy itself, and ${fit}. ${end}`;
  },
  'move-stopped': ({ unit, to }) =>
    `the rule for paradoxes keeps ${moverName(unit)} out of ${placeName(to)}.`,
};

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

const names = (units: readonly Who[]): string => listed(units.map(unitName));

const part = (who: readonly string[], one: string, several: string): readonly string[] =>
  who.length === 0 ? [] : [`${listed(who)} ${who.length === 1 ? one : several}`];

const convoyOf = (unit: Who): string => `${unitsOwn(unit)} convoy`;

const POWERLESS = {
  'no-path': 'since it never arrives',
  'own-unit': 'since it cannot dislodge a unit of its own power',
} as const;

export const worlds: MessageTable<WorldMessage> = {
  circle: ({ core, outcomes }) => `${names(core)} wait for one another. ${fitting(outcomes)}`,
  paradox: ({ convoys, outcomes }) => {
    const depends =
      convoys.length === 1 ? 'convoy depends on itself' : 'convoys depend on themselves';
    return `${listed(convoys.map(unitsOwn))} ${depends}. ${fitting(outcomes)}`;
  },
  title: ({ core, some, all }) => {
    if (some.length > 0) return `${names(some)} ${some.length === 1 ? 'moves' : 'move'}`;
    if (core.length === 1) return `${names(core)} ${all ? 'moves' : 'stays'}`;
    const every = core.length === 2 ? 'both' : `all ${numberWord(core.length)}`;
    return `${every} ${all ? 'move' : 'stay'}`;
  },
  world: ({ move, stay, available, disrupted }) =>
    `${listed([
      ...part(move.map(unitName), 'succeeds', 'succeed'),
      ...part(stay.map(unitName), 'fails to move', 'fail to move'),
      ...part(available.map(convoyOf), 'is available', 'are available'),
      ...part(disrupted.map(convoyOf), 'is disrupted', 'are disrupted'),
    ])}.`,
  suppose: ({ unit, yes }) => `suppose that ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`,
  then: ({ kind, unit, yes }) => {
    switch (kind) {
      case 'move':
        return `then ${unitsOwn(unit)} move ${yes ? 'succeeds' : 'fails'}.`;
      case 'convoy':
        return yes
          ? `then nobody dislodges ${unitName(unit)}, and its convoy is available.`
          : `then ${unitName(unit)} is dislodged, and its convoy is disrupted.`;
      case 'path':
        return `then the army in ${unitName(unit)} is ${yes ? '' : 'not '}carried across.`;
      case 'support':
        return `then ${unitsOwn(unit)} support is ${yes ? 'given' : 'cut'}.`;
    }
  },
  so: ({ unit, yes, fits, powerless, score }) => {
    const numbers = powerless ? POWERLESS[powerless] : against(score.attack, score.against);
    const comes = yes ? 'succeeds' : 'fails';
    return fits
      ? `so ${unitsOwn(unit)} move ${comes}, ${numbers}, as supposed: this fits.`
      : `so ${unitsOwn(unit)} move ${comes} after all, ${numbers}: a contradiction.`;
  },
};

import type { CycleMessage, CycleNearMiss, Loop, Settled } from '../../messages/cycle.ts';
import type { Table } from '../language.ts';
import { placeName, spaceName, unitName, unitsOwn, unitThere } from './names.ts';
import { counted, listed, numberWord } from './words.ts';

const STAY = 'all units concerned stay where they are';

/** What the rule for paradoxes does to so many convoys. */
function rule(settled: Settled, convoys: number, outcomes: number): string {
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
      const none = outcomes === 1 ? 'not in it' : outcomes === 2 ? 'in neither' : 'in none';
      return `${none} ${one ? 'is the convoy' : 'are these convoys all'} disrupted; then by this edition ${STAY}.`;
    }
  }
}

/** The way round, supposing first that the attack succeeds, and then that it fails. */
function around({ attacker, fleet, army, supporter, agrees }: Loop): string {
  const [name, comes] = [unitName(attacker), ['succeeds', 'fails']];
  const [yes, no] = agrees ? comes : comes.toReversed();
  return `if ${name} dislodges ${unitName(fleet)}, the army from ${spaceName(army.at)} never arrives, ${unitsOwn(supporter)} support is given, and so ${name} ${yes ?? ''}. If ${name} fails, the army arrives and cuts that support, and so ${name} ${no ?? ''}. ${agrees ? 'Both outcomes fit the orders' : 'No outcome fits the orders'}.`;
}

export const core: Table<CycleMessage> = {
  rotation: ({ core: units }) => {
    if (units.length === 2)
      return `${listed(units.map(unitName))} each wait for the other to leave, and nothing else stops them. So both move.`;
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
      return `what becomes of the convoys of ${listed(convoys.map(unitName))} depends on these convoys themselves, and ${fit}. ${end}`;
    return outcomes === 0
      ? `${unitsOwn(only)} convoy contradicts itself: if it succeeds it fails, and if it fails it succeeds. ${end}`
      : `what becomes of ${unitsOwn(only)} convoy depends on the convoy itself, and ${fit}. ${end}`;
  },
  'move-stopped': ({ unit, to }) =>
    `the rule for paradoxes stops the move from ${spaceName(unit.at)} to ${placeName(to)}, so ${unitName(unit)} stays.`,
};

export const cycleNearMisses: Table<CycleNearMiss> = {
  'staying-fits': ({ units }) =>
    `${units === 2 ? 'both' : 'all'} staying would fit the orders just as well, but the rule lets them move.`,
};

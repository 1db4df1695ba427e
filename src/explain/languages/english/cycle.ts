import type { Backup, CycleNearMiss, CycleMessage } from '../../messages/cycle.ts';
import type { Table } from '../language.ts';
import { placeName, spaceName, unitName, unitsOwn, unitThere } from './names.ts';
import { counted, listed, numberWord } from './words.ts';

/** What the rule for paradoxes does to so many convoys. */
function settled(backup: Backup, convoys: number): string {
  const broken = convoys === 1 ? 'the convoy is broken' : 'these convoys are all broken';
  const hold = 'all units concerned stay where they are';
  switch (backup) {
    case 'broken':
      return broken;
    case 'all-hold':
      return hold;
    case 'broken-or-all-hold':
      return `${broken} if that is one of the outcomes, and else ${hold}`;
  }
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
  paradox: ({ convoys, outcomes, backup }) => {
    const rule = `The rule for paradoxes settles it: ${settled(backup, convoys.length)}.`;
    const fit =
      outcomes === 0
        ? 'no outcome fits the orders'
        : `the orders allow ${counted(outcomes, 'outcome')}`;
    const [only, ...more] = convoys;
    if (only === undefined || more.length > 0)
      return `what becomes of the convoys of ${listed(convoys.map(unitName))} depends on these convoys themselves, and ${fit}. ${rule}`;
    return outcomes === 0
      ? `${unitsOwn(only)} convoy contradicts itself: if it succeeds it fails, and if it fails it succeeds. ${rule}`
      : `what becomes of ${unitsOwn(only)} convoy depends on the convoy itself, and ${fit}. ${rule}`;
  },
  'move-stopped': ({ unit, to }) =>
    `the rule for paradoxes stops the move from ${spaceName(unit.at)} to ${placeName(to)}, so ${unitName(unit)} stays.`,
};

export const cycleNearMisses: Table<CycleNearMiss> = {
  'staying-fits': ({ units }) =>
    `${units === 2 ? 'both' : 'all'} staying would fit the orders just as well, but the rule lets them move.`,
};

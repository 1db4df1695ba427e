import type { FactOf } from '../trace/fact.ts';
import { spaceOf } from '../board/board.ts';
import { kindAt, placeName, spaceName, unitName, unitsOwn } from './names.ts';
import type { Telling } from './telling.ts';
import { counted, listed, numberWord } from './words.ts';

/** Moves that wait for one another and for nothing else. */
export function rotation({ core }: FactOf<'rotation'>): string {
  const names = listed(core.map(unitName));
  return core.length === 2
    ? `${names} each wait for the other to leave, and nothing else stops them. So both move.`
    : `${names} each wait for the next to leave, and nothing else stops them. So all ${numberWord(core.length)} move together.`;
}

export function moveRotates({ unit, to }: FactOf<'move-rotates'>, t: Telling): string {
  const there = kindAt(spaceOf(to), t.units);
  return `${unitName(unit)} moves to ${placeName(to)}, while the ${there} there moves on.`;
}

/** What the edition’s rule for paradoxes does to so many convoys. */
function backup(convoys: number, outcomes: number, t: Telling): string {
  const broken = convoys === 1 ? 'the convoy is broken' : 'these convoys are all broken';
  const hold = 'all units concerned stay where they are';
  switch (t.edition.choices.paradox) {
    case 'convoys-fail':
      return broken;
    case 'all-hold':
      return hold;
    case 'convoys-fail-or-all-hold':
      return outcomes === 0 ? hold : `${broken} if that is one of the outcomes, and else ${hold}`;
  }
}

/** A convoy on which its own fate depends. */
export function paradox({ convoys, outcomes }: FactOf<'paradox'>, t: Telling): string {
  const rule = `The rule for paradoxes settles it: ${backup(convoys.length, outcomes, t)}.`;
  const fit =
    outcomes === 0
      ? 'no outcome fits the orders'
      : `the orders allow ${counted(outcomes, 'outcome')}`;
  const [only, ...more] = convoys;
  if (only === undefined || more.length > 0) {
    return `what becomes of the convoys of ${listed(convoys.map(unitName))} depends on these convoys themselves, and ${fit}. ${rule}`;
  }
  return outcomes === 0
    ? `${unitsOwn(only)} convoy contradicts itself: if it succeeds it fails, and if it fails it succeeds. ${rule}`
    : `what becomes of ${unitsOwn(only)} convoy depends on the convoy itself, and ${fit}. ${rule}`;
}

export function moveStopped({ unit, to }: FactOf<'move-stopped'>): string {
  return `the rule for paradoxes stops the move from ${spaceName(unit)} to ${placeName(to)}, so ${unitName(unit)} stays.`;
}

/** That the orders alone would let all of a circle stay as well. */
export function coreNearMiss({ core, outcomes }: FactOf<'rotation'>): string | null {
  return outcomes === 2
    ? `${core.length === 2 ? 'both' : 'all'} staying would fit the orders just as well, but the rule lets them move.`
    : null;
}

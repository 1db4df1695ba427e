import { MOVE, NO, PATH, value, YES } from './known.ts';
import type { Known } from './known.ts';
import type { Turn, Unit } from './turn.ts';

/** Why a location is barred to a dislodged unit (1971 XI; DATC 3.0 4.A.5). */
export type Bar = 'attacker-origin' | 'occupied' | 'stand-off';

/** Whether a move keeps others out of its destination: it has a path, and is not beaten from there. */
export const keepsOut = (mover: Unit, turn: Turn, known: Known): boolean =>
  turn.law.prevent(mover, turn, known, false) > 0;

const moved = (unit: Unit, known: Known): boolean =>
  unit.task === 'move' && value(known, unit, MOVE) === YES;

/** Why a unit that `by` dislodged cannot retreat to a location; null: it can. */
export function barred(at: number, by: Unit, turn: Turn, known: Known): Bar | null {
  const space = turn.board.spaceOf[at] ?? at;
  if (space === by.space && !(by.isCarried && turn.choices.retreatToConvoyOrigin))
    return 'attacker-origin';
  const there = turn.at[space];
  const comers = turn.units.filter((unit) => unit.task === 'move' && unit.goal === space);
  if (comers.some((unit) => moved(unit, known)) || (there && !moved(there, known)))
    return 'occupied';
  return comers.some((unit) => keepsOut(unit, turn, known)) ? 'stand-off' : null;
}

/** A dislodged unit, and the locations to which it may retreat. */
export interface Dislodged {
  readonly unit: Unit;
  readonly by: Unit;
  readonly retreats: readonly number[];
}

export const dislodgedIn = (turn: Turn, known: Known): readonly Dislodged[] =>
  turn.units.flatMap((unit): readonly Dislodged[] => {
    const by = turn.law.dislodger(unit, turn, known);
    if (!by) return [];
    const near = turn.board.goes[unit.kind][unit.at] ?? [];
    return [{ unit, by, retreats: near.filter((at) => !barred(at, by, turn, known)) }];
  });

/** Whether a move reached its destination, though others may have kept it out. */
export const arrived = (mover: Unit, known: Known): boolean => value(known, mover, PATH) !== NO;

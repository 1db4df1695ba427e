import type { BarredReason } from '../trace/fact.ts';
import type { Known } from './known.ts';
import type { MovementTurn, TurnUnit } from './turn.ts';

/** A dislodged unit, the one that dislodged it, and the locations beside it: open to its retreat, or barred. */
export interface Retreating {
  readonly unit: TurnUnit;
  readonly by: TurnUnit;
  readonly near: readonly { readonly at: number; readonly reason: BarredReason | null }[];
}

/** The dislodged units of a turn that is decided. */
export const dislodgedIn = (turn: MovementTurn, known: Known): readonly Retreating[] =>
  turn.units.flatMap((unit): readonly Retreating[] => {
    const by = turn.law.dislodger(unit, turn, known);
    if (!by) return [];
    const near = turn.board.goes[unit.kind][unit.at] ?? [];
    return [
      { unit, by, near: near.map((at) => ({ at, reason: turn.law.bars(at, by, turn, known) })) },
    ];
  });

/** Where it may retreat. */
export const openTo = ({ near }: Retreating): readonly number[] =>
  near.flatMap(({ at, reason }) => (reason === null ? [at] : []));

import { boardIn, type Board, type Unit } from '../../../board/board.ts';
import { unitAt, type UnitAt } from '../../../board/unit-at.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentFact, AdjustmentFactOf } from '../../../trace/adjustment-fact.ts';
import type { AdjustmentTurn } from '../../../trace/phase-turn.ts';
import type { Step } from '../../../trace/step.ts';

/** What a sentence about adjustments may look up. */
export interface AdjustmentContext {
  readonly board: Board;
  readonly units: ReadonlyMap<UnitAt, Unit>;
  readonly turn: AdjustmentTurn;
  readonly step: Step<AdjustmentFact>;
}

export const adjustmentContext = (
  step: Step<AdjustmentFact>,
  turn: AdjustmentTurn,
): AdjustmentContext => ({
  board: boardIn(turn.position),
  units: new Map(turn.position.units.map((unit) => [unitAt(unit), unit])),
  turn,
  step,
});

/** How many centres and units a power has, if a step before this one says so. */
export const countOf = (
  power: Power,
  { turn, step }: AdjustmentContext,
): AdjustmentFactOf<'adjustment'> | undefined =>
  turn.ruling.steps
    .slice(0, step.id)
    .map(({ fact }) => fact)
    .find((fact) => fact.type === 'adjustment' && fact.power === power) as
    | AdjustmentFactOf<'adjustment'>
    | undefined;

/** How many centres and units a power has. */
export interface Holdings {
  readonly centres: number;
  readonly units: number;
}

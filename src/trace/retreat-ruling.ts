import type { Location, Position, Unit } from '../board/board.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Barred, UnitAt } from './fact.ts';
import type { RetreatFact } from './retreat-fact.ts';
import type { Step } from './step.ts';

/**
 * A dislodged unit where it was dislodged, and where it may go: as the movement phase decided, or as the game master
 * says.
 */
export interface Retreater {
  readonly unit: Unit;
  readonly retreats: readonly Location[];
  /** The adjacent locations that are closed to it, and why. */
  readonly barred: readonly Barred[];
  /** The army aboard, for a fleet that has one: it goes with its fleet (A/F IV.a). */
  readonly aboard?: Unit;
  /** Where the Right-Hand Rule takes it if no retreat is ordered for it (A/F IV.e). */
  readonly displaced?: Location;
}

/** The board before a retreat phase: which units are where after the moves, and which must retreat. */
export interface RetreatPosition extends Position {
  readonly dislodged: readonly Retreater[];
}

/** The possible outcomes for a dislodged unit, or for the order that it was given. */
export const RETREAT_OUTCOMES = [
  'retreats',
  'collides', //  another unit is ordered to the same space: both are disbanded
  'disbands',
  'illegal',
  'ambiguous',
] as const;
/** The outcome for a dislodged unit. */
export type RetreatOutcome = (typeof RETREAT_OUTCOMES)[number];

/** One order of the phase, or a dislodged unit that was given none (`order` null: it disbands, or is displaced). */
export interface RuledRetreat {
  readonly unit: UnitAt;
  readonly order: RetreatPhaseOrder | null;
  readonly outcome: RetreatOutcome;
  /** The step that settles the outcome; null without a trace. */
  readonly step: number | null;
}

/** All outcomes of a retreat phase. Plain data: survives JSON. */
export interface RetreatRuling {
  readonly edition: string;
  /** In board order; for one space in the order of writing. Orders for units that are not dislodged come last. */
  readonly orders: readonly RuledRetreat[];
  /** All units on the board afterwards, in board order. */
  readonly after: Position;
  readonly steps: readonly Step<RetreatFact>[];
}

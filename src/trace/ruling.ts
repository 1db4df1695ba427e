import type { Location, Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Barred, UnitAt } from './fact.ts';
import type { Step } from './step.ts';

/**
 * After Kruijswijk: the outcome of an order. `no-path`, `bounces`, `blocked` and `stopped` are the ways in which a move
 * fails.
 */
export const OUTCOMES = [
  'holds',
  'succeeds',
  'bounces',
  'no-path',
  'blocked',
  'stopped',
  'given',
  'cut',
  'available',
  'disrupted',
  'void',
  'illegal',
  'ambiguous',
  // Army/Fleet module: a boarding; a fleet that takes its army back; a ferried army that stays aboard.
  'attacked',
  'recalled',
  'aboard',
] as const;
/** The outcome of an order. */
export type Outcome = (typeof OUTCOMES)[number];

/** One order of the turn, or a unit that was given none (`order` null). */
export interface RuledOrder {
  readonly unit: UnitAt;
  readonly order: Order | null;
  readonly outcome: Outcome;
  readonly dislodged: boolean;
  /** The step that settles the outcome; null for a plain hold, or without a trace. */
  readonly step: number | null;
}

/** A unit that was dislodged, the unit that dislodged it, and where it may retreat (1971 XI). */
export interface Dislodged {
  readonly unit: UnitAt;
  readonly by: UnitAt;
  /** In board order; if empty, the unit is disbanded. */
  readonly retreats: readonly Location[];
  /** The other locations adjacent to it, in board order. */
  readonly barred: readonly Barred[];
  /** The army aboard, for a fleet that has one (A/F IV.a). */
  readonly aboard?: UnitAt;
  /** Where the Right-Hand Rule takes it if no retreat is ordered for it (A/F IV.e). */
  readonly displaced?: Location;
}

/** All outcomes of a turn. Plain data: survives JSON. */
export interface Ruling {
  /** `Edition.id`. */
  readonly edition: string;
  /**
   * In the order of the board's spaces; several orders to one unit by their meaning. Orders to units that are not there
   * come last.
   */
  readonly orders: readonly RuledOrder[];
  readonly dislodged: readonly Dislodged[];
  /** The armies that starve aboard (A/F II.b); omitted if there are none. */
  readonly starved?: readonly UnitAt[];
  /** The units on the board after the moves, without the dislodged ones. */
  readonly after: Position;
  /** Empty with `trace: false`. */
  readonly steps: readonly Step[];
}

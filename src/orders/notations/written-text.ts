import type { Location, Unit, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type {
  WrittenAdjustment,
  WrittenOrder,
  WrittenRetreat,
} from '../interpret/written-order.ts';
import type { OrderError, Words } from '../parsed-orders.ts';

/** What a report may say of an order. Several may stand together; none means that the text does not say. */
export const ORDER_RESULTS = [
  'succeeded',
  'bounced',
  'failed', //      and the cause is not said
  'cut',
  'void',
  'dislodged',
  'disrupted',
  'no convoy',
] as const;
export type OrderResult = (typeof ORDER_RESULTS)[number];

export const ORDER_PHASES = ['movement', 'retreats', 'adjustments'] as const;
export type OrderPhase = (typeof ORDER_PHASES)[number];

interface Stated {
  /** What the text says became of it; empty if it does not say. */
  readonly results: readonly OrderResult[];
}

/** An order of any phase as a text states it. */
export type Statement = Stated &
  (
    | { readonly phase: 'movement'; readonly written: WrittenOrder }
    | { readonly phase: 'retreats'; readonly written: WrittenRetreat }
    | { readonly phase: 'adjustments'; readonly written: WrittenAdjustment }
  );

/** Words that have several readings, or one that is not what they say. */
export interface Doubt extends Words {
  readonly readings: readonly string[];
}

/** Words that order nothing: a greeting, a heading, a remark behind an order. */
export interface Skipped {
  readonly line: number;
  readonly text: string;
}

/** A unit that a text lists. What it does not say is null. */
export interface ListedUnit {
  readonly power: Power | null;
  readonly kind: UnitKind | null;
  readonly at: Location;
}

/** The spaces that a dislodged unit may retreat to, as a report lists them. */
export interface ListedRetreats {
  readonly unit: Unit;
  readonly to: readonly Location[];
}

/** What a notation finds in a text, before anybody asks what its names and letters mean. All in the order of the text. */
export interface WrittenText {
  readonly statements: readonly Statement[];
  readonly skipped: readonly Skipped[];
  readonly doubts: readonly Doubt[];
  readonly errors: readonly OrderError[];
  /** The units of orders that could not be read, as if they held. */
  readonly idle?: readonly WrittenOrder[];
  /** The position, if the text lists one. */
  readonly units?: readonly ListedUnit[];
  readonly retreats?: readonly ListedRetreats[];
  /** Written by a program: a support of a move that goes nowhere stays one (DATC 6.A.5). */
  readonly asWritten?: boolean;
  /** Seas on the way are how this notation writes a convoy, and no repair. */
  readonly namesRoutes?: boolean;
  /** Every order names its units in full: the position that the text lists, maybe of another turn, knows no better. */
  readonly namesUnits?: boolean;
  /** Units may go without a letter in this notation, so that one that can only be meant is no repair. */
  readonly lacksLetters?: boolean;
}

/** What is known of a text before it is read. */
export interface TextHint {
  readonly power?: Power | undefined;
  readonly phase?: OrderPhase | undefined;
}

export const EMPTY_TEXT: WrittenText = { statements: [], skipped: [], doubts: [], errors: [] };

/** A place that is known exactly. */
export const sideOf = (at: Location): 'N' | 'E' | 'S' | 'W' | null => {
  const side = at.charAt(4);
  return side === 'N' || side === 'E' || side === 'S' || side === 'W' ? side : null;
};

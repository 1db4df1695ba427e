import type { Location, SpaceId, Unit, UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type {
  WrittenAdjustment,
  WrittenOrder,
  WrittenPlace,
  WrittenRetreat,
} from '../interpret/written-order.ts';
import type { OrderError, Words } from '../parsed-orders.ts';

/** What a report may say about an order. Several may apply at once; none means that the text does not say. */
export const ORDER_RESULTS = [
  'succeeded',
  'bounced',
  'failed', //      and the cause is not stated
  'cut',
  'void',
  'dislodged',
  'disrupted',
  'no convoy',
] as const;
/** The result of an order as a report states it. */
export type OrderResult = (typeof ORDER_RESULTS)[number];

/** The phases in which orders are given. */
export const ORDER_PHASES = ['movement', 'retreats', 'adjustments'] as const;
/** The phase of an order. */
export type OrderPhase = (typeof ORDER_PHASES)[number];

interface Stated {
  /** The outcome according to the text; empty if it does not say. */
  readonly results: readonly OrderResult[];
  /** Where a note says that the unit then goes: `(dislodged, retreats to Hol)`. */
  readonly retreat?: WrittenPlace;
}

/** An order of any phase as a text states it. */
export type Statement = Stated &
  (
    | { readonly phase: 'movement'; readonly written: WrittenOrder }
    | { readonly phase: 'retreats'; readonly written: WrittenRetreat }
    | { readonly phase: 'adjustments'; readonly written: WrittenAdjustment }
  );

/** Why orders count only if the reader confirms them. */
export const UNCONFIRMED = [
  'quoted', //       the mail quotes them below orders of its own
  'other-power', //  the mail is from another power
  'other-turn', //   the mail names another turn
  'unsigned', //     one of several mails does not say from whom it is
] as const;
/** Why orders count only if the reader confirms them. */
export type Unconfirmed = (typeof UNCONFIRMED)[number];

/** Words with several readings, or with one that differs from what they say. */
export interface Doubt extends Words {
  readonly readings: readonly string[];
  /** Another order of the text for the same unit, in the case format. */
  readonly rival?: string;
  /** Why this order does not count unless that is confirmed. */
  readonly why?: Unconfirmed;
}

/** Words that order nothing: a greeting, a heading, a remark after an order. */
export interface Skipped {
  readonly line: number;
  readonly text: string;
}

/** A unit that a text lists. What the text does not say is null. */
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

/** The owner of each centre that is owned. */
export type CentreOwners = Readonly<Partial<Record<SpaceId, Power>>>;

/** What a notation finds in a text, before its names and letters are interpreted. All in the order of the text. */
export interface WrittenText {
  readonly statements: readonly Statement[];
  readonly skipped: readonly Skipped[];
  readonly doubts: readonly Doubt[];
  readonly errors: readonly OrderError[];
  /** The units of orders that could not be read, as if they held. */
  readonly idle?: readonly WrittenOrder[];
  /** Headings that name no power, in the order of the text. */
  readonly unknownHeadings?: readonly Words[];
  /** The position, if the text lists one. */
  readonly units?: readonly ListedUnit[];
  readonly retreats?: readonly ListedRetreats[];
  /** The owners of centres, if the text lists them. */
  readonly owners?: CentreOwners | null;
  /** Written by a program: a support of a move that goes nowhere stays one (DATC 6.A.5). */
  readonly asWritten?: boolean;
  /** Naming the seas along the way is how this notation writes a convoy, so it is not a repair. */
  readonly namesRoutes?: boolean;
  /**
   * Every order names its units in full, so the position that the text lists, maybe of another turn, does not override
   * them.
   */
  readonly namesUnits?: boolean;
  /** Units may lack a letter in this notation, so supplying the only one that can be meant is not a repair. */
  readonly lacksLetters?: boolean;
}

/** What is known about a text before it is read. */
export interface TextHint {
  readonly power?: Power | undefined;
  readonly phase?: OrderPhase | undefined;
}

export const EMPTY_TEXT: WrittenText = { statements: [], skipped: [], doubts: [], errors: [] };

/** The side of a location that is known exactly. */
export const sideOf = (at: Location): 'N' | 'E' | 'S' | 'W' | null => {
  const side = at.charAt(4);
  return side === 'N' || side === 'E' || side === 'S' || side === 'W' ? side : null;
};

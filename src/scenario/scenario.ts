import type { Location, Position, SpaceId, Unit } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { HouseRules } from '../rules/custom-edition.ts';
import type { EditionName } from '../rules/edition.ts';
import type { AdjustmentOutcome } from '../trace/adjustment-ruling.ts';
import type { Retreater, RetreatOutcome } from '../trace/retreat-ruling.ts';
import type { Outcome } from '../trace/ruling.ts';

export const COLLECTIONS = [
  'rulebook-1971',
  'rulebook-1982',
  'retreats',
  'adjustments',
  'games',
  'sample-game',
  'datc',
  'army-fleet',
] as const;
/** The folder of a scenario; `own` for a file anywhere else. */
export type Collection = (typeof COLLECTIONS)[number] | 'own';

/** What a scenario expects of one order. */
export interface ExpectedOrder {
  /** The order as the file writes it. */
  readonly text: string;
  readonly order: Order;
  readonly outcome: Outcome;
  readonly dislodged: boolean;
}

/** A unit that a scenario expects to be dislodged, and where it may retreat. */
export interface ExpectedDislodgement {
  readonly unit: SpaceId;
  readonly by: SpaceId;
  /** In board order; empty: the unit is disbanded. */
  readonly retreats: readonly Location[];
}

/** The phases of a turn, in the order in which they are played. */
export const PHASES = ['movement', 'retreats', 'adjustments'] as const;
/** A phase of a turn. */
export type Phase = (typeof PHASES)[number];

/** A retreat phase in a scenario. */
export interface RetreatPart {
  /** The dislodged units of a scenario that begins here; null: those that its movement phase dislodges. */
  readonly given: readonly Retreater[] | null;
  readonly orders: readonly RetreatPhaseOrder[];
}

/** An adjustment phase in a scenario. */
export interface AdjustmentPart {
  /** True: `owners` are counted as they are, and no unit captures the centre it occupies. */
  readonly captured: boolean;
  readonly orders: readonly AdjustmentOrder[];
}

/** The part of a turn that a scenario covers: one phase or several in a row. */
export interface Phases {
  /** The units before the first phase, without dislodged ones, and the owners of the centres before all phases. */
  readonly position: Position;
  /** The orders of the movement phase; none if the scenario begins later. */
  readonly orders: readonly Order[];
  /** Null: the scenario has no such phase. */
  readonly retreats: RetreatPart | null;
  readonly adjustments: AdjustmentPart | null;
}

/** What a scenario expects of one order of a retreat phase. A unit without an order is disbanded. */
export interface ExpectedRetreat {
  readonly text: string;
  readonly order: RetreatPhaseOrder;
  readonly outcome: RetreatOutcome;
}

/** What a scenario expects of one build, removal or waiver. */
export interface ExpectedAdjustment {
  readonly text: string;
  readonly order: AdjustmentOrder;
  readonly outcome: AdjustmentOutcome;
}

/** What a scenario expects of an adjustment phase. */
export interface ExpectedAdjustments {
  readonly orders: readonly ExpectedAdjustment[];
  /** The units removed without an order; those of one power in the order of removal. */
  readonly removed: readonly Unit[];
  /** The powers whose centres afterwards the scenario states, with those centres. */
  readonly owners: Readonly<Partial<Record<Power, readonly SpaceId[]>>>;
}

/** A comment on some of the orders. */
export interface CommentOnOrders {
  /** One or two sentences. */
  readonly text: string;
  /** The same in German, if the file has it. */
  readonly de: string | null;
  /** The orders it is about: their indices among the orders of their phase. */
  readonly on: readonly { readonly phase: Phase; readonly order: number }[];
}

/** The title of a scenario or a game, and what it shows. */
export interface ScenarioTexts {
  readonly title: string;
  /** A few words for a card: "Unless dislodged". */
  readonly short: string;
  /** What it shows, in our own words; one or two sentences. */
  readonly note: string;
  /** An author's notes, marks and question, as lines (`words/author-words.ts`). */
  readonly words?: string;
}

/** A part of a turn worth looking at, with its expected outcome. Plain data. */
export interface Scenario extends Phases, ScenarioTexts {
  /** Folder and file name: `rulebook-1971/example-09`. Also its address on the site. */
  readonly slug: string;
  readonly collection: Collection;
  /** The texts in German, if the file has them. */
  readonly de: ScenarioTexts | null;
  /**
   * The paragraph it demonstrates: `X`, `IX.7`; `Sample game` for the rulebook's game, `Game` for a turn of another
   * one.
   */
  readonly paragraph: string;
  /** The number of the printed example, if it is one. */
  readonly example: number | null;
  /** Its number in our list of the rulebook's examples: `E38`. */
  readonly entry: string | null;
  /** The paragraph states only the rule: this position is our own. */
  readonly instance: boolean;
  /** `Spring 1901`, where the season matters. */
  readonly phase: string | null;
  /** The editions that agree on the expectation; the first one is shown first. */
  readonly editions: readonly EditionName[];
  /** House rules, based on the only edition, that rule everything; in the reader's own files. */
  readonly rules?: HouseRules;
  readonly expected: readonly ExpectedOrder[];
  /** Dislodged in the movement phase. */
  readonly dislodged: readonly ExpectedDislodgement[];
  /** The seas, before the moves, whose army aboard starves (A/F II.b); left out if none does. */
  readonly starved?: readonly SpaceId[];
  readonly expectedRetreats: readonly ExpectedRetreat[];
  /** Null: no adjustment phase. */
  readonly expectedAdjustments: ExpectedAdjustments | null;
  readonly comments: readonly CommentOnOrders[];
}

/** The phases that a scenario has, in order. */
export function phasesOf({ orders, retreats, adjustments }: Phases): readonly Phase[] {
  const has = {
    movement: orders.length > 0,
    retreats: retreats !== null,
    adjustments: adjustments !== null,
  };
  return PHASES.filter((phase) => has[phase]);
}

import type { Outcome } from '../trace/ruling.ts';
import type { Location, Position, SpaceId } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { EditionId } from '../rules/edition.ts';

export const COLLECTIONS = ['rulebook-1971', 'rulebook-1982', 'sample-game', 'datc'] as const;
/** The folder a scenario lies in; `own` for a file anywhere else. */
export type Collection = (typeof COLLECTIONS)[number] | 'own';

/** What a scenario says must happen to one order. */
export interface ExpectedOrder {
  /** The order as the file writes it. */
  readonly text: string;
  readonly order: Order;
  readonly outcome: Outcome;
  readonly dislodged: boolean;
}

export interface ExpectedDislodgement {
  readonly unit: SpaceId;
  readonly by: SpaceId;
  /** In board order; empty: the unit is disbanded. */
  readonly retreats: readonly Location[];
}

/** A movement phase worth looking at, with what it must come to. Plain data. */
export interface Scenario {
  /** Folder and file name: `rulebook-1971/example-09`. Also its address on the site. */
  readonly slug: string;
  readonly collection: Collection;
  readonly title: string;
  /** A few words for a card: "Unless dislodged". */
  readonly short: string;
  /** The paragraph it demonstrates: `X`, `IX.7`; `Sample game` for the rulebook's game. */
  readonly paragraph: string;
  /** The number of the printed example, if it is one. */
  readonly example: number | null;
  /** Its number in our list of the rulebook's examples: `E38`. */
  readonly entry: string | null;
  /** The paragraph states only the rule: this position is ours. */
  readonly instance: boolean;
  /** `Spring 1901`, where the season matters. */
  readonly phase: string | null;
  /** What it shows, in our own words; one or two sentences. */
  readonly note: string;
  /** The editions that agree on the expectation; the first one is shown first. */
  readonly editions: readonly EditionId[];
  readonly position: Position;
  readonly orders: readonly Order[];
  readonly expected: readonly ExpectedOrder[];
  readonly dislodged: readonly ExpectedDislodgement[];
}

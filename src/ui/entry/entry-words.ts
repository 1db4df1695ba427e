import type { OrderError } from '../../orders/parsed-orders.ts';
import type { Location, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { OrderAnswer, NextQuestion, Kind, AnsweredWay } from './order-answers.ts';
import type { EntryOrder, EntryPhase } from './entry-task.ts';
import type { EntryPlace, RefusalMessage } from './choices/order-choices.ts';

/** The current question: the place being ordered, the answers so far, and the question with its answers. */
export interface QuestionMessage {
  readonly place: EntryPlace;
  readonly answered: readonly OrderAnswer[];
  readonly asked: NextQuestion;
  /** The unit that was pressed after the ordered one. */
  readonly about: Unit | null;
}

type Reason = RefusalMessage['say'];
type IllegalReason = Extract<Reason, `illegal${string}`>;

/** The words of a language for entering orders. Orders themselves are in notation, the same in all languages. */
export interface EntryWords {
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A key for each kind; no two kinds of a phase share one. */
  readonly kindKeys: Readonly<Record<Kind, string>>;
  readonly coast: (at: Location) => string;
  readonly ways: Readonly<Record<AnsweredWay, string>>;
  readonly coastKey: (at: Location) => string;
  readonly wayKeys: Readonly<Record<AnsweredWay, string>>;
  /** Shown after a second unit was pressed. */
  readonly moveThere: string;
  readonly supportInPlace: string;
  readonly orderInstead: string;
  readonly space: (space: SpaceId) => string;
  readonly power: (power: Power) => string;
  readonly refusals: {
    readonly [R in Exclude<Reason, IllegalReason>]: (
      message: Extract<RefusalMessage, { say: R }>,
    ) => string;
  };
  /** A place to choose: "Fleet London, England, no order". */
  readonly placeLabel: (place: EntryPlace, order: string | null, phase: EntryPhase) => string;
  /** A space as a target: "North Sea", "Norway, fleet of Russia". */
  readonly targetLabel: (space: SpaceId, there: Unit | undefined) => string;
  readonly notOffered: (space: SpaceId) => string;
  readonly question: (message: QuestionMessage) => string;
  /** What to do before anything is chosen. */
  readonly opening: (phase: 'movement' | 'retreats', left: number, power: Power) => string;
  /** How many of a power's builds (above zero) or removals are done. */
  readonly due: (power: Power, due: number, done: number) => string;
  /** What has just been written: "Fleet London moves to North Sea." */
  readonly written: (order: EntryOrder) => string;
  /** What a unit without an order does. */
  readonly silent: (phase: EntryPhase) => string;
  /** The placeholder of an empty order sheet. */
  readonly examples: Readonly<Record<EntryPhase, string>>;
  readonly board: string;
  readonly section: string;
  readonly canBeOrdered: string;
  readonly keys: string;
  readonly back: string;
  readonly erase: string;
  readonly eraseTitle: string;
  readonly waive: string;
  readonly buildAfterAll: string;
  readonly whose: string;
  readonly withoutOrder: (count: number) => string;
  readonly noOrderYet: string;
  readonly handedIn: string;
  readonly undo: string;
  readonly redo: string;
  readonly illegal: string;
  readonly sheetLabel: (power: Power) => string;
  readonly understood: string;
  readonly line: (line: number) => string;
  readonly goThere: string;
  /** An order of another power is on the sheet. */
  readonly orderOf: (other: Power, error: OrderError) => string;
}

/** An answer on a button. */
export function answerText({ question, value }: OrderAnswer, words: EntryWords): string {
  switch (question) {
    case 'kind':
      return words.kinds[value];
    case 'coast':
      return words.coast(value);
    case 'way':
      return words.ways[value];
    case 'about':
    case 'whom':
    case 'where':
      return words.space(value);
  }
}

/** The key for an answer on a button; '' for one that is pressed on the map. */
export function answerKey({ question, value }: OrderAnswer, words: EntryWords): string {
  switch (question) {
    case 'kind':
      return words.kindKeys[value];
    case 'coast':
      return words.coastKey(value);
    case 'way':
      return words.wayKeys[value];
    case 'about':
    case 'whom':
    case 'where':
      return '';
  }
}

import type { Location, SpaceId } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { ConditionKind } from '../../ask/condition.ts';
import type { OrderType } from '../../orders/order.ts';

/** The player's texts around a turn: names of its parts and labels of its buttons. */
export interface PlayerWords {
  readonly why: string;
  readonly orders: string;
  readonly rule: string;
  readonly aboutStep: string;
  readonly stepOf: (step: number, last: number) => string;
  readonly playReasoning: string;
  readonly playback: string;
  readonly back: string;
  readonly pause: string;
  readonly play: string;
  readonly playAgain: string;
  readonly next: string;
  readonly speed: string;
  readonly steps: string;
  /** Which steps are shown: all, or the short version. */
  readonly allSteps: (steps: number) => string;
  readonly contestedOnly: (steps: number) => string;
  /** Above the list of orders, and what it shows about them. */
  readonly ruling: string;
  readonly allDecided: string;
  readonly decidedSoFar: string;
  readonly asRead: string;
  readonly asWritten: string;
  /** For a screen reader: what a player shows. */
  readonly boardAndReasoning: (name: string) => string;
}

/** The texts around a board. */
export interface BoardWords {
  /** For a screen reader: the keys that move the map. */
  readonly map: string;
  readonly zoom: string;
  readonly fit: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly full: string;
  readonly leaveFull: string;
  /** In the legend of the hatching. */
  readonly homeLand: string;
  /** Before the number of centres that each power owns. */
  readonly centres: string;
  readonly of: (title: string) => string;
  /** The name of a space on the map. */
  readonly space: (space: SpaceId) => string;
  /** A place in a list: `Spain (south coast)`. */
  readonly place: (location: Location) => string;
  /** As a heading. */
  readonly power: (power: Power) => string;
}

/** The words on the map itself, in a language other than English. */
export interface MapWords {
  readonly name: (space: SpaceId) => string;
  /** Words next to signs (`stage/layout/board-words.ts`). An empty one leaves it to the sign. */
  readonly signs: Readonly<Record<BoardSign, string>>;
}

export type BoardSign = 'cut' | 'disrupted' | 'stand-off';

/** What one does with a turn: predict its ruling, see it played, or ask about it. */
export type Mode = 'predict' | 'play' | 'ask';

/** What can be asked about an order, told apart by tense: what led here, what was missing, what would be. */
export type Asked = 'why' | 'missing' | 'what-if';

/** A question about an order, and what its answer is. */
export interface AskedWords {
  readonly question: string;
  readonly answer: string;
}

/** The texts of a prediction, one question at a time. */
export interface PredictWords {
  /** Before `2 of 3`. */
  readonly question: string;
  /** `place` may be several: `2–4`. */
  readonly questionOf: (place: string, all: number) => string;
  /** Rules several answers; `left`: how many are missing. */
  readonly check: (left: number) => string;
  readonly inOrder: string;
  readonly decidedBefore: string;
  readonly right: string;
  /** Before the answer, struck through. */
  readonly youSaid: string;
  readonly assumed: string;
  readonly goOn: (place: number, all: number) => string;
  readonly toTheEnd: string;
  readonly showMe: string;
  readonly allRight: string;
  readonly someRight: (right: number, all: number) => string;
  readonly again: string;
}

/** The texts around the answers to questions about a turn: headings, questions, buttons. */
export interface AskingWords {
  /** What one can do with a turn, for a screen reader. */
  readonly modesLabel: string;
  readonly modes: Readonly<Record<Mode, string>>;
  readonly predict: PredictWords;
  readonly askAbout: string;
  readonly playWhy: string;
  readonly wholeChain: (steps: number) => string;
  readonly nearlyInterfered: string;
  readonly why: AskedWords;
  /** For an order that failed, and for one that succeeded. */
  readonly missing: Readonly<Record<'failed' | 'succeeded', AskedWords>>;
  readonly whatIf: AskedWords;
  /** What a condition requires. Comes before the sentence that says how it is met, or why not. */
  readonly conditions: Readonly<Record<ConditionKind, string>>;
  readonly onlyWhatItRestsOn: (steps: number, all: number) => string;
  readonly showAll: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyRefused: string;
  readonly stop: string;
  readonly searchFailed: string;

  readonly searching: string;
  readonly noOtherOrder: string;
  /** No single order changes it, nor one with a support or a convoy; `pairs`: nor do two others together. */
  readonly nothingChangesIt: (pairs: boolean, tried: number) => string;
  /** No order of the power itself, by name, is among the answers. */
  readonly notByItself: (power: string) => string;
  readonly answerOf: (place: number, all: number) => string;
  readonly withChange: (changes: number) => string;
  readonly conditionsOf: string;
  readonly showOnBoard: string;
  readonly backToRuling: string;
  readonly nextAnswer: string;

  readonly whatForcedIt: string;
  /** A unit, in notation, without an order. */
  readonly noOrder: (unit: string) => string;
  readonly everyUnit: string;
  readonly allCombinations: (rulings: number) => string;
  /** `pairs`: not only single orders were ruled, but also the pairs that are likeliest to matter. */
  readonly singleOrders: (pairs: boolean, rulings: number) => string;

  readonly whatIfOrdered: string;
  readonly nothing: string;
  readonly orderTypes: Readonly<Record<OrderType, string>>;
  readonly changeUnits: string;
  /** A unit, in notation. */
  readonly takeAway: (unit: string) => string;
  readonly newPower: string;
  readonly armyOrFleet: string;
  readonly army: string;
  readonly fleet: string;
  readonly newPlace: string;
  readonly where: string;
  readonly add: string;

  readonly sameOutcomes: string;
  readonly sameOutcomesOtherBoard: string;
  readonly afterwards: string;
  /** A space without a unit. */
  readonly empty: string;
  readonly otherOutcomes: (orders: number) => string;
  readonly undo: string;
  readonly dotted: string;
  readonly order: string;
  readonly inScenario: string;
  readonly now: string;
  readonly notOnBoard: string;

  readonly circle: string;
  readonly paradox: string;
  /** Editions by name; may be empty. */
  readonly givesResult: (editions: readonly string[]) => string;
  /** Editions under which there is no cycle, but the same result. */
  readonly sameWithout: (editions: readonly string[], kind: 'circle' | 'paradox') => string;
  /** `worlds`: there are consistent outcomes, and the rule leads to none of them. */
  readonly settledByRule: (editions: readonly string[], worlds: boolean) => string;
  /** Under these editions there is no cycle. */
  readonly notBy: (editions: readonly string[], kind: 'circle' | 'paradox') => string;

  readonly editionsDisagree: string;
  readonly orderOf: string;
  readonly becauseOf: string;
  readonly or: string;
  readonly against: string;
  readonly allAgree: string;
  readonly disagree: (editions: readonly string[]) => string;
  readonly quoted: (text: string) => string;
  readonly sideBySide: string;
  readonly oneEdition: string;
  readonly edition: string;
  /** An edition in a list that differs from the one shown. */
  readonly differs: (edition: string) => string;
  readonly twoEditions: (name: string) => string;
  readonly editionsDifferHere: string;
  readonly boardBy: (edition: string, sentence: string) => string;
  /** For a unit, in notation. */
  readonly mayRetreatTo: (unit: string) => string;
  readonly nowhere: string;
}

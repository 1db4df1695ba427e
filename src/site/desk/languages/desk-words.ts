import type { Claim, Holds } from '../../../ask/dispute.ts';
import type { OrderType } from '../../../orders/order.ts';
import type { TurnDate, TurnLineErrorKind } from '../../../orders/turn-line/turn-line.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { TakenPosition } from '../paste/taken.ts';

/** What the desk says itself. */
export interface DeskWords {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  /** `Fall 1901, retreats`. */
  readonly date: (date: TurnDate, phase: EntryPhase) => string;
  /** `Fall, retreats`. */
  readonly season: (season: TurnDate['season'], phase: EntryPhase) => string;
  readonly orders: string;
  readonly position: string;
  readonly show: string;
  readonly undo: string;
  readonly redo: string;
  readonly ruling: string;
  readonly seeRuling: string;
  readonly noOrders: string;
  readonly noRetreats: string;
  readonly noAdjustments: string;
  readonly byEdition: (name: string) => string;
  /** Takes the ruled position to its next phase. */
  readonly goOn: (date: TurnDate, phase: EntryPhase) => string;
  readonly badLink: {
    readonly newer: string;
    readonly noModule: string;
    /** Of what a text reports: the turn is there. */
    readonly newerResults: string;
    readonly unreadableResults: string;
    readonly cutOff: (found: number, expected: number) => string;
    readonly unreadable: (column: number, expected: TurnLineErrorKind) => string;
  };
  readonly paste: PasteWords;
  readonly armyFleet: ArmyFleetDeskWords;
  readonly reported: ReportedWords;
  readonly rules: HouseRuleWords;
  readonly dispute: DisputeWords;
  readonly hand: HandWords;
}

export interface ArmyFleetDeskWords {
  /** Whether the module is in force. */
  readonly use: string;
  readonly loading: string;
  readonly failed: string;
  /** By which rules it is, and what the desk does not do with it. */
  readonly inForce: string;
  readonly explained: string;
  /** In which notation orders are handed on. */
  readonly notation: string;
  /** Armies on the board that the edition does not know. */
  readonly leftOut: (armies: number) => string;
}

/** Of the results that a pasted text states. */
export interface ReportedWords {
  readonly title: string;
  /** `apart`: so many of the orders that were compared. */
  readonly apart: (apart: number, compared: number) => string;
  readonly see: string;
}

export interface HouseRuleWords {
  readonly open: string;
  readonly hint: string;
  readonly name: string;
  readonly use: string;
  readonly stop: string;
  readonly kept: string;
  readonly forget: (name: string) => string;
  /** House rules are in force. */
  readonly inForce: (name: string, base: string) => string;
  readonly notKept: string;
}

export interface DisputeWords {
  readonly title: string;
  readonly hint: string;
  /** Near the top of a link that has a dispute. */
  readonly sent: string;
  readonly see: string;
  readonly about: string;
  readonly sides: readonly [string, string];
  readonly claim: (side: string) => string;
  readonly reading: (side: string) => string;
  readonly asWritten: (order: string) => string;
  readonly claims: (claim: Claim, type: OrderType | null) => string;
  /** Who is right, with what the two claim. */
  readonly holds: (holds: Holds, claims: readonly [string, string]) => string;
  /** What begins the sentence that `holds` ends. */
  readonly by: (editions: readonly string[]) => string;
  /** The same where all editions agree. */
  readonly byAll: string;
  /** The order as the two read it. */
  readonly readings: (first: string, second: string) => string;
  readonly ifRead: (order: string) => string;
  readonly parts: (first: string, second: string) => string;
  readonly together: string;
  readonly or: string;
  readonly against: string;
}

/** What is handed on, in which form. */
export const HAND_FORMS = ['text', 'markdown', 'chat'] as const;
export type HandForm = (typeof HAND_FORMS)[number];

export interface HandWords {
  readonly title: string;
  readonly copy: string;
  readonly forms: Readonly<Record<HandForm, string>>;
  readonly copied: string;
  readonly refused: string;
  readonly orders: string;
  readonly copyOrders: string;
  readonly file: string;
  readonly scenario: string;
  readonly print: string;
  readonly reasons: string;
  /** Of the lines for which a short text has no room. */
  readonly more: (lines: number) => string;
  readonly dispute: string;
  readonly noOrder: string;
  readonly dislodged: string;
}

export interface PasteWords {
  readonly open: string;
  readonly hint: string;
  /** With the Army/Fleet module. */
  readonly moduleHint: string;
  readonly label: string;
  readonly take: string;
  readonly notation: string;
  /** Notations by their ids, where they are called otherwise than `name` says. */
  readonly notations: Readonly<Record<string, string>>;
  readonly detected: (name: string) => string;
  readonly whose: string;
  readonly nobody: string;
  readonly tooLong: string;
  readonly understood: (orders: number, phase: EntryPhase) => string;
  readonly position: Readonly<Record<TakenPosition, string>>;
  /** Of units whose orders could not be read. */
  readonly idle: (units: readonly string[]) => string;
  /** Orders that fit units on the desk: with which units they are ruled. */
  readonly fits: string;
  readonly units: (position: TakenPosition, units: number) => string;
  /** What a doubt can mean that is no order. */
  readonly readings: Readonly<Record<string, string>>;
  readonly line: (line: number) => string;
  /** So many lines of a text that was taken over. */
  readonly unread: (lines: number) => string;
  /** Of its results, while there are such lines. */
  readonly uncompared: string;
  /** Shows that text again. */
  readonly back: string;
  readonly unclear: (words: string, readings: readonly string[]) => string;
  readonly skipped: (lines: number) => string;
  readonly without: (lines: readonly number[]) => string;
  readonly otherPhases: (lines: readonly number[]) => string;
}

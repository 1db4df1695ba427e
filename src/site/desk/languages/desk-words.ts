import type { TurnDate, TurnLineErrorKind } from '../../../orders/turn-line/turn-line.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { TakenPosition } from '../taken.ts';

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
  readonly noOrders: string;
  readonly noRetreats: string;
  readonly noAdjustments: string;
  readonly byEdition: (name: string) => string;
  /** Takes the ruled position to its next phase. */
  readonly goOn: (date: TurnDate, phase: EntryPhase) => string;
  readonly badLink: {
    readonly newer: string;
    readonly cutOff: (found: number, expected: number) => string;
    readonly unreadable: (column: number, expected: TurnLineErrorKind) => string;
  };
  readonly paste: PasteWords;
}

export interface PasteWords {
  readonly open: string;
  readonly hint: string;
  readonly label: string;
  readonly take: string;
  readonly notation: string;
  readonly detected: (name: string) => string;
  readonly whose: string;
  readonly nobody: string;
  readonly tooLong: string;
  readonly understood: (orders: number, phase: EntryPhase) => string;
  readonly position: Readonly<Record<TakenPosition, string>>;
  readonly unclear: (line: number, words: string, readings: readonly string[]) => string;
  readonly wrong: (line: number, message: string) => string;
  readonly skipped: (lines: number) => string;
  readonly skippedLine: (line: number, words: string) => string;
  readonly without: (lines: readonly number[]) => string;
  readonly otherPhases: (lines: readonly number[]) => string;
}

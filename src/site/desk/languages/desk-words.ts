import type { Calendar } from '../../../board/calendar.ts';
import type { TurnDate, TurnLineErrorKind } from '../../../orders/turn-line/turn-line.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { NotKept } from '../../../desk/house-rules.ts';
import type { OrderOnLine, TakenPosition } from '../../../desk/paste/taken.ts';

/** The words of the desk itself. */
export interface DeskWords {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  /** `Fall 1901, retreats`; without a date `Retreats`. */
  readonly date: (date: TurnDate, phase: EntryPhase, calendar: Calendar) => string;
  /** `Fall, retreats`; without seasons `Second turn, retreats`. */
  readonly season: (season: TurnDate['season'], phase: EntryPhase, calendar: Calendar) => string;
  readonly board: BoardChoiceWords;
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
  /** Moves the ruled position on to its next phase. */
  /** A link to a new game from the position, and why there is none while units retreat. */
  readonly startGame: readonly [link: string, notYet: string];
  readonly goOn: (date: TurnDate, phase: EntryPhase, calendar: Calendar) => string;
  readonly badLink: {
    readonly newer: string;
    readonly noModule: string;
    /** A board by its id. */
    readonly unknownBoard: (id: string) => string;
    readonly noBoard: (id: string) => string;
    /** About the reported results in a link: its turn is shown. */
    readonly newerResults: string;
    readonly unreadableResults: string;
    /** About its rules and its dispute: the turn is shown. */
    readonly unknownEdition: string;
    readonly unreadableRules: string;
    readonly unreadableDispute: string;
    readonly cutOff: (found: number, expected: number) => string;
    readonly unreadable: (column: number, expected: TurnLineErrorKind) => string;
  };
  readonly paste: PasteWords;
  readonly armyFleet: ArmyFleetDeskWords;
  readonly reported: ReportedWords;
  readonly rules: HouseRuleWords;
  readonly share: SharingTheDeskWords;
}

/** About the choice of the board. */
export interface BoardChoiceWords {
  /** Opens it; the name of the board on the desk. */
  readonly open: (name: string) => string;
  readonly standard: { readonly title: string; readonly name: string; readonly line: string };
  /** The heading of the boards with a map of their own. */
  readonly others: string;
  /** That of the boards of the reader's own. */
  readonly own: string;
  /** What the picture of a start shows. */
  readonly start: (name: string) => string;
  readonly put: string;
  readonly failed: string;
}

export interface ArmyFleetDeskWords {
  /** Whether the module is in force. */
  readonly use: string;
  readonly loading: string;
  readonly failed: string;
  /** Which rules are in force, and what the desk does not do under them. */
  readonly inForce: string;
  readonly explained: string;
  /** In which notation orders are shared. */
  readonly notation: string;
  /** Armies on the board that the edition does not know. */
  readonly leftOut: (armies: number) => string;
}

/** About the results that a pasted text states. */
export interface ReportedWords {
  readonly title: string;
  /** `apart`: this many of the orders that were compared. */
  readonly differing: (differing: number, compared: number) => string;
  readonly see: string;
}

export interface HouseRuleWords {
  readonly open: string;
  readonly hint: string;
  readonly name: string;
  /** Shown while the name is missing or an edition has it. */
  readonly needsName: string;
  readonly use: string;
  readonly stop: string;
  readonly kept: string;
  readonly forget: (name: string) => string;
  /** Shown when house rules are in force. */
  readonly inForce: (name: string, changed: string) => string;
  /** `2023 with changes`. */
  readonly changed: (base: string) => string;
  readonly allAgree: (name: string) => string;
  readonly notKept: Readonly<Record<NotKept, string>>;
}

export interface SharingTheDeskWords {
  readonly orders: string;
  readonly copyOrders: string;
  readonly file: string;
  readonly scenario: string;
}

export interface PasteWords {
  readonly open: string;
  readonly hint: string;
  /** Shown with the Army/Fleet module. */
  readonly moduleHint: string;
  /** On a board with a map of its own. */
  readonly boardHint: string;
  readonly take: string;
  /** About a scenario file. */
  readonly scenario: {
    readonly isOne: (title: string) => string;
    readonly put: string;
    /** A board by what the file calls it. */
    readonly noBoard: (name: string) => string;
    /** Before what is wrong, each with its line. */
    readonly errors: string;
  };
  readonly notation: string;
  /** Notations by id, if their name differs from `name`. */
  readonly notations: Readonly<Record<string, string>>;
  readonly detected: (name: string) => string;
  readonly understood: (orders: number, phase: EntryPhase) => string;
  readonly position: Readonly<Record<TakenPosition, string>>;
  /** For units whose orders could not be read. */
  readonly idle: (units: readonly string[]) => string;
  /** For orders that fit units on the desk: which units they are ruled with. */
  readonly fits: string;
  readonly units: (position: TakenPosition, units: number) => string;
  /** How many lines of the text that was taken over could not be read. */
  readonly unread: (lines: number) => string;
  /** About its results, while there are such lines. */
  readonly uncompared: string;
  /** Shows that text again. */
  readonly back: string;
  /** Orders for units that are not on the desk. */
  readonly strays: (orders: readonly OrderOnLine[]) => string;
  /** Orders to dislodged units that are neither retreats nor disbands. */
  readonly unfit: (orders: readonly OrderOnLine[]) => string;
  /** Builds and removals were pasted without centres. */
  readonly homeCentres: string;
}

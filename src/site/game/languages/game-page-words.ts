import type { Power } from '../../../board/powers.ts';
import type { DisorderReason, GameDate } from '../../../trace/game-fact.ts';

type Phase = GameDate['phase'];

/** The things to try on the page of the machine. */
export const MACHINE_TRIES = [
  'write',
  'hand-in-one',
  'hand-in-all',
  'deadline',
  'adjudicate',
  'proceed',
  'back',
  'draw',
] as const;
export type MachineTry = (typeof MACHINE_TRIES)[number];

/** The words of the game page itself, in one language. */
export interface GamePageWords {
  readonly title: string;
  readonly lead: string;
  readonly setUp: {
    readonly howMany: string;
    /** The heading of the variants on the standard map. */
    readonly variants: string;
    /** The heading of the boards with a map of their own. */
    readonly boards: string;
    /** The heading of the boards that somebody brought and this browser keeps, and the link to where one is brought. */
    readonly own: readonly [title: string, link: string];
    /** What the picture of a start shows, and which powers play there. */
    readonly start: (name: string) => string;
    readonly play: (powers: string) => string;
    /** A start that somebody set up, on the desk. */
    readonly custom: {
      readonly name: string;
      readonly line: string;
      readonly how: string;
      readonly desk: string;
      readonly from: (date: string) => string;
      readonly players: string;
    };
    readonly rulebook: string;
    /** The Army/Fleet module, with a line about it. */
    readonly armyFleet: { readonly name: string; readonly line: string };
    readonly names: string;
    readonly begin: string;
  };
  readonly power: (power: Power) => string;
  /** A seat: the powers of a player. */
  readonly powers: (powers: readonly Power[]) => string;
  readonly files: {
    readonly save: string;
    readonly openSaved: string;
    readonly open: string;
    readonly another: string;
    readonly exporting: string;
    readonly asText: string;
    readonly asJson: string;
    readonly asScenario: (season: string) => string;
    readonly kept: string;
    readonly tooLong: string;
    /** Why a file was not opened: `where` may be empty. */
    readonly wrong: (message: string, where: string, expected: string) => string;
    readonly opening: (played: number, events: number) => string;
    readonly stop: string;
    readonly stopped: string;
    /** A game that is set aside. `players`: those with names; `aside`: when it was set aside, if that is known. */
    readonly named: (
      date: string,
      plan: string | null,
      players: readonly string[],
      aside: string | null,
    ) => string;
    /** `name`: from `named`; null: it cannot be read. */
    readonly resume: (name: string | null) => string;
    /** For another site's record that begins later than the first Spring. */
    readonly lateStart: string;
    readonly boardSetRight: (site: string) => string;
  };
  readonly keeping: {
    readonly damaged: (why: string) => string;
    readonly saveToFile: string;
    readonly saveThis: string;
    readonly letGo: string;
    readonly cannotKeep: string;
    /** The name of the oldest game that is set aside; null: it cannot be read. */
    readonly noPlace: (oldest: string | null) => string;
    readonly leave: string;
    readonly stay: string;
    readonly setAside: string;
    readonly close: string;
    readonly elsewhere: string;
    readonly loadNewer: string;
    readonly keepsNothing: string;
  };
  readonly status: {
    readonly adjudicated: string;
    readonly coin: (neutral: Power | null) => string;
    readonly over: string;
    /** `late`: the powers that missed a turn and may still hand something in. */
    readonly allIn: (phase: Phase, late: readonly Power[]) => string;
    readonly everyone: (phase: Phase) => string;
    readonly waiting: (phase: Phase, powers: readonly Power[]) => string;
    readonly past: string;
  };
  readonly moves: {
    readonly backToNow: (title: string) => string;
    readonly takeBack: string;
    readonly missing: (powers: readonly Power[], phase: Phase) => string;
    /** Some of their orders are illegal. */
    readonly illegal: (powers: readonly Power[], phase: Phase) => string;
    readonly without: string;
    readonly wait: string;
    readonly adjudicate: string;
    readonly toRetreats: string;
    readonly toTurn: (next: GameDate) => string;
    readonly fallsFor: (player: string) => string;
    readonly toss: string;
    readonly redo: string;
    readonly results: string;
    /** After a rewind, when a phase comes again. */
    readonly offered: string;
    readonly orders: string;
    readonly isIn: (power: Power) => string;
    readonly withdraw: string;
    readonly handIn: (power: Power) => string;
    readonly hide: string;
    /** For a hidden sheet: whose turn it is to look, and what that player presses. */
    readonly passTo: (power: Power) => string;
    readonly open: (power: Power) => string;
    /** For one that is handed in. */
    readonly openAgain: (power: Power) => string;
    /** Before all orders are shown again. */
    readonly showsAll: string;
    readonly showAll: string;
    readonly keepHidden: string;
    readonly nobody: string;
    /** Opens the box for a mail. */
    readonly mail: string;
    /** After a mail filled these sheets. */
    readonly filled: (powers: readonly Power[]) => string;
    /** Undoes the last mail. */
    readonly putBack: string;
    /** Redoes it. */
    readonly fillAgain: string;
  };
  /** About a phase that is over. */
  readonly ruled: {
    readonly retreats: string;
    readonly adjustments: string;
    readonly noRetreats: string;
    readonly noAdjustments: string;
    readonly toTheDesk: string;
  };
  readonly timeline: {
    readonly now: (date: string) => string;
    readonly before: string;
    readonly after: string;
    readonly shown: string;
    readonly toNow: string;
  };
  /** About what another site's record has differently. */
  readonly audit: {
    readonly title: string;
    readonly total: (site: string, phases: number, agree: number) => string;
    /** Before the list of phases that differ. */
    readonly differ: (phases: number) => string;
    readonly here: string;
    readonly leftOut: (phases: number) => string;
  };
  readonly centres: string;
  readonly table: string;
  readonly plan: (name: string, edition: string) => string;
  readonly seats: {
    /** What folds the list of many players. */
    readonly all: (count: number) => string;
    readonly states: Readonly<Record<DisorderReason, string>>;
    /** All powers of the seat are eliminated. */
    readonly out: string;
    readonly whoNow: string;
    readonly take: string;
    readonly cancel: string;
    readonly leaves: string;
    readonly returns: string;
    readonly replace: string;
    readonly agreeDraw: string;
    readonly confirmDraw: string;
    readonly yesDraw: string;
    readonly endShort: string;
    readonly confirmEnd: string;
    readonly yesEnd: string;
    readonly no: string;
    readonly correct: string;
  };
  readonly correction: {
    readonly board: string;
    readonly why: string;
    /** Asks about powers that a correction leaves without a unit. */
    readonly emptied: (powers: readonly Power[]) => string;
    readonly allTheSame: string;
    readonly submit: string;
  };
  readonly record: {
    readonly title: string;
    readonly check: string;
    readonly proved: (phases: number) => string;
    /** The reason is in the words of the checker. */
    readonly wrong: (reason: string) => string;
    readonly houseRule: string;
  };
  readonly filesTitle: string;
  readonly machine: string;
  /** The page about the machine. */
  readonly machinePage: {
    readonly title: string;
    /** Before, in and after a link to the game page. */
    readonly lead: readonly [before: string, link: string, after: string];
    readonly tries: string;
    readonly try: Readonly<Record<MachineTry, string>>;
    readonly states: string;
  };
}

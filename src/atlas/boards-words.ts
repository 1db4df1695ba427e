import type { Calendar } from '../board/calendar.ts';
import type { Board } from '../board/board.ts';
import type { GameDate } from '../trace/game-fact.ts';
import type { BoardChange } from '../board/questions/differences.ts';

/** The words of the pages of boards. Names come in the language of the page. */
export interface BoardsWords {
  readonly list: {
    readonly title: string;
    readonly description: string;
    readonly lead: string;
    readonly standard: readonly [title: string, line: string];
    readonly variants: readonly [title: string, line: string];
    readonly others: readonly [title: string, line: string];
    /** After the last: the page for a board that is not here. */
    readonly own: readonly [before: string, link: string];
  };
  /** What a board is, in a sentence or two; without an entry, what its file says. */
  readonly about: Readonly<Partial<Record<string, string>>>;
  readonly description: (name: string) => string;
  readonly powers: (count: number) => string;
  readonly centres: (count: number) => string;
  readonly wins: (needed: number | null) => string;
  readonly units: (count: number) => string;
  readonly spaces: (inland: number, coastal: number, seas: number) => string;
  readonly designed: (designer: string | null, published: number | null) => string | null;
  readonly begins: (when: Pick<GameDate, 'year' | 'season'>, calendar: Calendar) => string;
  /** The rows of the table of facts. */
  readonly facts: Readonly<
    Record<'powers' | 'units' | 'centres' | 'spaces' | 'begins' | 'designed', string>
  >;
  readonly start: (name: string) => string;
  readonly diagram: readonly [title: string, line: string];
  readonly differs: {
    readonly title: string;
    readonly line: string;
    readonly none: string;
    readonly say: (difference: BoardChange, names: BoardNames) => string;
    /** Of a board whose years are no years of two moves. */
    readonly calendar: (calendar: Calendar) => string | null;
    /** What its designer wanted besides and Standoff does not rule. */
    readonly unruled: Readonly<Partial<Record<string, string>>>;
  };
  readonly questions: {
    readonly title: string;
    readonly line: string;
    readonly meet: readonly [title: string, line: string];
    readonly nobodyMeets: string;
    readonly everybodyMeets: string;
    readonly neutral: readonly [title: string, line: string];
    readonly noneContested: string;
    /** The centres that no two powers can be in, and those that nobody can. */
    readonly others: (alone: number, none: number) => string;
    readonly choke: readonly [title: string, line: string];
    readonly forArmies: string;
    readonly forFleets: string;
    readonly noChoke: string;
    /** What a choke point cuts off: some names, and how many more. */
    readonly cutsOff: (names: readonly string[], more: number) => string;
    readonly distances: readonly [title: string, line: string];
    /** All homes are the same number of moves apart. */
    readonly allApart: (moves: number) => string;
    readonly power: string;
  };
  readonly example: Readonly<Record<'title' | 'why' | 'retreats' | 'adjustments', string>>;
  readonly play: {
    readonly title: string;
    readonly line: string;
    readonly game: string;
    readonly desk: string;
    readonly docs: string;
    readonly command: string;
  };
}

/** How names are written on the page. */
export interface BoardNames {
  readonly power: (power: Board['powers'][number]) => string;
  readonly space: (space: Board['spaceIds'][number]) => string;
  /** `F Trieste`. */
  readonly unit: (unit: Board['start']['units'][number]) => string;
}

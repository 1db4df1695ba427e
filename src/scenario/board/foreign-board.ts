import type { FileLine } from './read-xml.ts';
import type { BoardFile } from './schema.ts';

/** A board that a file of another format describes. */
export interface ForeignBoard {
  readonly file: BoardFile;
  /** Where the entries of its lists are described, as far as that is known: `provinces/3`, `units/0`. */
  readonly lines: ReadonlyMap<string, FileLine>;
}

/** The lines of the entries of a list of a board's file. */
export const linesOfList = <T>(
  list: string,
  entries: readonly T[],
  lineOf: (entry: T) => FileLine | undefined,
): readonly (readonly [string, FileLine])[] =>
  entries.flatMap((entry, i) => {
    const line = lineOf(entry);
    return line ? [[`${list}/${String(i)}`, line] as const] : [];
  });

export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** `FRANCE` is `France`; `SOUTH_AFRICA` is `South Africa`, `fleet-rome` `Fleet Rome`. */
export const titled = (word: string): string =>
  word
    .split(/[-_+]/)
    .filter((part) => part !== '')
    // `B.C.` is short for something.
    .map((part) =>
      part.includes('.') ? part : part.charAt(0).toUpperCase() + part.slice(1).toLowerCase(),
    )
    .join(' ');

/** Spring, Fall and then builds: the calendar of the rulebook. */
export const STANDARD_YEAR: BoardFile['phaseProgression'] = {
  seasons: ['Spring', 'Fall'],
  transitions: (
    [
      ['Spring', 'Movement', 'Spring', 'Retreat', 0],
      ['Spring', 'Retreat', 'Fall', 'Movement', 0],
      ['Fall', 'Movement', 'Fall', 'Retreat', 0],
      ['Fall', 'Retreat', 'Fall', 'Adjustment', 0],
      ['Fall', 'Adjustment', 'Spring', 'Movement', 1],
    ] as const
  ).map(([season, type, next, then, yearDelta]) => ({
    from: { season, type },
    to: { season: next, type: then, yearDelta },
  })),
};

/** Colours for powers whose file has none. */
export const COLOURS = [
  '#A03A3A',
  '#3A63A0',
  '#4F8FA8',
  '#5B5B5B',
  '#3F8F57',
  '#8A6BB0',
  '#C2A23A',
  '#B56B3A',
  '#7A9A3A',
  '#A84F86',
];

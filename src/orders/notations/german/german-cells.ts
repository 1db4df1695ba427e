import type { Power } from '../../../board/powers.ts';
import type { Words } from '../../parsed-orders.ts';
import { withoutHtml } from '../plain/mask.ts';

const POWERS_IN_GERMAN: Readonly<Record<string, Power>> = {
  deutschesreich: 'Germany',
  großbritannien: 'England',
  osmanischesreich: 'Turkey',
  russischesreich: 'Russia',
  österreichungarn: 'Austria',
  austria: 'Austria',
  österreich: 'Austria',
  oesterreich: 'Austria',
  england: 'England',
  france: 'France',
  frankreich: 'France',
  germany: 'Germany',
  deutschland: 'Germany',
  italy: 'Italy',
  italien: 'Italy',
  russia: 'Russia',
  russland: 'Russia',
  rußland: 'Russia',
  turkey: 'Turkey',
  türkei: 'Turkey',
  tuerkei: 'Turkey',
};

export function powerInHead(cell: string): Power | undefined {
  const key = cell.toLowerCase().replace(/[^\p{L}]/gu, '');
  return Object.hasOwn(POWERS_IN_GERMAN, key) ? POWERS_IN_GERMAN[key] : undefined;
}

/** A cell of a table, without its formatting. */
export interface TableCell extends Words {
  readonly power: Power;
  /** Underlined: it failed. */
  readonly isFailed: boolean;
  /** It continues the cell above. */
  readonly goesOn: boolean;
  /** Footnote marks. */
  readonly marks: string;
}

interface Raw {
  readonly words: string;
  readonly column: number;
}

function cellsOf(line: string): readonly Raw[] {
  const cells: Raw[] = [];
  let column = 1;
  for (const words of line.split('|')) {
    cells.push({ words, column });
    column += words.length + 1;
  }
  // A row begins and ends with a line.
  return cells.slice(/^\s*\|/.test(line) ? 1 : 0, /\|\s*$/.test(line) ? -1 : undefined);
}

/**
 * The cells of tables with powers as column headings, column by column; and the lines that are not part of such a
 * table.
 */
export function tableCells(lines: readonly string[]): {
  readonly cells: readonly TableCell[];
  readonly others: readonly number[];
} {
  const columns = new Map<number, TableCell[]>();
  const done: TableCell[] = [];
  const others: number[] = [];
  let heads: readonly (Power | undefined)[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.includes('|')) {
      if (line.trim() !== '') others.push(index);
      if (line.trim() === '') heads = [];
      continue;
    }
    const raw = cellsOf(line);
    const powers = raw.map(({ words }) => powerInHead(withoutHtml(words)));
    if (powers.some((power) => power !== undefined)) {
      heads = powers;
      done.push(...[...columns.values()].flat());
      columns.clear();
      continue;
    }
    if (heads.length === 0 || raw.every(({ words }) => /^[\s:-]*$/.test(words))) {
      others.push(index);
      continue;
    }
    for (const [place, { words, column }] of raw.entries()) {
      const power = heads[place];
      if (!power) continue;
      const cell = cellOf(words, index + 1, column, power);
      if (cell) columns.set(place, [...(columns.get(place) ?? []), cell]);
    }
  }
  return { cells: [...done, ...[...columns.values()].flat()], others };
}

function cellOf(raw: string, line: number, column: number, power: Power): TableCell | null {
  const goesOn = /^\s*(?:<[^<>]{1,10}>)?\s*(?:&nbsp;|\u00a0)/i.test(raw);
  const bare = withoutHtml(raw.replace(/<\/?u?\b[^<>]{0,20}>?|<\/?i>/gi, ' '));
  const marks = [...bare.matchAll(/[§‡$!?%][A-Z]{0,3}/g)].map(([mark]) => mark).join(' ');
  const words = bare
    .replace(/[§‡$!?%][A-Z]{0,3}|[*;]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '' || words === '/' || words === '-') return null;
  const start = raw.length - raw.trimStart().length;
  const isFailed = /<\/?u\b/i.test(raw);
  return {
    line,
    column: column + start,
    length: raw.trim().length,
    words,
    power,
    isFailed,
    goesOn,
    marks,
  };
}

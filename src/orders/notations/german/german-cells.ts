import { POWERS, type Power } from '../../../board/powers.ts';
import type { Words } from '../../parsed-orders.ts';
import { FOREIGN_POWERS } from '../letters/foreign-names.ts';
import { withoutHtml } from '../plain/mask.ts';

/** `Deutsches Reich`, `Österreich-Ungarn`: the first word names the power. */
const HEAD = /^\P{L}*(\p{L}+)(?:\P{L}+(?:Reich|Ungarn))?\P{L}*$/iu;

function powerInHead(cell: string): Power | undefined {
  const key = (HEAD.exec(cell)?.[1] ?? '').toLowerCase();
  return Object.hasOwn(FOREIGN_POWERS, key)
    ? FOREIGN_POWERS[key]
    : POWERS.find((power) => power.toLowerCase() === key);
}

/** The powers of a row of headings, by their columns: most of its cells name one. Null for any other row. */
export function headOf(cells: readonly string[]): readonly (Power | undefined)[] | null {
  const plain = cells.map(withoutHtml);
  const powers = plain.map(powerInHead);
  const named = powers.filter((power) => power !== undefined).length;
  const filled = plain.filter((cell) => cell.trim() !== '').length;
  return named * 2 > filled ? powers : null;
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
    const powers = headOf(raw.map(({ words }) => words));
    if (powers) {
      heads = powers;
      done.push(...[...columns.values()].flat());
      columns.clear();
      continue;
    }
    if (heads.length === 0 || raw.every(({ words }) => /^[\s:-]*$/.test(words))) {
      others.push(index);
      continue;
    }
    let isRead = false;
    for (const [place, { words, column }] of raw.entries()) {
      const power = heads[place];
      const cell = power ? cellOf(words, index + 1, column, power) : null;
      if (cell) columns.set(place, [...(columns.get(place) ?? []), cell]);
      isRead ||= cell !== null;
    }
    if (!isRead) others.push(index);
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

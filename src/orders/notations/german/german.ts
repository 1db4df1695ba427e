import type { SpaceId } from '../../../board/board.ts';
import { NATIONALITY, POWERS, type Power } from '../../../board/powers.ts';
import { errorAt } from '../../errors.ts';
import type { OrderError, Words } from '../../parsed-orders.ts';
import { anchored, tooLong } from '../data/data-written.ts';
import { GERMAN_WORDS, FOREIGN_POWERS } from '../letters/foreign-names.ts';
import type { Notation } from '../notation.ts';
import { phasesOf } from '../phase-notation.ts';
import type { Dialect } from '../plain/dialect.ts';
import { readPlain } from '../plain/plain.ts';
import { capitalLetter, writersOf } from '../plain/style.ts';
import { LINE_BREAK, MAX_TEXT } from '../source-text.ts';
import type {
  Doubt,
  OrderPhase,
  OrderResult,
  Skipped,
  Statement,
  WrittenText,
} from '../written-text.ts';
import { withoutHtml } from '../plain/mask.ts';

const NAMES: Readonly<Record<string, SpaceId>> = { pet: 'STP', liv: 'LVP', nor: 'NWY', tyr: 'TYR' };
const DIALECT: Dialect = {
  names: { ...GERMAN_WORDS, ...NAMES },
  rewrite: (text) =>
    text.replace(/\b(Pe|St)([SN])\b/g, 'Stp/$2c').replace(/\bSp([SN])\b/g, 'Spa/$1c'),
};

/** The most cells that are read one by one: with more it is not a table of orders. */
const MOST_CELLS = 600;

const GLUED = /S\s?(Au|En|Fr|Ge|It|Ru|Tu)([AF])\b/;

const nationality = (short: string): string => {
  const power = POWERS.find((each) => each.startsWith(short));
  return power ? NATIONALITY[power].toUpperCase() : short;
};

/** Cells that continue are joined to the one above, except for one that says where its unit retreated. */
function joined(cells: readonly TableCell[]): readonly TableCell[] {
  const whole: TableCell[] = [];
  for (const cell of cells) {
    const last = whole.at(-1);
    if (!cell.goesOn || !last || last.power !== cell.power || isRetreat(cell)) whole.push(cell);
    else
      whole.splice(-1, 1, {
        ...last,
        words: `${last.words} ${cell.words}`,
        isFailed: last.isFailed || cell.isFailed,
      });
  }
  return whole;
}

const isRetreat = ({ words }: TableCell): boolean => /^>/.test(words);

const UNIT = /^([AF])\s?(\S+?)(?=[-\s]|$)/;

/** What `S "` and `S ↓` stand for, in words. */
function spelledOut(cells: readonly TableCell[], index: number): string {
  const cell = cells[index];
  if (!cell) return '';
  const own = cells.filter((each) => each.power === cell.power && !isRetreat(each));
  const place = own.indexOf(cell);
  const words = cell.words
    .replace(GLUED, (_, short: string, kind: string) => `S ${nationality(short)} ${kind} `)
    .replace(/\bhld\b/, 'H');
  const pieceOf = (each: TableCell | undefined): string =>
    each ? (UNIT.exec(each.words)?.[0] ?? '') : '';
  if (/S\s*[↓]/.test(words)) return words.replace(/S\s*↓.*/, `S ${pieceOf(own[place + 1])}`);
  if (/S\s*[↑]/.test(words)) return words.replace(/S\s*↑.*/, `S ${pieceOf(own[place - 1])}`);
  if (!/S\s*(?:"|''|“|”|„)/.test(words)) return words;
  const above = own.slice(0, place).findLast((each) => !/S\s*(?:"|''|“|”|„)/.test(each.words));
  const goal = above && /^[AF]\s?[^\s-]+\s*-\s*[^\s-]+/.exec(above.words)?.[0];
  return words.replace(/S\s*(?:"|''|“|”|„).*/, `S ${goal ?? pieceOf(above)}`);
}

function open(text: string): WrittenText {
  if (text.length > MAX_TEXT) return tooLong(text);
  const lines = text.split(LINE_BREAK);
  const table = tableCells(lines);
  const all = joined(table.cells);
  const cells = all.slice(0, MOST_CELLS);
  const statements: Statement[] = [];
  const doubts: Doubt[] = [];
  const errors: OrderError[] = all.length > MOST_CELLS ? [...tooLong(text).errors] : [];
  const skipped: Skipped[] = table.others.map((index) => ({
    line: index + 1,
    text: (lines[index] ?? '').trim(),
  }));
  const isReport = cells.some((cell) => cell.isFailed || isRetreat(cell));
  const read = (
    cell: TableCell,
    words: string,
    phase: OrderPhase,
    results: readonly OrderResult[],
  ): void => {
    const found = readPlain(words, DIALECT, { power: cell.power, phase });
    if (found.statements.length === 0)
      errors.push(errorAt(cell, 'order', 'This cannot be read', 'an order such as A Mun-Ber'));
    for (const each of found.doubts)
      doubts.push({ ...cell, words: each.words, readings: each.readings });
    for (const each of found.skipped) skipped.push({ line: cell.line, text: each.text });
    for (const each of found.statements)
      statements.push({ ...anchored(each, cell, cell.power), results });
  };
  for (const [index, cell] of cells.entries()) {
    const { words, power, marks } = cell;
    if (marks !== '') skipped.push({ line: cell.line, text: marks });
    const gone = /^>\s*(.*)$/.exec(words);
    const above = cells
      .slice(0, index)
      .findLast((each) => each.power === power && !isRetreat(each));
    if (gone) {
      const last = statements.at(-1);
      if (last?.phase === 'movement') {
        statements.pop();
        const kept = last.results.filter((one) => one !== 'succeeded');
        statements.push({ ...last, results: [...kept, 'dislodged'] });
      }
      const unit = above && UNIT.exec(above.words)?.[0];
      const to = gone[1] ?? '';
      if (unit) read(cell, /^ex\b/.test(to) ? `${unit} D` : `${unit} R ${to}`, 'retreats', []);
    } else if (words === '+') read(cell, 'waive', 'adjustments', []);
    else if (/^[+-]\s?\p{L}/u.test(words))
      read(
        cell,
        `${words.startsWith('+') ? 'Build' : 'Remove'} ${words.slice(1)}`,
        'adjustments',
        [],
      );
    else
      read(
        cell,
        spelledOut(cells, index),
        'movement',
        isReport ? [cell.isFailed ? 'failed' : 'succeeded'] : [],
      );
  }
  return { statements, skipped, doubts, errors };
}

const style = writersOf({
  letter: capitalLetter,
  place: (at) => at.charAt(0) + at.slice(1, 3).toLowerCase() + at.slice(3).toLowerCase(),
  hold: ' H',
  move: '-',
  support: ' S ',
  convoy: ' C ',
  via: null,
  retreat: ' R ',
  disband: ' D',
  build: '+',
  remove: '-',
  waive: '+',
});

/** Tables with a column for each power, as German game masters print them. */
export const german: Notation = {
  id: 'german',
  name: 'German tables',
  confidence: (text) => {
    const rows = text
      .slice(0, 40_000)
      .split('\n', 100)
      .filter((line) => line.includes('|'));
    const hasHead = rows.some((row) => headOf(row.split('|')) !== null);
    return hasHead && rows.length > 1 ? 0.98 : 0;
  },
  open,
  ...phasesOf(open, {
    movement: { ...style.movement, write: columns(style.movement.writeOrder) },
    retreats: { ...style.retreats, write: columns(style.retreats.writeOrder) },
    adjustments: { ...style.adjustments, write: columns(style.adjustments.writeOrder) },
  }),
};

/** A column for each power. */
function columns<AnOrder extends { readonly power: (typeof POWERS)[number] }>(
  writeOrder: (order: AnOrder) => string,
): (orders: readonly AnOrder[]) => string {
  return (orders) => {
    const heads = POWERS.filter((power) => orders.some((order) => order.power === power));
    const lists = heads.map((power) =>
      orders.filter((order) => order.power === power).map((order) => writeOrder(order)),
    );
    const longest = Math.max(0, ...lists.map(({ length }) => length));
    const rows = Array.from({ length: longest }, (_, row) => lists.map((list) => list[row] ?? '/'));
    return [heads, ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  };
}

/** `Deutsches Reich`, `Österreich-Ungarn`: the first word names the power. */
const HEAD = /^\P{L}*(\p{L}+)(?:\P{L}+(?:Reich|Ungarn))?\P{L}*$/iu;

function powerInHead(cell: string): Power | undefined {
  const key = (HEAD.exec(cell)?.[1] ?? '').toLowerCase();
  return Object.hasOwn(FOREIGN_POWERS, key)
    ? FOREIGN_POWERS[key]
    : POWERS.find((power) => power.toLowerCase() === key);
}

/** The powers of a row of headings, by their columns: most of its cells name one. Null for any other row. */
function headOf(cells: readonly string[]): readonly (Power | undefined)[] | null {
  const plain = cells.map(withoutHtml);
  const powers = plain.map(powerInHead);
  const named = powers.filter((power) => power !== undefined).length;
  const filled = plain.filter((cell) => cell.trim() !== '').length;
  return named * 2 > filled ? powers : null;
}

/** A cell of a table, without its formatting. */
interface TableCell extends Words {
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
function tableCells(lines: readonly string[]): {
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

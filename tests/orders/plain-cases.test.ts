import { expect, test } from 'vitest';
import { LOCATIONS, SPACE_IDS, type Piece, type Unit } from '../../src/board/board.ts';
import { STANDARD_BOARD } from '../../src/board/compiled.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { formatPiece } from '../../src/orders/notations/cases/case-ranks.ts';
import { formatCaseOrder } from '../../src/orders/notations/cases/write-case.ts';
import { caseOf, readCompact } from '../../src/orders/notations/cases/case-format.ts';
import type { CaseLine } from '../../src/orders/notations/cases/case-format.ts';
import { compactTurn } from '../../src/orders/compact.ts';
import type { CompactTurn } from '../../src/orders/compact.ts';

// A case is plain if every text is as the writer would write it and every unit is named exactly as it is. A plain case
// must be read as numbers, and any other must be left to the reader of words.

const lineOf = (units: readonly string[], orders: readonly string[]): CaseLine => ({
  id: 'x',
  fields: { units: { RUSSIA: units }, orders: { RUSSIA: orders } },
});

/** The line as numbers, read by way of the words; null if it is not plain. */
function numbersOf(units: readonly string[], texts: readonly string[]): CompactTurn | null {
  const read = caseOf(lineOf(units, texts));
  if (!read.ok) return null;
  const { position, orders } = read.value;
  const stands = (piece: Piece): boolean =>
    position.units.some(({ kind, at }) => kind === piece.kind && at === piece.at);
  const isPlain =
    orders.every((order, number) => formatCaseOrder(order) === texts[number]) &&
    orders.every((order) => !('target' in order) || stands(order.target));
  return isPlain ? compactTurn(position, orders, STANDARD_BOARD) : null;
}

function expectSame(units: readonly string[], orders: readonly string[]): CompactTurn | null {
  const numbers = readCompact(lineOf(units, orders));
  expect(numbers, `${units.join(', ')}: ${orders.join(', ')}`).toEqual(numbersOf(units, orders));
  return numbers;
}

const TYPES = ['A', 'F'] as const;
const NAMES = TYPES.flatMap((kind) => LOCATIONS.map((at) => `${kind} ${at}`));
const canStand = ({ kind, at }: Piece): boolean => {
  const { kind: land, coasts } = SPACES[at.slice(0, 3) as keyof typeof SPACES];
  if (kind === 'A') return land !== 'sea' && at.length === 3;
  return land !== 'inland' && (at.length > 3 || coasts.length === 0);
};
const UNITS: readonly Unit[] = TYPES.flatMap((kind) =>
  LOCATIONS.map((at): Unit => ({ power: 'Russia', kind, at })),
).filter(canStand);

test('units are plain exactly where such a unit can be', () => {
  const plain = NAMES.filter((name) => expectSame([name], []) !== null);
  expect(plain).toEqual(UNITS.map(formatPiece));
});

test('every unit can be ordered, supported and named exactly as it is', () => {
  for (const { kind, at } of UNITS) {
    const other = at === 'MAO' ? 'F NTH' : 'F MAO';
    const unit = `${kind} ${at}`;
    for (const order of [
      `${unit} H`,
      `${unit} - ${at}`,
      `${other} S ${unit}`,
      `${unit} S ${other}`,
    ])
      expect(expectSame([other, unit], [order])).not.toBeNull();
  }
});

test('every location is a destination of a fleet, and an army has no coasts', () => {
  const units = ['F MAO', 'A PAR', 'F NTH'];
  for (const to of LOCATIONS) {
    for (const tail of [to, `${to} VIA`]) {
      expect(expectSame(units, [`F MAO - ${tail}`])).not.toBeNull();
      expect(expectSame(units, [`A PAR - ${tail}`]) !== null).toBe(to.length === 3);
    }
    expect(expectSame(units, [`A PAR S F MAO - ${to}`])).not.toBeNull();
    expect(expectSame(units, [`F MAO S A PAR - ${to}`]) !== null).toBe(to.length === 3);
    expect(expectSame(units, [`F NTH C A PAR - ${to}`]) !== null).toBe(to.length === 3);
  }
});

test('two units in a space are not plain, whatever their coasts', () => {
  for (const pair of [
    ['A MOS', 'A MOS'],
    ['F STP/NC', 'F STP/SC'],
    ['A STP', 'F STP/SC'],
    ['F STP/NC', 'A STP'],
  ])
    expect(readCompact(lineOf(pair, []))).toBeNull();
});

test.each([
  'X PAR H',
  'A SPA/NC H',
  'A SPA/NC - GAS',
  'A MOS S X PAR',
  'A MOS S A SPA/NC - GAS',
  'F NTH C X PAR - BEL',
  'F STP H',
  '\u0000 PAR H',
  '\u0001 STP H',
  '\u0002 STP H',
  '\uffff PAR H',
  '\ufffe STP H',
])('what names nobody is not plain, whatever its letter: %j', (order) => {
  expect(readCompact(lineOf(['A MOS', 'F NTH', 'F STP/SC'], [order]))).toBeNull();
});

/** In the first spaces and on the first coasts of the board, and elsewhere. */
const POSITION = ['F ADR', 'F AEG', 'A ALB', 'F BUL/EC', 'F STP/SC', 'A MOS', 'A LON', 'F NTH'];
const ORDERS = [
  'A MOS H',
  'F AEG H',
  'F STP/SC - BOT',
  'F AEG - BUL/EC',
  'A MOS - LVN VIA',
  'F AEG - SPA/SC VIA',
  'A MOS S A LON',
  'A MOS S F STP/SC',
  'F STP/SC S F BUL/EC - CON',
  'A LON S F NTH - STP/NC',
  'F NTH C A LON - BEL',
];
const SIGNS = Array.from({ length: 95 }, (_, number) => String.fromCharCode(32 + number));

/** Each with one character left out, one too many, or a different one. */
function slips(text: string): readonly string[] {
  const spoilt = new Set<string>();
  for (let at = 0; at <= text.length; at++) {
    const head = text.slice(0, at);
    spoilt.add(head);
    spoilt.add(text.slice(at));
    spoilt.add(head + text.slice(at + 1));
    for (const sign of SIGNS) {
      if (at < text.length) spoilt.add(head + sign + text.slice(at + 1));
      if (' AX/'.includes(sign)) spoilt.add(head + sign + text.slice(at));
    }
  }
  spoilt.delete(text);
  return [...spoilt];
}

test('the orders are plain', () => {
  for (const order of ORDERS) expect(expectSame(POSITION, [order])).not.toBeNull();
});

test.each(ORDERS)('one slip in "%s": left to the reader, or another plain order', (order) => {
  for (const spoilt of slips(order)) expectSame(POSITION, [spoilt]);
});

test.each(['A MOS', 'F NTH', 'F ADR', 'A ALB', 'F STP/SC', 'F BUL/EC'])(
  'one slip in the unit "%s"',
  (unit) => {
    for (const spoilt of slips(unit)) expectSame([spoilt], []);
  },
);

/**
 * The letters at two places shifted so that they would give the same number, if characters outside the alphabet
 * counted.
 */
function shifted(name: string, place: number, by: 1 | -1): string {
  const sign = (at: number, step: number): string =>
    String.fromCharCode(name.charCodeAt(at) + step);
  return name.slice(0, place) + sign(place, by) + sign(place + 1, -26 * by) + name.slice(place + 2);
}

test('signs outside the alphabet are not letters of a space', () => {
  for (const space of SPACE_IDS)
    for (const place of [0, 1])
      for (const by of [1, -1] as const) {
        const word = shifted(space, place, by);
        expect(readCompact(lineOf([`A ${word}`], []))).toBeNull();
        expect(readCompact(lineOf([`F ${word}`], []))).toBeNull();
        expect(readCompact(lineOf(['F MAO'], [`F MAO - ${word}`]))).toBeNull();
      }
});

test('signs outside the alphabet are not letters of a coast', () => {
  for (const coast of LOCATIONS.filter((location) => location.length > 3)) {
    const { spaces, spaceOf, locations } = STANDARD_BOARD;
    const space = spaceOf[locations.indexOf(coast)] ?? -1;
    for (const by of [1, -1]) {
      const letter = String.fromCharCode(coast.charCodeAt(4) - 26 * by);
      const word = `${spaces[space + by] ?? ''}/${letter}C`;
      expect(readCompact(lineOf([`F ${word}`], []))).toBeNull();
    }
  }
});

test.each([
  ['orders of no power', { Russia: ['A MOS H'] }],
  ['orders that are no list', { RUSSIA: 'A MOS H' }],
  ['an order that is no text', { RUSSIA: [null] }],
])('%s are not plain', (_, orders) => {
  expect(readCompact({ id: 'x', fields: { units: { RUSSIA: ['A MOS'] }, orders } })).toBeNull();
});

test.each([
  ['units of no power', { Russia: ['A MOS'] }],
  ['units that are no list', { RUSSIA: 'A MOS' }],
  ['a unit that is no text', { RUSSIA: [null] }],
  ['no units at all', null],
  ['a list of units without their powers', ['A MOS']],
])('%s are not plain', (_, units) => {
  expect(readCompact({ id: 'x', fields: { units, orders: {} } })).toBeNull();
  expect(readCompact({ id: 'x', fields: { units: {}, orders: units } })).toBeNull();
});

test('what is listed for each power belongs to it, in the order of the line', () => {
  const units = Object.fromEntries(
    POWERS.map((power, number) => [power.toUpperCase(), [`A ${UNITS[number]?.at ?? ''}`]]),
  );
  const read = readCompact({ id: 'x', fields: { units, orders: {} } });
  expect(read?.units.map(({ power }) => power)).toEqual(POWERS.map((_, number) => number));
});

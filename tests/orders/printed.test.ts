import { describe, expect, test } from 'vitest';
import { inferPosition } from '../../src/orders/infer-position.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { bare } from '../support/bare.ts';
import { order, turn } from '../support/short.ts';
import { EXAMPLES, SAMPLE_GAME, type PrintedSeason } from './printed.ts';

/** `E F LON, F EDI` and so on, as a position. */
function positionOf({ units }: PrintedSeason) {
  const lines = units.split('\n').flatMap((line) => {
    const [letter = ''] = line.trim();
    const pieces = line.trim().slice(2).split(', ');
    return pieces.map((piece) => `${letter} ${piece}`);
  });
  return turn(lines.join('\n')).position;
}

describe('the examples as printed', () => {
  test.each(EXAMPLES)('$title', ({ text, orders }) => {
    const reading = readOrders(text);
    expect(reading.errors).toEqual([]);
    expect(bare(reading.orders)).toEqual(orders.map(order));
  });

  test.each(EXAMPLES)('$title, again with the units on the board', ({ text, orders }) => {
    const position = inferPosition(orders.map(order));
    if (!position.ok) {
      expect(position.error[0]?.kind).toBe('two-units');
      return;
    }
    const reading = readOrders(text, { position: position.value });
    expect(reading.errors).toEqual([]);
    expect(bare(reading.orders)).toEqual(orders.map(order));
  });
});

describe('the sample game as printed', () => {
  test.each(SAMPLE_GAME)('$title', (season) => {
    const reading = readOrders(season.text, { position: positionOf(season) });
    expect(reading.errors).toEqual([]);
    expect(bare(reading.orders)).toEqual(season.orders.map(order));
  });

  test.each(SAMPLE_GAME)('$title, without its position', (season) => {
    const reading = readOrders(season.text);
    const known = season.orders.map(order).filter(({ power, unit }) => {
      return !(season.unplaced.includes(power) && unit.kind === 'F');
    });
    const withoutCoast = known.map((each) =>
      each.unit.at === 'STP/SC' ? { ...each, unit: { ...each.unit, at: 'STP' } } : each,
    );
    expect(bare(reading.orders)).toEqual(withoutCoast);
    expect(reading.errors.map(({ words }) => words)).toEqual(season.unplaced.map(() => 'F'));
  });

  test('what had to be repaired in Fall 1902', () => {
    const season = SAMPLE_GAME.find(({ title }) => title === 'Fall 1902');
    if (!season) throw new Error('no such season');
    const { repairs } = readOrders(season.text, { position: positionOf(season) });
    const mended = repairs.map(({ line, column, what, from, to }) =>
      [`${String(line)}:${String(column)}`, what, from, to].join(' '),
    );
    expect(mended).toEqual([
      '1:31 letter Ruhr A Ruh',
      '1:50 letter Ruhr A Ruh',
      '3:34 letter St. P A StP',
      '3:41 name Norw Nwy',
      '5:45 place F F Bla',
      '7:59 dash Bul. Rum Bul-Rum',
      '7:69 place F F Gre',
      '9:48 name Tyr Tys',
      '11:30 letter Bur A Bur',
      '13:12 name Norw Nwy',
      '13:34 letter Norw A Nwy',
      '13:34 name Norw Nwy',
    ]);
  });
});

describe('pages that the scanner garbled', () => {
  test('what can be read of 1982 is read, the rest is reported', () => {
    const page = `FRANCE: A SEE-NEF. F Lyo C A Spa-Nap, F Tyr C A S%—Nu?
ITALY: F Ion-Tyr, F Tun S F Ton-Tyr.
TURKEY: A Bul-Rum. RUSSIA: A Rum-Bul, A Ser § A
A Sev-Rum.`;
    const { orders, errors } = readOrders(page);
    expect(bare(orders)).toEqual(
      [
        'F F LYO C A SPA - NAP',
        'I F ION - TYS',
        'T A BUL - RUM',
        'R A RUM - BUL',
        'R A SEV - RUM',
      ].map(order),
    );
    expect(errors.map(({ line, words }) => `${String(line)} ${words}`)).toEqual([
      '1 SEE',
      '1 S',
      '2 Ton',
      '3 §',
    ]);
  });
});

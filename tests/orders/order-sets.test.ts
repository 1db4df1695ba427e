import { describe, expect, test } from 'vitest';
import { readOrderSets } from '../../src/orders/notations/read-order-sets.ts';
import { combineOrderSets, type OrderSet } from '../../src/orders/order-sets.ts';
import { bare } from '../support/bare.ts';
import { order, shortOrder } from '../support/short.ts';

const set = (...orders: readonly string[]): OrderSet => ({ orders: orders.map(order) });
const changes = (...orders: readonly string[]): OrderSet => ({ ...set(...orders), amends: true });

function combined(sequence: 'known' | 'unknown', ...sets: readonly OrderSet[]) {
  const { orders, replaced } = combineOrderSets(sets, { sequence });
  return {
    orders: orders.map(shortOrder),
    repairs: orders.flatMap(({ repairs = [] }) => repairs.map(({ from, to }) => `${from} > ${to}`)),
    replaced: replaced.map(({ order: gone, by }) => [shortOrder(gone), by]),
  };
}

describe('4.D.1: the sets come one after the other', () => {
  test('the last set of a power replaces the one before it, even for units that it does not order', () => {
    expect(
      combined('known', set('E A LON H', 'E F NTH H'), set('E A LON - BEL', 'E F ENG H')),
    ).toEqual({
      orders: ['E A LON - BEL', 'E F ENG H'],
      repairs: ['A Lon H > A Lon-Bel'],
      replaced: [
        ['E A LON H', 0],
        ['E F NTH H', null],
      ],
    });
  });

  test('a set without orders of a power says nothing about it', () => {
    const { orders, replaced } = combined(
      'known',
      set('E A LON H', 'F A PAR H'),
      set('F A PAR - BUR'),
    );
    expect(orders).toEqual(['E A LON H', 'F A PAR - BUR']);
    expect(replaced).toEqual([['F A PAR H', 1]]);
  });

  test('a set that amends leaves the other units as they were ordered', () => {
    expect(
      combined('known', set('E A LON H', 'E F NTH H'), changes('E A LON - BEL', 'E F ENG H')),
    ).toEqual({
      orders: ['E F NTH H', 'E A LON - BEL', 'E F ENG H'],
      repairs: ['A Lon H > A Lon-Bel'],
      replaced: [['E A LON H', 1]],
    });
  });

  test('it amends the last whole set, not one that was replaced', () => {
    const { orders } = combined(
      'known',
      set('E A LON H', 'E F NTH H'),
      set('E F NTH - NWG'),
      changes('E F ENG H'),
    );
    expect(orders).toEqual(['E F NTH - NWG', 'E F ENG H']);
  });

  test('if a unit was ordered three times, the last order counts and mentions both others', () => {
    const { orders, repairs } = combined(
      'known',
      set('E A LON H'),
      set('E A LON - BEL'),
      set('E A LON - YOR'),
    );
    expect(orders).toEqual(['E A LON - YOR']);
    expect(repairs).toEqual(['A Lon H > A Lon-Yor', 'A Lon-Bel > A Lon-Yor']);
  });

  test('what is ordered again in the same words needs no repair', () => {
    const { orders, repairs, replaced } = combined('known', set('E A LON H'), set('E A LON H'));
    expect([orders, repairs]).toEqual([['E A LON H'], []]);
    expect(replaced).toEqual([['E A LON H', 0]]);
  });

  test('several orders to a unit in one set are left to the edition (4.D.3)', () => {
    const { orders } = combined('known', set('E A LON - YOR'), set('E A LON H', 'E A LON - BEL'));
    expect(orders).toEqual(['E A LON H', 'E A LON - BEL']);
  });

  test('two powers that order one space are treated separately', () => {
    const { orders } = combined('known', set('E A LON H'), set('F A LON - BEL'));
    expect(orders).toEqual(['E A LON H', 'F A LON - BEL']);
  });
});

describe('4.D.2: it is not known which set came last', () => {
  test('all are one set, the same order counts once', () => {
    expect(
      combined('unknown', set('E A LON H', 'E F NTH H'), set('E F NTH H', 'E A LON - BEL')),
    ).toEqual({
      orders: ['E A LON H', 'E F NTH H', 'E A LON - BEL'],
      repairs: [],
      replaced: [],
    });
  });
});

test('no sets, no orders', () => {
  for (const sequence of ['known', 'unknown'] as const)
    expect(combineOrderSets([], { sequence })).toEqual({ orders: [], from: [], replaced: [] });
});

function read(text: string) {
  const { orders, spans, errors, sets, sequence, replaced } = readOrderSets(text);
  return {
    orders: orders.map(shortOrder),
    lines: spans.map(({ line }) => line),
    errors: errors.map(({ line, words }) => `${String(line)} ${words}`),
    sets,
    sequence,
    replaced: replaced.map(({ line, order: gone, by }) => [line, shortOrder(gone), by]),
  };
}

describe('mails put together', () => {
  test.each(['---', '-----', '———', ' --- ', '- - -'])('%j between them', (line) => {
    const two = !line.includes('- -');
    const { sets, orders } = read(`England: A Lon H\n${line}\nEngland: A Lon-Bel`);
    expect(sets).toBe(two ? 2 : 1);
    expect(orders).toEqual(two ? ['E A LON - BEL'] : ['E A LON H', 'E A LON - BEL']);
  });

  test('what is replaced is reported with its line', () => {
    expect(read('England:\nA Lon H\nF Nth H\n---\nEngland:\nA Lon-Bel\nF Xyz H')).toEqual({
      orders: ['E A LON - BEL'],
      lines: [6],
      errors: ['7 Xyz'],
      sets: 2,
      sequence: 'known',
      replaced: [
        [2, 'E A LON H', 0],
        [3, 'E F NTH H', null],
      ],
    });
  });

  test('--- changes', () => {
    const text = 'England: A Lon H, F Nth H\r\n--- Changes only:\r\nA Lon-Bel';
    expect(read(text)).toMatchObject({
      orders: ['E F NTH H', 'E A LON - BEL'],
      lines: [1, 3],
      replaced: [[1, 'E A LON H', 1]],
    });
  });

  test('--- undated', () => {
    const text = 'England: A Lon H, F Nth H\n--- undated\nEngland: A Lon-Bel, F Nth H';
    expect(read(text)).toMatchObject({
      orders: ['E A LON H', 'E F NTH H', 'E A LON - BEL'],
      sequence: 'unknown',
      replaced: [],
    });
  });

  test.each(['--- undated', '---Undated:'])('%j: what one set says twice counts twice', (line) => {
    const text = `England: A Lon H, A Lon H\n${line}\nEngland: A Lon H`;
    expect(read(text).orders).toEqual(['E A LON H', 'E A LON H']);
  });

  test.each(['---changes', '--- Changes', '---changes only.'])('%j amends', (line) => {
    const text = `England: A Lon H, F Nth H\n${line}\nA Lon-Bel`;
    expect(read(text)).toMatchObject({ orders: ['E F NTH H', 'E A LON - BEL'], sets: 2 });
  });

  test('a line that begins differently does not divide sets', () => {
    expect(read('England: A Lon H ---changes')).toMatchObject({ sets: 1, errors: { length: 1 } });
  });

  test('the sequence of a single set is known, even if it is empty', () => {
    expect(read('')).toMatchObject({ sets: 1, sequence: 'known' });
  });

  test('a line under a heading, and lines between powers, change nothing', () => {
    const text = 'England\n-------\nA Lon H\n---\nFrance\n---\nA Par H\n---';
    expect(read(text)).toMatchObject({ orders: ['E A LON H', 'F A PAR H'], replaced: [] });
  });

  test('a heading on every line begins no new set', () => {
    const text = 'England: A Lon H\nEngland: F Nth H\nEngland: F Eng H';
    expect(read(text)).toMatchObject({ orders: ['E A LON H', 'E F NTH H', 'E F ENG H'], sets: 1 });
  });

  test('other words after the dashes are an unreadable order', () => {
    expect(read('England: A Lon H\n--- whatever')).toMatchObject({
      orders: ['E A LON H'],
      errors: ['2 whatever'],
      sets: 1,
    });
  });

  test('the order that counts says what it replaces', () => {
    const { orders } = readOrderSets('England: A Lon H\n---\nEngland: A Lon-Bel');
    expect(bare(orders)).toEqual([order('E A LON - BEL')]);
    expect(orders[0]?.repairs).toEqual([{ what: 'replaces', from: 'A Lon H', to: 'A Lon-Bel' }]);
  });
});

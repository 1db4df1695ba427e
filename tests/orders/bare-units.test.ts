import { describe, expect, test } from 'vitest';
import type { Position } from '../../src/board/board.ts';
import { readText, type TextOptions } from '../../src/orders/notations/read-text.ts';

const told = (text: string, options: TextOptions = {}) => {
  const { orders, doubts } = readText(text, options);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(({ words, readings }) => `${words}: ${readings.join(' or ')}`),
  };
};

const WINTER = { phase: 'adjustments' } as const;

describe('units listed without a verb among adjustments', () => {
  test.each([
    ['Winter 1901\nFrance: A Mar, F Bre', {}],
    ['Adjustments\nFrance: A Mar, F Bre', {}],
    ['France: A Mar, F Bre', WINTER],
    ['France:\nA Mar\nF Bre', WINTER],
    ['A Mar and F Bre', { ...WINTER, power: 'France' }],
  ] as const)('are builds, each with a doubt: %j', (text, options) => {
    expect(told(text, options)).toEqual({
      orders: ['France A MAR B', 'France F BRE B'],
      doubts: ['A Mar: build or remove', 'F Bre: build or remove'],
    });
  });

  test('are removals with a doubt, where their power cannot build', () => {
    expect(told('France: A Mar, F Nth, A Mun', WINTER)).toEqual({
      orders: ['France A MAR B', 'France F NTH D', 'France A MUN D'],
      doubts: ['A Mar: build or remove', 'F Nth: remove or build', 'A Mun: remove or build'],
    });
    expect(told('F Nth\nA Mun', WINTER).orders).toEqual(['? F NTH D', '? A MUN B']);
  });

  test.each([
    'Builds: A Mar, F Bre',
    'Build A Mar, F Bre',
    'Builds\nA Mar, F Bre',
    'Builds:\nA Mar\nF Bre',
    '+A Mar, +F Bre',
  ])('are what a word says that goes before: %j', (words) => {
    expect(told(`France\n${words}`, WINTER)).toEqual({
      orders: ['France A MAR B', 'France F BRE B'],
      doubts: [],
    });
  });

  test('are removals below that word', () => {
    expect(told('England:\nRemoves: F Nth, A Lon\nFrance:\nBuilds: A Mar', WINTER)).toEqual({
      orders: ['England F NTH D', 'England A LON D', 'France A MAR B'],
      doubts: [],
    });
  });

  test('are what a heading without a power says, below those of all powers', () => {
    expect(told('Builds\nTurkey: F Ank\nItaly: F Nap', WINTER)).toEqual({
      orders: ['Turkey F ANK B', 'Italy F NAP B'],
      doubts: [],
    });
  });

  test.each(['Germany 1 build: waive', 'Germany: 1 build\nA Kie', 'Germany: 1 removal\nA Mun'])(
    'are in doubt below what was said of another power: %j',
    (heading) => {
      const { orders, doubts } = told(`${heading}\nTurkey: F Ank\nItaly -F Aeg`, WINTER);
      expect(orders.slice(-2)).toEqual(['Turkey F ANK B', 'Italy F AEG D']);
      expect(doubts).toEqual(['F Ank: build or remove', 'F Aeg: remove or build']);
    },
  );

  test('are not built where there is no centre, whatever a heading says', () => {
    expect(told('Builds\nTurkey:\nF Ank\nF Aeg', WINTER)).toEqual({
      orders: ['Turkey F ANK B', 'Turkey F AEG D'],
      doubts: ['F Aeg: remove or build'],
    });
  });

  test('order nothing in other phases', () => {
    expect(told('France: A Mar, F Bre').orders).toEqual([]);
    expect(told('Spring 1902\nFrance: A Mar, F Bre', WINTER).orders).toEqual([]);
  });
});

describe('where the position is known', () => {
  const position: Position = {
    units: [
      { power: 'France', kind: 'A', at: 'MAR' },
      { power: 'England', kind: 'F', at: 'NTH' },
      { power: 'Italy', kind: 'A', at: 'PAR' },
      { power: 'Russia', kind: 'F', at: 'STP/SC' },
    ],
  };
  const known = (text: string) => told(text, { ...WINTER, position });

  test('a unit that stands there is removed, and one for a free home centre is built', () => {
    expect(known('France: A Mar, F Bre\nEngland: F Nth\nRussia: F StP')).toEqual({
      orders: ['France A MAR D', 'France F BRE B', 'England F NTH D', 'Russia F STP/SC D'],
      doubts: [],
    });
  });

  test('what is neither stays in doubt', () => {
    expect(known('France: A Par, F Nth, A Mun')).toEqual({
      orders: ['France A PAR B', 'France F NTH D', 'France A MUN D'],
      doubts: ['A Par: build or remove', 'F Nth: remove or build', 'A Mun: remove or build'],
    });
  });

  test('a word that goes before says more', () => {
    expect(known('France:\nBuild A Mar, F Mar').orders).toEqual([
      'France A MAR B',
      'France F MAR B',
    ]);
  });

  test('the unit there says whose it is', () => {
    expect(known('F Nth')).toEqual({ orders: ['England F NTH D'], doubts: [] });
  });
});

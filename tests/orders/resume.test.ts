import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import { runs } from '../support/effort.ts';

const read = (text: string): readonly string[] =>
  readText(text).orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`);

describe('reading goes on after words that cannot be read', () => {
  test('at a power after a full stop', () => {
    expect(read('England: A Lon-Bel, F Qwz - Bel. France: F Bre-Eng, F Iri S F Bre-Eng')).toEqual([
      'England A LON - BEL',
      'France F BRE - ENG',
      'France F IRI S F BRE - ENG',
    ]);
  });

  test('at a power after a remark and a full stop', () => {
    expect(read('England: A Lon-Bel, wish me luck here. France: F Bre-Eng')).toEqual([
      'England A LON - BEL',
      'France F BRE - ENG',
    ]);
  });

  test('at a unit after a full stop that ends an order with a short name', () => {
    expect(read('England: F Qwz C A Lon-Bel. A Yor H. F Nwg H')).toEqual([
      'England A YOR H',
      'England F NWG H',
    ]);
  });

  test('but not at a unit that is supported, after an abbreviation', () => {
    expect(read('France: F. Qwz. S. A. Mar-Bur; A. Par. H.')).toEqual(['France A PAR H']);
  });
});

const ORDERS = {
  England: ['A Lon-Bel', 'F Nth C A Lon-Bel', 'F Nwg H', 'A Yor - Edi', 'F Eng S A Lon-Bel'],
  France: ['F Bre-Eng', 'A Par S A Mar-Bur', 'A Mar-Bur', 'A Gas H'],
  Germany: ['A Mun-Ruh', 'F Kie - Hol', 'A Ber S A Mun', 'F Den H'],
};
const SPOILT = ['A Qwz-Bel', 'F Nth C A Qwz - Bel', 'F Xyzw S A Lon-Bel', 'A Zzz H'];

/** Words within the orders of a power that name another one. */
const REMARKS = [
  'Germany is a liar',
  'Germany promised me support',
  'Russia will bounce me',
  'Turkey says hi',
  'Tell Italy',
  'Italy, are you there',
  'England and I agreed a DMZ',
];

const orders = (power: keyof typeof ORDERS) =>
  fc.record({
    power: fc.constant(power),
    list: fc.shuffledSubarray([...ORDERS[power]], { minLength: 1 }),
    spoilt: fc.constantFrom(...SPOILT, null),
    at: fc.nat({ max: 3 }),
    ends: fc.constantFrom(', ', '; ', '. '),
  });

test('on one line, an order that cannot be read takes no other with it, and gives none to another power', () => {
  fc.assert(
    fc.property(orders('England'), orders('France'), orders('Germany'), (...powers) => {
      const line = (isSpoilt: boolean): string =>
        powers
          .map(({ power, list, spoilt, at, ends }) => {
            const all = spoilt && isSpoilt ? list.toSpliced(at, 0, spoilt) : list;
            return `${power}: ${all.join(ends)}.`;
          })
          .join(' ');
      expect(read(line(true))).toEqual(read(line(false)));
    }),
    { seed: 1901, numRuns: runs(2_000) },
  );
});

test('words before the first build on a line are a remark', () => {
  expect(read('France: I have two, Build A Par, Build F Bre\nGermany: Remove A Kie')).toEqual([
    'France A PAR B',
    'France F BRE B',
    'Germany A KIE D',
  ]);
});

describe('a remark that names another power gives it no orders', () => {
  const own = ['France A MAR S A PAR - BUR', 'France A PAR - BUR', 'Germany A MUN H'];
  test.each(REMARKS)('%s', (remark) => {
    for (const at of [0, 1, 2]) {
      const france = ['A Par-Bur', 'A Mar S A Par-Bur'].toSpliced(at, 0, remark);
      for (const text of [
        `France:\n${france.join('.\n')}\n\nGermany:\nA Mun H`,
        `FRANCE\n${france.join('\n')}\nGERMANY\nA Mun H`,
        `France: ${france.join(', ')}\nGermany: A Mun H`,
      ])
        expect([text, read(text).toSorted()]).toEqual([text, own]);
    }
  });
});

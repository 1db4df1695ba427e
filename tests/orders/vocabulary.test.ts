import { describe, expect, test } from 'vitest';
import { readOrders, readRetreats } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { keywordOf, powerOf } from '../../src/orders/notations/rulebook/vocabulary.ts';
import { shortOrder } from '../support/short.ts';

describe('the words of orders', () => {
  test.each([
    ['A', 'a army armies'],
    ['F', 'f fleet fleets'],
    ['hold', 'h hold holds holding stand stands standing'],
    ['support', 's support supports supporting supp sup'],
    ['convoy', 'c convoy convoys convoying conv'],
    ['move', 'to move moves moving'],
    ['via', 'via by'],
  ])('%s', (keyword, spellings) => {
    for (const spelling of spellings.split(' ')) {
      expect(keywordOf(spelling), spelling).toBe(keyword);
      expect(keywordOf(spelling.toUpperCase()), spelling).toBe(keyword);
    }
  });

  test('nothing else is a keyword', () => {
    for (const word of ['', 'ar', 'flee', 'ho', 'held', 'supported', 'convoyed', 'went', 'from']) {
      expect(keywordOf(word), word).toBeNull();
    }
  });
});

describe('the names of powers', () => {
  test.each([
    ['Austria', 'austria austrian austriahungary austrohungarian austrohungary austriahungarian'],
    ['England', 'england english britain british greatbritain'],
    ['France', 'france french'],
    ['Germany', 'germany german'],
    ['Italy', 'italy italian'],
    ['Russia', 'russia russian'],
    ['Turkey', 'turkey turkish'],
  ])('%s, and each cut to three letters or more', (power, names) => {
    for (const name of names.split(' ')) {
      for (let letters = 3; letters <= name.length; letters++) {
        expect(powerOf(name.slice(0, letters)), name.slice(0, letters)).toBe(power);
      }
      expect(powerOf(`${name}x`)).toBeUndefined();
    }
  });

  test('two letters are too few', () => {
    expect(['Au', 'En', 'Fr', 'Ge', 'It', 'Ru', 'Tu', ''].map((word) => powerOf(word))).toEqual(
      new Array(8).fill(undefined),
    );
  });
});

describe('words for no orders at all', () => {
  test.each([
    ...['NMR', 'N M R', 'none', 'nothing', 'no order', 'no orders', 'no moves', 'no move'],
    ...['no orders received', 'no order sent', 'no orders given', 'all hold', 'all units hold'],
    ...['all stand', 'all units stand', 'all holds'],
  ])('England: %s', (words) => {
    const { orders, errors } = readOrders(`England: ${words}\nFrance: A Par-Bur`);
    expect(errors).toEqual([]);
    expect(orders.map(shortOrder)).toEqual(['F A PAR - BUR']);
  });

  test.each(['no orders at all', 'no orderss', 'nmrx', 'all units hold still', 'surely none'])(
    'England: %s is an error',
    (words) => {
      const { orders, errors } = readOrders(`England: ${words}\nFrance: A Par-Bur`);
      expect(errors).toHaveLength(1);
      expect(orders.map(shortOrder)).toEqual(['F A PAR - BUR']);
    },
  );
});

describe('orders for more than one turn, or for others', () => {
  const problem = (words: string): string | undefined =>
    readOrders(`England: ${words}`).errors[0]?.message;
  test.each([
    ...['A Lon H always', 'A Lon H forever', 'A Lon H for ever', 'A Lon H permanently'],
    ...['A Lon H permanent', 'A Lon H perpetually', 'A Lon H until Fall', 'A Lon H each turn'],
    ...['A Lon H as standing order', 'A Lon H as standing orders', 'A Lon H from now on'],
  ])('%s', (words) => {
    expect(problem(words)).toBe(
      `An order is for one turn and cannot be perpetual: "${words}". Expected an order for this turn only.`,
    );
  });
  test.each(['A Lon H by proxy', 'A Lon H as ordered by France', 'A Lon H on behalf of France'])(
    '%s',
    (words) => {
      expect(problem(words)).toMatch(
        /^A unit cannot be ordered by proxy: "A Lon H .*"\. Expected an order from its own power\.$/,
      );
    },
  );
  test('the words in question are reported, as something that is not an order', () => {
    const [error] = readOrders('England: A Lon H always').errors;
    expect(error?.kind).toBe('order');
    expect(error?.words).toContain('always');
  });
});

describe('retreats that cannot be read', () => {
  test('an oversized text is refused as a whole', () => {
    const { orders, spans, errors, repairs } = readRetreats('A Vie-Tyr\n'.repeat(20_000), {
      power: 'Austria',
    });
    expect([orders, spans, repairs]).toEqual([[], [], []]);
    expect(errors.map(({ kind }) => kind)).toEqual(['too-much']);
  });

  test('errors are in the order of the text, whichever part finds them', () => {
    const text = 'Austria: A Moon-Tyr\nA Vie-Moon\nA Bud R Xyzzy\n';
    const { errors } = readRetreats(text);
    expect(errors.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  test('a text with nothing in it says nothing', () => {
    expect(readRetreats('')).toEqual({ orders: [], spans: [], errors: [], repairs: [] });
  });
});

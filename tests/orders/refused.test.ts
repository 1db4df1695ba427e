import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { inferPosition } from '../../src/orders/infer-position.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { shortOrder, turn } from '../support/short.ts';
import { runs } from '../support/effort.ts';

const { position } = turn(`E A LON
  E F NTH
  F A SPA
  F A POR
  G A MUN
  I A TYR`);

function read(text: string) {
  const { orders, errors, idle = [] } = readOrders(text, { position });
  return {
    orders: orders.map(shortOrder),
    errors: errors.map(({ message }) => message),
    idle: idle.map(shortOrder),
  };
}

describe('4.E.1, what is not an order at all', () => {
  test('is reported, and its unit is on the board', () => {
    expect(read('Germany: A Mun-Moon')).toEqual({
      orders: [],
      errors: ['No space has this name: "Moon". Expected a space, such as Mun or North Sea.'],
      idle: ['G A MUN H'],
    });
  });
  test.each([
    ['the order of a fleet that would move twice', 'England: F Nth-Ska-Swe', ['E F NTH H']],
    ['an order whose unit cannot be read either', 'England: A Lonn-Bel', []],
    ['words that are not about a unit', 'England: Lon is mine', []],
    ['a unit that is only spoken of', 'England: A Xyz S A Lon-Bel', []],
  ])('%s', (_, text, idle) => {
    expect(read(text)).toMatchObject({ orders: [], idle });
  });
});

describe('4.E.2, each order is judged by itself', () => {
  const TEXTS = [
    'England: A Lon-Nth-Bel',
    'England: F Nth C Lon-Bel',
    'England: F Lon-Bel',
    'France: Spa S A Por-Gas',
    'France: A Por-Gas',
    'France: F Por S Italian A Spa',
    'Italy: A Tyr-Mun',
    'Germany: Mun S A Tyr-Mun',
    'Germany: A Mun-Tyr',
  ];
  test('what is written before and after it does not matter', () => {
    const alone = new Map(TEXTS.map((text) => [text, readOrders(text, { position }).orders]));
    fc.assert(
      fc.property(fc.shuffledSubarray(TEXTS, { minLength: 1 }), (texts) => {
        const { orders } = readOrders(texts.join('\n'), { position });
        expect(orders).toEqual(texts.flatMap((text) => alone.get(text) ?? []));
      }),
      { seed: 42, numRuns: runs(200) },
    );
  });
});

describe('4.E.3, no order follows from another', () => {
  test('a convoy does not order its army', () => {
    const { orders } = readOrders('England: F Nth C A Lon-Bel', { position });
    expect(orders.map(shortOrder)).toEqual(['E F NTH C A LON - BEL']);
    const ruling = adjudicate(position, orders, EDITIONS.DATC);
    expect(ruling.orders.find(({ unit }) => unit === 'LON')).toMatchObject({
      order: null,
      outcome: 'holds',
    });
  });
  test('a support does not order its unit', () => {
    const { orders } = readOrders('France: A Spa S A Por-Gas', { position });
    expect(orders.map(shortOrder)).toEqual(['F A SPA S A POR - GAS']);
  });
  test('nor does either put a unit on the board', () => {
    const { orders } = readOrders('England: F Nth C A Lon-Bel, F Edi S A Yor');
    const inferred = inferPosition(orders);
    expect(inferred.ok && inferred.value.units.map(({ at }) => at)).toEqual(['NTH', 'EDI']);
  });
});

const PERPETUAL = 'An order is for one turn and cannot be perpetual';
const PROXY = 'A unit cannot be ordered by proxy';

describe('4.E.4, 4.E.5: perpetual and proxy orders', () => {
  test.each([
    ['France: A Spa S A Por as long as possible', PERPETUAL, ['F A SPA H']],
    ['France: A Spa S A Por every turn', PERPETUAL, ['F A SPA H']],
    ['France: A Spa holds always', PERPETUAL, ['F A SPA H']],
    ['France: A Spa H until Fall 1903', PERPETUAL, ['F A SPA H']],
    ['France: Perpetual: A Spa S A Por', PERPETUAL, ['F A SPA H']],
    ['France\nStanding orders:\nA Spa S A Por', PERPETUAL, ['F A SPA H']],
    ['France\nPerpetual orders\nA Spa S A Por', PERPETUAL, ['F A SPA H']],
    ['Germany: Proxy A Mun to Italy', PROXY, []],
    ['Germany: A Mun by proxy to Italy', PROXY, ['G A MUN H']],
    ['Germany: A Mun as ordered by Italy', PROXY, ['G A MUN H']],
    ['Germany: Proxies: A Mun-Ber', PROXY, ['G A MUN H']],
    ['France: A Spa S A Por permanently', PERPETUAL, ['F A SPA H']],
    ['France: A Spa S A Por standing order', PERPETUAL, ['F A SPA H']],
    ['France: A Spa H forever', PERPETUAL, ['F A SPA H']],
    ['France: A Spa H for ever', PERPETUAL, ['F A SPA H']],
    ['France\nPermanent\nA Spa S A Por', PERPETUAL, ['F A SPA H']],
    ['France\nStanding order\nA Spa S A Por', PERPETUAL, ['F A SPA H']],
    ['Germany\nProxies of all units:\nA Mun-Ber', PROXY, ['G A MUN H']],
  ])('%j', (text, problem, idle) => {
    const reading = read(text);
    expect(reading).toMatchObject({ orders: [], idle });
    expect(reading.errors).toEqual([expect.stringContaining(problem)]);
  });

  test('what was expected instead is reported', () => {
    const [perpetual] = readOrders('France: A Spa H always', { position }).errors;
    expect(perpetual).toMatchObject({ kind: 'order', expected: 'an order for this turn only' });
    const [proxy] = readOrders('Germany: A Mun by proxy to Italy', { position }).errors;
    expect(proxy).toMatchObject({ kind: 'order', expected: 'an order from its own power' });
  });

  test('the other orders are read, and those of the next power', () => {
    const text = 'France: Perpetual orders: A Spa S A Por, A Por S A Spa\nItaly: A Tyr H';
    expect(read(text)).toMatchObject({ orders: ['I A TYR H'], errors: { length: 2 } });
    expect(read('France: A Spa H always, A Por H')).toMatchObject({ orders: ['F A POR H'] });
  });

  test('words of a line of their own that only begin like a heading refuse nothing but themselves', () => {
    const { orders, errors } = read('France\nPerpetual war\nA Spa H');
    expect(orders).toEqual(['F A SPA H']);
    expect(errors).toEqual([expect.stringContaining('"Perpetual war"')]);
  });

  test('a heading begins with its own words, not with the order before it', () => {
    const { orders, errors } = read('Germany: Mun H; Proxy: A Ber H');
    expect(orders).toEqual(['G A MUN H']);
    expect(errors).toEqual([expect.stringContaining(`${PROXY}: "A Ber H"`)]);
  });

  test('a whole order that only looks like one is followed', () => {
    expect(read('Italy: A Tyr stands')).toEqual({ orders: ['I A TYR H'], errors: [], idle: [] });
  });
});

describe('no orders', () => {
  test.each([
    ...['NMR', 'N.M.R.', 'nmr', 'none', 'None.', 'no orders', 'No orders received', 'No moves'],
    ...['all units hold', 'All hold', 'nothing', ''],
  ])('%j is no error', (words) => {
    for (const text of [`Germany: ${words}\nItaly: A Tyr H`, `Germany\n${words}\nItaly: A Tyr H`])
      expect(read(text)).toEqual({ orders: ['I A TYR H'], errors: [], idle: [] });
  });
  test('but words that only begin so are', () => {
    expect(read('Germany: no orders today')).toMatchObject({ orders: [], errors: { length: 1 } });
  });
});

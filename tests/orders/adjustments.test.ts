import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fleetLocations, SPACE_IDS, type Piece } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import { describeAdjustmentOrder } from '../../src/orders/describe.ts';
import { formatAdjustmentOrder } from '../../src/orders/format-order.ts';
import { readAdjustments } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { runs } from '../support/effort.ts';

const PIECES: readonly Piece[] = SPACE_IDS.flatMap((space): readonly Piece[] => [
  ...(SPACES[space].kind === 'sea' ? [] : [{ kind: 'A', at: space } as const]),
  ...fleetLocations(space).map((at) => ({ kind: 'F', at }) as const),
]);
const anyAdjustment: fc.Arbitrary<AdjustmentOrder> = fc
  .tuple(
    fc.constantFrom(...POWERS),
    fc.constantFrom(...PIECES),
    fc.constantFrom('build', 'some build', 'remove', 'waive'),
  )
  .map(([power, unit, type]): AdjustmentOrder => {
    switch (type) {
      case 'build':
        return { type, power, unit };
      case 'some build':
        return { type: 'build', power, unit: { kind: null, at: unit.at } };
      case 'remove':
        return { type, power, unit };
      case 'waive':
        return { type, power };
    }
  });

const read = (text: string, options: Parameters<typeof readAdjustments>[1] = {}) => {
  const { orders, errors } = readAdjustments(text, options);
  expect(errors).toEqual([]);
  return orders.map((order) => `${order.power}: ${formatAdjustmentOrder(order)}`);
};

describe('adjustment orders', () => {
  test.each([
    ['short', formatAdjustmentOrder],
    ['long', describeAdjustmentOrder],
  ])('what is written %s is read again', (_, write) => {
    fc.assert(
      fc.property(anyAdjustment, (order) => {
        const { orders, errors } = readAdjustments(`${order.power}: ${write(order)}`);
        expect({ orders, errors }).toEqual({ orders: [order], errors: [] });
      }),
      { numRuns: runs(1_000), seed: 1971 },
    );
  });

  test.each([
    ['Build A Par', 'Build A Par'],
    ['A Par B', 'Build A Par'],
    ['builds army Paris', 'Build A Par'],
    ['B F StP(sc)', 'Build F StP/sc'],
    ['Build F St Petersburg', 'Build F StP'],
    ['Build Par', 'Build Par'],
    ['Builds an army in Warsaw.', 'Build A War'],
    ['Remove A Gal', 'Remove A Gal'],
    ['R A Gal', 'Remove A Gal'],
    ['A Gal D', 'Remove A Gal'],
    ['disband the fleet in Edinburgh', 'Remove F Edi'],
    ['Waive', 'Waive'],
    ['waives', 'Waive'],
    ['waive build london', 'Waive'],
    ['WVE', 'Waive'],
  ])('%s', (text, meant) => {
    expect(read(text, { power: 'Russia' })).toEqual([`Russia: ${meant}`]);
  });

  test('as the sample game prints them, and several on a line', () => {
    expect(
      read('England builds F Edi. \nRussia removes A Gal.\nGermany: Build F Kie, A Mun B; waive'),
    ).toEqual([
      'England: Build F Edi',
      'Russia: Remove A Gal',
      'Germany: Build F Kie',
      'Germany: Build A Mun',
      'Germany: Waive',
    ]);
  });

  test('of two spaces with one name, the supply centre is meant in a build', () => {
    expect(read('Build F Liv', { power: 'England' })).toEqual(['England: Build F Lvp']);
  });

  test('the position settles what a removal leaves out', () => {
    const position = { units: [{ power: 'Russia', kind: 'F', at: 'STP/NC' }] } as const;
    expect(read('Remove StP', { position })).toEqual(['Russia: Remove F StP/nc']);
    expect(read('Remove A StP', { position, power: 'Russia' })).toEqual([
      'Russia: Remove F StP/nc',
    ]);
  });

  test('a removal may name the power of the unit', () => {
    const position = { units: [{ power: 'Russia', kind: 'A', at: 'MOS' }] } as const;
    const { orders } = readAdjustments('Remove Russian Mos', { position, power: 'Russia' });
    expect(orders).toMatchObject([{ type: 'remove', power: 'Russia', unit: { at: 'MOS' } }]);
  });

  test('an army has no coast, and the repair is recorded (DATC 6.I.4)', () => {
    const { orders, repairs } = readAdjustments('Build A StP(nc)', { power: 'Russia' });
    expect(orders.map((one) => formatAdjustmentOrder(one))).toEqual(['Build A StP']);
    expect(repairs).toMatchObject([{ what: 'coast', from: 'StP(nc)', to: 'StP', column: 9 }]);
  });

  test.each([
    ['A Par', '1:1', 'Build or Remove before it, or B after it'],
    ['Build A Prs', '1:9', 'a space'],
    ['Build', '1:1', 'a space'],
    ['A Par-Bur', '1:6', 'Build or Remove before it'],
    ['nothing at all', '1:1', 'an order, such as Build A Par, Remove A Gal or Waive'],
    ['Build A Par Bur', '1:13', 'a comma or the end of the line'],
  ])('%s is an error at %s', (text, at, expected) => {
    const { errors, orders } = readAdjustments(text, { power: 'France' });
    expect(orders).toEqual([]);
    expect(errors.map(({ line, column }) => `${String(line)}:${String(column)}`)).toEqual([at]);
    expect(errors[0]?.expected).toContain(expected);
  });

  test('the order must have a power', () => {
    expect(readAdjustments('Waive').errors.map(({ kind }) => kind)).toEqual(['power']);
  });
});

const repairsOf = (orders: readonly AdjustmentOrder[]) =>
  orders.map((order) => ('repairs' in order ? order.repairs : undefined));

describe('a name with several meanings', () => {
  test.each([
    ['Build A Tyr', 'Build A Tyr'], // an army in Tyrolia
    ['Build F Gulf of Both', 'Build F Bot'],
    ['Build A Liv', 'Build A Lvp'],
    ['Build Liv', 'Build Lvp'],
    ['Build A Norw', 'Build A Nwy'],
  ])('%s is clear', (text, meant) => {
    expect(read(text, { power: 'Italy' })).toEqual([`Italy: ${meant}`]);
  });

  test.each([
    // A fleet is not in Tyrolia, and Livonia is not a supply centre.
    ['Build F Tyr', { kind: 'F', at: 'TYS' }, 'Tyr', 'Tys'],
    ['Build F Liv', { kind: 'F', at: 'LVP' }, 'Liv', 'Lvp'],
  ])('%s is read with a repair that says so', (text, unit, from, to) => {
    const { orders } = readAdjustments(text, { power: 'Italy' });
    const repairs = [{ what: 'name', from, to }];
    expect(orders).toEqual([{ type: 'build', power: 'Italy', unit, repairs }]);
  });

  test.each([
    ['Build Tyr', 7, 'Tyr', 'Tyrolia or Tyrrhenian Sea'],
    ['Build F Gul', 9, 'Gul', 'Gulf of Lyon or Gulf of Bothnia'],
    ['Build A Gul', 9, 'Gul', 'Gulf of Lyon or Gulf of Bothnia'],
  ])('%s is not (1971 VII.4)', (text, column, words, names) => {
    const { orders, errors } = readAdjustments(text, { power: 'Italy' });
    expect(orders).toEqual([]);
    const problem = `This may mean ${names}`;
    const message = `${problem}: "${words}". Expected ${names}.`;
    expect(errors).toEqual([
      { kind: 'ambiguous', line: 1, column, length: 3, words, problem, expected: names, message },
    ]);
  });

  test('a unit at the place does not turn it into another space', () => {
    const position = { units: [{ power: 'England', kind: 'F', at: 'LVP' }] } as const;
    expect(read('Build F Liv', { position, power: 'England' })).toEqual(['England: Build F Lvp']);
  });
});

describe('what had to be repaired', () => {
  const BLANK = { what: 'blank', from: 'APar', to: 'A Par' };
  const COAST = { what: 'coast', from: 'StP(nc)', to: 'StP' };

  test('is listed with its own order and among all repairs, in the order of the text', () => {
    const text = 'Russia: Build A StP(nc)\nFrance: Build APar, Waive\nItaly: Build F Rom';
    const { orders, errors, spans, repairs } = readAdjustments(text);
    expect(errors).toEqual([]);
    expect(repairsOf(orders)).toEqual([[COAST], [BLANK], undefined, undefined]);
    expect(repairs).toEqual([
      { ...COAST, line: 1, column: 17, length: 7 },
      { ...BLANK, line: 2, column: 15, length: 4 },
    ]);
    expect(spans).toEqual([
      { line: 1, column: 9, length: 15 },
      { line: 2, column: 9, length: 10 },
      { line: 2, column: 21, length: 5 },
      { line: 3, column: 8, length: 11 },
    ]);
  });

  test('may be two repairs in one order', () => {
    const { orders } = readAdjustments('Build AStP(nc)', { power: 'Russia' });
    expect(repairsOf(orders)).toEqual([[{ what: 'blank', from: 'AStP', to: 'A StP' }, COAST]]);
  });

  test('includes removals', () => {
    const position = { units: [{ power: 'Russia', kind: 'F', at: 'STP/NC' }] } as const;
    const { orders, repairs } = readAdjustments('Remove AStP', { position });
    const found = [
      { what: 'blank', from: 'AStP', to: 'A StP' },
      { what: 'letter', from: 'AStP', to: 'F StP/nc' },
    ];
    expect(orders).toMatchObject([{ type: 'remove', power: 'Russia', repairs: found }]);
    expect(repairs.map(({ what }) => what).sort()).toEqual(['blank', 'letter']);
  });

  test('is empty where nothing was read', () => {
    expect(readAdjustments('APar', { power: 'France' })).toMatchObject({ orders: [], repairs: [] });
    expect(readAdjustments('')).toEqual({ orders: [], spans: [], errors: [], repairs: [] });
  });
});

describe('errors', () => {
  test('for lines that are too long are among the others', () => {
    const long = `Build A Par ${'x'.repeat(2_000)}`;
    const text = `Build A Xyz\n${long}\nBuild A Xyz\nBuild A Par`;
    const { orders, errors } = readAdjustments(text, { power: 'France' });
    expect(orders.map((one) => formatAdjustmentOrder(one))).toEqual(['Build A Par']);
    expect(errors.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'space'],
      [2, 'too-much'],
      [3, 'space'],
    ]);
  });

  test('orders without a power and orders that cannot be read, in the order of the text', () => {
    const { orders, errors } = readAdjustments('Build A Xyz\nBuild A Par\nBuild A Xyz\nWaive');
    expect(orders).toEqual([]);
    expect(errors.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'space'],
      [2, 'power'],
      [3, 'space'],
      [4, 'power'],
    ]);
    expect(errors[1]?.message).toBe(
      'No power is named for this order: "Build A Par". Expected a power and a colon before it.',
    );
  });

  test.each([
    ['d', 'd', 'a space, such as Mun or North Sea'],
    ['ENG MAO', 'MAO', 'Build or Remove before it, or B after it'],
    ['army stand', 'stand', 'a space, such as Mun or North Sea'],
    ['R Ser convoy-', 'convoy', 'a comma or the end of the line'],
  ])('%s: what stands there cannot be read', (text, words, expected) => {
    const { orders, errors } = readAdjustments(text, { power: 'Austria' });
    expect(orders).toEqual([]);
    expect(errors.map((error) => [error.kind, error.words, error.expected])).toEqual([
      ['order', words, expected],
    ]);
  });

  test('a text longer than any orders is refused', () => {
    const reading = readAdjustments('Build A Par\n'.repeat(10_000), { power: 'France' });
    expect(reading).toMatchObject({ orders: [], spans: [], repairs: [] });
    expect(reading.errors.map(({ kind }) => kind)).toEqual(['too-much']);
  });

  test('a removal that fits two units is an error (1971 VII.4)', () => {
    const units = [
      { power: 'England', kind: 'F', at: 'NTH' },
      { power: 'England', kind: 'F', at: 'NWG' },
    ] as const;
    const { orders, errors } = readAdjustments('England: Remove F Nor', { position: { units } });
    expect(orders).toEqual([]);
    expect(errors).toMatchObject([{ kind: 'ambiguous', words: 'Nor', column: 19 }]);
  });
});

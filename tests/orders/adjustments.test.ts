import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fleetLocations, SPACE_IDS, type Piece } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import {
  describeAdjustmentOrder,
  formatAdjustmentOrder,
  readAdjustments,
} from '../../src/orders/notation.ts';
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
  ])('what is written %s is read again', { timeout: 60_000 }, (_, write) => {
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

  test('an army has no coast, and that is on record (DATC 6.I.4)', () => {
    const { orders, repairs } = readAdjustments('Build A StP(nc)', { power: 'Russia' });
    expect(orders.map(formatAdjustmentOrder)).toEqual(['Build A StP']);
    expect(repairs).toMatchObject([{ what: 'coast', from: 'StP(nc)', to: 'StP', column: 9 }]);
  });

  test.each([
    ['A Par', '1:1', 'Build or Remove before it or B behind it'],
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

  test('somebody must give the order', () => {
    expect(readAdjustments('Waive').errors.map(({ kind }) => kind)).toEqual(['power']);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../src/board/board.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { legalOrders } from '../../src/law/legal-orders.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, runs } from '../support/effort.ts';
import { shortOrder, turn } from '../support/short.ts';

const DATC = EDITIONS.DATC;

/** An order without coasts that it need not name. */
function gist(order: Order): string {
  const unit = spaceOf(order.unit.at);
  switch (order.type) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit} - ${spaceOf(order.to)}`;
    case 'support-hold':
      return `${unit} S ${spaceOf(order.target.at)}`;
    case 'support-move':
      return `${unit} S ${spaceOf(order.target.at)} - ${spaceOf(order.to)}`;
    case 'convoy':
      return `${unit} C ${spaceOf(order.target.at)} - ${order.to}`;
    case 'board':
    case 'land':
      return `${unit} ${order.type}`;
  }
}

test('everything listed is legal and listed once', () => {
  fc.assert(
    fc.property(turns, fc.constantFrom(...Object.values(EDITIONS)), ({ position }, edition) => {
      for (const { at } of position.units) {
        const orders = legalOrders(position, spaceOf(at), edition);
        expect(new Set(orders.map((order) => JSON.stringify(order))).size).toBe(orders.length);
        expect(orders[0]?.type).toBe('hold');
        for (const order of orders) {
          const { orders: ruled } = adjudicate(position, [order], edition, { trace: false });
          const own = ruled.find(({ order: given }) => given === order);
          expect(own?.outcome, gist(order)).not.toBe('illegal');
        }
      }
    }),
    { numRuns: runs(60), seed: EFFORT },
  );
});

test('everything legal is listed', () => {
  fc.assert(
    fc.property(turns, fc.constantFrom(...Object.values(EDITIONS)), (given, edition) => {
      const { position } = given;
      for (const { unit, order, outcome } of adjudicate(position, given.orders, edition).orders) {
        if (!order || outcome === 'illegal') continue;
        expect(legalOrders(position, unit, edition).map(gist)).toContain(gist(order));
      }
    }),
    { numRuns: runs(1000), seed: EFFORT },
  );
});

test('an army in the middle of the land', () => {
  const { position } = turn('A A VIE\n A A BUD\n R F BLA');
  expect(legalOrders(position, 'VIE', DATC).map(gist)).toEqual([
    'VIE H',
    ...['BOH', 'BUD', 'GAL', 'TRI', 'TYR'].map((to) => `VIE - ${to}`),
    'VIE S BUD',
    ...['GAL', 'TRI'].map((to) => `VIE S BUD - ${to}`),
  ]);
});

test('an army that could go by land or by sea is listed both ways', () => {
  const { position } = turn('E A HOL\n E F NTH');
  const moves = legalOrders(position, 'HOL', DATC).filter(({ type }) => type === 'move');
  const toBelgium = moves.filter((move) => move.type === 'move' && move.to === 'BEL');
  expect(toBelgium.map((move) => move.type === 'move' && move.viaConvoy)).toEqual([false, true]);
  expect(moves.map(gist)).toContain('HOL - NWY');
});

describe('a coast, a sea and a port', () => {
  const { position } = turn('E A WAL\n E F ENG\n F A BRE\n F F LON');
  const all = (at: SpaceId) => legalOrders(position, at, DATC).map(shortOrder);
  const moves = (from: string, ...to: string[]) => to.map((goal) => `${from} - ${goal}`);

  test('an army walks, sails, or supports units that it could reach', () => {
    expect(all('WAL')).toEqual([
      'E A WAL H',
      ...moves('E A WAL', 'BEL', 'BRE', 'LON', 'LON VIA', 'LVP', 'PIC', 'YOR'),
      'E A WAL S A BRE - LON',
      'E A WAL S F ENG - LON',
      'E A WAL S F LON',
      'E A WAL S F LON - YOR',
    ]);
  });

  test('a fleet at sea carries any army, and supports none that only it could carry', () => {
    expect(all('ENG')).toEqual([
      'E F ENG H',
      ...moves('E F ENG', 'BEL', 'BRE', 'IRI', 'LON', 'MAO', 'NTH', 'PIC', 'WAL'),
      'E F ENG S A BRE',
      'E F ENG S A BRE - PIC',
      'E F ENG S F LON',
      'E F ENG S F LON - NTH',
      'E F ENG S F LON - WAL',
      'E F ENG S A WAL',
      'E F ENG S A WAL - LON',
      ...moves('E F ENG C A BRE', 'BEL', 'LON', 'PIC', 'WAL'),
      ...moves('E F ENG C A WAL', 'BEL', 'BRE', 'LON', 'PIC'),
    ]);
  });

  test('a fleet in port carries no army', () => {
    expect(all('LON')).toEqual([
      'F F LON H',
      ...moves('F F LON', 'ENG', 'NTH', 'WAL', 'YOR'),
      'F F LON S A BRE - WAL',
      'F F LON S F ENG',
      'F F LON S F ENG - NTH',
      'F F LON S F ENG - WAL',
      'F F LON S A WAL',
      'F F LON S A WAL - YOR',
    ]);
  });
});

test('a fleet names the coast it goes to', () => {
  const { position } = turn('F F MAO');
  const moves = legalOrders(position, 'MAO', DATC).flatMap((order) =>
    order.type === 'move' ? order.to : [],
  );
  expect(moves).toContain('SPA/NC');
  expect(moves).toContain('SPA/SC');
  expect(moves).not.toContain('SPA');
});

test('an empty space has no orders', () => {
  expect(legalOrders({ units: [] }, 'VIE', DATC)).toEqual([]);
});

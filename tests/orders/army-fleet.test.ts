import { describe, expect, test } from 'vitest';
import { formatOrder } from '../../src/orders/format-order.ts';
import { readFleetOrders } from '../../src/orders/notations/army-fleet/read-fleet-orders.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Position } from '../../src/board/board.ts';
import { CASES, movementsOf, turnOf } from '../support/army-fleet.ts';

const NOWHERE: Position = { units: [] };

/** The order, without its repairs. */
const plain = ({ repairs: _repairs, ...order }: Order): Order => order;

const read = (text: string, position: Position = NOWHERE) =>
  readFleetOrders(`France: ${text}`, position === NOWHERE ? {} : { position });

const board = { power: 'France', type: 'board', unit: { kind: 'A', at: 'MAR' }, onto: 'LYO' };
const sail = {
  power: 'France',
  type: 'move',
  unit: { kind: 'F', at: 'LYO' },
  to: 'WES',
  viaConvoy: false,
};
const land = {
  power: 'France',
  type: 'land',
  unit: { kind: 'A', at: 'LYO' },
  to: 'TUN',
  when: 'after',
};
const first = { ...land, unit: { kind: 'A', at: 'WES' }, when: 'first' };
const carried = {
  power: 'France',
  type: 'move',
  unit: { kind: 'A', at: 'LON' },
  to: 'HOL',
  viaConvoy: true,
};
const ferry = {
  power: 'France',
  type: 'convoy',
  unit: { kind: 'F', at: 'NTH' },
  target: { kind: 'A', at: 'LON' },
  to: 'HOL',
};

describe('an order of the Army/Fleet module is read', () => {
  test.each([
    ['A Mar boards F Lyo', [board]],
    ['A MAR B F Gulf of Lyons', [board]],
    ['Army Marseilles embarks on the fleet Gulf of Lyon', [board]],
    ['A/F Lyo-Wes', [sail]],
    ['AF Lyo - Wes, A disembarks Tun', [sail, land]],
    ['A/F Gulf of Lyon-Western Med; A disembarks in Tunis.', [sail, land]],
    ['A Mar boards F Lyo, A/F Lyo-Wes, A lands Tun', [board, sail, land]],
    [
      'A disembarks Tun, F Wes H',
      [first, { power: 'France', type: 'hold', unit: { kind: 'F', at: 'WES' } }],
    ],
    ['A Wes disembarks Tun', [first]],
    ['A Lyo disembarks Tun after moving', [land]],
    [
      'A disembarks Tun, F Wes S A - Tun',
      [
        first,
        {
          power: 'France',
          type: 'support-move',
          unit: { kind: 'F', at: 'WES' },
          target: { kind: 'A', at: 'WES' },
          to: 'TUN',
        },
      ],
    ],
    [
      'F Naf S A Wes-Tun',
      [
        {
          power: 'France',
          type: 'support-move',
          unit: { kind: 'F', at: 'NAF' },
          target: { kind: 'A', at: 'WES' },
          to: 'TUN',
        },
      ],
    ],
    ['F Nth ferries A Lon-Hol', [ferry]],
    ['F Nth FF A Lon-Hol', [ferry]],
    ['F Nth C A Lon-Hol (Fast Ferry)', [ferry]],
    ['A Lon-Hol ferry', [carried]],
    ['A Lon-Hol by fast ferry', [carried]],
    ['A Lon-Hol (FF)', [carried]],
    ['A Par H', [{ power: 'France', type: 'hold', unit: { kind: 'A', at: 'PAR' } }]],
  ])('%s', (text, orders) => {
    const { orders: found, errors } = read(text);
    expect(errors).toEqual([]);
    expect(found.map(plain)).toEqual(orders);
  });

  test.each(CASES)('from the texts of $id, and from what we write of it', (one) => {
    const [movement] = movementsOf(one);
    const [phase] = one.phases;
    if (!movement || phase?.phase !== 'movement') return;
    const { position, orders } = turnOf(movement);
    const given = Object.entries(phase.orders)
      .map(([power, texts]) => `${power}:\n${texts.join('\n')}`)
      .join('\n');
    const asGiven = readFleetOrders(given, { position });
    expect(asGiven.errors).toEqual([]);
    expect(asGiven.orders.map(plain)).toEqual(orders);
    const written = orders.map((order) => `${order.power}: ${formatOrder(order)}`).join('\n');
    const readBack = readFleetOrders(written, { position, asWritten: true });
    expect(readBack.errors).toEqual([]);
    expect(readBack.orders.map(plain)).toEqual(orders);
  });
});

describe('what cannot be read says what was expected', () => {
  test.each([
    ['A disembarks Tun', 'It is not clear which fleet this army disembarks from'],
    ['A disembarks Xyz, F Wes H', 'No space has this name'],
    ['A Mar boards F Lyo-Wes', 'This is not an order'],
    ['F Lyo-Wes, A disembarks Tun, F Tys-Ion', 'This may be the army of either fleet'],
    ['F Nth H ferry', 'This is not an order'],
    ['A Wes H', 'This is not an order'],
  ])('%s', (text, problem) => {
    expect(read(text).errors.map((error) => error.problem)).toContain(problem);
  });
});

import { describe, expect, test } from 'vitest';
import {
  readAdjustments,
  readOrders,
  readRetreats,
} from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { eachOnce, orderKey, type AnyOrder } from '../../src/orders/order-key.ts';

const position = { units: [], dislodged: [] };
const ORDERS: readonly AnyOrder[] = [
  ...readOrders(`
    Germany: A Mun H, A Mun-Ber, A Mun-Tyr, A Mun S A Tyr, A Mun S A Ber-Tyr, F Kie-Ber
    Austria: A Mun H
    France: A Mar-Spa, F Mar-Spa(sc), F Mar-Spa(nc), A Mar-Spa via convoy
    England: F Nth C A Lon-Bel, F Nth S A Lon-Bel, F Eng C A Lon-Bel`).orders,
  ...readRetreats('Germany: A Mun R Ber, A Mun D', { position }).orders,
  ...readAdjustments('Germany: Build A Mun, Build F Kie, Build Mun, Remove A Mun, Waive').orders,
  ...readAdjustments('Austria: Waive').orders,
];

/** The same data, with its fields in reverse order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).reverse();
  return Object.fromEntries(fields.map(([name, field]) => [name, turned(field)]));
}

test('an order that is written twice is one order; different orders of a unit stay', () => {
  const { orders } = readOrders('Germany: A Kie-Ber, A Kie-Mun, A Kie-Ber, F Bal H');
  expect(orders).toHaveLength(4);
  expect(eachOnce(orders)).toEqual([orders[0], orders[1], orders[3]]);
});

describe('the key of an order', () => {
  test('differs for orders that differ', () => {
    expect(ORDERS).toHaveLength(22);
    expect(new Set(ORDERS.map(orderKey)).size).toBe(ORDERS.length);
  });

  test.each(ORDERS.map((order) => [orderKey(order), order] as const))(
    '%s is the same for a copy, whatever the order of its fields',
    (key, order) => {
      expect(orderKey(structuredClone(order))).toBe(key);
      expect(orderKey(turned(order) as AnyOrder)).toBe(key);
    },
  );

  test('distinguishes a repaired order from one written that way', () => {
    const [repaired] = readOrders('Germany: FKie-Ber').orders;
    const [plain] = readOrders('Germany: F Kie-Ber').orders;
    expect(repaired && orderKey(repaired)).not.toBe(plain && orderKey(plain));
  });
});

import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Location, Position } from '../../src/board/board.ts';
import type { Move } from '../../src/orders/order.ts';
import type { Choices } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import { illegalOrder } from '../../src/check/model/turn-model.ts';
import { readTurn } from '../../src/check/model/read-turn.ts';

/** Orders that mean the same but are worded differently: a fact quotes the one that was given first. */
const position: Position = { units: [{ power: 'Germany', kind: 'A', at: 'MUN' }] };
const move = (to: Location, kind: 'A' | 'F' = 'A'): Move => ({
  power: 'Germany',
  unit: { kind, at: 'MUN' },
  type: 'move',
  to,
  viaConvoy: false,
});

const proved = (orders: readonly Move[], severalOrders: Choices['severalOrders']) => {
  const edition = { ...EDITIONS.DATC, choices: { ...EDITIONS.DATC.choices, severalOrders } };
  const { steps } = adjudicate(position, orders, edition);
  return { steps, result: check(position, orders, edition, steps), edition };
};

test.each(['none', 'first', 'last'] as const)('the order that %s follows', (severalOrders) => {
  const orders = [move('BER'), move('SIL'), move('SIL', 'F')];
  const { steps, result } = proved(orders, severalOrders);
  expect(result).toEqual({ ok: true });
  const followed = { none: null, first: orders[0], last: orders[1] }[severalOrders];
  expect(steps[0]?.fact).toEqual({
    type: 'ambiguous',
    unit: 'MUN',
    orders: [orders[0], orders[1]],
    followed,
  });
});

test.each([
  [move('STP'), move('STP/NC')],
  [move('STP/NC'), move('STP/SC'), move('BER')],
])('a coast written for an army, in an illegal move', (...orders) => {
  const { steps, result } = proved(orders, 'none');
  expect(result).toEqual({ ok: true });
  expect(steps.filter(({ fact }) => fact.type === 'illegal')).toHaveLength(1);
});

test('an illegal order that quotes the second writing is refused', () => {
  const orders = [move('LON'), move('LON', 'F')];
  const { steps, edition } = proved(orders, 'none');
  expect(illegalOrder(readTurn(position, orders, edition), move('LON', 'F'))?.orders).toEqual(
    orders,
  );
  const forged = steps.map((step) =>
    step.fact.type === 'illegal'
      ? { ...step, fact: { ...step.fact, order: move('LON', 'F') } }
      : step,
  );
  expect(check(position, orders, edition, forged)).toEqual({
    ok: false,
    step: 0,
    reason: 'order: not the one given first of those that say the same',
  });
});

import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';

/** Thirty-one provinces, each next to the one before it and the last to the first. */
const CIRCLE = (
  'RUM SEV MOS UKR WAR LVN STP FIN NWY SWE DEN KIE BER MUN RUH BEL PIC BUR PAR BRE GAS SPA MAR PIE ' +
  'TUS VEN TRI TYR BOH VIE BUD'
).split(' ') as readonly SpaceId[];

const owner = (place: number) => POWERS[place % POWERS.length] ?? 'Austria';
const units = CIRCLE.map((at, place) => ({ power: owner(place), kind: 'A', at }) as const);
const orders = units.map(({ power, kind, at }, place): Order => ({
  power,
  unit: { kind, at },
  type: 'move',
  to: CIRCLE[(place + 1) % CIRCLE.length] ?? at,
  viaConvoy: false,
}));

test('a circle of thirty-one moves succeeds, and its proof is checked', () => {
  const edition = EDITIONS.DATC;
  const ruling = adjudicate({ units }, orders, edition);
  expect(ruling.orders.every(({ outcome }) => outcome === 'succeeds')).toBe(true);
  const cycle = ruling.steps.find(({ fact }) => fact.type === 'rotation')?.fact;
  const first = CIRCLE.indexOf('BEL');
  const core = [...CIRCLE.slice(first), ...CIRCLE.slice(0, first)];
  expect(cycle).toMatchObject({ outcomes: 2, core });
  expect(checkRuling({ position: { units }, orders, edition, ruling })).toEqual({ ok: true });
});

test('with one of them held it stays, without a cycle', () => {
  const held = orders.map((order, place): Order =>
    place === 7 ? { power: order.power, unit: order.unit, type: 'hold' } : order,
  );
  const edition = EDITIONS['1971'];
  const ruling = adjudicate({ units }, held, edition);
  expect(ruling.orders.some(({ outcome }) => outcome === 'succeeds')).toBe(false);
  expect(ruling.steps.some(({ fact }) => fact.type === 'rotation')).toBe(false);
  expect(checkRuling({ position: { units }, orders: held, edition, ruling })).toEqual({ ok: true });
});

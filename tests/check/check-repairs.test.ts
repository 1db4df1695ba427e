import { describe, expect, test } from 'vitest';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Repair } from '../../src/orders/repair.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { check } from '../../src/check/movement/check-movement.ts';
import type { Fact } from '../../src/trace/fact.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import { turn } from '../support/short.ts';
import { spaceOf } from '../../src/board/board.ts';

const EDITION = EDITIONS.DATC;

/** Units that hold, so that nothing but the repairs needs a proof. */
const { position } = turn('R F STP/SC\nR A MOS\nI A ROM\nG A KIE\nG F NTH');

const repaired = (order: Order, repair: Repair): Fact => ({
  type: 'repaired',
  unit: spaceOf(order.unit.at),
  order,
  repair,
});

const stepsOf = (facts: readonly Fact[]) =>
  facts.map((fact, id) => ({ id, fact, because: [], citation: citationOf(fact, EDITION) }));

const verdict = (orders: readonly Order[], facts: readonly Fact[]) =>
  check(position, orders, EDITION, stepsOf(facts));

/** The orders of a text, and what a proof must state about their repairs. */
function given(text: string) {
  const { orders } = readOrders(text, { position });
  const facts = orders.flatMap((order) =>
    (order.repairs ?? []).map((repair) => repaired(order, repair)),
  );
  return { orders, facts };
}

describe('every repair is stated once', () => {
  const one = given('Russia: F Mos H, F StP(nc) H');
  const twice = given('Russia: F Mos H, F Mos H');

  test('each of them', () => {
    expect(one.facts).toHaveLength(2);
    expect(verdict(one.orders, one.facts)).toEqual({ ok: true });
  });
  test('in any order', () => {
    expect(verdict(one.orders, one.facts.toReversed())).toEqual({ ok: true });
  });
  test('none is forgotten', () => {
    expect(verdict(one.orders, one.facts.slice(1))).toEqual({
      ok: false,
      step: 1,
      reason: 'not settled: repaired 0',
    });
  });
  test('none is stated twice', () => {
    const [first] = one.facts;
    if (!first) throw new Error('no fact');
    expect(verdict(one.orders, [first, ...one.facts])).toEqual({
      ok: false,
      step: 1,
      reason: 'settled before: repaired 0',
    });
  });
  test('for an order that was given twice, both', () => {
    expect(twice.facts).toHaveLength(2);
    expect(verdict(twice.orders, twice.facts)).toEqual({ ok: true });
    expect(verdict(twice.orders, twice.facts.slice(1)).ok).toBe(false);
    expect(verdict(twice.orders, [...twice.facts, ...twice.facts.slice(1)]).ok).toBe(false);
  });
  test('for another order, or a repair that no order has, none', () => {
    const [first] = one.facts;
    if (first?.type !== 'repaired') throw new Error('no fact');
    const reason = 'repair: not one of its order';
    for (const repair of [
      { ...first.repair, what: 'coast' as const },
      { ...first.repair, from: 'F Mosc' },
      { ...first.repair, to: 'A Kie' },
    ])
      expect(verdict(one.orders, [{ ...first, repair }])).toEqual({ ok: false, step: 0, reason });
    const order = { ...first.order, power: 'Germany' as const };
    expect(verdict(one.orders, [{ ...first, order }])).toEqual({ ok: false, step: 0, reason });
  });
  test('for the unit that is ordered', () => {
    const [first] = one.facts;
    if (first?.type !== 'repaired') throw new Error('no fact');
    expect(verdict(one.orders, [{ ...first, unit: 'KIE' }])).toEqual({
      ok: false,
      step: 0,
      reason: 'unit: another one is ordered',
    });
  });
});

/** Every repair that a reader makes agrees with the board; the same repair of a wrong reading does not. */
const RUSSIA = { power: 'Russia' } as const;
const ITALY = { power: 'Italy', unit: { kind: 'A', at: 'ROM' } } as const;
const MOS = { kind: 'A', at: 'MOS' } as const;
const STP = { kind: 'F', at: 'STP/SC' } as const;
const KIE = { kind: 'A', at: 'KIE' } as const;

const holds = (unit: Order['unit']): Order => ({ ...RUSSIA, unit, type: 'hold' });
const supports = (target: Order['unit']): Order => ({ ...ITALY, type: 'support-hold', target });

describe('what was read agrees with the board', () => {
  test.each([
    ['letter', holds(MOS), 'F Mos', 'A Mos', holds({ kind: 'F', at: 'MOS' }), 'F Mos'],
    ['letter', supports(KIE), 'F Kie', 'A Kie', supports({ kind: 'F', at: 'KIE' }), 'F Kie'],
    ['letter', supports(KIE), 'Kie', 'A Kie', supports(KIE), 'A Mos'],
    ['coast', holds(STP), 'StP/nc', 'StP/sc', holds({ kind: 'F', at: 'STP/NC' }), 'StP/nc'],
    ['coast', supports(STP), 'StP/nc', 'StP/sc', supports({ kind: 'F', at: 'STP/NC' }), 'StP/nc'],
    ['name', holds(MOS), 'M', 'Mos', holds(MOS), 'Kie'],
    ['nationality', supports(KIE), 'Turkish', 'German', supports(KIE), 'Turkish'],
    ['nationality', supports(STP), 'German', 'Russian', supports(STP), 'German'],
    ['place', holds(MOS), 'A', 'A Mos', holds({ kind: 'A', at: 'WAR' }), 'A War'],
    ['blank', holds(MOS), 'AMos', 'A Mos', holds(MOS), 'A Kie'],
    ['own-place', supports(KIE), 'A Kie-Kie', 'A Kie', supports(KIE), 'A Mos'],
    ['replaces', holds(MOS), 'A Mos-War', 'A Mos H', holds(MOS), 'A Mos-War'],
  ] as const)('%s of %o', (what, order, from, to, wrongly, wrong) => {
    const right = { ...order, repairs: [{ what, from, to }] };
    const other = { ...wrongly, repairs: [{ what, from, to: wrong }] };
    const factsOf = (one: Order) => (one.repairs ?? []).map((repair) => repaired(one, repair));
    // The support of a unit out of reach is illegal: only the first step is looked at.
    const first = (one: Order) => {
      const found = verdict([one], factsOf(one));
      return found.ok || found.step > 0 ? null : found.reason;
    };
    expect(first(right)).toBeNull();
    expect(first(other)).toBe('repair: the order or the board says otherwise');
  });

  const goes = (unit: Order['unit'], to: 'BEL' | 'SPA' | 'BUL/EC', viaConvoy: boolean): Order => ({
    power: 'Germany',
    unit,
    type: 'move',
    to,
    viaConvoy,
  });
  const NTH = { kind: 'F', at: 'NTH' } as const;

  test.each([
    ['dash', goes(NTH, 'BEL', false), 'Nth Bel', 'Nth-Bel', null],
    ['dash', goes(NTH, 'BEL', false), 'Nth Hol', 'Nth-Hol', 'said otherwise'],
    ['coast', goes(NTH, 'SPA', false), 'Spa(wc)', 'Spa', null],
    ['coast', goes(NTH, 'BUL/EC', false), 'Bul(wc)', 'Bul/ec', 'said otherwise'],
    ['name', goes(NTH, 'BEL', false), 'Bel', 'Bel', null],
    ['route', goes(KIE, 'BEL', false), 'Nth-Bel', 'Bel', null],
    ['route', goes(KIE, 'BEL', true), 'Bel via Nth', 'Bel via convoy', null],
    ['route', goes(KIE, 'BEL', true), 'Bel via Nth', 'Bel', 'said otherwise'],
    ['route', goes(NTH, 'BEL', false), 'Hol-Bel', 'Bel', 'said otherwise'],
  ] as const)('%s of %o', (what, order, from, to, wrong) => {
    const given = { ...order, repairs: [{ what, from, to }] };
    const found = verdict([given], [repaired(given, { what, from, to })]);
    const reason = found.ok || found.step > 0 ? null : found.reason;
    expect(reason).toBe(wrong === null ? null : 'repair: the order or the board says otherwise');
  });
});

import { describe, expect, test } from 'vitest';
import { adjudicateRetreats } from '../../src/law/retreats/adjudicate-retreats.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import type { RetreatFact } from '../../src/trace/retreat-fact.ts';
import type { RetreatRuling } from '../../src/trace/retreat-ruling.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import { lines, retreatOrder, retreatsAfter, unit } from '../support/phases.ts';

const { DATC } = EDITIONS;

/** Five dislodged fleets and armies: one disbands, one has no order, two collide, one has orders that differ. */
const POSITION = retreatsAfter(
  `E A LVP - EDI; E F YOR S A LVP - EDI; E F NWY H; G A KIE S A RUH - HOL; G A RUH - HOL
   R F EDI H; R A SWE S A FIN - NWY; R A FIN - NWY; R F HOL H
   F A PAR H; G A BUR - PAR; G A GAS S A BUR - PAR; A A VIE H; I A TRI - VIE; I A TYR S A TRI - VIE`,
  DATC,
);

const ORDERS = lines(`E F NWY - NTH; R F EDI - NTH; R F HOL - BEL; R F HOL D; R F HOL - RUH
                      F A PAR - BUR; F A PAR - GAS; A A VIE - BOH; A A WAR - SIL`).map(
  retreatOrder,
);

const ruling = adjudicateRetreats(POSITION, ORDERS, DATC);

/** The step of a fact of this type that contains this word. */
const stepOf = (type: RetreatFact['type'], of?: string): number => {
  const found = ruling.steps.findIndex(
    ({ fact }) =>
      fact.type === type && (of === undefined || JSON.stringify(fact).includes(`"${of}"`)),
  );
  if (found < 0) throw new Error(`no ${type}`);
  return found;
};

function withStep(id: number, fields: object, because?: readonly number[]): RetreatRuling {
  const steps = ruling.steps.map((step) => {
    if (step.id !== id) return step;
    const fact = { ...step.fact, ...fields };
    return { ...step, fact, because: because ?? step.because, citation: citationOf(fact, DATC) };
  });
  return { ...ruling, steps };
}

const verdict = (told: RetreatRuling, edition: Edition = DATC) =>
  checkRetreats(POSITION, ORDERS, edition, told);

test('the ruling is proved', () => {
  expect(verdict(ruling)).toEqual({ ok: true });
  expect(ruling.steps.map(({ fact }) => fact.type)).toEqual([
    'retreat-illegal',
    'retreat-ambiguous',
    'retreat-illegal',
    'retreat-illegal',
    'retreat-illegal',
    'retreats-collide',
    'disbands',
    'disbands',
    'disbands',
    'disbands',
    'retreat-succeeds',
  ]);
});

describe('a step that does not follow is refused where it is', () => {
  const illegal = stepOf('retreat-illegal', 'RUH');
  const ambiguous = stepOf('retreat-ambiguous');
  const collision = stepOf('retreats-collide');
  const success = stepOf('retreat-succeeds');
  const silent = stepOf('disbands', 'HOL');
  const unfollowed = stepOf('disbands', 'PAR');
  const crashed = stepOf('disbands', 'EDI');
  const [bel, off] = ORDERS.slice(2, 4);
  test.each<readonly [string, number, object, readonly number[] | undefined, string]>([
    ['another reason', illegal, { reason: 'occupied' }, undefined, 'reason: another one'],
    ['an order that is legal', illegal, { order: bel }, undefined, 'order: not given, or legal'],
    [
      'orders that do not differ',
      ambiguous,
      { unit: 'PAR' },
      undefined,
      'unit: no two legal orders',
    ],
    [
      'an order left out',
      ambiguous,
      { orders: [bel] },
      undefined,
      'orders: not every legal order of the unit, as given first',
    ],
    [
      'an order named twice',
      ambiguous,
      { orders: [bel, off, bel] },
      undefined,
      'orders: not every legal order of the unit, as given first',
    ],
    [
      'one that is followed',
      ambiguous,
      { followed: bel },
      undefined,
      'followed: not the one that the edition follows',
    ],
    [
      'no collision there',
      collision,
      { to: 'BOH' },
      undefined,
      'to: no two units are ordered there',
    ],
    [
      'others in the collision',
      collision,
      { units: ['EDI', 'HOL'] },
      undefined,
      'units: not all that are ordered there',
    ],
    [
      'in another order',
      collision,
      { units: ['NWY', 'EDI'] },
      undefined,
      'units: not in board order',
    ],
    ['elsewhere', success, { to: 'GAL' }, undefined, 'to: not ordered there'],
    [
      'a success where another comes',
      success,
      { unit: 'EDI', to: 'NTH' },
      undefined,
      'to: another unit is ordered there',
    ],
    ['a unit that is not dislodged', silent, { unit: 'SIL' }, undefined, 'unit: not dislodged'],
    [
      'an order to disband',
      silent,
      { reason: 'ordered' },
      undefined,
      'reason: it was not ordered to',
    ],
    ['nowhere to go', unfollowed, { reason: 'nowhere' }, undefined, 'reason: the other one'],
    [
      'no order, though there is one',
      crashed,
      { reason: 'no-order' },
      [],
      'reason: it has an order that is followed',
    ],
    ['without the collision', crashed, {}, [], 'needs: the collision'],
    [
      'without one illegal order',
      unfollowed,
      {},
      [stepOf('retreat-illegal', 'GAS')],
      'needs: that its orders are illegal',
    ],
    ['without the ambiguity', silent, {}, [illegal], 'needs: that its orders differ'],
    [
      'with somebody else’s order',
      success,
      {},
      [illegal],
      `because: superfluous premise ${String(illegal)}`,
    ],
  ])('%s', (_, step, fields, because, reason) => {
    expect(verdict(withStep(step, fields, because))).toEqual({ ok: false, step, reason });
  });
});

describe('a ruling that does not say what its steps say', () => {
  const steps = ruling.steps.length;
  const [first, second, ...others] = ruling.orders;
  if (!first || !second) throw new Error('no orders');
  test.each<readonly [string, Partial<RetreatRuling>, string]>([
    ['of another edition', { edition: '1971' }, 'edition: another one'],
    ['without a row', { orders: ruling.orders.slice(1) }, 'orders: not what the steps say'],
    [
      'with rows in another order',
      { orders: [second, first, ...others] },
      'orders: not what the steps say',
    ],
    [
      'with another outcome',
      { orders: [{ ...first, outcome: 'retreats' }, second, ...others] },
      'orders: not what the steps say',
    ],
    [
      'with a unit that is gone',
      { after: { units: [...ruling.after.units, unit('R F NTH')] } },
      'after: not where the units went',
    ],
    [
      'with units in another order',
      { after: { units: ruling.after.units.toReversed() } },
      'after: not where the units went',
    ],
  ])('%s', (_, fields, reason) => {
    expect(verdict({ ...ruling, ...fields })).toEqual({ ok: false, step: steps, reason });
  });

  test('a step too few, and one too many', () => {
    const last = ruling.steps.slice(0, -1);
    expect(verdict({ ...ruling, steps: last })).toEqual({
      ok: false,
      step: steps - 1,
      reason: 'not settled: unit VIE',
    });
    const [start] = ruling.steps;
    const again = start ? [...ruling.steps, { ...start, id: steps }] : [];
    expect(verdict({ ...ruling, steps: again })).toEqual({
      ok: false,
      step: steps,
      reason: 'settled before: illegal 0',
    });
  });

  test('the paragraph of another edition', () => {
    expect(verdict(ruling, { ...EDITIONS['1971'], id: 'DATC' })).toEqual({
      ok: false,
      step: 0,
      reason: 'citation: not the paragraph of this edition',
    });
  });
});

test('an edition that follows one of several orders says which', () => {
  const edition = { ...DATC, choices: { ...DATC.choices, severalOrders: 'last' } } as const;
  const told = adjudicateRetreats(POSITION, ORDERS, edition);
  const step = told.steps.findIndex(({ fact }) => fact.type === 'retreat-ambiguous');
  const saying = (followed: unknown): RetreatRuling => ({
    ...told,
    steps: told.steps.map((one) =>
      one.id === step ? { ...one, fact: { ...one.fact, followed } as RetreatFact } : one,
    ),
  });
  const refused = (reason: string) => ({ ok: false, step, reason });
  expect(verdict(saying(ORDERS[3]), edition)).toEqual({ ok: true });
  expect(verdict(saying(ORDERS[2]), edition)).toEqual(
    refused('followed: not the one that the edition follows'),
  );
  expect(verdict(saying(null), edition)).toEqual(
    refused('followed: not the one that the edition follows'),
  );
});

import { describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { AdjustmentFact } from '../../src/trace/adjustment-fact.ts';
import type { AdjustmentRuling } from '../../src/trace/adjustment-ruling.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import { adjustmentOrder, afterFall, lines, unit } from '../support/phases.ts';

const { DATC } = EDITIONS;

/** Austria has just lost Vienna, France builds and declines, Germany must remove three, Italy has nothing to adjust. */
const POSITION = afterFall(
  'F F BRE; G A RUH; G A SIL; G F NTH; G F SKA; I A VIE; I A VEN',
  'A: VIE TRI; F: PAR MAR BRE SPA POR BEL; G: KIE; I: VEN',
);

const ORDERS = lines(`A build A VIE; A build A TRI; A build F TRI; A waive
                      F build A PAR; F waive; F build A MUN; F waive
                      G remove A RUH; G remove A RUH; I build A ROM`).map(adjustmentOrder);

const ruling = adjudicateAdjustments(POSITION, ORDERS, DATC);

const stepOf = (type: AdjustmentFact['type'], ...of: readonly string[]): number => {
  const found = ruling.steps.findIndex(
    ({ fact }) =>
      fact.type === type && of.every((word) => JSON.stringify(fact).includes(`"${word}"`)),
  );
  if (found < 0) throw new Error(`no ${type} ${of.join()}`);
  return found;
};

function withStep(id: number, fields: object, because?: readonly number[]): AdjustmentRuling {
  const steps = ruling.steps.map((step) => {
    if (step.id !== id) return step;
    const fact = { ...step.fact, ...fields };
    return { ...step, fact, because: because ?? step.because, citation: citationOf(fact, DATC) };
  });
  return { ...ruling, steps };
}

const verdict = (told: AdjustmentRuling) => checkAdjustments(POSITION, ORDERS, DATC, told);

test('the ruling is proved', () => {
  expect(verdict(ruling)).toEqual({ ok: true });
  expect(ruling.orders.map(({ outcome }) => outcome)).toEqual([
    ...['illegal', 'builds', 'illegal', 'illegal'],
    ...['builds', 'waives', 'illegal', 'waives'],
    ...['removes', 'illegal', 'illegal'],
  ]);
  expect(ruling.steps.map(({ fact }) => fact.type)).toEqual([
    'captures',
    ...['adjustment', 'adjustment-illegal', 'builds', 'adjustment-illegal', 'adjustment-illegal'],
    ...['adjustment', 'builds', 'waives', 'adjustment-illegal', 'waives', 'waives', 'waives'],
    ...['adjustment', 'removes', 'adjustment-illegal', 'removes-unordered', 'removes-unordered'],
    ...['adjustment', 'adjustment-illegal'],
  ]);
});

describe('a step that does not follow is refused where it is', () => {
  const capture = stepOf('captures');
  const austria = stepOf('adjustment', 'Austria');
  const france = stepOf('adjustment', 'France');
  const lost = stepOf('adjustment-illegal', 'not-owned');
  const again = stepOf('adjustment-illegal', 'built-already');
  const many = stepOf('adjustment-illegal', 'too-many');
  const idle = stepOf('adjustment-illegal', 'not-due');
  const twice = stepOf('adjustment-illegal', 'removed-already');
  const built = stepOf('builds', 'France');
  const waived = stepOf('waives', 'ordered');
  const unbuilt = stepOf('waives', 'no-order');
  const homeless = stepOf('waives', 'no-centre');
  const removed = stepOf('removes');
  const [first, second] = ruling.steps.flatMap(({ fact, id }) =>
    fact.type === 'removes-unordered' ? [{ ...fact, id }] : [],
  );
  if (!first || !second) throw new Error('nothing removed');
  const before = ruling.steps[second.id]?.because ?? [];
  const nearer = first.among.map((one) => ({ ...one, distance: (one.distance ?? 0) - 1 }));
  type Row = readonly [string, number, object, readonly number[] | undefined, string];
  const facts: readonly Row[] = [
    ['nobody took it', capture, { from: null }, undefined, 'centre: not captured so'],
    ['not by that power', capture, { by: 'France' }, undefined, 'centre: not captured so'],
    ['other numbers', austria, { centres: 2 }, undefined, 'centres, units: other numbers'],
    ['other numbers still', austria, { units: 1 }, undefined, 'centres, units: other numbers'],
    ['of nobody', austria, { power: 'Turkey' }, undefined, 'power: nothing to adjust'],
    ['without a capture', austria, {}, [], 'needs: every centre it gained or lost'],
    ['an order that is legal', lost, { order: ORDERS[1] }, undefined, 'order: not given, or legal'],
    ['a later reason', lost, { reason: 'occupied' }, [], 'reason: another one comes first'],
    ['without who took it', lost, {}, [], 'needs: who captured it'],
    ['without the first build', again, {}, [], 'needs: the first build'],
    ['without the first removal', twice, {}, [], 'needs: the first removal'],
    ['without what was done', many, {}, [austria], 'needs: what was done before'],
    ['without what is due', many, {}, [stepOf('builds', 'Austria')], 'needs: what the power has'],
    ['without the balance', idle, {}, [], 'needs: what the power has'],
    [
      'what nobody ordered',
      built,
      { unit: { kind: 'F', at: 'PAR' } },
      undefined,
      'unit: not ordered',
    ],
    ['a build without its right', built, {}, [], 'needs: what the power has'],
    ['by a power that has none', built, { power: 'Turkey' }, [], 'power: nothing to adjust'],
    [
      'a build that is a removal',
      built,
      { type: 'removes' },
      undefined,
      'power: the other way round',
    ],
    [
      'a removal that is a build',
      removed,
      { type: 'builds' },
      undefined,
      'power: the other way round',
    ],
    ['two in one', waived, { builds: 2 }, undefined, 'builds: not so many'],
    ['more than were left', unbuilt, { builds: 2 }, undefined, 'builds: not so many'],
    [
      'for another reason',
      homeless,
      { reason: 'no-order', builds: 2 },
      undefined,
      'builds: not so many',
    ],
    ['without what was built', unbuilt, {}, [france], 'needs: what was done before'],
    [
      'with what nobody ordered for what was',
      homeless,
      {},
      [france, built, waived, unbuilt],
      'needs: what was done before',
    ],
    [
      'with what does not matter',
      built,
      {},
      [capture, france],
      `because: superfluous premise ${String(capture)}`,
    ],
  ];
  const removals: readonly Row[] = [
    [
      'a unit that stays',
      first.id,
      { unit: { kind: 'A', at: 'SIL' } },
      undefined,
      'unit: it stays, or was removed by order',
    ],
    [
      'another kind of unit',
      first.id,
      { unit: { ...first.unit, kind: 'A' } },
      undefined,
      'unit: not the one that is there',
    ],
    [
      'another distance',
      first.id,
      { among: nearer },
      undefined,
      'among: another order, or other distances',
    ],
    [
      'a unit left out',
      first.id,
      { among: first.among.slice(0, 2) },
      undefined,
      'among: another order, or other distances',
    ],
    [
      'without the removal by order',
      first.id,
      {},
      [stepOf('adjustment', 'Germany')],
      'needs: what was done before',
    ],
    [
      'without the one before',
      second.id,
      {},
      before.filter((id) => id !== first.id),
      `needs: removal of ${first.unit.at}`,
    ],
  ];
  test.each([...facts, ...removals])('%s', (_, step, fields, because, reason) => {
    expect(verdict(withStep(step, fields, because))).toEqual({ ok: false, step, reason });
  });
});

test.each([
  ['build', 'builds', 'built-already', 'needs: the first build'],
  ['remove', 'removes', 'removed-already', 'needs: the first removal'],
] as const)('a second %s rests on the first there, on no other', (_, done, twice, reason) => {
  const position = afterFall('G A RUH; G A SIL; G A BOH', 'F: PAR MAR BRE');
  const orders = lines(`F build A PAR; F build A MAR; F build F MAR
                        G remove A RUH; G remove A SIL; G remove A SIL`).map(adjustmentOrder);
  const told = adjudicateAdjustments(position, orders, DATC);
  expect(checkAdjustments(position, orders, DATC, told)).toEqual({ ok: true });
  const [other, first] = told.steps.filter(({ fact }) => fact.type === done);
  const step = told.steps.findIndex(
    ({ fact }) => fact.type === 'adjustment-illegal' && fact.reason === twice,
  );
  expect(told.steps[step]?.because).toEqual([first?.id]);
  const steps = told.steps.map((one) =>
    one.id === step ? { ...one, because: [other?.id ?? -1] } : one,
  );
  expect(checkAdjustments(position, orders, DATC, { ...told, steps })).toEqual({
    ok: false,
    step,
    reason,
  });
});

test('the order of the powers is free', () => {
  const position = afterFall('A A BOH; G A RUH', 'I: ROM');
  const told = adjudicateAdjustments(position, [], DATC);
  const removals = told.steps.filter(({ fact }) => fact.type === 'removes-unordered');
  expect(removals.map(({ id }) => id)).toEqual([1, 3]);
  const turned = [2, 3, 0, 1, ...told.steps.map(({ id }) => id).slice(4)];
  const steps = turned.flatMap((from, id) => {
    const step = told.steps[from];
    return step ? { ...step, id, because: step.because.map((one) => turned.indexOf(one)) } : [];
  });
  expect(checkAdjustments(position, [], DATC, { ...told, steps })).toEqual({ ok: true });
});

test('distances from owned centres rest on the captures', () => {
  const position = afterFall('R A MOS; R A FIN; R A UKR; R A SYR', 'R: WAR');
  const told = adjudicateAdjustments(position, [], DATC);
  const step = told.steps.findIndex(({ fact }) => fact.type === 'removes-unordered');
  expect(told.steps[step]?.because).toContain(0);
  const steps = told.steps.map((one) =>
    one.id === step ? { ...one, because: one.because.slice(1) } : one,
  );
  expect(checkAdjustments(position, [], DATC, { ...told, steps })).toEqual({
    ok: false,
    step,
    reason: 'needs: every centre it gained or lost',
  });
  const older = EDITIONS['1971'];
  const home = adjudicateAdjustments(position, [], older);
  expect(home.steps[step]?.because).not.toContain(0);
  expect(checkAdjustments(position, [], older, home)).toEqual({ ok: true });
});

describe('a ruling that does not say what its steps say', () => {
  const steps = ruling.steps.length;
  const [first, second, ...others] = ruling.orders;
  if (!first || !second) throw new Error('no orders');
  test.each<readonly [string, Partial<AdjustmentRuling>, string]>([
    ['of another edition', { edition: '1971' }, 'edition: another one'],
    ['without a row', { orders: ruling.orders.slice(1) }, 'orders: not what the steps say'],
    ['in another order', { orders: [second, first, ...others] }, 'orders: not what the steps say'],
    [
      'with another outcome',
      { orders: [{ ...first, outcome: 'builds' }, second, ...others] },
      'orders: not what the steps say',
    ],
    [
      'with another removal',
      { removed: { units: ruling.removed.units.toReversed() } },
      'removed: not what the steps say',
    ],
    [
      'with another owner',
      { owners: { ...ruling.owners, VIE: 'Austria' } },
      'owners: not those after Fall',
    ],
    [
      'with a unit that is gone',
      { after: { units: [...ruling.after.units, unit('G A RUH')] } },
      'after: not who is left',
    ],
  ])('%s', (_, fields, reason) => {
    expect(verdict({ ...ruling, ...fields })).toEqual({ ok: false, step: steps, reason });
  });

  test('a step too few, and one too many', () => {
    expect(verdict({ ...ruling, steps: ruling.steps.slice(0, -1) })).toEqual({
      ok: false,
      step: steps - 1,
      reason: 'not settled: illegal 5',
    });
    const waived = ruling.steps.find(
      ({ fact }) => fact.type === 'waives' && fact.reason === 'ordered',
    );
    const again = waived ? [...ruling.steps, { ...waived, id: steps }] : [];
    expect(verdict({ ...ruling, steps: again })).toEqual({
      ok: false,
      step: steps,
      reason: 'settled before: waive France 0',
    });
  });
});

test('orders that were given differently are not those of the ruling', () => {
  const others: readonly AdjustmentOrder[] = ORDERS.slice(1);
  expect(checkAdjustments(POSITION, others, DATC, ruling)).toMatchObject({ ok: false });
});

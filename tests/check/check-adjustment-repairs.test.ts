import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicateAdjustments } from '../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjustmentRows } from '../../src/ui/phases/phase-rows.ts';
import { adjustmentChip, adjustmentSentence } from '../../src/explain/in-words.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import { readAdjustments } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { AdjustmentFact } from '../../src/trace/adjustment-fact.ts';
import type { AdjustmentPosition } from '../../src/trace/adjustment-ruling.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import type { Step } from '../../src/trace/step.ts';

const edition = EDITIONS.DATC;

/** Russia may build one, Austria must remove one. */
const position: AdjustmentPosition = {
  units: [
    { power: 'Austria', kind: 'A', at: 'GAL' },
    { power: 'Austria', kind: 'F', at: 'ALB' },
  ],
  owners: { VIE: 'Austria', MOS: 'Russia' },
};

const { orders, errors } = readAdjustments('Austria: Remove F Gal\nRussia: Build A Mos(nc)', {
  position,
});
const ruling = adjudicateAdjustments(position, orders, edition);
const turn = { position, orders, edition, ruling };

const verdict = (steps: readonly Step<AdjustmentFact>[]) =>
  checkAdjustments(position, orders, edition, { ...ruling, steps });

describe('badly written builds and removals', () => {
  test('are followed, and their repairs are proved', () => {
    expect(errors).toEqual([]);
    expect(ruling.orders.map(({ outcome }) => outcome)).toEqual(['removes', 'builds']);
    expect(verdict(ruling.steps)).toEqual({ ok: true });
    expect(ruling.steps.slice(0, 2).map((step) => adjustmentChip(step, turn, english))).toEqual([
      '“F Gal” is read as A Gal',
      '“Mos(nc)” is read as Mos',
    ]);
  });

  test('are stated', () => {
    expect(ruling.steps.slice(0, 2).map((step) => adjustmentSentence(step, turn, english))).toEqual(
      [
        'The order of the army in Galicia says “F Gal”, but an army is there. The letter is ignored.',
        'Russia’s order for Moscow says “Mos(nc)”, but coasts do not matter to an army.',
      ],
    );
    const told = adjustmentRows(turn, english).flatMap(({ rows }) =>
      rows.map((row) => row.sentences[0]?.step),
    );
    expect(told).toEqual([0, 1]);
  });

  test('a repair that is stated twice, for another power or for no order is refused', () => {
    const [first, ...rest] = ruling.steps;
    if (first?.fact.type !== 'adjustment-repaired') throw new Error('no repair');
    const { fact } = first;
    expect(verdict([first, { ...first, id: 1 }, ...rest])).toEqual({
      ok: false,
      step: 1,
      reason: 'settled before: repaired 0',
    });
    expect(verdict([{ ...first, fact: { ...fact, power: 'Russia' } }, ...rest])).toEqual({
      ok: false,
      step: 0,
      reason: 'power: another one orders',
    });
    const repair = { ...fact.repair, from: 'F Galicia' };
    expect(verdict([{ ...first, fact: { ...fact, repair } }, ...rest])).toEqual({
      ok: false,
      step: 0,
      reason: 'repair: not one of its order',
    });
  });

  test('a repair that is not stated is missing', () => {
    const clean = orders.map((order): AdjustmentOrder =>
      order.type === 'remove' ? { type: 'remove', power: order.power, unit: order.unit } : order,
    );
    const told = adjudicateAdjustments(position, clean, edition);
    const found = checkAdjustments(position, orders, edition, told);
    expect(found).toMatchObject({ ok: false, reason: 'not settled: repaired 0' });
  });

  test('a repair that contradicts the board is refused', () => {
    const repairs = [{ what: 'letter', from: 'A Alb', to: 'A Gal' }] as const;
    const wrong: readonly AdjustmentOrder[] = [
      { type: 'remove', power: 'Austria', unit: { kind: 'F', at: 'ALB' }, repairs },
    ];
    const told = adjudicateAdjustments(position, wrong, edition);
    expect(checkAdjustments(position, wrong, edition, told)).toEqual({
      ok: false,
      step: 0,
      reason: 'repair: the order or the board says otherwise',
    });
  });
});

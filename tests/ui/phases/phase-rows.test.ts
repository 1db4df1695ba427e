import { scenarios } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { adjustmentRows, retreatRows } from '../../../src/ui/phases/phase-rows.ts';
import { EDITION_IDS, isRulebook, type EditionId } from '../../../src/rules/edition.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { rulePhases } from '../../../src/scenario/rule-phases.ts';

const ruled = (slug: string, id: EditionId = '1971') => {
  const scenario = scenarios.find((one) => one.slug === slug);
  if (!scenario) throw new Error(slug);
  return rulePhases(scenario, EDITIONS[id]);
};
const retreatsOf = (slug: string, id?: EditionId) => {
  const { retreats } = ruled(slug, id);
  return retreats ? retreatRows(retreats, english) : [];
};
const adjustmentsOf = (slug: string, id?: EditionId) => {
  const { adjustments } = ruled(slug, id);
  return adjustments ? adjustmentRows(adjustments, english) : [];
};

describe('the orders of a retreat phase', () => {
  test('come by power, each with its outcome and the sentence that settles it', () => {
    const [england, germany] = retreatsOf('datc/6-h-10', 'DATC');
    expect(england?.rows).toMatchObject([
      { kind: 'A', text: 'A Kie–Ber', fate: 'illegal', word: 'illegal', gone: true },
    ]);
    expect(germany?.rows).toMatchObject([{ text: 'A Pru–Ber', fate: 'retreats', gone: false }]);
    expect(germany?.rows[0]?.sentences).toMatchObject([
      { paragraph: 'DATC 6.H.7', anchor: 'retreat-alone' },
    ]);
  });

  test('an illegal order is stated, with what happens to its unit', () => {
    const [england] = retreatsOf('datc/6-h-10', '1971');
    expect(england?.rows[0]?.sentences.map(({ paragraph }) => paragraph)).toEqual(['XI', 'XI.2']);
  });

  test('a unit without an order has its own line', () => {
    const [russia] = retreatsOf('retreats/no-order');
    expect(russia?.rows).toMatchObject([
      { text: 'A War', silent: true, fate: 'disbands', word: 'disbanded', gone: true },
    ]);
  });

  test('an order for a unit that is not dislodged keeps its unit', () => {
    const [england] = retreatsOf('datc/6-h-04');
    expect(england?.rows.map(({ text, fate, gone }) => [text, fate, gone])).toEqual([
      ['A Hol–Bel', 'retreats', false],
      ['F Nth–Nrg', 'illegal', false],
    ]);
  });
});

describe('the orders of an adjustment phase', () => {
  test('a power states how many centres and units it has, what it captured, and what it builds', () => {
    const [germany] = adjustmentsOf('adjustments/builds');
    expect(germany?.count).toBe('5 centres, 3 units');
    expect(germany?.sentences.map(({ anchor }) => anchor)).toEqual([
      'occupation',
      'occupation',
      'adjustment',
    ]);
    expect(germany?.rows.map(({ text, word }) => [text, word])).toEqual([
      ['Build F Kie', 'built'],
      ['Build A Mun', 'built'],
    ]);
  });

  test('a unit that nobody chose has the distances of all', () => {
    const [france] = adjustmentsOf('adjustments/farthest-first', '2000');
    const [row] = france?.rows ?? [];
    expect(row).toMatchObject({ text: 'F Nth', silent: true, fate: 'removes', gone: true });
    expect(row?.distances).toEqual(['North Sea 2', 'Belgium 2', 'Ruhr 2']);
  });

  test('a build without a letter has no glyph', () => {
    const [germany] = adjustmentsOf('adjustments/army-or-fleet');
    expect(germany?.rows.map(({ kind, fate }) => [kind, fate])).toEqual([
      [null, 'illegal'],
      [null, 'builds'],
    ]);
  });
});

test('every order and every step of every scenario is shown, in every edition', () => {
  for (const scenario of scenarios.filter(({ editions }) => editions.every(isRulebook)))
    for (const id of EDITION_IDS) {
      const { retreats, adjustments } = rulePhases(scenario, EDITIONS[id]);
      for (const [turn, rows] of [
        [retreats, retreats ? retreatRows(retreats, english) : []],
        [adjustments, adjustments ? adjustmentRows(adjustments, english) : []],
      ] as const) {
        if (!turn) continue;
        const told = rows.flatMap((power) => [
          ...power.sentences,
          ...power.rows.flatMap((row) => row.sentences),
        ]);
        const shown = new Set(told.map(({ step }) => step));
        const where = `${scenario.slug} by ${id}`;
        expect(
          [...shown].sort((a, b) => a - b),
          where,
        ).toEqual(turn.ruling.steps.map((step) => step.id));
        expect(rows.flatMap((power) => power.rows).length, where).toBeGreaterThanOrEqual(
          turn.ruling.orders.length,
        );
      }
    }
});

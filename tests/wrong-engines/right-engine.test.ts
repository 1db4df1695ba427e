import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { rulePhases, RULERS } from '../../src/scenario/rule-phases.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { EFFORT } from '../support/effort.ts';
import { CHECKS, notice, SAMPLE, SCENARIOS } from './suite.ts';

/** In heaps, so that it is known which of them a line of the sources matters to. */
const HEAP = 20;
const heaps = <T>(all: readonly T[]): readonly (readonly [number, readonly T[]])[] =>
  Array.from({ length: Math.ceil(all.length / HEAP) }, (_, heap) => [
    heap,
    all.slice(heap * HEAP, (heap + 1) * HEAP),
  ]);

/** Of the random turns a part is enough where they are ruled thousands of times. */
const some = <T>(all: readonly T[]): readonly T[] => (EFFORT < 1 ? all.slice(0, 160) : all);

function prove(scenario: Scenario): void {
  const [id] = scenario.editions;
  if (!id) throw new Error('no edition');
  const edition = editionCalled(id);
  const { movement, retreats, adjustments } = rulePhases(scenario, edition);
  const proofs = [
    movement && checkRuling(movement),
    retreats && checkRetreats(retreats.position, retreats.orders, edition, retreats.ruling),
    adjustments &&
      checkAdjustments(adjustments.position, adjustments.orders, edition, adjustments.ruling),
  ];
  expect(proofs.find((proof) => proof?.ok === false) ?? null, scenario.title).toBeNull();
}

/** Our own engine against all that a wrong one is noticed by, and its proofs. */
describe('our engine', () => {
  const fixed = CHECKS.filter(({ isFixed }) => isFixed);
  const random = CHECKS.filter(({ isFixed }) => !isFixed);

  test.each(heaps(fixed))('passes every fixed check: heap %s', (_, checks) => {
    expect(notice(RULERS, checks)).toBeNull();
  });

  test.each(heaps(some(random)))('passes every random check: heap %s', (_, checks) => {
    expect(notice(RULERS, checks)).toBeNull();
  });

  test.each(heaps(SCENARIOS))('proves every scenario: heap %s', (_, scenarios) => {
    for (const scenario of scenarios) prove(scenario);
  });

  test.each(heaps(some(SAMPLE)))('proves what it rules of random turns: heap %s', (_, turns) => {
    for (const [turn, id] of turns) {
      const edition = editionCalled(id);
      const ruling = adjudicate(turn.position, turn.orders, edition);
      expect(checkRuling({ ...turn, edition, ruling })).toEqual({ ok: true });
    }
  });
});

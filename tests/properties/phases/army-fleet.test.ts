import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../../src/law/retreats/adjudicate-retreats.ts';
import { spaceOf } from '../../../src/board/board.ts';
import type { Unit } from '../../../src/board/board.ts';
import { POWERS } from '../../../src/board/powers.ts';
import { unitAt } from '../../../src/board/unit-at.ts';
import { checkAdjustments } from '../../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../../src/check/retreats/check-retreats.ts';
import type { AdjustmentRuling } from '../../../src/trace/adjustment-ruling.ts';
import type { RetreatRuling } from '../../../src/trace/retreat-ruling.ts';
import { EFFORT, PATIENCE, runs } from '../../support/effort.ts';
import { fleetAdjustmentTurns, fleetEditions, fleetRetreatTurns } from './armies-aboard.ts';
import type { AdjustmentTurn } from './adjustments.ts';
import { lucks, spoil } from './spoil.ts';

const RUNS = runs(300);
const settings = { seed: 1984 + EFFORT, numRuns: RUNS };

const seen = new Map<string, number>();
function count({ steps }: RetreatRuling | AdjustmentRuling): void {
  for (const { fact } of steps) seen.set(fact.type, (seen.get(fact.type) ?? 0) + 1);
}

/** No two units in one place, and no army aboard without a fleet of its power. */
function expectSound(units: readonly Unit[]): void {
  expect(new Set(units.map(unitAt)).size).toBe(units.length);
  for (const army of units) {
    if (army.moves === undefined) continue;
    const isUnder = ({ kind, power, at }: Unit): boolean =>
      kind === 'F' && power === army.power && at === army.at;
    expect(units.some(isUnder)).toBe(true);
  }
}

/** A power with too many units keeps as many units as centres, or one less if a fleet was removed with its army. */
function expectAdjusted({ position }: AdjustmentTurn, { owners, after }: AdjustmentRuling): void {
  for (const power of POWERS) {
    const isOwn = (unit: Unit): boolean => unit.power === power;
    const owned = Object.values(owners).filter((owner) => owner === power).length;
    const [had, has] = [position, after].map(({ units }) => units.filter(isOwn).length);
    if (had === undefined || has === undefined || had < owned) continue;
    expect([owned, Math.max(owned - 1, 0)]).toContain(has);
    if (had === owned) expect(has).toBe(owned);
  }
}

test(
  'with armies aboard every ruling of retreats or adjustments is proved, and one with a thing changed is refused',
  () => {
    fc.assert(
      fc.property(
        fleetRetreatTurns,
        fleetEditions,
        lucks,
        ({ position, orders }, edition, luck) => {
          const ruling = adjudicateRetreats(position, orders, edition);
          count(ruling);
          expectSound(ruling.after.units);
          const verdict = (one: RetreatRuling) => checkRetreats(position, orders, edition, one);
          expect(verdict(ruling)).toEqual({ ok: true });
          const units = position.dislodged.map(({ unit }) => spaceOf(unit.at));
          spoil(ruling, orders, luck, edition, units, verdict);
        },
      ),
      settings,
    );
    fc.assert(
      fc.property(fleetAdjustmentTurns, fleetEditions, lucks, (turn, edition, luck) => {
        const { position, orders } = turn;
        const ruling = adjudicateAdjustments(position, orders, edition);
        count(ruling);
        expectSound(ruling.after.units);
        expectAdjusted(turn, ruling);
        const verdict = (one: AdjustmentRuling) => checkAdjustments(position, orders, edition, one);
        expect(verdict(ruling)).toEqual({ ok: true });
        spoil(ruling, orders, luck, edition, position.units.map(unitAt), verdict);
      }),
      settings,
    );
    if (EFFORT < 1) return;
    for (const type of ['turns-right', 'army-lost', 'goes-with-fleet', 'removes-unordered'])
      expect(seen.get(type) ?? 0, type).toBeGreaterThan(RUNS / 40);
  },
  120_000 * PATIENCE,
);

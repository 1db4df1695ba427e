import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { adjudicateAdjustments } from '../../../src/law/adjustments/adjudicate-adjustments.ts';
import { adjudicateRetreats } from '../../../src/law/retreats/adjudicate-retreats.ts';
import { spaceOf } from '../../../src/board/board.ts';
import type { Unit } from '../../../src/board/board.ts';
import { POWERS } from '../../../src/board/powers.ts';
import { SPACES } from '../../../src/board/spaces.ts';
import type { Edition } from '../../../src/rules/edition.ts';
import type { AdjustmentRuling } from '../../../src/trace/adjustment-ruling.ts';
import { checkAdjustments } from '../../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../../src/check/retreats/check-retreats.ts';
import type { RetreatRuling } from '../../../src/trace/retreat-ruling.ts';
import { afterRetreats } from '../../oracle/retreats.ts';
import { EFFORT, PATIENCE, runs } from '../../support/effort.ts';
import { shortUnit, told } from '../../support/phases.ts';
import type { AdjustmentTurn } from './adjustments.ts';
import { adjustmentTurns } from './adjustments.ts';
import type { RetreatTurn } from './retreats.ts';
import { editions } from './editions.ts';
import { retreatTurns } from './retreats.ts';

const RUNS = runs(3000);
const LIMIT = 120_000 * PATIENCE;
const settings = {
  seed: 1959 + EFFORT,
  numRuns: RUNS,
};

const luck = fc.array(fc.nat(999), { minLength: 11, maxLength: 11 });

/** The list in another order; items that belong together keep theirs. */
function shuffled<T>(
  list: readonly T[],
  numbers: readonly number[],
  groupOf: (item: T) => string,
): readonly T[] {
  const groups = [...new Set(list.map(groupOf))];
  const key = (item: T): number => {
    const place = groups.indexOf(groupOf(item));
    return ((numbers[place % numbers.length] ?? 0) * (place + 7)) % 101;
  };
  return list
    .map((item, index) => ({ item, index, key: key(item) }))
    .sort((one, other) => one.key - other.key || one.index - other.index)
    .map(({ item }) => item);
}

const bare = (ruling: RetreatRuling | AdjustmentRuling): unknown => ({
  ...ruling,
  steps: [],
  orders: ruling.orders.map((row) => ({ ...row, step: null })),
});

const alone = (units: readonly Unit[]): void => {
  expect(new Set(units.map(({ at }) => spaceOf(at))).size).toBe(units.length);
};

const seen = new Map<string, number>();
function count({ steps }: RetreatRuling | AdjustmentRuling): void {
  for (const { fact } of steps) {
    const name = 'reason' in fact ? `${fact.type} ${fact.reason}` : fact.type;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
}

function examineRetreats(turn: RetreatTurn, edition: Edition, numbers: readonly number[]): void {
  const { position, orders } = turn;
  const ruling = adjudicateRetreats(position, orders, edition);
  count(ruling);
  expect(checkRetreats(position, orders, edition, ruling)).toEqual({ ok: true });
  expect(adjudicateRetreats(position, orders, edition, { trace: false })).toEqual(bare(ruling));
  const mixed = {
    units: shuffled(position.units, numbers, shortUnit),
    dislodged: shuffled(position.dislodged, numbers, ({ unit }) => shortUnit(unit)),
  };
  const other = shuffled(orders, numbers, ({ power, unit }) => power + spaceOf(unit.at));
  expect(adjudicateRetreats(mixed, other, edition)).toEqual(ruling);
  expect(JSON.parse(JSON.stringify(ruling))).toEqual(ruling);
  alone(ruling.after.units);
  const wanted = afterRetreats(position, orders, edition.choices);
  expect(ruling.after.units.map(shortUnit)).toEqual(told(wanted));
}

function examineAdjustments(
  turn: AdjustmentTurn,
  edition: Edition,
  numbers: readonly number[],
): void {
  const { position, orders } = turn;
  const ruling = adjudicateAdjustments(position, orders, edition);
  count(ruling);
  expect(checkAdjustments(position, orders, edition, ruling)).toEqual({ ok: true });
  expect(adjudicateAdjustments(position, orders, edition, { trace: false })).toEqual(bare(ruling));
  const mixed = { ...position, units: shuffled(position.units, numbers, shortUnit) };
  const other = shuffled(orders, numbers, ({ power }) => power);
  expect(adjudicateAdjustments(mixed, other, edition)).toEqual(ruling);
  expect(JSON.parse(JSON.stringify(ruling))).toEqual(ruling);
  account(turn, ruling);
}

/** No power has more units than centres, loses a unit needlessly, or builds outside its home. */
function account({ position }: AdjustmentTurn, { after, owners }: AdjustmentRuling): void {
  alone(after.units);
  const before = new Set(position.units.map(shortUnit));
  for (const power of POWERS) {
    const owned = Object.values(owners).filter((owner) => owner === power).length;
    const had = position.units.filter((unit) => unit.power === power).length;
    const has = after.units.filter((unit) => unit.power === power);
    if (had >= owned) expect(has).toHaveLength(owned);
    else expect(has.length).toBeLessThanOrEqual(owned);
    const fresh = has.filter((unit) => !before.has(shortUnit(unit)));
    expect(has.length - fresh.length).toBe(Math.min(had, owned));
    for (const { at, kind } of fresh) {
      const space = spaceOf(at);
      expect([SPACES[space].home, owners[space]]).toEqual([power, power]);
      expect(position.units.every((unit) => spaceOf(unit.at) !== space)).toBe(true);
      if (kind === 'F') expect(SPACES[space].coasts.length === 0 || at !== space).toBe(true);
    }
  }
}

describe('rulings of random phases: proved, independent of order and recording, no unit lost', () => {
  /** How many of the two tests ran to completion. */
  let whole = 0;

  test(
    'retreats, which the text read literally settles the same',
    () => {
      fc.assert(fc.property(retreatTurns, editions, luck, examineRetreats), settings);
      whole += 1;
    },
    LIMIT,
  );

  test(
    'adjustments',
    () => {
      fc.assert(fc.property(adjustmentTurns, editions, luck, examineAdjustments), settings);
      whole += 1;
    },
    LIMIT,
  );

  test('rare cases occur, too', ({ skip }) => {
    skip(whole < 2 || EFFORT < 1, 'not all turns were tried');
    const rare = [
      'retreats-collide',
      'retreat-repaired',
      'retreat-ambiguous',
      'retreat-illegal coast-missing',
    ]
      .concat(['waives no-centre', 'adjustment-illegal removed-already', 'disbands nowhere'])
      .concat(['adjustment-illegal too-many', 'adjustment-illegal built-already']);
    for (const name of rare) expect(seen.get(name) ?? 0, name).toBeGreaterThan(RUNS / 300);
  });

  afterAll(() => {
    const facts = [...seen].map(([name, times]) => `${name} ${String(times)}`).sort();
    process.stdout.write(`phases: ${String(2 * RUNS)} positions; ${facts.join(', ')}\n`);
  });
});

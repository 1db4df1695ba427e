import { expect } from 'vitest';
import { type Board, type Owners, spaceOf, type Unit } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import { boardAt, type Game, type Moment, type Played } from '../../src/game/game.ts';
import { ruleAdjustments, ruleMoves, ruleRetreats } from '../../src/game/rule-phase.ts';
import { checkAdjustments } from '../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../src/check/retreats/check-retreats.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';

/** The spaces of Italy (1971 XIV.2), repeated here on purpose. */
const ITALY = ['APU', 'NAP', 'PIE', 'ROM', 'TUS', 'VEN'];

/** Counts of what happened in a phase. */
export interface Counted {
  readonly moved: number;
  readonly dislodged: number;
  readonly retreated: number;
  readonly disbanded: number;
  readonly built: number;
  readonly removed: number;
  readonly captured: number;
}

const NOTHING: Counted = {
  moved: 0,
  dislodged: 0,
  retreated: 0,
  disbanded: 0,
  built: 0,
  removed: 0,
  captured: 0,
};

const shortUnit = ({ power, kind, at }: Unit): string => `${power} ${kind} ${at}`;

const of = <T extends { readonly power: Power }>(list: readonly T[], power: Power): readonly T[] =>
  list.filter((one) => one.power === power);

const names = (units: readonly Unit[]): readonly string[] => units.map(shortUnit).sort();

/** The units of one list that are not in the other. */
function without(units: readonly Unit[], others: readonly Unit[]): readonly Unit[] {
  const known = new Set(others.map(shortUnit));
  return units.filter((unit) => !known.has(shortUnit(unit)));
}

const kinds = (units: readonly Unit[]): readonly string[] =>
  units.map(({ power, kind }) => `${power} ${kind}`).sort();

/**
 * Checks a phase and the moment after it: no unit is lost or appears from nowhere; powers without a player stay in
 * place, build nothing and do not retreat; and the ruling is proved. `before`: the previous phase.
 */
export function accountFor(
  table: Pick<Game, 'plan' | 'rules'>,
  before: Played | undefined,
  phase: Played,
  after: Moment,
): Counted {
  const spaces = after.units.map(({ at }) => spaceOf(at));
  expect(new Set(spaces).size).toBe(spaces.length);
  expect(after.units.length).toBeLessThanOrEqual(boardAt(phase).centres.length);
  switch (phase.when.phase) {
    case 'movement':
      return accountForMoves(table, phase, after);
    case 'retreats':
      return accountForRetreats(table, before, phase, after);
    case 'adjustments':
      return accountForAdjustments(table, phase, after);
  }
}

const isIdle = ({ disorder }: Moment, power: Power): boolean => disorder[power] !== undefined;

/** No unit has entered Italy while it is neutral. */
function keepOut(plan: string, { disorder, units }: Moment, arrived: readonly Unit[]): void {
  if (plan !== 'two' || disorder.Italy !== 'not-played') return;
  expect(names(arrived.filter(({ at }) => ITALY.includes(spaceOf(at))))).toEqual([]);
  expect(names(without(of(arrived, 'Italy'), units))).toEqual([]);
}

function accountForMoves(
  table: Pick<Game, 'plan' | 'rules'>,
  phase: Played,
  after: Moment,
): Counted {
  const { turn } = ruleMoves(table, phase);
  expect(checkRuling(turn)).toEqual({ ok: true });
  expect(turn.ruling.after.units).toEqual(after.units);
  const fallen = after.dislodged.map(({ unit }) => unit);
  expect(kinds([...after.units, ...fallen])).toEqual(kinds(phase.units));
  const arrived = without(after.units, phase.units);
  for (const power of boardAt(phase).powers)
    if (isIdle(phase, power)) {
      expect(names(of(arrived, power))).toEqual([]);
      expect(names(without(of(fallen, power), phase.units))).toEqual([]);
      expect(turn.orders.filter((order) => order.power === power)).toEqual([]);
    }
  keepOut(table.plan, phase, arrived);
  expect(after.owners).toEqual(phase.owners);
  return { ...NOTHING, moved: arrived.length, dislodged: fallen.length };
}

function accountForRetreats(
  table: Pick<Game, 'plan' | 'rules'>,
  before: Played | undefined,
  phase: Played,
  after: Moment,
): Counted {
  const { turn } = ruleRetreats(table, phase);
  expect(checkRetreats(turn.position, turn.orders, turn.edition, turn.ruling)).toEqual({
    ok: true,
  });
  expect(turn.ruling.after.units).toEqual(after.units);
  expect(after.dislodged).toEqual([]);
  expect(names(without(phase.units, after.units))).toEqual([]);
  const arrived = without(after.units, phase.units);
  keepOut(table.plan, phase, arrived);
  const ways = phase.dislodged.flatMap(({ unit, retreats }) =>
    retreats.map((at) => shortUnit({ ...unit, at })),
  );
  for (const unit of arrived) {
    expect(ways).toContain(shortUnit(unit));
    expect(isIdle(phase, unit.power)).toBe(false);
    expect(before && isIdle(before, unit.power)).toBe(false);
  }
  for (const power of boardAt(phase).powers)
    expect(of(arrived, power).length).toBeLessThanOrEqual(
      phase.dislodged.filter(({ unit }) => unit.power === power).length,
    );
  const retreated = arrived.length;
  const disbanded = phase.dislodged.length - retreated;
  // A victory by captures in Fall changes the owners at once.
  const captured = capturedBy(boardAt(phase), after.units, phase.owners, after.owners);
  if (phase.when.season === 'Spring' || after.when.phase !== 'adjustments')
    expect(captured).toBe(0);
  return { ...NOTHING, retreated, disbanded, captured };
}

const owned = (owners: Owners, power: Power): number =>
  Object.values(owners).filter((owner) => owner === power).length;

/** The number of centres that changed owner; each was captured by the unit in it. */
function capturedBy(
  { centres }: Board,
  units: readonly Unit[],
  before: Owners,
  after: Owners,
): number {
  const changed = centres.filter((centre) => after[centre] !== before[centre]);
  for (const centre of changed) {
    const standing = units.find(({ at }) => spaceOf(at) === centre);
    expect(standing?.power, centre).toBe(after[centre]);
  }
  expect(Object.keys(after).every((space) => centres.some((one) => one === space))).toBe(true);
  return changed.length;
}

function accountForAdjustments(
  table: Pick<Game, 'plan' | 'rules'>,
  phase: Played,
  after: Moment,
): Counted {
  const { position, orders, edition, ruling } = ruleAdjustments(table, phase);
  const board = boardAt(phase);
  expect(checkAdjustments(position, orders, edition, ruling)).toEqual({ ok: true });
  expect(ruling.after.units).toEqual(after.units);
  expect(ruling.owners).toEqual(after.owners);
  const captured = capturedBy(board, phase.units, phase.owners, after.owners);
  const built = without(after.units, phase.units);
  const removed = without(phase.units, after.units);
  expect(after.units).toHaveLength(phase.units.length + built.length - removed.length);
  for (const power of board.powers) {
    const had = of(phase.units, power).length;
    const has = of(after.units, power).length;
    const centres = owned(after.owners, power);
    const fresh = of(built, power);
    expect(has).toBe(had + fresh.length - of(removed, power).length);
    expect(has).toBeLessThanOrEqual(centres);
    if (had >= centres) expect(has).toBe(centres);
    expect(fresh.length === 0 || of(removed, power).length === 0).toBe(true);
    if (isIdle(phase, power)) expect(names(fresh)).toEqual([]);
    for (const { at } of fresh) {
      const { builds, spaces } = board;
      const home = builds === 'anywhere' ? power : spaces.get(spaceOf(at))?.home;
      expect([home, after.owners[spaceOf(at)]]).toEqual([power, power]);
    }
  }
  return { ...NOTHING, built: built.length, removed: removed.length, captured };
}

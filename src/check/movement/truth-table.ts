import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import type { KnownDecisions } from '../../trace/decision.ts';
import { inAllWorlds } from '../worlds/all-worlds.ts';
import { readBy } from '../worlds/reads.ts';

/** No rule reads more moves than this: a row has an entry for each way to decide them. */
const MOST_READ = 16;

/** What the rule of one move of a cycle says, for every way to decide the moves of the cycle that it reads. */
interface Row {
  /** Indices in the cycle. */
  readonly reads: readonly number[];
  /** By assignment; bit i is the move `reads[i]`. */
  readonly says: readonly boolean[];
}

/** A row for each move of a cycle. */
export type TruthTable = readonly Row[];

/** Whether each move of a cycle succeeds. */
export type Assignment = readonly boolean[];

/** The rules of a cycle as a table; null if something else that is open decides one of them. */
export function tabulate(
  model: TurnModel,
  known: KnownDecisions,
  core: readonly UnitAt[],
): TruthTable | null {
  const rows: Row[] = [];
  for (const unit of core) {
    const row = rowOf(model, known, core, unit);
    if (!row) return null;
    rows.push(row);
  }
  return rows;
}

function rowOf(
  model: TurnModel,
  known: KnownDecisions,
  core: readonly UnitAt[],
  unit: UnitAt,
): Row | null {
  const read = readBy(model, known, unit);
  const reads = core.flatMap((other, place) => (read.has(`move ${other}`) ? [place] : []));
  if (reads.length > MOST_READ) return null;
  const says: boolean[] = [];
  for (let bits = 0; bits < 1 << reads.length; bits += 1) {
    const assumed = new Map(known);
    for (const [bit, place] of reads.entries())
      assumed.set(`move ${core[place] ?? unit}`, ((bits >> bit) & 1) === 1);
    const verdict = inAllWorlds(model, assumed, `move ${unit}`);
    if (verdict === null) return null;
    says.push(verdict);
  }
  return { reads, says };
}

function bitsOf({ reads }: Row, assigned: readonly (boolean | undefined)[]): number {
  return reads.reduce((bits, place, bit) => (assigned[place] ? bits | (1 << bit) : bits), 0);
}

/** Whether the rule gives its move the value that the assignment gives it. */
const holds = (row: Row, place: number, assigned: readonly (boolean | undefined)[]): boolean =>
  row.says[bitsOf(row, assigned)] === assigned[place];

/**
 * The worlds: the assignments in which every rule holds. Assumes one move after another, and tests a rule as soon
 * as it is complete.
 */
export function consistent(table: TruthTable): readonly Assignment[] {
  const order = inReadingOrder(table);
  const since = new Map(order.map((place, rank) => [place, rank]));
  const due = order.map((): number[] => []);
  for (const [place, { reads }] of table.entries()) {
    const last = Math.max(...[place, ...reads].map((each) => since.get(each) ?? 0));
    due[last]?.push(place);
  }
  const assigned = new Array<boolean | undefined>(table.length).fill(undefined);
  const found: Assignment[] = [];
  assume(0);
  return found;

  function assume(rank: number): void {
    const place = order[rank];
    if (place === undefined) {
      found.push(assigned.map((succeeds) => succeeds === true));
      return;
    }
    for (const succeeds of [false, true]) {
      assigned[place] = succeeds;
      const isSound = (due[rank] ?? []).every((each) => {
        const row = table[each];
        return row !== undefined && holds(row, each, assigned);
      });
      if (isSound) assume(rank + 1);
    }
    assigned[place] = undefined;
  }
}

/**
 * The indices of a table, ordered so that those that a rule reads come soon after it and contradictions show
 * early.
 */
function inReadingOrder(table: TruthTable): readonly number[] {
  const order = new Set<number>();
  for (const start of table.keys()) {
    order.add(start);
    for (const place of order) for (const next of table[place]?.reads ?? []) order.add(next);
  }
  return [...order];
}

/** Whether all these convoys are disrupted in one world of the cycle (DATC 3.0 4.A.2). */
export function canLoseAll(
  model: TurnModel,
  known: KnownDecisions,
  core: readonly UnitAt[],
  convoys: readonly UnitAt[],
): boolean {
  const table = tabulate(model, known, core);
  if (!table) return false;
  return consistent(table).some((assignment) => {
    const world = new Map(known);
    for (const [place, unit] of core.entries())
      world.set(`move ${unit}`, assignment[place] === true);
    const isLost = (fleet: UnitAt): boolean =>
      (world.get(`convoy ${fleet}`) ?? inAllWorlds(model, world, `convoy ${fleet}`)) === false;
    return convoys.every(isLost);
  });
}

/** Whether two tables of one cycle say the same. */
export function sayTheSame(one: TruthTable, other: TruthTable): boolean {
  return one.every((row, place) => {
    const that = other[place];
    return that !== undefined && agree(row, that);
  });
}

/** They may read different moves: one that only one row reads must not change what that row says. */
function agree(one: Row, other: Row): boolean {
  const places = [...new Set([...one.reads, ...other.reads])];
  const assigned: (boolean | undefined)[] = [];
  for (let bits = 0; bits < 1 << places.length; bits += 1) {
    for (const [bit, place] of places.entries()) assigned[place] = ((bits >> bit) & 1) === 1;
    if (one.says[bitsOf(one, assigned)] !== other.says[bitsOf(other, assigned)]) return false;
  }
  return true;
}

/** Whether all moves of the cycle can succeed together. */
export const canAllSucceed = (table: TruthTable): boolean =>
  table.every(({ says }) => says.at(-1) === true);

/** Whether each move of the cycle depends on each, directly or through others. */
export function isOneCircle(table: TruthTable): boolean {
  const next = table.map(({ reads, says }) =>
    reads.filter((_, bit) => says.some((said, bits) => said !== says[bits ^ (1 << bit)])),
  );
  return next.every((first) => {
    const reached = new Set(first);
    for (const place of reached) for (const further of next[place] ?? []) reached.add(further);
    return reached.size === table.length;
  });
}

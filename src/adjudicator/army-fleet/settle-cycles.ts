import { convoyOf, moveOf, pathOf, ROWS, targetOf, wayOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { readsOf, readsOfDisruption, smallestSink } from '../cycle/find-cycle.ts';
import type { Reads } from '../cycle/find-cycle.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { propagate } from '../equations/propagate.ts';
import { settleMove, settlePath, settleUndecided } from '../equations/settle-decision.ts';
import type { TurnState } from '../turn-state.ts';
import { isMover, moversOf } from '../unit-row.ts';
import { goesAboard, LANDS_FIRST } from '../ways.ts';
import { fleetOf } from './berths.ts';
import { dependencies, MOST_OPEN, tabulate, worldsOf } from './cycle-table.ts';
import type { Open, Table } from './cycle-table.ts';
import type { SettledCycle } from '../turn-state.ts';

/** Open decisions that wait for one another and for nothing else, as far as their equations show. */
interface OpenCycle {
  readonly decisions: readonly Open[];
  /** The fleets that ferry, the landings that may be disrupted and the armies that may go aboard, for which they wait. */
  readonly convoys: readonly UnitRow[];
  readonly disruptions: readonly UnitRow[];
  readonly boarding: readonly UnitRow[];
}

/** Settles cycle after cycle, and what follows from each. */
export function settleAllCycles(state: TurnState): void {
  for (let found = findOpenCycle(state); found; found = findOpenCycle(state)) {
    settleSmallest(found, state);
    propagate(state);
  }
}

/** Nodes of the search: moves by their row, disruptions by their row beyond all rows. */
const nodeOf = ({ unit, isPath }: Open): number => (isPath ? unit + ROWS : unit);

function findOpenCycle(state: TurnState): OpenCycle | null {
  const open = openDecisions(state);
  if (open.length === 0) return null;
  const reads = new Map(open.map((each) => [nodeOf(each), readsOfDecision(each, state)]));
  const edges = (node: number): ReadonlySet<number> => {
    const { moves, disruptions } = reads.get(node)!;
    const nodes = [...moves, ...[...disruptions].map((landing) => landing + ROWS)];
    return new Set(nodes.filter((other) => reads.has(other)));
  };
  const sink = new Set(smallestSink([...reads.keys()], edges));
  const decisions = open.filter((each) => sink.has(nodeOf(each)));
  const read = decisions.map((each) => reads.get(nodeOf(each))!);
  const all = (pick: (one: Reads) => ReadonlySet<UnitRow>): readonly UnitRow[] => [
    ...new Set(read.flatMap((one) => [...pick(one)])),
  ];
  return {
    decisions,
    convoys: all(({ convoys }) => convoys),
    disruptions: all(({ disruptions }) => disruptions),
    boarding: all(({ boarding }) => boarding),
  };
}

function openDecisions(state: TurnState): readonly Open[] {
  return moversOf(state).flatMap((unit): readonly Open[] => [
    ...(moveOf[unit] === OPEN && !goesAboard(unit) ? [{ unit, isPath: false }] : []),
    ...(isOpenDisruption(unit, state) ? [{ unit, isPath: true }] : []),
  ]);
}

/** Only if the fleet is ordered away: otherwise the landing waits for nothing but attacks on it. */
const isOpenDisruption = (unit: UnitRow, state: TurnState): boolean =>
  wayOf[unit] === LANDS_FIRST && pathOf[unit] === OPEN && isMover(fleetOf(unit, state));

/** What a decision reads; of a landing whose fleet stays, the disruption is read through to the attacks on the fleet. */
function readsOfDecision({ unit, isPath }: Open, state: TurnState): Reads {
  const reads = isPath ? readsOfDisruption(unit, state) : readsOf(unit, state);
  for (const landing of reads.disruptions) {
    if (isOpenDisruption(landing, state)) continue;
    const through = readsOfDisruption(landing, state);
    for (const mover of through.moves) reads.moves.add(mover);
  }
  return reads;
}

/**
 * A decision may be read and yet not matter. So the smallest cycle is sought among those found, by what the equations say in
 * every case; a decision that turns on nothing is settled by itself, and is no cycle.
 */
function settleSmallest(found: OpenCycle, state: TurnState): void {
  const { decisions } = found;
  const table = decisions.length <= MOST_OPEN ? tabulate(decisions, state) : null;
  if (!table) throw new Error(`${String(decisions.length)} decisions that wait for one another`);
  const depends = dependencies(table, decisions.length);
  const places = smallestSink([...decisions.keys()], (place) => depends[place]!);
  const [place] = places;
  if (places.length === 1 && place !== undefined && depends[place]!.size === 0) {
    settle(decisions[place]!, table[0]![place]!, state);
    return;
  }
  settleCycle(found, places, table, state);
}

function settle({ unit, isPath }: Open, decision: Decision, state: TurnState): void {
  if ((isPath ? pathOf : moveOf)[unit] === OPEN)
    (isPath ? settlePath : settleMove)(unit, decision, state);
}

/** A10, A33, III.h: the only outcome; or else a circle goes round, if it can; or else all hold. */
function settleCycle(
  found: OpenCycle,
  places: readonly number[],
  table: Table,
  state: TurnState,
): void {
  const decisions = places.map((place) => found.decisions[place]!);
  const worlds = worldsOf(table, places);
  const note = (how: SettledCycle['how']): void => {
    const unitsOf = (isPath: boolean): readonly UnitRow[] =>
      decisions.filter((each) => each.isPath === isPath).map(({ unit }) => unit);
    const [moves, landings] = [unitsOf(false), unitsOf(true)];
    state.module!.cycles.push({ moves, landings, worlds: worlds.length, how });
  };
  const [only] = worlds;
  if (worlds.length === 1 && only) {
    note('one');
    // What succeeds comes first: whether a failed move was blocked depends on who has left.
    for (const decided of [YES, NO] as const)
      for (const [place, decision] of decisions.entries())
        if (only[place] === decided) settle(decision, decided, state);
    return;
  }
  const canAllSucceed = worlds.some((world) => world.every((decision) => decision === YES));
  const isCircle = canAllSucceed && !waitsForSea(found, places, table, state);
  if (isCircle && state.module!.choices.circle === 'moves') {
    note('rotates');
    for (const decision of decisions) settleUndecided(decision.unit, YES, -1, state);
    return;
  }
  note('holds');
  const moves = decisions.filter(({ isPath }) => !isPath).map(({ unit }) => unit);
  const carried = found.convoys.map((fleet) => targetOf[fleet]!);
  for (const mover of [...moves, ...found.boarding, ...carried])
    if (moveOf[mover] === OPEN) settleUndecided(mover, NO, -1, state);
  // Without a move nothing is disrupted: nobody takes the sea.
  if (moves.length === 0) for (const { unit } of decisions) settlePath(unit, YES, state);
}

/** Whether the cycle waits for the fate of a ferry, or for a disruption, so that the answer changes what its equations say. */
function waitsForSea(
  { decisions, convoys, disruptions }: OpenCycle,
  places: readonly number[],
  table: Table,
  state: TurnState,
): boolean {
  if (places.some((place) => decisions[place]!.isPath)) return true;
  const matters = (column: Uint8Array, unit: UnitRow): boolean =>
    ([YES, NO] as const).some((forced) => {
      if (column[unit] !== OPEN) return false;
      column[unit] = forced;
      const other = tabulate(decisions, state);
      column[unit] = OPEN;
      return table.some((row, bits) =>
        places.some((place) => row[place] !== (other?.[bits]?.[place] ?? OPEN)),
      );
    });
  return (
    convoys.some((fleet) => matters(convoyOf, fleet)) ||
    disruptions.some((landing) => matters(pathOf, landing))
  );
}

import type { UnitAt } from '../../trace/fact.ts';
import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import {
  convoyOf,
  moveOf,
  moveStep,
  NONE,
  pathOf,
  pathStep,
  pending,
  ROWS,
  targetOf,
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { readsOf, readsOfDisruption, smallestSink } from '../cycle/find-cycle.ts';
import type { Reads } from '../cycle/find-cycle.ts';
import { BOUNCES, NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { propagate } from '../equations/propagate.ts';
import { settlePath, settleUndecided } from '../equations/settle-decision.ts';
import type { TurnState } from '../turn-state.ts';
import { addStep } from '../record/add-step.ts';
import { isMover, moversOf, nameOf } from '../unit-row.ts';
import { goesAboard, LANDS_FIRST } from '../ways.ts';
import { fleetOf } from './berths.ts';
import { dependencies, MOST_OPEN, tabulate, worldsOf } from './cycle-table.ts';
import type { Open, Table } from './cycle-table.ts';

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
    const open = decisions[place]!;
    settle(open, table[0]![place]!, recordCycle([open], 1, 'one', state), state);
    return;
  }
  settleCycle(found, places, table, state);
}

/** Settles a decision as the cycle of that step says. */
function settle({ unit, isPath }: Open, decision: Decision, cycle: number, state: TurnState): void {
  if ((isPath ? pathOf : moveOf)[unit] !== OPEN) return;
  const module = state.module!;
  module.settling = cycle;
  if (isPath) settlePath(unit, decision, state);
  else settleUndecided(unit, decision, cycle, state, BOUNCES);
  module.settling = NONE;
}

function recordCycle(
  decisions: readonly Open[],
  outcomes: number,
  end: CycleEnd,
  state: TurnState,
): number {
  if (!state.steps) return NONE;
  const named = (isPath: boolean): readonly UnitAt[] =>
    decisions
      .filter((each) => each.isPath === isPath)
      .map(({ unit }) => unit)
      .sort((one, other) => one - other)
      .map((unit) => nameOf(unit, state));
  const [core, landings] = [named(false), named(true)];
  const premises = state.module!.premisesOfCycle(core, landings, state.steps);
  return addStep(state, { type: 'cycle', core, landings, outcomes, end }, premises);
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
  const note = (how: CycleEnd): number => {
    const unitsOf = (isPath: boolean): readonly UnitRow[] =>
      decisions.filter((each) => each.isPath === isPath).map(({ unit }) => unit);
    const [moves, landings] = [unitsOf(false), unitsOf(true)];
    state.module!.cycles.push({ moves, landings, worlds: worlds.length, how });
    return recordCycle(decisions, worlds.length, how, state);
  };
  const [only] = worlds;
  if (worlds.length === 1 && only) {
    const step = note('one');
    for (const [place, decision] of decisions.entries())
      settle(decision, only[place]!, step, state);
    return;
  }
  const canAllSucceed = worlds.some((world) => world.every((decision) => decision === YES));
  const isCircle = canAllSucceed && !waitsForSea(found, places, table, state);
  if (isCircle && state.module!.choices.circle === 'moves') {
    const step = note('rotates');
    for (const decision of decisions) settleUndecided(decision.unit, YES, step, state);
    return;
  }
  const matters = whatMatters(found, places, table, state);
  const moves = decisions.filter(({ isPath }) => !isPath).map(({ unit }) => unit);
  const carried = found.convoys.filter(matters(convoyOf)).map((fleet) => targetOf[fleet]!);
  const boarding = found.boarding.filter(matters(pathOf));
  const step = note('holds');
  for (const mover of [...moves, ...boarding, ...carried])
    if (moveOf[mover] === OPEN) stop(mover, step, state);
  // Without a move nothing is disrupted: nobody takes the sea.
  if (moves.length === 0) for (const decision of decisions) settle(decision, YES, step, state);
}

/** Stops a move; of one that would go aboard there is then nothing more to settle. */
function stop(mover: UnitRow, cycle: number, state: TurnState): void {
  settleUndecided(mover, NO, cycle, state);
  if (!goesAboard(mover) || pathOf[mover] !== OPEN) return;
  pathOf[mover] = NO;
  pathStep[mover] = moveStep[mover]!;
  pending[mover]! -= 1;
  state.openPaths -= 1;
}

/** Tests whether the answer to an open question changes what the equations of a cycle say. */
const whatMatters =
  (
    { decisions }: OpenCycle,
    places: readonly number[],
    table: Table,
    state: TurnState,
  ): ((column: Uint8Array) => (unit: UnitRow) => boolean) =>
  (column) =>
  (unit) =>
    ([YES, NO] as const).some((forced) => {
      if (column[unit] !== OPEN) return false;
      column[unit] = forced;
      const other = tabulate(decisions, state);
      column[unit] = OPEN;
      return table.some((row, bits) =>
        places.some((place) => row[place] !== (other?.[bits]?.[place] ?? OPEN)),
      );
    });

/** Whether the cycle waits for the fate of a ferry, or for a disruption, so that the answer changes what its equations say. */
function waitsForSea(
  found: OpenCycle,
  places: readonly number[],
  table: Table,
  state: TurnState,
): boolean {
  const { decisions, convoys, disruptions } = found;
  if (places.some((place) => decisions[place]!.isPath)) return true;
  const matters = whatMatters(found, places, table, state);
  return convoys.some(matters(convoyOf)) || disruptions.some(matters(pathOf));
}

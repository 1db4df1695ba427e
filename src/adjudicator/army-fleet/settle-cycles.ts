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
import type { DecisionState } from '../decision.ts';
import { propagate } from '../equations/propagate.ts';
import { settlePath, settleUndecided } from '../equations/settle-decision.ts';
import type { TurnState } from '../turn-state.ts';
import { addStep } from '../record/add-step.ts';
import { isMover, moversOf, nameOf } from '../unit-row.ts';
import { goesAboard, LANDS_FIRST } from '../ways.ts';
import { fleetOf } from './berths.ts';
import { dependencies, MOST_OPEN, tabulate, worldsOf } from './cycle-table.ts';
import type { Open, CycleTable } from './cycle-table.ts';

/** Open decisions that wait for one another and for nothing else, as far as their equations show. */
interface OpenCycle {
  readonly decisions: readonly Open[];
  /**
   * What they wait for: the fleets that ferry, the landings that may be disrupted and the armies that may go aboard.
   */
  readonly convoys: readonly UnitRow[];
  readonly disruptions: readonly UnitRow[];
  readonly boarding: readonly UnitRow[];
}

/** A smallest cycle: its decisions, all consistent ways to decide them, and what these are computed from. */
export interface FoundCycle {
  readonly decisions: readonly Open[];
  readonly worlds: readonly (readonly DecisionState[])[];
  readonly open: OpenCycle;
  /** Which of the open decisions are in the cycle, and what their equations say in every case. */
  readonly places: readonly number[];
  readonly table: CycleTable;
}

/** Settles one cycle after another, and what follows from each. */
export function settleAllCycles(state: TurnState): void {
  for (let next = nextCycle(state); next; next = nextCycle(state)) settleCycle(next, state);
}

/** Nodes of the search: moves by their row, disruptions by their row offset by `ROWS`. */
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

/** Only if the fleet is ordered away: otherwise the landing waits only for attacks on it. */
const isOpenDisruption = (unit: UnitRow, state: TurnState): boolean =>
  wayOf[unit] === LANDS_FIRST && pathOf[unit] === OPEN && isMover(fleetOf(unit, state));

/** What a decision reads; for a landing whose fleet stays, the disruption is expanded into the attacks on the fleet. */
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
 * The next cycle; null if nothing is open. A decision may be read and yet not matter. So the smallest cycle is sought
 * among those found, by what the equations say in every case; a decision that depends on nothing is settled by itself,
 * and is no cycle.
 */
export function nextCycle(state: TurnState): FoundCycle | null {
  for (let open = findOpenCycle(state); open; open = findOpenCycle(state)) {
    const all = open.decisions;
    const table = all.length <= MOST_OPEN ? tabulate(all, state) : null;
    if (!table) throw new Error(`${String(all.length)} decisions that wait for one another`);
    const depends = dependencies(table, all.length);
    const places = smallestSink([...all.keys()], (place) => depends[place]!);
    const decisions = places.map((place) => all[place]!);
    const [place] = places;
    if (places.length > 1 || depends[place!]!.size > 0)
      return { decisions, worlds: worldsOf(table, places), open, places, table };
    settle(all[place!]!, table[0]![place!]!, recordCycle(decisions, 1, 'one', state), state);
    propagate(state);
  }
  return null;
}

/** Settles a decision as the cycle of that step says. */
function settle(
  { unit, isPath }: Open,
  decision: DecisionState,
  cycle: number,
  state: TurnState,
): void {
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

/**
 * How a cycle ends: with its only outcome (A33); otherwise as a rotation, if all of it can succeed (A10); otherwise all
 * units hold (III.h).
 */
export function endOf(found: FoundCycle, state: TurnState): CycleEnd {
  const { worlds } = found;
  if (worlds.length === 1) return 'one';
  const canAllSucceed = worlds.some((world) => world.every((decision) => decision === YES));
  const isCircle = canAllSucceed && !waitsForSea(found, state);
  return isCircle && state.module!.choices.circle === 'moves' ? 'rotates' : 'holds';
}

/** Settles a cycle, and what follows from it. */
export function settleCycle(found: FoundCycle, state: TurnState): void {
  const { decisions, worlds } = found;
  const end = endOf(found, state);
  const unitsOf = (isPath: boolean): readonly UnitRow[] =>
    decisions.filter((each) => each.isPath === isPath).map(({ unit }) => unit);
  const [moves, landings] = [unitsOf(false), unitsOf(true)];
  state.module!.cycles.push({ moves, landings, worlds: worlds.length, how: end });
  const step = recordCycle(decisions, worlds.length, end, state);
  switch (end) {
    case 'one':
      settleEach(decisions, worlds[0]!, step, state);
      break;
    case 'rotates':
      for (const mover of moves) settleUndecided(mover, YES, step, state);
      break;
    case 'holds': {
      const carried = openFerries(found, state).map((fleet) => targetOf[fleet]!);
      const boarding = found.open.boarding.filter(whatMatters(found, state)(pathOf));
      for (const mover of [...moves, ...boarding, ...carried])
        if (moveOf[mover] === OPEN) stop(mover, step, state);
      // Without a move nothing is disrupted: no unit takes the sea.
      if (moves.length === 0) for (const decision of decisions) settle(decision, YES, step, state);
    }
  }
  propagate(state);
}

function settleEach(
  decisions: readonly Open[],
  world: readonly DecisionState[],
  step: number,
  state: TurnState,
): void {
  for (const [place, decision] of decisions.entries()) settle(decision, world[place]!, step, state);
}

/** Settles a cycle as it is in one of its worlds, and what follows from it. */
export function settleAs(
  { decisions }: FoundCycle,
  world: readonly DecisionState[],
  state: TurnState,
): void {
  settleEach(decisions, world, recordCycle(decisions, 1, 'one', state), state);
  propagate(state);
}

/** The ferries whose fate a cycle waits for. */
export const openFerries = (found: FoundCycle, state: TurnState): readonly UnitRow[] =>
  found.open.convoys.filter(whatMatters(found, state)(convoyOf));

/** Stops a move; if it would go aboard, nothing more is to be settled for it. */
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
  ({ open: { decisions }, places, table }: FoundCycle, state: TurnState) =>
  (column: Uint8Array) =>
  (unit: UnitRow): boolean =>
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
function waitsForSea(found: FoundCycle, state: TurnState): boolean {
  if (found.decisions.some(({ isPath }) => isPath)) return true;
  const matters = whatMatters(found, state);
  return found.open.convoys.some(matters(convoyOf)) || found.open.disruptions.some(matters(pathOf));
}

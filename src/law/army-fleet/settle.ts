import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import { MOVE, NO, OPEN, PATH, settle, value, YES } from '../known.ts';
import type { KindOfDecision, Known, Value } from '../known.ts';
import { opening, propagate } from '../settle.ts';
import type { Decisions, Witness } from '../settle.ts';
import type { TurnUnit } from '../turn.ts';
import { goesAboard } from './berths.ts';
import type { FleetTurn } from './berths.ts';
import { findFleetCycle } from './cycles.ts';
import type { FleetCycle } from './cycles.ts';

/** A cycle and its end. */
export interface EndedCycle {
  readonly cycle: FleetCycle;
  readonly end: CycleEnd;
}

/** Hears how a turn of the module is decided. */
export interface FleetWitness extends Pick<Witness, 'decided' | 'ruled'> {
  readonly found: (ended: EndedCycle) => void;
}

/**
 * How a cycle ends: with its only outcome (A33); otherwise it goes round, if all of it can succeed and it does not wait
 * for the sea (A10); otherwise all units hold (III.h).
 */
function endOf({ worlds, waitsForSea }: FleetCycle, { fleets }: FleetTurn): CycleEnd {
  if (worlds.length === 1) return 'one';
  const canAllSucceed = worlds.some((world) => world.every((one) => one === YES));
  return canAllSucceed && !waitsForSea && fleets.circle === 'moves' ? 'rotates' : 'holds';
}

/** Settles a cycle as in one of its worlds; without one, by the module's rules. */
export function settleFleetCycle(
  cycle: FleetCycle,
  turn: FleetTurn,
  known: Known,
  witness?: FleetWitness,
  assumed?: readonly Value[],
): void {
  const put = (unit: TurnUnit, kind: KindOfDecision, as: Value): void => {
    if (value(known, unit, kind) !== OPEN) return;
    settle(known, unit, kind, as);
    witness?.ruled(unit, kind, known);
  };
  const { decisions, passengers } = cycle;
  const end = assumed ? 'one' : endOf(cycle, turn);
  witness?.found({ cycle, end });
  if (end !== 'holds') {
    const world = assumed ?? (end === 'one' ? cycle.worlds[0] : undefined);
    for (const [place, [unit, kind]] of decisions.entries()) put(unit, kind, world?.[place] ?? YES);
    return;
  }
  const moves = decisions.filter(([, kind]) => kind === MOVE).map(([unit]) => unit);
  for (const unit of [...moves, ...passengers]) {
    put(unit, MOVE, NO);
    if (goesAboard(unit)) put(unit, PATH, NO);
  }
  // Without a move nothing is disrupted: no unit takes the sea.
  if (moves.length === 0) for (const [unit, kind] of decisions) put(unit, kind, YES);
}

/** What is still open once what is known has its consequences. */
export const consequences = (
  open: Decisions,
  turn: FleetTurn,
  known: Known,
  witness?: FleetWitness,
): Decisions =>
  propagate(
    open.filter(([unit, kind]) => value(known, unit, kind) === OPEN),
    turn,
    known,
    witness?.decided,
  );

/** Settles one cycle after another, and what follows from each. */
export function settleFleetCycles(
  all: Decisions,
  turn: FleetTurn,
  known: Known,
  witness?: FleetWitness,
): void {
  let open = all;
  for (
    let cycle = findFleetCycle(open, turn, known);
    cycle;
    cycle = findFleetCycle(open, turn, known)
  ) {
    settleFleetCycle(cycle, turn, known, witness);
    open = consequences(open, turn, known, witness);
  }
}

/** Decides everything. */
export function resolveFleets(turn: FleetTurn, witness?: FleetWitness): Known {
  const { known, open } = opening(turn);
  settleFleetCycles(consequences(open, turn, known, witness), turn, known, witness);
  return known;
}

import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import { MOVE, NO, OPEN, PATH, settle, value, YES } from '../known.ts';
import type { KindOfDecision, Known, Value } from '../known.ts';
import { opening, propagate } from '../settle.ts';
import type { Witness } from '../settle.ts';
import type { TurnUnit } from '../turn.ts';
import { goesAboard } from './berths.ts';
import type { FleetTurn } from './berths.ts';
import { findFleetCycle } from './cycles.ts';
import type { FleetCycle } from './cycles.ts';

type FleetWorld = FleetCycle['worlds'][number];

/** A cycle and its end. */
export interface EndedCycle {
  readonly cycle: FleetCycle;
  readonly end: CycleEnd;
}

/** Hears how a turn of the module is decided. */
export interface FleetWitness extends Pick<Witness, 'decided' | 'ruled'> {
  readonly found: (ended: EndedCycle, known: Known) => void;
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

/** Settles a cycle as in that world; without one, by the module's rules. */
function settleFleetCycle(
  cycle: FleetCycle,
  turn: FleetTurn,
  known: Known,
  witness: FleetWitness | undefined,
  assumed: FleetWorld | null,
): void {
  const put = (unit: TurnUnit, kind: KindOfDecision, as: Value): void => {
    if (value(known, unit, kind) !== OPEN) return;
    settle(known, unit, kind, as);
    witness?.ruled(unit, kind, known);
  };
  const { decisions, ferries, boarding } = cycle;
  const end = assumed ? 'one' : endOf(cycle, turn);
  witness?.found({ cycle, end }, known);
  if (end !== 'holds') {
    const world = assumed ?? (end === 'one' ? cycle.worlds[0] : undefined);
    for (const [place, [unit, kind]] of decisions.entries()) put(unit, kind, world?.[place] ?? YES);
    return;
  }
  const moves = decisions.filter(([, kind]) => kind === MOVE).map(([unit]) => unit);
  const carried = ferries.flatMap(({ target }) => target ?? []);
  for (const unit of [...moves, ...boarding, ...carried]) {
    put(unit, MOVE, NO);
    if (goesAboard(unit)) put(unit, PATH, NO);
  }
  // Without a move nothing is disrupted: no unit takes the sea.
  if (moves.length === 0) for (const [unit, kind] of decisions) put(unit, kind, YES);
}

/** Decides everything; the cycles as in the worlds that are assumed of them, if any. */
export function resolveFleets(
  turn: FleetTurn,
  witness?: FleetWitness,
  assume: (place: number) => FleetWorld | null = () => null,
): Known {
  const { known, open: all } = opening(turn);
  let open = propagate(all, turn, known, witness?.decided);
  for (let place = 0; ; place += 1) {
    const cycle = findFleetCycle(open, turn, known);
    if (!cycle) return known;
    settleFleetCycle(cycle, turn, known, witness, assume(place));
    const left = open.filter(([unit, kind]) => value(known, unit, kind) === OPEN);
    open = propagate(left, turn, known, witness?.decided);
  }
}

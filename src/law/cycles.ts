import type { Position } from '../board/board.ts';
import type { UnitAt } from '../board/unit-at.ts';
import type { Order } from '../orders/order.ts';
import { openTable } from '../open-table.ts';
import type { Edition, LawName } from '../rules/edition.ts';
import type { Consequence, CycleWithWorlds, Walk, World } from './cycle-with-worlds.ts';
import { noting, type Failures } from './failures.ts';
import { KIND_OF, MOVE, NO, OPEN, settle, value, YES } from './known.ts';
import type { KindOfDecision, Known, Value } from './known.ts';
import { decide } from './law.ts';
import { rulingOf } from './ruling.ts';
import {
  listed,
  propagate,
  resolve,
  settleCycles,
  type Decisions,
  type OpenCycle,
} from './settle.ts';
import { turnOf } from './turn-of.ts';
import type { MovementTurn, TurnUnit } from './turn.ts';

type CyclesOf = (
  position: Position,
  orders: readonly Order[],
  edition: Edition,
) => readonly CycleWithWorlds[];

export const CYCLES = openTable<Record<LawName, CyclesOf>, 'rulebook'>({
  rulebook(position, orders, edition) {
    const turn = turnOf(position, orders, edition.choices);
    const failures: Failures = new Map();
    const cycles: CycleWithWorlds[] = [];
    const witness = noting(failures, {
      found(cycle, worlds, open, known) {
        cycles.push({
          core: namesOf(listed(cycle)),
          convoys: namesOf(cycle.convoys),
          worlds: worlds.map((world) => worldRuled(world, cycle, open, turn, edition, failures)),
          walks: ([YES, NO] as const).map((assumed) => walk(assumed, cycle, open, turn, known)),
        });
      },
    });
    resolve(turn, witness);
    return cycles;
  },
});

/**
 * The cycles of a turn, in the order in which the edition's rule settles them (steps `rotation` and `paradox`), each
 * with all its worlds; within each world, later cycles are settled by the edition. Empty for nearly every turn. Throws
 * like `adjudicate`.
 */
export const cyclesOf: CyclesOf = (position, orders, edition) =>
  CYCLES.row(edition.law)(position, orders, edition);

const namesOf = (units: readonly TurnUnit[]): readonly UnitAt[] => units.map(({ id }) => id);

const stillOpen = (open: Decisions, known: Known): Decisions =>
  open.filter(([unit, kind]) => value(known, unit, kind) === OPEN);

/** The rest of the turn is settled as the edition says. */
function worldRuled(
  world: Known,
  { moves }: OpenCycle,
  open: Decisions,
  turn: MovementTurn,
  edition: Edition,
  before: Failures,
): World {
  const failures: Failures = new Map(before);
  const witness = noting(failures);
  const known = world.slice();
  for (const mover of moves) witness.decided(mover, MOVE, known);
  const left = propagate(stillOpen(open, known), turn, known, witness.decided);
  settleCycles(left, turn, known, witness);
  return {
    moves: namesOf(moves.filter((mover) => value(known, mover, MOVE) === YES)),
    ruling: rulingOf({ turn, edition, known, failures, proof: null }),
  };
}

/**
 * A walk around a cycle from its first move. It ends where it began, since a cycle is one loop: open moves into a space
 * wait for its unit only, or for one support, and that support for one attacker.
 */
function walk(
  assumed: Value,
  { moves }: OpenCycle,
  open: Decisions,
  turn: MovementTurn,
  before: Known,
): Walk {
  const [mover] = moves;
  if (!mover) throw new Error('a cycle without a move');
  const known = before.slice();
  settle(known, mover, MOVE, assumed);
  const follows: Consequence[] = [];
  const follow = (kind: keyof typeof KIND_OF, units: readonly TurnUnit[]): void => {
    for (const unit of units) {
      const said = decide(unit, KIND_OF[kind], turn, known);
      if (said === OPEN || value(known, unit, KIND_OF[kind]) !== OPEN) continue;
      settle(known, unit, KIND_OF[kind], said);
      follows.push({ kind, unit: unit.id, yes: said === YES });
    }
  };
  const waiting = (kind: KindOfDecision): readonly TurnUnit[] =>
    open.flatMap(([unit, its]) => (its === kind ? [unit] : []));
  let returns: Value = OPEN;
  while (returns === OPEN) {
    const count = follows.length;
    for (const kind of ['convoy', 'path', 'support'] as const) follow(kind, waiting(KIND_OF[kind]));
    follow('move', moves);
    returns = decide(mover, MOVE, turn, known);
    if (returns === OPEN && follows.length === count) throw new Error('a cycle that is no loop');
  }
  // Nothing that the move waits for is still open, so its strengths are exact.
  const { law } = turn;
  const prevented = mover.rivals.flatMap((rival) =>
    rival === mover ? [] : law.prevent(rival, turn, known, false),
  );
  return {
    assumed: { kind: 'move', unit: mover.id, yes: assumed === YES },
    follows,
    returns: returns === YES,
    attack: law.attack(mover, turn, known, false),
    against: Math.max(law.opposition(mover, turn, known, false), ...prevented),
  };
}

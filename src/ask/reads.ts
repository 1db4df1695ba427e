import { MOVE, nothingKnown, OPEN, PATH, value, type KindOfDecision } from '../law/known.ts';
import { knownFrom } from '../law/known-from.ts';
import type { Decisions } from '../law/settle.ts';
import type { MovementTurn, TurnUnit } from '../law/turn.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { unitOf } from './turn-end.ts';

/* Which units the law looks at before it decides a move, though nothing may come of it. */

/** What decides a move. A path by land is none. */
function readsOfMove(mover: TurnUnit, read: MovementTurn): Decisions {
  const found: (readonly [TurnUnit, KindOfDecision])[] = [];
  read.law.reads(mover, MOVE, read, nothingKnown(read), (unit, kind) => {
    if (kind !== PATH || (unit.isCarried && unit.way === null)) found.push([unit, kind]);
  });
  return found;
}

/** The units that decide a move. */
export function readByMove(id: UnitAt, read: MovementTurn): readonly UnitAt[] {
  const mover = unitOf(read, id);
  return mover ? readsOfMove(mover, read).map(([unit]) => unit.id) : [];
}

/** The units of a cycle, and all that could decide it: directly, or through what its premises leave open. */
export function readByCycle(
  core: readonly UnitAt[],
  premises: readonly Step[],
  read: MovementTurn,
): readonly UnitAt[] {
  const movers = core.flatMap((id) => unitOf(read, id) ?? []);
  const facts = premises.map(({ fact }) => fact);
  const known = knownFrom(facts, read);
  const found = new Map<string, TurnUnit>();
  const waiting = movers.flatMap((mover) => readsOfMove(mover, read));
  for (const [unit, kind] of waiting) {
    const key = `${String(kind)} ${unit.id}`;
    if (found.has(key)) continue;
    found.set(key, unit);
    if (kind !== MOVE && value(known, unit, kind) === OPEN)
      read.law.reads(unit, kind, read, known, (other, its) => {
        if (its !== PATH || other.isCarried) waiting.push([other, its]);
      });
  }
  const rivals = movers.flatMap((mover) => mover.rivals);
  return [...core, ...[...found.values(), ...rivals].map(({ id }) => id)];
}

import { spaceOf } from '../../board/board.ts';
import { berthIn, isBerth } from '../../board/unit-at.ts';
import { goesAboard, isInTransit } from '../../law/army-fleet/berths.ts';
import { ownFerries } from '../../law/army-fleet/ways.ts';
import type { MovementTurn } from '../../law/turn.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { movesInto, nameOfSpace, unitOf } from '../turn-end.ts';

/**
 * The unit itself, and those ordered together with it: an army aboard, or one that boards, and its fleet; an army and the
 * fleets of its power that ferry it.
 */
export function orderedTogether(id: UnitAt, read: MovementTurn): readonly UnitAt[] {
  const unit = unitOf(read, id);
  const into = unit ? nameOfSpace(unit.goal, read) : id;
  const aboard = isBerth(id) ? null : unitOf(read, berthIn(id));
  const boarders = movesInto(into, read).filter((army) => goesAboard(army) && army.void === null);
  const ferries = boarders.filter(({ way }) => way === 'ferried').flatMap(ownFerries);
  return [
    id,
    ...(isBerth(into) ? [spaceOf(into)] : []),
    ...(isBerth(id) ? [spaceOf(id)] : []),
    ...(aboard && !isInTransit(aboard, read) ? [aboard.id] : []),
    ...[...boarders, ...ferries].map((other) => other.id),
  ];
}

import { neighbours, spaceIn, spaceOf } from '../../board/board.ts';
import type { Location, SpaceId } from '../../board/board.ts';
import type { BarredReason, FactOf, UnitAt } from '../../trace/fact.ts';
import type { TurnModel, LegalMove } from '../model/turn-model.ts';
import {
  attackFrom,
  comesOverSea,
  headToHead,
  metBy,
  movesInto,
  needsPath,
} from '../model/turn-model.ts';
import type { Premises, Refusal } from '../premises.ts';
import {
  firstRefusal,
  namesAll,
  takeOpenPath,
  tookFailure,
  tookNoPath,
  tookSuccess,
} from '../premises.ts';
import { armyAboard } from '../army-fleet/verify-ends.ts';

export function verifyDislodged(
  model: TurnModel,
  fact: FactOf<'dislodged'>,
  premises: Premises,
): Refusal {
  if (model.moves.get(fact.by)?.into !== fact.unit) return 'by: no move into its space';
  if (!model.units.has(fact.unit)) return 'unit: nobody there';
  if (!tookSuccess(premises, fact.by)) return `needs: success of the move from ${fact.by}`;
  if (model.moves.has(fact.unit) && !tookFailure(premises, fact.unit))
    return `needs: failure of the move from ${fact.unit}`;
  return null;
}

/** Which moves have succeeded according to the steps so far, whether premises or not. */
type Arrivals = (unit: UnitAt) => boolean;

export function verifyRetreats(
  model: TurnModel,
  fact: FactOf<'retreats'>,
  premises: Premises,
  hasSucceeded: Arrivals,
): Refusal {
  const unit = model.units.get(fact.unit);
  const by = premises.take('dislodged', fact.unit)?.by;
  const attack = by && model.moves.get(by);
  if (!unit || !attack) return `needs: dislodgement of ${fact.unit}`;
  const around = neighbours(unit, model.board);
  const told = [...fact.to, ...fact.barred.map(({ at }) => at)];
  if (!namesAll(told, around)) return 'to and barred: not every location next to it';
  const place = (at: Location): number => model.board.order.get(at) ?? -1;
  const inOrder = (list: readonly Location[]): boolean =>
    list.every((at, index) => index === 0 || place(at) > place(list[index - 1] ?? at));
  if (!inOrder(fact.to) || !inOrder(fact.barred.map(({ at }) => at)))
    return 'to and barred: not in board order';
  const army = armyAboard(model, fact.unit, premises, hasSucceeded);
  if (army !== null && typeof army === 'object') return army.refusal;
  const isSea = (at: Location): boolean => spaceIn(spaceOf(at), model.board).kind === 'sea';
  const keepsToSea = army !== null && fact.to.some(isSea);
  return firstRefusal(around, (location) => {
    const told = fact.barred.find(({ at }) => at === location)?.reason ?? null;
    const isForArmy = told === 'aboard';
    if (isForArmy !== (keepsToSea && !isSea(location) && (told === null || isForArmy)))
      return `${location}: ${isForArmy ? 'nobody aboard bars it' : 'the army aboard bars it'}`;
    const reason = isForArmy ? null : told;
    const refusal = verifyPlace(model, spaceOf(location), attack, reason, premises, hasSucceeded);
    return refusal === null ? null : `${location}: ${refusal}`;
  });
}

/**
 * The space that the attacker came from is barred, unless it came by convoy and `Choices.retreatToConvoyOrigin` is true
 * (1971 XI; DATC 3.0 4.A.5).
 */
const isOrigin = (model: TurnModel, space: SpaceId, attack: LegalMove): boolean =>
  space === attackFrom(model, attack) &&
  !(model.choices.retreatToConvoyOrigin && comesOverSea(model, attack));

function verifyPlace(
  model: TurnModel,
  space: SpaceId,
  attack: LegalMove,
  reason: BarredReason | null,
  premises: Premises,
  hasSucceeded: Arrivals,
): Refusal {
  if (isOrigin(model, space, attack))
    return reason === 'attacker-origin' ? null : 'its attacker came from there';
  if (reason === 'attacker-origin') return 'its attacker did not come from there, or not over land';
  if (reason === 'occupied') return verifyOccupied(model, space, premises, hasSucceeded);
  const left = verifyLeft(model, space, premises);
  if (left !== null) return left;
  const entering = movesInto(model, space);
  const failed = firstRefusal(entering, ({ at }) =>
    tookFailure(premises, at) ? null : `needs: failure of the move from ${at}`,
  );
  if (failed !== null) return failed;
  const standing = entering.map((move) => stoodOff(model, move, premises));
  if (standing.includes(null)) return 'needs: path, or none, of a move by convoy';
  const found = standing.includes(true) ? 'stand-off' : null;
  if (reason === found) return null;
  return found ? 'there was a stand-off' : 'there was no stand-off';
}

/** Occupied: by a unit that has arrived, or otherwise by one that has not left. */
function verifyOccupied(
  model: TurnModel,
  space: SpaceId,
  premises: Premises,
  hasSucceeded: Arrivals,
): Refusal {
  const entered = movesInto(model, space).find(({ at }) => hasSucceeded(at));
  if (entered)
    return tookSuccess(premises, entered.at)
      ? null
      : `needs: success of the move from ${entered.at}`;
  if (!model.units.has(space)) return 'nobody is there';
  if (!model.moves.has(space) || tookFailure(premises, space)) return null;
  return `needs: failure of the move from ${space}`;
}

function verifyLeft(model: TurnModel, space: SpaceId, premises: Premises): Refusal {
  if (!model.units.has(space)) return null;
  if (!model.moves.has(space)) return 'a unit stands there';
  return tookSuccess(premises, space) ? null : `needs: success of the move from ${space}`;
}

/** Whether a failed move took part in a stand-off in a space that is empty; null if the premises do not show it. */
function stoodOff(model: TurnModel, move: LegalMove, premises: Premises): boolean | null {
  if (
    metBy(model, move).length > 0 &&
    (headToHead(model, move) || model.choices.dislodgedEffect === 'none')
  )
    return false;
  if (!needsPath(model, move.at)) return true;
  if (tookNoPath(premises, move.at)) return false;
  return takeOpenPath(premises, move.at) ? true : null;
}

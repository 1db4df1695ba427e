import type { FactOf, UnitAt } from '../../trace/fact.ts';
import type { Crossing, TurnModel, LegalMove } from '../model/turn-model.ts';
import { effectiveCarrier, movesInto } from '../model/turn-model.ts';
import type { Premises, Refusal } from '../premises.ts';
import {
  firstRefusal,
  isInBoardOrder,
  namesAll,
  namesSome,
  tookFailure,
  tookSuccess,
} from '../premises.ts';
import {
  allBut,
  areSame,
  hasRoute,
  isMinimalRoute,
  isRoute,
  seasOf,
} from '../../board/convoy-routes.ts';

export function verifyAvailable(
  model: TurnModel,
  fact: FactOf<'convoy-available'>,
  premises: Premises,
): Refusal {
  if (!effectiveCarrier(model, fact.unit)) return 'unit: no convoy order that matches';
  const attackers = movesInto(model, fact.unit).map(({ at }) => at);
  if (!namesAll(fact.attackers, attackers)) return 'attackers: not every move into its space';
  if (!isInBoardOrder(fact.attackers, model.board)) return 'attackers: not in board order';
  return firstRefusal(attackers, (unit) =>
    tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`,
  );
}

export function verifyDisrupted(
  model: TurnModel,
  { unit, by }: FactOf<'convoy-disrupted'>,
  premises: Premises,
): Refusal {
  if (!effectiveCarrier(model, unit)) return 'unit: no convoy order that matches';
  if (by === null) {
    // By Szykman's rule. The ledger knows whether that or the all-hold rule settles this paradox.
    if (model.choices.paradox === 'all-hold') return 'by: the edition settles paradoxes otherwise';
    const paradox = premises.takeWhere('paradox', ({ convoys }) => convoys.includes(unit));
    return paradox ? null : 'needs: a paradox with this convoy';
  }
  if (model.moves.get(by)?.into !== unit) return 'by: no move into its space';
  return tookSuccess(premises, by) ? null : `needs: success of the move from ${by}`;
}

interface Voyage {
  readonly move: LegalMove;
  readonly crossing: Crossing;
}

function voyageOf(model: TurnModel, unit: UnitAt): Voyage | null {
  const move = model.moves.get(unit);
  const crossing = model.crossings.get(unit);
  return move && crossing && !model.voids.has(unit) ? { move, crossing } : null;
}

export function verifyPath(model: TurnModel, fact: FactOf<'path'>, premises: Premises): Refusal {
  const voyage = voyageOf(model, fact.unit);
  if (!voyage) return 'unit: no move by convoy';
  const { move, crossing } = voyage;
  if (!namesSome(fact.fleets, [...crossing.ordered])) return 'fleets: not ordered to convoy it';
  const fleets = seasOf(fact.fleets, model.board);
  const isOneEnough = model.choices.routes === 'one-survives';
  const whole = isOneEnough
    ? isMinimalRoute(fleets, move.at, move.into, model.board)
    : areSame(fleets, crossing.needed);
  if (!whole) return 'fleets: not what the path rests on';
  if (isOneEnough && !isRoute(fact.fleets, move.at, move.into, model.board))
    return 'fleets: not in the order of travel';
  if (!isOneEnough && !isInBoardOrder(fact.fleets, model.board))
    return 'fleets: not in board order';
  return firstRefusal(fact.fleets, (fleet) =>
    premises.take('convoy-available', fleet) ? null : `needs: convoy of ${fleet} available`,
  );
}

export function verifyNoPath(
  model: TurnModel,
  fact: FactOf<'no-path'>,
  premises: Premises,
): Refusal {
  const voyage = voyageOf(model, fact.unit);
  if (!voyage) return 'unit: no move by convoy';
  const { move, crossing } = voyage;
  if (fact.broken.length === 0 || !namesSome(fact.broken, [...crossing.needed]))
    return 'broken: not fleets of its routes';
  if (!isInBoardOrder(fact.broken, model.board)) return 'broken: not in board order';
  if (model.choices.routes === 'one-survives') {
    const left = allBut(crossing.ordered, ...fact.broken);
    if (hasRoute(left, move.at, move.into, model.board)) return 'broken: a route is left';
    const isNeeded = (fleet: UnitAt): boolean =>
      hasRoute(new Set([...left, fleet]), move.at, move.into, model.board);
    if (!fact.broken.every(isNeeded)) return 'broken: more fleets than the routes rest on';
  }
  return firstRefusal(fact.broken, (fleet) =>
    premises.take('convoy-disrupted', fleet) ? null : `needs: convoy of ${fleet} disrupted`,
  );
}

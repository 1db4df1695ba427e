import type { SpaceId } from '../../../board/board.ts';
import type { FactOf, UnitAt } from '../../fact.ts';
import type { Carrier, Crossing, TurnModel, Move } from '../../model/turn-model.ts';
import { movesInto } from '../../model/turn-model.ts';
import type { Premises, Refusal } from '../premises.ts';
import { firstRefusal, namesAll, namesSome, tookFailure, tookSuccess } from '../premises.ts';
import type { Seas } from '../../model/seas.ts';
import { hasChain, isMinimalChain, seaBit, seasIn } from '../../model/seas.ts';

/** A legal convoy order that matches, or null. */
export function effectiveCarrier(field: TurnModel, at: UnitAt): Carrier | null {
  const order = field.standing.get(at);
  return order?.type === 'convoy' && !field.voids.has(at) ? order : null;
}

export function verifyAvailable(
  field: TurnModel,
  fact: FactOf<'convoy-available'>,
  premises: Premises,
): Refusal {
  if (!effectiveCarrier(field, fact.unit)) return 'unit: no convoy order that matches';
  const attackers = movesInto(field, fact.unit).map(({ at }) => at);
  if (!namesAll(fact.attackers, attackers)) return 'attackers: not every move into its space';
  return firstRefusal(attackers, (unit) =>
    tookFailure(premises, unit) ? null : `needs: failure of the move from ${unit}`,
  );
}

export function verifyDisrupted(
  field: TurnModel,
  { unit, by }: FactOf<'convoy-disrupted'>,
  premises: Premises,
): Refusal {
  if (!effectiveCarrier(field, unit)) return 'unit: no convoy order that matches';
  if (by === null) {
    // The ledger knows whether this paradox ends so or otherwise.
    if (field.choices.paradox === 'all-hold') return 'by: the edition settles paradoxes otherwise';
    const paradox = premises.takeWhere('paradox', ({ convoys }) => convoys.includes(unit));
    return paradox ? null : 'needs: a paradox with this convoy';
  }
  if (field.moves.get(by)?.into !== unit) return 'by: no move into its space';
  return tookSuccess(premises, by) ? null : `needs: success of the move from ${by}`;
}

interface Voyage {
  readonly move: Move;
  readonly crossing: Crossing;
}

function voyageOf(field: TurnModel, unit: UnitAt): Voyage | null {
  const move = field.moves.get(unit);
  const crossing = field.crossings.get(unit);
  return move && crossing && !field.voids.has(unit) ? { move, crossing } : null;
}

const setOf = (seas: readonly SpaceId[]): Seas => seas.reduce((set, sea) => set | seaBit(sea), 0);

export function verifyPath(field: TurnModel, fact: FactOf<'path'>, premises: Premises): Refusal {
  const voyage = voyageOf(field, fact.unit);
  if (!voyage) return 'unit: no move by convoy';
  const { move, crossing } = voyage;
  if (!namesSome(fact.fleets, seasIn(crossing.ordered))) return 'fleets: not ordered to convoy it';
  const fleets = setOf(fact.fleets);
  const whole =
    field.choices.routes === 'one-survives'
      ? isMinimalChain(fleets, move.at, move.into)
      : fleets === crossing.needed;
  if (!whole) return 'fleets: not what the path rests on';
  return firstRefusal(fact.fleets, (fleet) =>
    premises.take('convoy-available', fleet) ? null : `needs: convoy of ${fleet} available`,
  );
}

export function verifyNoPath(
  field: TurnModel,
  fact: FactOf<'no-path'>,
  premises: Premises,
): Refusal {
  const voyage = voyageOf(field, fact.unit);
  if (!voyage) return 'unit: no move by convoy';
  const { move, crossing } = voyage;
  if (fact.broken.length === 0 || !namesSome(fact.broken, seasIn(crossing.needed)))
    return 'broken: not fleets of its routes';
  if (field.choices.routes === 'one-survives') {
    const left = crossing.ordered & ~setOf(fact.broken);
    if (hasChain(left, move.at, move.into)) return 'broken: a route is left';
    if (fact.broken.some((fleet) => !hasChain(left | seaBit(fleet), move.at, move.into)))
      return 'broken: more fleets than the routes rest on';
  }
  return firstRefusal(fact.broken, (fleet) =>
    premises.take('convoy-disrupted', fleet) ? null : `needs: convoy of ${fleet} disrupted`,
  );
}

import { allOf, anyOf, not } from '../decisions/decision-value.ts';
import type { DecisionValue } from '../decisions/decision-value.ts';
import { berthIn } from '../../board/unit-at.ts';
import { spaceOf } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { LegalMove, LegalSupport, TurnModel } from '../model/turn-model.ts';
import { movesInto, supportsOf, wayOf } from '../model/turn-model.ts';

/** What the verdicts on other decisions say that a decision of the Army/Fleet module needs. */
type Verdicts = Readonly<
  Record<'moved' | 'path' | 'support' | 'convoy', (unit: UnitAt) => DecisionValue>
>;

/** The moves into the fleet's sea by other powers. */
export const hostileMoves = (model: TurnModel, fleet: UnitAt): readonly LegalMove[] =>
  movesInto(model, fleet).filter(({ unit }) => unit.power !== model.units.get(fleet)?.power);

/** The matching supports of an attack on the fleet that do not come from the fleet's own power (IV.e). */
export const hostileSupports = (
  model: TurnModel,
  attack: LegalMove,
  fleet: UnitAt,
): readonly LegalSupport[] =>
  supportsOf(model, attack.at).filter(({ unit }) => unit.power !== model.units.get(fleet)?.power);

/** The fleet of an army that is in a berth, or goes there. */
export const fleetOf = (berth: UnitAt): UnitAt => spaceOf(berth);

export const isOrderedAway = (model: TurnModel, fleet: UnitAt): boolean => model.moves.has(fleet);

/** Whether a move of the Army/Fleet module has what it needs on its way (A/F II.a, III.b to III.g, IV.d to IV.f). */
export function passageVerdict(model: TurnModel, unit: UnitAt, verdicts: Verdicts): DecisionValue {
  const { moved, path, support, convoy } = verdicts;
  const move = model.moves.get(unit);
  switch (wayOf(model, unit)) {
    case null:
      return true;
    case 'boards': {
      const fleet = fleetOf(move?.into ?? unit);
      const stays = isOrderedAway(model, fleet) ? not(moved(fleet)) : true;
      const attacked = anyOf(hostileMoves(model, fleet).map(({ at }) => path(at)));
      return not(allOf([stays, attacked]));
    }
    case 'ferried':
      return anyOf((model.fleets?.ferries.get(unit) ?? []).map(convoy));
    case 'lands-first': {
      const fleet = fleetOf(unit);
      if (!isOrderedAway(model, fleet))
        return not(anyOf(movesInto(model, fleet).map(({ at }) => moved(at))));
      const taken = hostileMoves(model, fleet).map((attack) =>
        allOf([
          moved(attack.at),
          anyOf(hostileSupports(model, attack, fleet).map(({ at }) => support(at))),
        ]),
      );
      return not(anyOf(taken));
    }
    case 'lands-after': {
      const fleet = fleetOf(unit);
      const boarder = model.fleets?.boarders.get(unit);
      const needed = boarder === undefined ? [fleet] : [fleet, boarder];
      return allOf(needed.map((each) => (isOrderedAway(model, each) ? moved(each) : false)));
    }
    case 'lands-ferried':
      return moved(model.fleets?.ferried.get(unit) ?? unit);
    case 'sails-on': {
      const army = berthIn(unit);
      const landed = moved(army);
      if (landed === true) return true;
      const undisturbed = path(army);
      if (undisturbed === false) return SPACES[move?.into ?? unit].kind === 'sea';
      return undisturbed === null ? null : landed;
    }
  }
}

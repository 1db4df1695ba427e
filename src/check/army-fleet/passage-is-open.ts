import { berthIn } from '../../board/unit-at.ts';
import { spaceOf } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { LegalMove, LegalSupport, TurnModel } from '../model/turn-model.ts';
import { movesInto, supportsOf, wayOf } from '../model/turn-model.ts';

/** The outcomes of other decisions. */
type Outcomes = Readonly<
  Record<'moved' | 'arrives' | 'supported' | 'convoyed', (unit: UnitAt) => boolean>
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
export function passageIsOpen(model: TurnModel, unit: UnitAt, outcomes: Outcomes): boolean {
  const { moved, arrives, supported, convoyed } = outcomes;
  const move = model.moves.get(unit);
  switch (wayOf(model, unit)) {
    case null:
      return true;
    case 'boards': {
      const fleet = fleetOf(move?.into ?? unit);
      const sails = isOrderedAway(model, fleet) && moved(fleet);
      return sails || !hostileMoves(model, fleet).some(({ at }) => arrives(at));
    }
    case 'ferried':
      return (model.fleets?.ferries.get(unit) ?? []).some(convoyed);
    case 'lands-first': {
      const fleet = fleetOf(unit);
      if (!isOrderedAway(model, fleet)) return !movesInto(model, fleet).some(({ at }) => moved(at));
      return !hostileMoves(model, fleet).some(
        (attack) =>
          moved(attack.at) && hostileSupports(model, attack, fleet).some(({ at }) => supported(at)),
      );
    }
    case 'lands-after': {
      const fleet = fleetOf(unit);
      const boarder = model.fleets?.boarders.get(unit);
      const needed = boarder === undefined ? [fleet] : [fleet, boarder];
      return needed.every((each) => isOrderedAway(model, each) && moved(each));
    }
    case 'lands-ferried':
      return moved(model.fleets?.ferried.get(unit) ?? unit);
    case 'sails-on': {
      const army = berthIn(unit);
      return moved(army) || (!arrives(army) && SPACES[move?.into ?? unit].kind === 'sea');
    }
  }
}

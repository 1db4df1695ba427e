import type { LegalMove, LegalSupport, TurnModel } from './turn-model.ts';
import { attackFrom, comesOverSea, wayOf } from './turn-model.ts';
import { allBut, hasRoute } from '../../board/convoy-routes.ts';

/**
 * The clause of 1982 (XII.5), the only one that goes with the Army/Fleet module: it covers a support of an action at a
 * fleet that ferries.
 */
function isSparedByFerry(model: TurnModel, support: LegalSupport): boolean {
  if (model.choices.uncuttable !== 'action-at-convoy' || support.unit.kind !== 'F') return false;
  const there = model.actions.get(support.into);
  return there?.type === 'convoy' && !model.voids.has(there.at);
}

/** Whether the edition's clause on convoys prevents this attack from cutting (1971, 1982 XII.5; DATC 3.0 4.A.2). */
export function isImmune(model: TurnModel, support: LegalSupport, attack: LegalMove): boolean {
  if (wayOf(model, attack.at) === 'lands-ferried') return isSparedByFerry(model, support);
  const crossing = model.crossings.get(attack.at);
  if (!crossing || support.unit.kind !== 'F') return false;
  const { ordered, onRoutes } = crossing;
  switch (model.choices.uncuttable) {
    case 'none':
      return false;
    case 'attack-on-route':
      return support.to !== null && onRoutes.has(support.into);
    case 'attack-on-needed-fleet':
      return (
        support.to !== null &&
        onRoutes.has(support.into) &&
        !hasRoute(allBut(ordered, support.into), attack.at, attack.into, model.board)
      );
    case 'action-at-convoy': {
      const there = model.actions.get(support.into);
      return there?.type === 'convoy' && !model.voids.has(there.at);
    }
  }
}

export const isOwnAttack = (support: LegalSupport, attack: LegalMove): boolean =>
  attack.unit.power === support.unit.power;

/** 1971 X: an attack from the space that the support goes into cuts only by dislodging, unless it comes from the sea (4.A.4). */
export const isFromTarget = (model: TurnModel, support: LegalSupport, attack: LegalMove): boolean =>
  attackFrom(model, attack) === support.into &&
  !(model.choices.convoyedFrom === 'sea' && comesOverSea(model, attack));

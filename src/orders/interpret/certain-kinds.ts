import { canBeIn, fleetLocations, neighbours, type UnitKind } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from './written-order.ts';

/** What only an army or only a fleet can be: at sea, inland, on a coast that is named. */
function certainKind({ kind, place }: WrittenPiece): UnitKind | null {
  if (kind !== null || !place) return kind;
  const can = (each: UnitKind): boolean => place.spaces.some((space) => canBeIn(each, space));
  if (can('A') !== can('F')) return can('A') ? 'A' : 'F';
  return isOnCoast(place) ? 'F' : null;
}

const isOnCoast = ({ spaces, side }: WrittenPlace): boolean => {
  const [space, other] = spaces;
  return space !== undefined && !other && side !== null && SPACES[space].coasts.length > 0;
};

/** Whether a fleet could go from a place to the coast that is named; an army could go there on any. */
function isFleetsWay(from: WrittenPlace | null, to: WrittenPlace | null): boolean {
  const [goal] = to?.spaces ?? [];
  if (!from || !to || !goal || !isOnCoast(to)) return false;
  return from.spaces
    .flatMap((at) => fleetLocations(at))
    .some((at) =>
      neighbours({ kind: 'F', at }).some((near) => near === `${goal}/${to.side ?? ''}C`),
    );
}

/** Only fleets convoy, only armies are convoyed, and a coast is named only for a fleet, unless none can reach it. */
export function withCertainKinds(written: WrittenOrder): WrittenOrder {
  const { type, unit, target, to, viaConvoy } = written;
  const isCarried = type === 'move' && viaConvoy;
  const isFleet = type === 'convoy' || (type === 'move' && isFleetsWay(unit.place, to));
  const own = isFleet ? 'F' : isCarried ? 'A' : null;
  const isFleetHelped = type === 'support-move' && target && isFleetsWay(target.place, to);
  const other = type === 'convoy' ? 'A' : isFleetHelped ? 'F' : null;
  return {
    ...written,
    unit: { ...unit, kind: certainKind(unit) ?? own },
    target: target && { ...target, kind: certainKind(target) ?? other },
  };
}

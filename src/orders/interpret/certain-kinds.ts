import { canBeIn, fleetLocations, neighbours, spaceIn } from '../../board/board.ts';
import type { Board, UnitKind } from '../../board/board.ts';
import { coastAt } from '../../board/names.ts';
import type { WrittenOrder, WrittenPiece, WrittenPlace } from './written-order.ts';

/** What only an army or only a fleet can be: at sea, inland, on a coast that is named. */
function certainKind({ kind, place }: WrittenPiece, board: Board): UnitKind | null {
  if (kind !== null || !place) return kind;
  const can = (each: UnitKind): boolean =>
    place.spaces.some((space) => canBeIn(each, space, board));
  if (can('A') !== can('F')) return can('A') ? 'A' : 'F';
  return isOnCoast(place, board) ? 'F' : null;
}

const isOnCoast = ({ spaces, side }: WrittenPlace, board: Board): boolean => {
  const [space, other] = spaces;
  return space !== undefined && !other && side !== null && spaceIn(space, board).coasts.length > 0;
};

/** Whether a fleet could go from a place to the coast that is named; an army could go there on any. */
function isFleetsWay(from: WrittenPlace | null, to: WrittenPlace | null, board: Board): boolean {
  const [goal] = to?.spaces ?? [];
  if (!from || !to || !goal || !isOnCoast(to, board)) return false;
  const coast = coastAt(goal, to.side ?? '', board);
  return from.spaces
    .flatMap((at) => fleetLocations(at, board))
    .some((at) => neighbours({ kind: 'F', at }, board).some((near) => near === coast));
}

/** Only fleets convoy, only armies are convoyed, and a coast is named only for a fleet, unless none can reach it. */
export function withCertainKinds(written: WrittenOrder, board: Board): WrittenOrder {
  const { type, unit, target, to, viaConvoy } = written;
  const isCarried = type === 'move' && viaConvoy;
  const isFleet = type === 'convoy' || (type === 'move' && isFleetsWay(unit.place, to, board));
  const own = isFleet ? 'F' : isCarried ? 'A' : null;
  const isFleetHelped = type === 'support-move' && target && isFleetsWay(target.place, to, board);
  const other = type === 'convoy' ? 'A' : isFleetHelped ? 'F' : null;
  return {
    ...written,
    unit: { ...unit, kind: certainKind(unit, board) ?? own },
    target: target && { ...target, kind: certainKind(target, board) ?? other },
  };
}

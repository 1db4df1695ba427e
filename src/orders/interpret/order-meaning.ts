import { SPACES } from '../../board/spaces.ts';
import { canReach, fleetLocations, neighbours } from '../../board/board.ts';
import type { SpaceId, UnitKind } from '../../board/board.ts';
import { hasRoute, seasOf } from '../../board/convoy-routes.ts';
import type { CoastSide, WrittenType } from './written-order.ts';

/** A piece by its space: enough to know what it could do, whatever coast it is said to be on. */
export interface UnitInSpace {
  readonly kind: UnitKind;
  readonly space: SpaceId;
}

/** One thing that an order as written may mean. */
export interface OrderMeaning {
  readonly type: WrittenType;
  readonly unit: UnitInSpace;
  readonly target: UnitInSpace | null;
  readonly to: SpaceId | null;
  readonly viaConvoy: boolean;
}

const isAtSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';
const isCoastal = (space: SpaceId): boolean => SPACES[space].kind === 'coastal';

/** Whether the piece, on whatever coast, could go to the space, a fleet to its coast, in one move without a convoy. */
function reaches(
  { kind, space }: UnitInSpace,
  to: SpaceId,
  side: CoastSide | null = null,
): boolean {
  if (kind === 'A') return canReach({ kind, at: space }, to);
  const coast = SPACES[to].coasts.find((each) => each === `${to}/${side ?? ''}C`);
  return fleetLocations(space).some((at) =>
    coast ? neighbours({ kind, at }).includes(coast) : canReach({ kind, at }, to),
  );
}

/** Whether fleets on these seas could carry an army from coast to coast. */
const canBeCarried = (from: SpaceId, to: SpaceId, fleets: Iterable<SpaceId>): boolean =>
  from !== to && isCoastal(from) && isCoastal(to) && hasRoute(seasOf(fleets), from, to);

/** Whether the piece could go there, by a convoy of these fleets if need be. */
export function canMove(
  piece: UnitInSpace,
  to: SpaceId,
  fleets: ReadonlySet<SpaceId>,
  byConvoy: boolean,
  side: CoastSide | null = null,
): boolean {
  if (!byConvoy && reaches(piece, to, side)) return true;
  return piece.kind === 'A' && canBeCarried(piece.space, to, fleets);
}

/**
 * Whether the order could be obeyed if it means this. `fleets` are the spaces with fleets, `side` is the coast that was
 * named of the destination. Only used to tell meanings
 * apart: the adjudicator decides whether an order is legal.
 */
export function isPossible(
  meaning: OrderMeaning,
  fleets: ReadonlySet<SpaceId>,
  side: CoastSide | null = null,
): boolean {
  const { type, unit, target, to, viaConvoy } = meaning;
  switch (type) {
    case 'hold':
      return true;
    case 'move':
      return to !== null && canMove(unit, to, fleets, viaConvoy, side);
    case 'support-hold':
      return target !== null && reaches(unit, target.space);
    case 'support-move':
      return (
        target !== null &&
        to !== null &&
        target.space !== unit.space &&
        reaches(unit, to) &&
        canMove(target, to, fleets, false, side)
      );
    case 'convoy':
      return (
        target?.kind === 'A' &&
        to !== null &&
        unit.kind === 'F' &&
        isAtSea(unit.space) &&
        canBeCarried(target.space, to, [...fleets, unit.space])
      );
  }
}

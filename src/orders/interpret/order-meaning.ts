import { canReach, fleetLocations, neighbours, spaceIn } from '../../board/board.ts';
import type { Board, SpaceId, UnitKind } from '../../board/board.ts';
import { hasRoute, seasOf } from '../../board/convoy-routes.ts';
import { coastAt } from '../../board/names.ts';
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

/** The board, and the spaces with fleets. */
export interface Waters {
  readonly board: Board;
  readonly fleets: ReadonlySet<SpaceId>;
}

/** Whether the piece, on whatever coast, could go to the space, a fleet to its coast, in one move without a convoy. */
function reaches(
  { kind, space }: UnitInSpace,
  to: SpaceId,
  board: Board,
  side: CoastSide | null = null,
): boolean {
  if (kind === 'A') return canReach({ kind, at: space }, to, board);
  const coast = coastAt(to, side ?? '', board);
  return fleetLocations(space, board).some((at) =>
    coast ? neighbours({ kind, at }, board).includes(coast) : canReach({ kind, at }, to, board),
  );
}

/** Whether fleets on these seas could carry an army from coast to coast. */
function canBeCarried(
  from: SpaceId,
  to: SpaceId,
  fleets: Iterable<SpaceId>,
  board: Board,
): boolean {
  const isCoastal = (space: SpaceId): boolean => spaceIn(space, board).kind === 'coastal';
  if (from === to || !isCoastal(from) || !isCoastal(to)) return false;
  return hasRoute(seasOf(fleets, board), from, to, board);
}

/** Whether the piece could go there, by a convoy of these fleets if need be. */
export function canMove(
  piece: UnitInSpace,
  to: SpaceId,
  { board, fleets }: Waters,
  byConvoy: boolean,
  side: CoastSide | null = null,
): boolean {
  if (!byConvoy && reaches(piece, to, board, side)) return true;
  return piece.kind === 'A' && canBeCarried(piece.space, to, fleets, board);
}

/**
 * Whether the order could be obeyed if it means this. `side` is the coast that was named of the destination. Only used
 * to tell meanings apart: the adjudicator decides whether an order is legal.
 */
export function isPossible(
  meaning: OrderMeaning,
  waters: Waters,
  side: CoastSide | null = null,
): boolean {
  const { board, fleets } = waters;
  const { type, unit, target, to, viaConvoy } = meaning;
  switch (type) {
    case 'hold':
      return true;
    case 'move':
      return to !== null && canMove(unit, to, waters, viaConvoy, side);
    case 'support-hold':
      return target !== null && reaches(unit, target.space, board);
    case 'support-move':
      return (
        target !== null &&
        to !== null &&
        target.space !== unit.space &&
        reaches(unit, to, board) &&
        canMove(target, to, waters, false, side)
      );
    case 'convoy':
      return (
        target?.kind === 'A' &&
        to !== null &&
        unit.kind === 'F' &&
        spaceIn(unit.space, board).kind === 'sea' &&
        canBeCarried(target.space, to, [...fleets, unit.space], board)
      );
  }
}

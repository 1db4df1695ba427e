import { spaceOf } from '../board/board.ts';
import type { Board, Location, Piece, SpaceId, Unit } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { Repair } from '../orders/repair.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
type Units = ReadonlyMap<SpaceId, Unit>;

const named = ({ kind, at }: Piece, board: Board): string => `${kind} ${formatLocation(at, board)}`;

const goalOf = (order: RetreatPhaseOrder): Location | null => ('to' in order ? order.to : null);

/** The pieces that an order names. */
const piecesOf = (order: RetreatPhaseOrder): readonly Piece[] =>
  'target' in order ? [order.unit, order.target] : [order.unit];

/** The piece that would go to the destination. */
const moverOf = (order: RetreatPhaseOrder): Piece =>
  'target' in order ? order.target : order.unit;

/** Whether the piece is the unit in its space, coast included, or the space is empty. */
function stands({ kind, at }: Piece, units: Units): boolean {
  const unit = units.get(spaceOf(at));
  return unit === undefined || (unit.kind === kind && unit.at === at);
}

/**
 * Whether a coast is rightly left out: the board knows where the piece is, or it does not matter or does not exist
 * (DATC 4.B.5, 4.B.6).
 */
function isCoastRight(order: RetreatPhaseOrder, to: string, units: Units, board: Board): boolean {
  const goal = goalOf(order);
  if (goal !== null && goal === spaceOf(goal) && formatLocation(goal, board) === to) return true;
  return piecesOf(order).some(
    (piece) => formatLocation(piece.at, board) === to && stands(piece, units),
  );
}

function isOnlySuchUnit({ power, unit }: RetreatPhaseOrder, units: Units): boolean {
  const such = [...units.values()].filter((one) => one.power === power && one.kind === unit.kind);
  return such.length === 1 && such[0]?.at === unit.at;
}

const unspaced = (text: string): string => text.replaceAll(/\s/g, '');

/** Whether a repair matches what the order now says, and agrees with the units on the board. */
export function agrees(
  order: RetreatPhaseOrder,
  { what, from, to }: Repair,
  units: Units,
  board: Board,
): boolean {
  const name = (at: Location): string => formatLocation(at, board);
  const goal = goalOf(order);
  switch (what) {
    case 'letter':
      return piecesOf(order).some((piece) => named(piece, board) === to && stands(piece, units));
    case 'coast':
      return isCoastRight(order, to, units, board);
    case 'name':
      return [...piecesOf(order).map(({ at }) => at), ...(goal === null ? [] : [goal])].some(
        (at) => name(at) === to,
      );
    case 'nationality': {
      const target: SpaceId | null = 'target' in order ? spaceOf(order.target.at) : null;
      const unit = target === null ? undefined : units.get(target);
      return unit !== undefined && board.nationality[unit.power] === to;
    }
    case 'place':
      return named(order.unit, board) === to && isOnlySuchUnit(order, units);
    case 'dash':
      return goal !== null && `${name(moverOf(order).at)}-${name(goal)}` === to;
    case 'route': {
      const via = order.type === 'move' && order.viaConvoy ? ' via convoy' : '';
      return goal !== null && moverOf(order).kind === 'A' && name(goal) + via === to;
    }
    case 'blank':
      return from !== to && unspaced(from) === unspaced(to);
    case 'own-place':
      return order.type === 'support-hold' && named(order.target, board) === to;
    case 'replaces':
      // Which set came later does not follow from the position.
      return from !== to;
  }
}

/** The refusal of a repair that `agrees` does not accept. */
export const REPAIR_DISAGREES = 'repair: the order or the board says otherwise';

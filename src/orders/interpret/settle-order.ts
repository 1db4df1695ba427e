import { coastOf, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Location, Piece, Position, SpaceId, UnitKind } from '../../board/board.ts';
import { coastAt, formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import type { OrderMeaning, UnitInSpace } from './order-meaning.ts';
import type { Order } from '../order.ts';
import type { RepairAt, Span } from '../parsed-orders.ts';
import type { CoastSide, WrittenOrder, WrittenPiece, WrittenPlace } from './written-order.ts';

interface Settled<T> {
  readonly value: T;
  readonly repairs: readonly RepairAt[];
}

const repair = (at: Span, what: RepairAt['what'], from: string, to: string): RepairAt => {
  const { line, column, length } = at;
  return { line, column, length, what, from, to };
};

/** The coast that was named, where a fleet needs one; elsewhere it is left out (DATC 4.B.6). */
export function locationOf(
  kind: UnitKind,
  space: SpaceId,
  side: CoastSide | null,
  board: Board,
): Location {
  return kind === 'A' ? space : (coastAt(space, side ?? '', board) ?? space);
}

/** How the reading of a place differs from its writing: one of several names, a coast that does not count. */
export function placeRepairs(place: WrittenPlace, at: Location, board: Board): readonly RepairAt[] {
  const to = formatLocation(at, board);
  const { short } = spaceIn(spaceOf(at), board);
  const isPlain =
    place.spaces.length < 2 || place.words.toLowerCase().startsWith(short.toLowerCase());
  const isCoast = place.side === null || coastOf(at).charAt(0).toUpperCase() === place.side;
  return [
    ...(isPlain ? [] : [repair(place, 'name', place.words, to)]),
    ...(isCoast ? [] : [repair(place, 'coast', place.words, to)]),
  ];
}

/** A piece at its location: the position overrides the coast in the order (DATC 4.B.5). */
function settlePiece(
  written: WrittenPiece,
  { kind, space }: UnitInSpace,
  board: Board,
  position: Position | undefined,
): Settled<Piece> {
  const { place } = written;
  const stands = position?.units.find((unit) => unit.kind === kind && spaceOf(unit.at) === space);
  const at = stands?.at ?? locationOf(kind, space, place?.side ?? null, board);
  const to = `${kind} ${formatLocation(at, board)}`;
  const value = { kind, at };
  if (!place) return { value, repairs: [repair(written, 'place', written.words, to)] };
  const letter = written.kind === kind ? [] : [repair(written, 'letter', written.words, to)];
  return { value, repairs: [...letter, ...placeRepairs(place, at, board)] };
}

/** Which power the supported or convoyed unit belongs to, if it is not the one that the order says (DATC 4.C.6). */
function nationalityRepairs(
  { nationality }: WrittenPiece,
  at: Location,
  board: Board,
  position: Position | undefined,
): readonly RepairAt[] {
  const owner = position?.units.find((unit) => spaceOf(unit.at) === spaceOf(at))?.power;
  if (!nationality || !owner || owner === nationality.power) return [];
  return [repair(nationality, 'nationality', nationality.words, board.nationality[owner] ?? owner)];
}

function dashRepairs(
  written: WrittenOrder,
  from: Location,
  to: Location,
  board: Board,
): readonly RepairAt[] {
  const first = (written.target ?? written.unit).place;
  if (!written.lostDash || !first || !written.to) return [];
  const length = written.to.column + written.to.length - first.column;
  const start = first.column - written.column;
  const words = written.words.slice(start, start + length);
  const fixed = `${formatLocation(from, board)}-${formatLocation(to, board)}`;
  return [repair({ ...first, length }, 'dash', words, fixed)];
}

/** A support "to" the unit's own place is a support to hold. */
function ownPlaceRepairs(
  { target, ownPlace }: WrittenOrder,
  piece: Piece,
  board: Board,
): readonly RepairAt[] {
  if (!target || !ownPlace) return [];
  const isOneLine = ownPlace.line === target.line;
  const length = isOneLine ? ownPlace.column + ownPlace.length - target.column : target.length;
  const to = `${piece.kind} ${formatLocation(piece.at, board)}`;
  return [repair({ ...target, length }, 'own-place', `${target.words}-${ownPlace.words}`, to)];
}

/** The seas along the way are left out; whether there is a route is for the adjudicator to decide (DATC 4.A.6). */
function routeRepairs(
  { route, viaConvoy }: WrittenOrder,
  to: Location,
  board: Board,
): readonly RepairAt[] {
  if (!route) return [];
  const goal = formatLocation(to, board);
  return [repair(route, 'route', route.words, viaConvoy ? `${goal} via convoy` : goal)];
}

/** The order that a written one becomes with this meaning, and how the reading differs from the writing. */
export function settle(
  written: WrittenOrder,
  meaning: OrderMeaning,
  power: Power,
  board: Board,
  position: Position | undefined,
): Settled<Order> {
  const ordered = settlePiece(written.unit, meaning.unit, board, position);
  const unit = ordered.value;
  const spoken =
    written.target &&
    meaning.target &&
    settlePiece(written.target, meaning.target, board, position);
  const target = spoken?.value ?? unit;
  const to = meaning.to ?? spaceOf(target.at);
  const destination =
    written.type === 'convoy' ? to : locationOf(target.kind, to, written.to?.side ?? null, board);
  const repairs = [
    ...ordered.repairs,
    ...(spoken?.repairs ?? []),
    ...(written.target ? nationalityRepairs(written.target, target.at, board, position) : []),
    ...(written.to ? placeRepairs(written.to, destination, board) : []),
    ...dashRepairs(written, target.at, destination, board),
    ...routeRepairs(written, destination, board),
    ...ownPlaceRepairs(written, target, board),
  ];
  return { value: orderOf(), repairs };

  function orderOf(): Order {
    switch (written.type) {
      case 'hold':
        return { power, unit, type: 'hold' };
      case 'move':
        return { power, unit, type: 'move', to: destination, viaConvoy: written.viaConvoy };
      case 'support-hold':
        return { power, unit, type: 'support-hold', target };
      case 'support-move':
        return { power, unit, type: 'support-move', target, to: destination };
      case 'convoy':
        return { power, unit, type: 'convoy', target, to };
    }
  }
}

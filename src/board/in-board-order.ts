import { spaceOf, STANDARD } from './board.ts';
import type { Board, Location } from './board.ts';

/** Berths come after all spaces. */
const placeOf = (at: Location, { order }: Board): number =>
  (order.get(spaceOf(at)) ?? order.size) + (at.endsWith('/AB') ? order.size : 0);

/** Compares by the order of the board's spaces, which all lists about a board use. */
export const inBoardOrder = (one: Location, other: Location, board: Board = STANDARD): number =>
  placeOf(one, board) - placeOf(other, board);

/** Compares units, or anything else with a location, by the order of the board's spaces. */
export const byPlace = (
  one: { readonly at: Location },
  other: { readonly at: Location },
  board: Board = STANDARD,
): number => inBoardOrder(one.at, other.at, board);

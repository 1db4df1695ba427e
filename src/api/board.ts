/**
 * `standoff/board`: what a board and a position are; the spaces, coasts, names and neighbours of the standard board, and
 * its powers. Functions that ask about spaces take a board last, by default the standard one; `standoff/boards` reads others.
 * A space is the rulebook's three letters in capitals (`PAR`); a fleet's location may have a coast (`STP/SC`). Plain
 * data and pure functions; no text, however wrong, makes them throw.
 *
 * @module board
 */
export { err, ok, type Result } from '../result.ts';
export {
  boardIn,
  boardOf,
  canReach,
  fleetLocations,
  isBoard,
  LOCATIONS,
  neighbours,
  SPACE_IDS,
  spaceOf,
  STANDARD,
  type Board,
  type BoardFacts,
  type CoastId,
  type Location,
  type Owners,
  type Piece,
  type Position,
  type Space,
  type SpaceId,
  type SpaceKind,
  type Unit,
  type UnitKind,
} from '../board/board.ts';
export { NotOnBoardError } from '../board/not-on-board.ts';
export {
  formatLocation,
  fullName,
  lookUpLocation,
  lookUpSpace,
  parseLocation,
  type LocationError,
} from '../board/names.ts';
export { NATIONALITY, POWERS, type Power } from '../board/powers.ts';
export { SPACES } from '../board/spaces.ts';
export { START } from '../board/start.ts';

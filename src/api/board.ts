/**
 * `standoff/board`: spaces, coasts, names and neighbours of the standard board, powers, and what stands where.
 * Spaces are the rulebook's three letters in capitals (`PAR`), places of fleets may have a coast (`STP/SC`).
 * Plain data and pure functions; nothing throws for what a text says.
 *
 * @module board
 */
export { err, ok, type Result } from '../result.ts';
export {
  canReach,
  fleetLocations,
  LOCATIONS,
  neighbours,
  SPACE_IDS,
  spaceOf,
  type CoastId,
  type Location,
  type Piece,
  type Position,
  type SpaceId,
  type SpaceKind,
  type Unit,
  type UnitKind,
} from '../board/board.ts';
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
export { STANDARD_BOARD, type CompiledBoard } from '../board/compiled.ts';

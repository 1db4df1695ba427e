import type { Board } from '../board.ts';
import { STANDARD } from '../board.ts';
import { VARIANTS } from '../variants/variants.ts';
import { isVariantId, type VariantId } from '../variants/variant-ids.ts';
import { isOwnBoardId, type OwnBoardId, type OwnSource } from './own-boards.ts';

/** The boards with a map of their own that come with Standoff, by their ids. */
export const OTHER_BOARD_IDS = [
  'hundred',
  'pure',
  'ancient-mediterranean',
  'cold-war',
  'youngstown-redux',
] as const;
/** The id of a board with a map of its own: one of those, or one that somebody brought. */
export type OtherBoardId = (typeof OTHER_BOARD_IDS)[number] | OwnBoardId;

/** The id of a board that is not the standard one. */
export type BoardId = VariantId | OtherBoardId;

/** Whether it is the id of a board with a map of its own. */
export const isOtherBoardId = (id: string): id is OtherBoardId =>
  (OTHER_BOARD_IDS as readonly string[]).includes(id) || isOwnBoardId(id);

const entered = new Map<OtherBoardId, Board>();
const sources = new Map<OwnBoardId, OwnSource>();

/**
 * Makes a board with a map of its own known by its id: few pages need one, and each is loaded by itself. `source`: of
 * one that somebody brought, for the games that are saved on it.
 */
export function enterBoard(board: Board, source?: OwnSource): void {
  if (isOtherBoardId(board.id)) entered.set(board.id, board);
  if (source && isOwnBoardId(board.id)) sources.set(board.id, source);
}

/** The source with which a board was entered. */
export const sourceOf = (id: OwnBoardId): OwnSource | undefined => sources.get(id);

/** Whether the board of this id is known: a variant always is. */
export const isBoardKnown = (id: string): boolean =>
  isVariantId(id) || (isOtherBoardId(id) && entered.has(id));

/** The board of an id; undefined: the standard one. Throws if nobody has entered it. */
export function boardCalled(id: BoardId | undefined): Board {
  if (id === undefined) return STANDARD;
  const board = isVariantId(id) ? VARIANTS[id] : entered.get(id);
  if (!board) throw new Error(`The board ${id} is not loaded.`);
  return board;
}

import type { Board } from '../board.ts';
import { STANDARD } from '../board.ts';
import { POWERS, type Power } from '../powers.ts';
import { isVariantId, VARIANTS, type VariantId } from '../variants.ts';

/** The boards with a map of their own, by their ids. */
export const OTHER_BOARD_IDS = [
  'hundred',
  'pure',
  'ancient-mediterranean',
  'cold-war',
  'youngstown-redux',
] as const;
export type OtherBoardId = (typeof OTHER_BOARD_IDS)[number];

/** Their powers that the standard board does not have. */
const OTHER_POWERS = [
  ...['Burgundy', 'Carthage', 'Egypt', 'Greece', 'Persia', 'Rome', 'USSR', 'NATO'],
  ...['Britain', 'China', 'Japan', 'India'],
] as readonly Power[];

/** Every power of every board, also of those that are not loaded. */
export const ALL_POWERS: readonly Power[] = [...POWERS, ...OTHER_POWERS];

/** The id of a board that is not the standard one. */
export type BoardId = VariantId | OtherBoardId;

/** Whether it is the id of a board with a map of its own. */
export const isOtherBoardId = (id: string): id is OtherBoardId =>
  (OTHER_BOARD_IDS as readonly string[]).includes(id);

const entered = new Map<OtherBoardId, Board>();

/** Makes a board with a map of its own known by its id: few pages need one, and each is loaded by itself. */
export function enterBoard(board: Board): void {
  if (isOtherBoardId(board.id)) entered.set(board.id, board);
}

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

import { type Board, STANDARD } from '../../board/board.ts';
import { isOtherBoardId } from '../../board/others/known-boards.ts';
import { variantOf } from '../../board/variants/variants.ts';

/** The fragments with which the game page and the desk open on a board. */
export const boardLinks = (board: Board): { readonly game: string; readonly desk: string } => ({
  game: `#plan=${isOtherBoardId(board.id) ? board.id : (variantOf(board) ?? 'seven')}`,
  desk: `#board=${board.id}`,
});

/** How the command rules orders on a board and says what follows from it. */
export const commandsOn = ({ id }: Board): string =>
  [
    `npx standoff rule${id === STANDARD.id ? '' : ` --board ${id}`} orders.txt`,
    `npx standoff board ${id} --questions`,
  ].join('\n');

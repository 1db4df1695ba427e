import { type Board, STANDARD } from '../../board/board.ts';
import { isOtherBoardId } from '../../board/others/known-boards.ts';
import { variantOf } from '../../board/variants.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { lineOf, startOf } from '../desk/desk.ts';
import { formatDeskAddress, OPENING_EDITION } from '../desk/link/desk-address.ts';
import { PLAIN } from '../desk/link/link-questions.ts';
import type { ShownBoard } from '../../atlas/shown-board.ts';

/** The fragments with which the game page and the desk open on a board; null: the desk cannot show it. */
export function boardLinks({ board }: Pick<ShownBoard, 'board'>): {
  readonly game: string;
  readonly desk: string | null;
} {
  if (isOtherBoardId(board.id)) return { game: `#plan=${board.id}`, desk: null };
  const variant = variantOf(board) ?? null;
  const line = lineOf(startOf(variant), EDITIONS[OPENING_EDITION]);
  const desk = formatDeskAddress({
    ...{ line, variant, reported: '', edition: OPENING_EDITION, beside: null },
    ...{ house: null, disputed: null, opening: PLAIN },
  });
  return { game: `#plan=${variant ?? 'seven'}`, desk };
}

/** How the command rules orders on a board and says what follows from it. */
export const commandsOn = ({ id }: Board): string =>
  [
    `npx standoff rule${id === STANDARD.id ? '' : ` --board ${id}`} orders.txt`,
    `npx standoff board ${id} --questions`,
  ].join('\n');

import { isOtherBoardId } from '../../board/others/known-boards.ts';
import { startOfDesk, type BroughtStart } from '../../desk/start-of-desk.ts';
import type { EditionName } from '../../rules/edition.ts';
import { openBoard } from '../boards/open-board.ts';
import { boardIdIn, deskIn, editionIn } from '../desk/link/desk-address.ts';

/* Loaded if an address has a turn. */

/** The start of a game with the position in an address of the desk, and its edition. Null if it has none that can be read. */
export async function startInAddress(
  hash: string,
): Promise<(BroughtStart & { readonly rules: EditionName | null }) | null> {
  const id = boardIdIn(hash);
  if (id !== null && isOtherBoardId(id) && !(await openBoard(id))) return null;
  const read = deskIn(hash);
  const start = read?.ok ? startOfDesk(read.value.desk) : null;
  return start && { ...start, rules: editionIn(hash) };
}

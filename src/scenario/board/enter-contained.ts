import { boardOf } from '../../board/board.ts';
import { enterBoard } from '../../board/others/known-boards.ts';
import { ownBoardId } from '../../board/others/own-boards.ts';
import { headOfFile } from '../../game/saved/game-file.ts';
import { boardOfFile } from './board-of-file.ts';
import { checkedBoard, MOST_BYTES } from './check-board.ts';
import { ENGLISH } from './words/english.ts';

/** Enters the board that a saved game contains, if it does and it is one, so that the game can be opened. */
export function enterContained(game: string): void {
  const source = headOfFile(game)?.board;
  if (!source || JSON.stringify(source.file).length > MOST_BYTES) return;
  // Why it is none is said by the page for boards.
  const silent = (): void => undefined;
  const file = checkedBoard(source.file, ENGLISH, silent, silent);
  if (!file) return;
  const { layouts } = source;
  enterBoard(boardOf({ ...boardOfFile(file), id: ownBoardId(file) }), { file, layouts });
}

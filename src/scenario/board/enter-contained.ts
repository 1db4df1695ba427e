import { boardOf } from '../../board/board.ts';
import { enterBoard } from '../../board/others/known-boards.ts';
import { ownBoardId } from '../../board/others/own-boards.ts';
import { headOfFile } from '../../game/saved/game-file.ts';
import { loadBoard } from './load-board.ts';

/** Enters the board that a saved game contains, if it does and it is one, so that the game can be opened. */
export function enterContained(game: string): void {
  const source = headOfFile(game)?.board;
  if (!source) return;
  const loaded = loadBoard(JSON.stringify(source.file), 'board');
  if (!loaded.ok) return;
  const { board, file } = loaded.value;
  const { layouts } = source;
  enterBoard(boardOf({ ...board, id: ownBoardId(file) }), { file, layouts });
}

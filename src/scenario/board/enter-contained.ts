import { headOfFile } from '../../game/saved/game-file.ts';
import { MOST_BYTES } from './check-board.ts';
import { enterSource } from './enter-source.ts';

/** Enters the board that a saved game contains, if it does and it is one, so that the game can be opened. */
export function enterContained(game: string): void {
  const source = headOfFile(game)?.board;
  // Why it is none is said by the page for boards.
  if (source && JSON.stringify(source.file).length <= MOST_BYTES) enterSource(source);
}

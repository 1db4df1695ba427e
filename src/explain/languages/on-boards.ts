import type { Board } from '../../board/board.ts';

/** Words that depend on the names of a board, made once for each board. */
export function onBoards<Words>(make: (board: Board) => Words): (board: Board) => Words {
  const made = new WeakMap<Board, Words>();
  return (board) => {
    const before = made.get(board);
    if (before) return before;
    const words = make(board);
    made.set(board, words);
    return words;
  };
}

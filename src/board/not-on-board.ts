/** Thrown for a name that the board of a turn does not have, such as one of another board. */
export class NotOnBoardError extends Error {
  /** The name, and that of the board that lacks it. */
  readonly word: string;
  readonly board: string;

  constructor(word: string, board: string, message = `the board ${board} has no space ${word}`) {
    super(message);
    this.word = word;
    this.board = board;
  }
}

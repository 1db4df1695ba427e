/** Thrown for a name that the board of a turn does not have, such as one of another board. */
export class NotOnBoardError extends Error {
  override readonly name = 'NotOnBoardError';
  /** The name, and that of the board that lacks it. */
  readonly word: string;
  readonly board: string;

  constructor(message: string, word: string, board: string) {
    super(message);
    this.word = word;
    this.board = board;
  }
}

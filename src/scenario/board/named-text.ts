/** A file, or a text without a name. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Whether a file is a drawing: by the ending of its name, or by its first element. */
export const isDrawing = ({ name, text }: NamedText): boolean =>
  /\.svg$/i.test(name) || /^[^<]*(?:<[?!][^<]*)*<(?:svg:)?svg\b/.test(text.slice(0, 5000));

/** What a page lets its reader choose as the files of a board: what all formats call them, and any text. */
export const BOARD_FILES =
  '.yaml,.yml,.json,.map,.politics,.geography,.military,.locations,.go,.xml,text/*,application/json';

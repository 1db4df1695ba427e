/** One change of a source: in a file under `src`, the text that stands there once, and what is put there. */
export interface Change {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** What an engine gets wrong, in the words of a player, and how ours would be made to. */
export type Errors = Readonly<Record<string, readonly Change[]>>;

export const within =
  (file: string) =>
  (find: string, replace: string): Change => ({ file, find, replace });

const NAMED = /^board:[ \t]*(["']?)([^"'#{\r\n]{1,200}?)\1[ \t]*(?:#.*)?\r?$/gm;

/** The boards that lines of a text name: of scenario files, or of blocks. */
export const boardsNamedIn = (text: string): readonly string[] =>
  [...text.matchAll(NAMED)].flatMap(([, , name]) => name ?? []);

/** The board that the text of a scenario file names; null: it names none, or contains one. */
export const boardNamedIn = (text: string): string | null => boardsNamedIn(text)[0] ?? null;

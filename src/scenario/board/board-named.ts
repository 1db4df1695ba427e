/** The board that the text of a scenario file names; null: it names none, or contains one. */
export const boardNamedIn = (text: string): string | null =>
  /^board:[ \t]*(["']?)([^"'#{\r\n]{1,200}?)\1[ \t]*(?:#.*)?\r?$/m.exec(text)?.[2] ?? null;

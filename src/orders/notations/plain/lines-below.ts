import { tokenAt, type TokenizedText } from '../rulebook/tokens.ts';
import type { Skipped } from '../written-text.ts';

/** The lines of words that continue below the first. */
export function linesBelow(source: TokenizedText, from: number, next: number): readonly Skipped[] {
  const numbers = new Set(source.tokens.slice(from, next).map(({ line }) => line));
  numbers.delete(tokenAt(source, from).line);
  return [...numbers].map((line) => ({ line, text: (source.lines[line - 1] ?? '').trim() }));
}

import type { Token } from '../rulebook/tokens.ts';

/** What is said about a power that neither builds nor removes. */
const NO_CHANGE =
  /^(?:(?:has|have|makes?) )?(?:no (?:changes?|builds?|removals?|adjustments?|retreats?)|does(?:n['’]t| not) change|(?:builds?|baut|removes?) (?:nothing|none|nichts?)|unchanged|unverändert|keine änderung|ne change pas)$/i;
const LONGEST_NO_CHANGE = 4;

/** The end of words that say that nothing is built or removed; null if there are other words. */
export function noChangeAt(tokens: readonly Token[], from: number): number | null {
  for (let next = Math.min(from + LONGEST_NO_CHANGE, tokens.length); next > from; next--) {
    const words = tokens.slice(from, next).map((token) => token.words);
    if (NO_CHANGE.test(words.join(' '))) return next;
  }
  return null;
}

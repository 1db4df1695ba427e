import { tokenAt, type TokenizedText } from '../rulebook/tokens.ts';
import { looksLikeOrder } from './plain-statement.ts';

/** Words that, at the beginning of a line, take back what was ordered before. */
const CORRECTS =
  /^(?:sorry|oops|whoops|ups|correction|corrected|edit|edited|actually|scratch|change|replace|swap|korrektur|statt|stattdessen|pardon|erratum)$/i;
/** Verbs that take back the order after them, so that the one that follows counts: `change A Par H to A Par-Bur`. */
const TAKES_BACK = /^(?:change|replace|swap|scratch|statt)$/i;
/** What follows is not ordered: `A Par H instead of A Par-Bur`. */
export const DENIES = /^(?:instead|rather|not|statt|anstatt)$/i;

/** Words before the order. */
const LONGEST = 20;

/**
 * Where the order that counts begins, after words that take another one back: `sorry, A Par H instead of A Par-Bur`.
 */
export function correctedAt(source: TokenizedText, from: number): number | null {
  const { words: first } = tokenAt(source, from);
  if (!CORRECTS.test(first)) return null;
  const takesBack = TAKES_BACK.test(first);
  for (let at = from + 1; at < from + LONGEST; at++) {
    if (tokenAt(source, at).kind === 'end') return null;
    if (takesBack && !(isTurn(source, at - 1) && at > from + 2)) continue;
    const { key } = tokenAt(source, at);
    if ((key === 'A' || key === 'F') && looksLikeOrder(source, at)) return at;
  }
  return null;
}

/** What separates the order that is taken back from the one that counts. */
function isTurn(source: TokenizedText, at: number): boolean {
  const { kind, key, words } = tokenAt(source, at);
  return (
    kind === 'separator' ||
    kind === 'dash' ||
    key === 'move' ||
    /^(?:with|by|zu|durch|par)$/i.test(words)
  );
}

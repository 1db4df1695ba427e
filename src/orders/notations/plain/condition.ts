import { placeAt } from '../rulebook/places.ts';
import { isAction } from '../rulebook/phrases.ts';
import type { Token } from '../rulebook/tokens.ts';
import { looksLikeOrder } from './plain-statement.ts';

const CONDITION = /\b(if|unless|otherwise|else|endif|provided|wenn|falls|sinon|sonst)\b/i;
const CONDITION_BLOCK = /^\s*if\s+(?:not\s+)?\S+/i;

const SENTENCE = /,.*[.!]\s*$/;

/** Whether what a line orders depends on a condition. */
export function isCondition(
  words: string,
  tokens: readonly Token[],
  lines: readonly string[],
): boolean {
  const plain = words.replace(/[([{][^()[\]{}]*[)\]}]/g, ' ');
  if (!CONDITION.test(plain)) return false;
  const source = { lines, tokens };
  return CONDITION_BLOCK.test(words)
    ? tokens.some(
        ({ key }, at) => at > 0 && (key === 'A' || key === 'F' || placeAt(source, at) !== null),
      )
    : looksLikeOrder(source, 0) ||
        tokens.some(
          ({ kind }, at) =>
            (kind === 'colon' || kind === 'separator') && looksLikeOrder(source, at + 1),
        );
}

/** `IF NOT Turkish Fleet Aegean`: what depends on it is on the lines below. */
export function isConditionAlone(
  words: string,
  tokens: readonly Token[],
  lines: readonly string[],
): boolean {
  if (!CONDITION_BLOCK.test(words) || SENTENCE.test(words)) return false;
  const source = { lines, tokens };
  return tokens.every((_, at) => {
    const place = placeAt(source, at);
    return !place || !isAction(source, place.next);
  });
}

const STOP = /[;!?]\s|(?:\p{L}{3,}|\b[hd])\)?\.\s/giu;

/** Where the sentences before a condition in a line end; 0 if it begins in the first. */
export function endBeforeCondition(words: string): number {
  const before = words.slice(0, words.search(CONDITION));
  const stops = Array.from(before.matchAll(STOP), ({ 0: stop, index }) => index + stop.length);
  return stops.at(-1) ?? 0;
}

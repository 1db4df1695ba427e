import { placeAt } from '../../rulebook/places.ts';
import { tokenAt, type TokenizedText, type Token } from '../../rulebook/tokens.ts';

/** `A Par, A Bur stand`: the tokens, with the verb of several units after each of them. */
export const withListedHolds = (source: TokenizedText): readonly Token[] =>
  source.tokens.flatMap((token, at) => {
    const isUnitEnd = [1, 2, 3].some((back) => unitEnd(source, at - back - 1) === at);
    const verb = isUnitEnd && verbAfter(source, at);
    const { line, column } = token;
    return verb && verb !== token ? [{ ...verb, line, column, length: 0 }, token] : [token];
  });

/** The end of a unit that begins at `at`; null if none does. */
function unitEnd(source: TokenizedText, at: number): number | null {
  const { key } = tokenAt(source, at);
  return key === 'A' || key === 'F' ? (placeAt(source, at + 1)?.next ?? null) : null;
}

/** The verb of a list of units that goes on at `at`, if it is one for several: `hold`, `stehen`, `tiennent`. */
function verbAfter(source: TokenizedText, at: number): Token | null {
  let next = at;
  while (/^(?:,|and|und|et|&)$/i.test(tokenAt(source, next).words)) next++;
  const token = tokenAt(source, next);
  if (next === at)
    return token.key === 'hold' && /(?:old|and|ent?)$/i.test(token.words) ? token : null;
  const end = unitEnd(source, next);
  return end === null ? null : verbAfter(source, end);
}

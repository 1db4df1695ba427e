import { placeAt } from '../../rulebook/places.ts';
import { tokenAt, type Source, type Token } from '../../rulebook/tokens.ts';

/** Verbs of several units. */
const STAND = /^(?:hold|stand|stay|halten|stehen|bleiben|tiennent)$/i;
const JOINS = /^(?:,|and|und|et|&)$/i;

/** `A Par, A Bur stand`: the tokens, with the verb after each unit of the list. */
export function withListedHolds(source: Source): readonly Token[] {
  const holds = new Map<number, Token>();
  for (let at = 0; at < source.tokens.length; at++) {
    const ends = unitsFrom(source, at);
    const last = ends.at(-1);
    if (last === undefined) continue;
    const verb = tokenAt(source, last);
    if (ends.length > 1 && verb.key === 'hold' && STAND.test(verb.words))
      for (const end of ends.slice(0, -1)) {
        const { line, column, length } = tokenAt(source, end - 1);
        holds.set(end, { ...verb, line, column: column + length, length: 0 });
      }
    at = last - 1;
  }
  if (holds.size === 0) return source.tokens;
  return source.tokens.flatMap((token, at) => {
    const hold = holds.get(at);
    return hold ? [hold, token] : [token];
  });
}

/** Where each unit of a list ends that begins at `at`: `A Par, A Bur and F Bre`. */
function unitsFrom(source: Source, at: number): readonly number[] {
  const { key } = tokenAt(source, at);
  const place = key === 'A' || key === 'F' ? placeAt(source, at + 1) : null;
  if (!place) return [];
  let next = place.next;
  while (JOINS.test(tokenAt(source, next).words)) next++;
  return [place.next, ...(next > place.next ? unitsFrom(source, next) : [])];
}

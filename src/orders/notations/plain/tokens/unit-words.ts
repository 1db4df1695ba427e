import { isAction } from '../../rulebook/phrases.ts';
import { placeAt } from '../../rulebook/places.ts';
import { tokenAt, type TokenizedText, type Token } from '../../rulebook/tokens.ts';

const ONE = /^(?:[af]|army|fleet|armee|armée|flotte)$/i;
const SEVERAL = /^(?:armies|fleets|armeen|armées|flotten|flottes)$/i;
const NUMBER = /^(?:[1-9]|one|two|three|four)$/i;
const AND = /^(?:,|and|und|et|&)$/i;

/**
 * The tokens of a line with the word for a unit moved before its place: `Paris army to Burgundy`, `Par A-Bur`, `builds two armies,
 * in Munich and Berlin`.
 */
export function withUnitWords(source: TokenizedText): readonly Token[] {
  const { tokens } = source;
  const gone = new Set<number>();
  /** The tokens to insert, by the index of the token that follows. */
  const added = new Map<number, Token>();
  const add = (place: number, word: Token): void => {
    added.set(place, { ...word, column: tokenAt(source, place).column, length: 0 });
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'word' && placeAt(source, at)) {
      const behind = wordAfter(at);
      // `English Channel F` is one unit, though `Channel` is a name, too.
      if (behind !== null && !gone.has(behind)) {
        add(at, tokenAt(source, behind));
        gone.add(behind);
      }
    }
    if (SEVERAL.test(token.words) && verbBefore(at)) listFrom(at);
  }
  return tokens.flatMap((token, at) => {
    const word = added.get(at);
    return [...(word ? [word] : []), ...(gone.has(at) ? [] : [token])];
  });

  /** The word for the unit after a place that has none before it, unless another unit follows. */
  function wordAfter(at: number): number | null {
    const before = tokenAt(source, at - 1);
    if (before.kind === 'dash' || before.key === 'move' || isUnit(before)) return null;
    const next = placeAt(source, at)?.next ?? at;
    if (!isUnit(tokenAt(source, next)) || !ONE.test(tokenAt(source, next).words)) return null;
    return endsAt(next + 1) || isAction(source, next + 1) ? next : null;
  }

  function verbBefore(at: number): boolean {
    const isCounted = NUMBER.test(tokenAt(source, at - 1).words);
    const { key } = tokenAt(source, isCounted ? at - 2 : at - 1);
    if (key !== 'build' && key !== 'remove' && key !== 'disband') return false;
    if (isCounted) gone.add(at - 1);
    return true;
  }

  /** Places listed after one word for all their units. */
  function listFrom(at: number): void {
    let next = at + 1;
    if (tokenAt(source, next).words === ',' || tokenAt(source, next).kind === 'colon')
      gone.add(next++);
    for (let isFirst = true; ; isFirst = false) {
      const start = next;
      while (!isFirst && AND.test(tokenAt(source, next).words)) next++;
      const place = placeAt(source, next);
      if (!place || !endsAt(place.next) || (!isFirst && next === start)) return;
      if (!isFirst) add(next, tokenAt(source, at));
      next = place.next;
    }
  }

  function endsAt(at: number): boolean {
    const { kind, words } = tokenAt(source, at);
    return kind === 'end' || kind === 'separator' || AND.test(words);
  }
}

const isUnit = ({ key }: Token): boolean => key === 'A' || key === 'F';

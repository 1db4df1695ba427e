import { SPACES } from '../../../../board/spaces.ts';
import { isAction } from '../../rulebook/phrases.ts';
import { placeAt } from '../../rulebook/places.ts';
import { tokenAt, type TokenizedText, type Token } from '../../rulebook/tokens.ts';

/** `F Lyo - Spain S`, `F St Petersburg N - Nwy`: the tokens, with such letters as coasts where they cannot be verbs. */
export const withCoastLetters = (source: TokenizedText): readonly Token[] =>
  source.tokens.map((token, at) => {
    if (!/^[nesw]$/i.test(token.words)) return token;
    const start = [2, 1].find((back) => placeAt(source, at - back)?.next === at);
    return start !== undefined && isCoast(source, at - start, at)
      ? { ...token, words: `${token.words}c`, key: null }
      : token;
  });

/** Whether a letter after the place at `start` is its coast. */
function isCoast(source: TokenizedText, start: number, at: number): boolean {
  const [space, other] = placeAt(source, start)?.value.spaces ?? [];
  const letter = tokenAt(source, at).words.toUpperCase();
  const before = tokenAt(source, start - 1);
  // `A Spa S - Mar` supports, since no army is on a coast.
  if (!space || other || before.key === 'A') return false;
  if (!SPACES[space].coasts.some((coast) => coast[4] === letter)) return false;
  const { kind, key } = tokenAt(source, at + 1);
  if (isAction(source, at + 1)) return true;
  if ((kind === 'word' && key !== 'via') || kind === 'open') return false;
  // The S of a wrapped support ends a line, too, but follows no destination and no other support.
  return (
    letter !== 'S' ||
    isAction(source, start - 1) ||
    [2, 3].some((back) => {
      const verb = tokenAt(source, start - back).key;
      return verb === 'support' || verb === 'build' || verb === 'remove';
    })
  );
}

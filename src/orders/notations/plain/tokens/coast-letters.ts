import { SPACES } from '../../../../board/spaces.ts';
import { isAction } from '../../rulebook/phrases.ts';
import type { WrittenPlace } from '../../../interpret/written-order.ts';
import { placeAt, type Found } from '../../rulebook/places.ts';
import { tokenAt, type Source, type Token } from '../../rulebook/tokens.ts';
import type { Keyword } from '../../rulebook/vocabulary.ts';

const LETTER = /^[nesw]$/i;

/** Verbs after an ordered unit, or after its coast. */
const ACTS: ReadonlySet<Keyword> = new Set([
  'hold',
  'support',
  'convoy',
  'move',
  'retreat',
  'disband',
  'build',
  'remove',
]);

/** The sides that people name: Bulgaria's east coast is also called north, Spain's south coast west. */
const SIDES: Readonly<Record<string, string>> = { SPA: 'nsw', STP: 'ns', BUL: 'esn' };

/** `F Lyo - Spain S`, `F St Petersburg N - Nwy`: the tokens, with such letters as coasts where they cannot be verbs. */
export function withCoastLetters(source: Source): readonly Token[] {
  const coasts = new Map<number, string>();
  for (let at = 0; at < source.tokens.length; at++) {
    const place = placeAt(source, at);
    if (!place) continue;
    if (isCoast(source, at, place.next))
      coasts.set(place.next, `${source.tokens[place.next]?.words ?? ''}c`);
    if (isEast(source, place)) coasts.set(place.next + 1, 'ec');
    at = place.next - 1;
  }
  return coasts.size === 0
    ? source.tokens
    : source.tokens.map((token, at) => {
        const words = coasts.get(at);
        return words === undefined ? token : { ...token, words, key: null };
      });
}

/** `Bul(ok)`: the German east coast. */
const isEast = (source: Source, { value, next }: Found<WrittenPlace>): boolean => {
  const { kind } = tokenAt(source, next);
  return (
    value.spaces[0] === 'BUL' &&
    (kind === 'open' || kind === 'slash') &&
    /^ok$/i.test(tokenAt(source, next + 1).words)
  );
};

/** Whether a letter after the place at `at` is its coast. */
function isCoast(source: Source, at: number, letterAt: number): boolean {
  const { words, line } = tokenAt(source, letterAt);
  const place = placeAt(source, at)?.value;
  const [space, other] = place?.spaces ?? [];
  if (!space || other || place?.side !== null || SPACES[space].coasts.length === 0) return false;
  if (!LETTER.test(words) || tokenAt(source, letterAt - 1).line !== line) return false;
  if (SIDES[space]?.includes(words.toLowerCase()) !== true) return false;
  const before = tokenAt(source, at - 1);
  // `A Spa S - Mar` supports, since no army is on a coast.
  if (before.key === 'A') return false;
  const next = tokenAt(source, letterAt + 1);
  const acts = next.key !== null && ACTS.has(next.key) && isAction(source, letterAt + 1);
  if (next.kind === 'dash' || acts) return true;
  // The S of a wrapped support ends a line, too, but follows no destination.
  const ends =
    next.kind === 'end' || next.kind === 'separator' || next.kind === 'close' || next.key === 'via';
  const isGoal = before.kind === 'dash' || before.key === 'move' || before.key === 'retreat';
  return ends && (!/^s$/i.test(words) || isGoal || isSpokenOf(source, at));
}

/** Whether a unit is what a verb before it is about: `supports French F Spain S`, `builds F St Petersburg S`. */
function isSpokenOf(source: Source, at: number): boolean {
  const keys = [1, 2, 3].map((back) => tokenAt(source, at - back));
  const end = keys.findIndex(({ kind }) => kind !== 'word');
  return keys
    .slice(0, end < 0 ? keys.length : end)
    .some(({ key }) => key === 'support' || key === 'build' || key === 'remove');
}

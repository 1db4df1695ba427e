import { boardIn, spaceOf } from '../../board/board.ts';
import type { CommentOnOrders, Scenario } from '../scenario.ts';
import { placesIn } from '../../trace/places/places.ts';
import type { RuledPhases } from '../rule-phases.ts';
import { type AuthorNote, type AuthorWords, NO_WORDS, readWords } from './author-words.ts';
import { spaceNamesOn } from './space-names.ts';

/** What an order of a type is called in the name of a place, if not as its type. */
const KINDS: Readonly<Record<string, string>> = {
  hold: 'dislodged',
  'support-hold': 'support',
  'support-move': 'support',
};

/** The names of the places in all phases of a turn. */
export const placesOfPhases = ({
  movement,
  retreats,
  adjustments,
}: RuledPhases): readonly string[] => [
  ...(movement ? placesIn(movement.ruling.steps) : []),
  ...(retreats ? ['retreats', 'retreats-ruled'] : []),
  ...(adjustments ? ['adjustments', 'adjustments-ruled'] : []),
];

/** Where what an order comes to is decided; `places` are those of the ruling. */
function placeOf(
  { phase, order: index }: CommentOnOrders['on'][number],
  { orders }: Scenario,
  places: readonly string[],
): string {
  const order = orders[index];
  const ruled =
    phase === 'movement' && order
      ? [KINDS[order.type] ?? order.type, 'path', 'order'].map(
          (kind) => `${kind}.${spaceOf(order.unit.at)}`,
        )
      : [`${phase}-ruled`];
  return ruled.find((place) => places.includes(place)) ?? places.at(-1) ?? '';
}

/** What the lines of words in a scenario say, which its reader has checked. */
export const linesOf = ({
  words,
  position,
}: Partial<Pick<Scenario, 'words' | 'position'>>): AuthorWords =>
  words === undefined ? NO_WORDS : readWords(words, spaceNamesOn(boardIn(position ?? {}))).words;

/**
 * A scenario's own words as those of an author: its note is the caption, and each comment stands where the last of the
 * orders that it is about is decided.
 */
export function wordsOfScenario(scenario: Scenario, places: readonly string[]): AuthorWords {
  const { note, comments } = scenario;
  const words = linesOf(scenario);
  const notes = comments.map(({ text, on }): AuthorNote => {
    const steps = on.map((one) => places.indexOf(placeOf(one, scenario, places)));
    return { place: places[Math.max(0, ...steps)] ?? '', text };
  });
  return {
    ...words,
    caption: words.caption ?? (note === '' ? null : note),
    notes: [...notes, ...words.notes],
  };
}

import { type Board, boardIn, spaceIn, STANDARD, type SpaceId } from '../../board/board.ts';
import { lookUpSpace } from '../../board/names.ts';
import type { Point } from '../../stage/geometry/point.ts';
import { KINDS_IN, type OrderAnswer, type Kind } from './order-answers.ts';
import type { EntryTask } from './entry-task.ts';
import { choiceButtons } from './choice-buttons.ts';
import { aboutIn, askedOf, placeIn, type Draft, type DraftEvent } from './draft.ts';
import type { EntryWords } from './entry-words.ts';
import type { MapOption, MapStop } from './map-options.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How much more deviation from the direction costs than distance. */
const OFF = 2;

/** The next stop in a direction, preferring straight and near ones; null if there is none on that side. */
export function nextStop(from: MapStop, stops: readonly MapStop[], towards: Point): SpaceId | null {
  let best: { space: SpaceId; cost: number } | null = null;
  for (const { space, x, y } of stops) {
    if (space === from.space) continue;
    const [dx, dy] = [x - from.x, y - from.y];
    const along = dx * towards.x + dy * towards.y;
    const across = Math.abs(dx * towards.y) + Math.abs(dy * towards.x);
    if (along <= 0) continue;
    const cost = along + OFF * across;
    if (cost < (best?.cost ?? Infinity)) best = { space, cost };
  }
  return best?.space ?? null;
}

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/**
 * The space that typed letters lead to, among those in order after `from`: its name, or an abbreviation in use, begins
 * with them. Repeating one letter goes from one match to the next. Null if there is none.
 */
export function spaceByLetters(
  typed: string,
  among: readonly SpaceId[],
  from: SpaceId | null,
  board: Board = STANDARD,
): SpaceId | null {
  const letters = folded(typed);
  const [first = ''] = letters;
  if (first === '') return null;
  const isRepeated = letters === first.repeat(letters.length);
  const sought = isRepeated ? first : letters;
  const here = from === null ? -1 : among.indexOf(from);
  const start = here < 0 ? 0 : here + (isRepeated ? 1 : 0);
  const inTurn = [...among.slice(start), ...among.slice(0, start)];
  const begins = (space: SpaceId): boolean => {
    const { name, short } = spaceIn(space, board);
    return [name, short, space].some((one) => folded(one).startsWith(sought));
  };
  const known = lookUpSpace(sought, board);
  return inTurn.find(begins) ?? inTurn.find((space) => known.includes(space)) ?? null;
}

/** The situation in which a key is pressed. */
export interface KeySituation {
  readonly draft: Draft;
  readonly options: readonly MapOption[];
  /** The option, or the space that is not offered, under the keyboard. */
  readonly current: SpaceId | null;
  /** Its position on the board. */
  readonly spot: Point;
  /** Whether the focus is on the map itself, and not on a button of the chooser. */
  readonly onMap: boolean;
  /** The letters typed in one go, including this one. */
  readonly typed: string;
  readonly words: EntryWords;
}

/**
 * What a key means: events, or a space to go to. Neither: the key has no use here, but must not be handled by anything
 * else.
 */
export interface KeyMeaning {
  readonly send?: readonly DraftEvent[];
  readonly goTo?: SpaceId;
}

/** What a key means on the board; null: it is not for the board. */
export function keyMeaning(key: string, situation: KeySituation): KeyMeaning | null {
  const { draft, options, current, spot, onMap, typed, words } = situation;
  const here = options.find(({ space }) => space === current);
  if (key === 'Escape') return draft.place === null ? null : { send: [{ type: 'BACK' }] };
  if (key === 'Delete' || key === 'Backspace') {
    const isPlace = placeIn(draft) === null && here?.role === 'place';
    return {
      send: [
        ...(isPlace ? [{ type: 'PLACE', space: here.space } as const] : []),
        { type: 'ERASE' },
      ],
    };
  }
  // While a name is being typed, a letter has no other meaning.
  const send =
    key.length === 1 && typed.length < 2 ? sentBy(key.toLowerCase(), draft, words) : null;
  if (send) return { send };
  if (!onMap) return null;
  if (key === 'Enter' || key === ' ')
    return current ? { send: [{ type: 'SPACE', space: current }] } : {};
  if (key === 'Home' || key === 'End')
    return going((key === 'Home' ? options[0] : options.at(-1))?.space);
  const arrow = ARROWS[key];
  if (arrow) return current ? going(nextStop({ space: current, ...spot }, options, arrow)) : {};
  if (!/^\p{L}$/u.test(key)) return null;
  const offered = options.map(({ space }) => space);
  const board = boardIn(draft.choices.task.position);
  return going(
    spaceByLetters(typed, offered, current, board) ??
      spaceByLetters(typed, board.spaceIds, current, board),
  );
}

const going = (space: SpaceId | null | undefined): KeyMeaning => (space ? { goTo: space } : {});

/** The kinds of order in a phase; only armies that go aboard board and land. */
const kindsFor = ({ phase, edition }: EntryTask): readonly Kind[] =>
  KINDS_IN[phase].filter((kind) => edition.armiesAboard || (kind !== 'board' && kind !== 'land'));

/**
 * The event that a key sends in answer to a question; for what a unit could do at all, also what it cannot do now, so
 * that it says why.
 */
function sentBy(key: string, draft: Draft, words: EntryWords): readonly DraftEvent[] | null {
  const button = choiceButtons(draft, words).find((one) => one.key === key);
  if (button) return button.send;
  const asked = askedOf(draft);
  if (asked?.question !== 'kind' || aboutIn(draft) !== null) return null;
  const kinds = kindsFor(draft.choices.task).filter((kind) => words.kindKeys[kind] === key);
  const [kind] = kinds;
  const offered = asked.options.find(({ value }) => kinds.some((one) => one === value));
  const answer: OrderAnswer | null = offered ?? (kind ? { question: 'kind', value: kind } : null);
  return answer && [{ type: 'ANSWER', answer }];
}

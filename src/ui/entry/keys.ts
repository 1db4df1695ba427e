import { SPACE_IDS, type SpaceId } from '../../board/board.ts';
import type { Point } from '../../stage/geometry/point.ts';
import type { Answer } from './answers.ts';
import { ARROWS, nextStop, spaceByLetters } from './direction.ts';
import { askedOf, placeIn, type DraftEvent, type Drafting } from './drafting.ts';
import type { Option } from './options.ts';
import { answerKey, KIND_KEYS, KINDS_IN } from './words.ts';

/** What a key is pressed on. */
export interface KeySituation {
  readonly drafting: Drafting;
  readonly options: readonly Option[];
  /** The option, or the space that is not offered, on which the keyboard is. */
  readonly current: SpaceId | null;
  /** Where that is on the board. */
  readonly spot: Point;
  /** The focus is on the map itself, and not on a button of the chooser. */
  readonly onMap: boolean;
  /** The letters typed in one go, this one included. */
  readonly typed: string;
}

/** What a key means: events, or to go to a space. Neither: it is of no use here, and nobody else's. */
export interface KeyMeaning {
  readonly send?: readonly DraftEvent[];
  readonly goTo?: SpaceId;
}

/** What a key means on the board; null: it is meant for somebody else. */
export function keyMeaning(key: string, situation: KeySituation): KeyMeaning | null {
  const { drafting, options, current, spot, onMap, typed } = situation;
  const here = options.find(({ space }) => space === current);
  if (key === 'Escape') return drafting.place === null ? null : { send: [{ type: 'BACK' }] };
  if (key === 'Delete' || key === 'Backspace') {
    const isPlace = placeIn(drafting) === null && here?.role === 'place';
    return {
      send: [
        ...(isPlace ? [{ type: 'PLACE', space: here.space } as const] : []),
        { type: 'ERASE' },
      ],
    };
  }
  const answer = key.length === 1 ? answerFor(key.toLowerCase(), drafting) : null;
  if (answer) return { send: [{ type: 'ANSWER', answer }] };
  if (!onMap) return null;
  if (key === 'Enter' || key === ' ')
    return current ? { send: [{ type: 'SPACE', space: current }] } : {};
  if (key === 'Home' || key === 'End')
    return going((key === 'Home' ? options[0] : options.at(-1))?.space);
  const arrow = ARROWS[key];
  if (arrow) return current ? going(nextStop({ space: current, ...spot }, options, arrow)) : {};
  if (!/^\p{L}$/u.test(key)) return null;
  const offered = options.map(({ space }) => space);
  return going(
    spaceByLetters(typed, offered, current) ?? spaceByLetters(typed, SPACE_IDS, current),
  );
}

const going = (space: SpaceId | null | undefined): KeyMeaning => (space ? { goTo: space } : {});

/** The answer that a key stands for: of what a unit can do also what this one cannot, so that it says why. */
function answerFor(key: string, drafting: Drafting): Answer | null {
  const asked = askedOf(drafting);
  if (asked?.question === 'kind') {
    const kinds = KINDS_IN[drafting.desk.task.phase].filter((kind) => KIND_KEYS[kind] === key);
    const offered = asked.options.find(({ value }) => kinds.some((kind) => kind === value));
    return offered ?? (kinds[0] ? { question: 'kind', value: kinds[0] } : null);
  }
  if (asked?.question !== 'coast' && asked?.question !== 'way') return null;
  return asked.options.find((option) => answerKey(option) === key) ?? null;
}

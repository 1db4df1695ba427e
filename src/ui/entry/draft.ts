import { spaceOf, type SpaceId } from '../../board/board.ts';
import {
  askAfter,
  knownAnswers,
  optionsFor,
  ordersAfter,
  type OrderAnswer,
  type NextQuestion,
} from './order-answers.ts';
import type { EntryPlace, OrderChoices, RefusalMessage } from './choices/order-choices.ts';
import type { EntryOrder } from './entry-task.ts';

/** An order that is being drawn. */
export interface Draft {
  readonly choices: OrderChoices;
  /** The unit being ordered, by its space, or the centre; null while none is chosen. */
  readonly place: SpaceId | null;
  /** What has been answered so far. */
  readonly path: readonly OrderAnswer[];
  /** Why the last attempt is not possible; null after the next event. */
  readonly refused: RefusedAttempt | null;
  /** The order written last, to announce it; null after the next event. */
  readonly written: EntryOrder | null;
}

export interface RefusedAttempt {
  /** The space of the attempt; null: it was made by a key. */
  readonly space: SpaceId | null;
  readonly reason: RefusalMessage;
}

export type DraftEvent =
  /** A space of the map, pressed or chosen by keyboard: a unit or a target, depending on what is asked. */
  | { readonly type: 'SPACE'; readonly space: SpaceId }
  /** A unit or centre by name, whatever is being drawn. */
  | { readonly type: 'PLACE'; readonly space: SpaceId }
  | { readonly type: 'ANSWER'; readonly answer: OrderAnswer }
  /** Goes one step back. */
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' }
  /** Erases the order of the chosen place. */
  | { readonly type: 'ERASE' }
  /** Another position, other powers, or orders that use up what is due. */
  | { readonly type: 'CHOICES'; readonly choices: OrderChoices };

export type DraftEmitted =
  | { readonly type: 'written'; readonly order: EntryOrder }
  | { readonly type: 'erased'; readonly place: SpaceId };

type Begun = Pick<Draft, 'choices' | 'place' | 'path'>;

/** The current question; null if no place is chosen. */
export const askedOf = ({ choices, place, path }: Begun): NextQuestion | null =>
  place === null ? null : askAfter(choices.ordersAt(place), path);

/** The chosen place. */
export const placeIn = ({ choices, place }: Pick<Draft, 'choices' | 'place'>): EntryPlace | null =>
  choices.places.find(({ space }) => space === place) ?? null;

/** The answers so far, and those that follow from them. */
export const answeredIn = ({ choices, place, path }: Begun): readonly OrderAnswer[] =>
  place === null ? path : knownAnswers(choices.ordersAt(place), path);

/** The space of the unit that was pressed after the ordered one. */
export const aboutIn = ({ path }: Pick<Draft, 'path'>): SpaceId | null =>
  (path.find(({ question }) => question === 'about')?.value as SpaceId | undefined) ?? null;

/** The kind of order for which pressing a space is enough: a move, or a retreat. */
export function kindAtOnce({
  choices,
  place,
}: Pick<Draft, 'choices' | 'place'>): OrderAnswer | null {
  const asked = askedOf({ choices, place, path: [] });
  if (asked?.question !== 'kind') return null;
  return asked.options.find(({ value }) => value === 'move' || value === 'retreat') ?? null;
}

/** The spaces to which a press moves or retreats the chosen unit. */
export function openAtOnce(draft: Pick<Draft, 'choices' | 'place'>): readonly SpaceId[] {
  const kind = kindAtOnce(draft);
  if (kind === null || draft.place === null) return [];
  return spacesOf(optionsFor(ordersAfter(draft.choices.ordersAt(draft.place), [kind]), 'where'));
}

const spacesOf = (answers: readonly OrderAnswer[]): readonly SpaceId[] =>
  answers.flatMap((one) =>
    one.question === 'where' || one.question === 'whom' ? [one.value] : [],
  );

/** The units that the chosen one may support or convoy. */
export function helpedAtOnce({ choices, place }: Pick<Draft, 'choices' | 'place'>) {
  return place === null ? [] : spacesOf(optionsFor(choices.ordersAt(place), 'whom'));
}

/**
 * The possible destinations of an order about the unit last pressed: where that may be supported or convoyed to, or its
 * own space.
 */
export function openAbout({ choices, place, path }: Begun): readonly SpaceId[] {
  if (place === null || path.some(({ question }) => question === 'where')) return [];
  return spacesOf(optionsFor(ordersAfter(choices.ordersAt(place), path), 'where'));
}

/**
 * Whether pressing a space asks what is meant: there is a unit that may be supported or convoyed, or one of the same
 * power, which might be ordered instead.
 */
export function asksAbout(context: Draft, space: SpaceId | null): boolean {
  const { choices, place } = context;
  if (space === null || place === null || choices.task.phase !== 'movement') return false;
  if (!choices.task.position.units.some(({ at }) => spaceOf(at) === space)) return false;
  const left = ordersAfter(choices.ordersAt(place), [{ question: 'about', value: space }]);
  const isOwn = choices.places.some(
    (other) => other.space === space && other.power === placeIn(context)?.power,
  );
  return left.some(({ type }) => isOwn || type !== 'move');
}

export const spaceIn = (event: DraftEvent): SpaceId | null =>
  event.type === 'SPACE' || event.type === 'PLACE' ? event.space : null;

/** The answer that an event gives to the current question. */
export function answerTo(asked: NextQuestion | null, event: DraftEvent): OrderAnswer | null {
  if (event.type === 'ANSWER') return event.answer;
  const space = spaceIn(event);
  if (space === null) return null;
  if (asked?.question === 'whom') return { question: 'whom', value: space };
  return asked?.question === 'where' ? { question: 'where', value: space } : null;
}

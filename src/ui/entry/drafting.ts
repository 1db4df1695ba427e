import type { SpaceId } from '../../board/board.ts';
import { askAfter, type Answer, type Asked, type Kind } from './answers.ts';
import type { Desk, EntryPlace, Tried } from './desk.ts';
import type { EntryOrder } from './task.ts';

/** An order as far as it is drawn. */
export interface Drafting {
  readonly desk: Desk;
  /** The unit that is ordered, by its space, or the centre; null while none is chosen. */
  readonly place: SpaceId | null;
  /** What has been answered so far. */
  readonly path: readonly Answer[];
  /** Why what was tried last is not possible; null once something else is done. */
  readonly refused: Refused | null;
  /** The order that was written last, for those who are told; null once something else is done. */
  readonly written: EntryOrder | null;
}

export interface Refused {
  /** Where it was tried; null: by a key. */
  readonly space: SpaceId | null;
  readonly reason: string;
}

export type DraftEvent =
  /** A space of the map, pressed or chosen by keyboard: a unit or a target, as the case may be. */
  | { readonly type: 'SPACE'; readonly space: SpaceId }
  /** A unit or centre by name, whatever is being drawn. */
  | { readonly type: 'PLACE'; readonly space: SpaceId }
  | { readonly type: 'ANSWER'; readonly answer: Answer }
  /** One step back. */
  | { readonly type: 'BACK' }
  | { readonly type: 'CANCEL' }
  /** Whatever is written for the chosen place goes. */
  | { readonly type: 'ERASE' }
  /** Another position, other powers, or orders that use up what is due. */
  | { readonly type: 'DESK'; readonly desk: Desk };

export type DraftEmitted =
  | { readonly type: 'written'; readonly order: EntryOrder }
  | { readonly type: 'erased'; readonly place: SpaceId };

/** What is asked now; null if no place is chosen. */
export const askedOf = ({ desk, place, path }: Pick<Drafting, 'desk' | 'place' | 'path'>) =>
  place === null ? null : askAfter(desk.ordersAt(place), path);

/** The chosen place. */
export const placeIn = ({ desk, place }: Pick<Drafting, 'desk' | 'place'>): EntryPlace | null =>
  desk.places.find(({ space }) => space === place) ?? null;

const AT_ONCE: readonly Kind[] = ['move', 'retreat'];

/** The kind for which a space alone will do: before it is said what a unit does, a press on a space moves it there. */
export function atOnce({ desk, place }: Pick<Drafting, 'desk' | 'place'>): Answer | null {
  const asked = askedOf({ desk, place, path: [] });
  if (asked?.question !== 'kind') return null;
  return asked.options.find(({ value }) => AT_ONCE.some((kind) => kind === value)) ?? null;
}

/** The places where such a press is legal. */
export function openAtOnce(context: Pick<Drafting, 'desk' | 'place'>): readonly SpaceId[] {
  const kind = atOnce(context);
  const asked = kind && askedOf({ ...context, path: [kind] });
  if (asked?.question !== 'where') return [];
  return asked.options.flatMap((one) => (one.question === 'where' ? [one.value] : []));
}

export const spaceIn = (event: DraftEvent): SpaceId | null =>
  event.type === 'SPACE' || event.type === 'PLACE' ? event.space : null;

/** What an event answers to what is asked. */
export function answerTo(asked: Asked | null, event: DraftEvent): Answer | null {
  if (event.type === 'ANSWER') return event.answer;
  const space = spaceIn(event);
  if (space === null) return null;
  if (asked?.question === 'whom') return { question: 'whom', value: space };
  return asked?.question === 'where' ? { question: 'where', value: space } : null;
}

export function refusing(
  context: Drafting,
  tried: Tried,
  space: SpaceId | null,
): Partial<Drafting> {
  return { refused: { space, reason: context.desk.why(tried) }, written: null };
}

export const NOTHING = { place: null, path: [], refused: null } as const;

import * as v from 'valibot';
import { POWERS, type Power } from '../../board/powers.ts';
import type { Replies } from './kept-words.ts';
import type { PlayerSheets } from './played-year.ts';
import type { Stop } from './stops.ts';
import { YEAR_PHASES, type YearPhase } from './story.ts';

/** How far a reader has come through “Ready for Saturday”. Plain data, kept only in the browser. */
export interface Journey {
  /** The power whose facts are shown; null: none was chosen. */
  readonly chosen: Power | null;
  /** The power that is played: one with a story. */
  readonly plays: Power;
  /** The stop that is shown, and the last that was reached, by their ids. */
  readonly at: string;
  readonly furthest: string;
  readonly replies: Replies;
  readonly sheets: PlayerSheets;
}

export const journeyAtStart = (plays: Power): Journey => ({
  ...{ chosen: null, plays, at: 'europe', furthest: 'europe' },
  ...{ replies: {}, sheets: {} },
});

export type JourneyEvent =
  /** `plays`: the power that is then played. */
  | { readonly type: 'CHOOSE'; readonly power: Power; readonly plays: Power }
  | { readonly type: 'NEXT' | 'BACK' | 'AGAIN' }
  /** Goes to a stop that was reached before. */
  | { readonly type: 'GO'; readonly to: string }
  /** Answers a letter, and goes on. */
  | { readonly type: 'REPLY'; readonly letter: string; readonly reply: number }
  | { readonly type: 'WRITE'; readonly phase: YearPhase; readonly text: string };

/** In UTF-16 units: more than the orders of a year take. */
const MAX_SHEET = 2_000;
export const MAX_JOURNEY = 20_000;

/** The place of a stop; the first if there is none of that name, as after a change of the story. */
export const placeOf = (id: string, stops: readonly Stop[]): number =>
  Math.max(
    0,
    stops.findIndex((stop) => stop.id === id),
  );

/** The journey after an event; events that do not fit change nothing. */
export function update(journey: Journey, event: JourneyEvent, stops: readonly Stop[]): Journey {
  const [at, furthest] = [placeOf(journey.at, stops), placeOf(journey.furthest, stops)];
  const go = (place: number): Journey => {
    const [there, reached] = [stops[place], stops[Math.max(place, furthest)]];
    return there && reached ? { ...journey, at: there.id, furthest: reached.id } : journey;
  };
  switch (event.type) {
    case 'CHOOSE':
      return event.plays === journey.plays
        ? { ...journey, chosen: event.power }
        : { ...journeyAtStart(event.plays), chosen: event.power };
    case 'NEXT':
      return go(at + 1);
    case 'BACK':
      return go(at - 1);
    case 'AGAIN':
      return journeyAtStart(journey.plays);
    case 'GO': {
      const to = stops.findIndex(({ id }) => id === event.to);
      return to <= furthest ? go(to) : journey;
    }
    case 'REPLY':
      return { ...go(at + 1), replies: { ...journey.replies, [event.letter]: event.reply } };
    case 'WRITE': {
      const { phase, text } = event;
      if (text.length > MAX_SHEET || text === journey.sheets[phase]) return journey;
      const before = YEAR_PHASES.slice(0, YEAR_PHASES.indexOf(phase));
      const kept = Object.entries(journey.sheets).filter(([one]) => before.some((b) => b === one));
      // What follows from other orders is another story.
      const sheets: PlayerSheets = { ...Object.fromEntries(kept), [phase]: text };
      return { ...journey, sheets, furthest: journey.at };
    }
  }
}

const FORMAT = 'standoff saturday';
const id = v.pipe(v.string(), v.maxLength(100));
const FILE = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(1),
  chosen: v.nullable(v.picklist(POWERS)),
  plays: v.picklist(POWERS),
  at: id,
  furthest: id,
  replies: v.record(id, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2))),
  sheets: v.record(v.picklist(YEAR_PHASES), v.pipe(v.string(), v.maxLength(MAX_SHEET))),
});

/** The journey as a text to keep. */
export const formatJourney = (journey: Journey): string =>
  JSON.stringify({ format: FORMAT, version: 1, ...journey });

/** Reads such a text; null: it is none, or a later version of the site wrote it. Never throws. */
export function parseJourney(text: string): Journey | null {
  if (text.length > MAX_JOURNEY) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = v.safeParse(FILE, value);
  if (!read.success) return null;
  const { chosen, plays, at, furthest, replies, sheets } = read.output;
  return { chosen, plays, at, furthest, replies, sheets };
}

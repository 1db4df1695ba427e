import type { Language } from '../explain/languages/language.ts';
import { PHASE_TITLES } from '../explain/languages/phase-titles.ts';
import { sentence, stopSentence, verdict } from '../explain/in-words.ts';
import { shortVersion } from '../explain/messages/turn/short-version.ts';
import { err, ok, type Result } from '../result.ts';
import { frame, resultFrame } from '../stage/frame/frame.ts';
import { lettered } from '../stage/frame/lettered.ts';
import { phaseFrame } from '../stage/frame/phase-frame.ts';
import { type Format, formatIn } from '../stage/model/format.ts';
import { holdOf } from '../stage/motion/hold.ts';
import type { DataError } from '../trace/parse-turn.ts';
import type { PhaseTurn } from '../trace/phase-turn.ts';
import { type At, positionOf } from '../trace/places/place.ts';
import { placesIn } from '../trace/places/places.ts';
import type { Turn } from '../trace/turn.ts';
import type { Shot } from './moving.ts';

/** What to draw of a phase: one shot, or those of a picture that moves in order; and the verdict. */
export interface Shots {
  readonly shots: readonly [Shot, ...Shot[]];
  readonly description: string;
  /** `Retreats`; null if units move. */
  readonly part: string | null;
}

/** What is wrong with the place that is to be drawn. */
export type Misplaced = Omit<DataError, 'path'>;

/** The places that a picture shows one after the other: all, those of the short version, or these. */
export type PlayedSteps = 'all' | 'short' | readonly At[];

/** A phase with its outcomes; the moves also at a place in their ruling. */
export function stillShots(
  ruled: PhaseTurn,
  at: At | null,
  english: Format,
  language: Language,
): Result<Shots, Misplaced> {
  const format = formatIn(english, language);
  if (ruled.phase !== 'movement') {
    const part = PHASE_TITLES[language.tag][ruled.phase];
    return ok(still(phaseFrame(ruled, format), `${part}.`, part));
  }
  const { turn } = ruled;
  const last = turn.ruling.steps.length;
  const position = at === null ? ok(last) : positionIn(at, turn);
  if (!position.ok) return position;
  const { value } = position;
  const text = value === last ? verdictText(turn, language) : textAt(turn, value, language);
  return ok(still(at === null ? resultFrame(turn, format) : frame(turn, value, format), text));
}

const still = (shown: Shot['frame'], description: string, part: string | null = null): Shots => ({
  shots: [{ frame: lettered(shown), hold: 0, sentence: description }],
  description,
  part,
});

/** The number of steps before a place in the ruling of a turn. */
function positionIn(at: At, { ruling: { steps } }: Turn): Result<number, Misplaced> {
  const places = placesIn(steps);
  const position = positionOf(at, places);
  const expected = places.join(', ');
  if (position === null)
    return err({
      message: `There is no place "${String(at)}": the ruling has ${expected}.`,
      expected,
    });
  if (position <= steps.length) return ok(position);
  const count = String(steps.length);
  return err({
    message: `There is no step ${String(position)}: the ruling has ${count} steps.`,
    expected: `a number from 0 to ${count}`,
  });
}

function verdictText(turn: Turn, language: Language): string {
  const { headline, why } = verdict(turn, language);
  return `${headline} ${why}`.trim();
}

function textAt(turn: Turn, at: number, language: Language): string {
  const settled = turn.ruling.steps[at - 1];
  return settled ? sentence(settled, turn, language) : language.page.nothingDecided;
}

/** Every step, or the requested ones; with sentences, the verdict at the end. */
export function playedShots(
  turn: Turn,
  steps: PlayedSteps,
  hasSentences: boolean,
  english: Format,
  language: Language,
): Result<Shots, Misplaced> {
  const texts = textsAt(turn, steps, language);
  if (!texts.ok) return texts;
  const format = formatIn(english, language);
  const shown = (at: number, text: string): Shot => ({
    frame: lettered(frame(turn, at, format)),
    // Without its sentence a step needs no reading time.
    hold: holdOf(hasSentences ? text : ''),
    sentence: text,
  });
  const [first, ...others] = [...texts.value].map(([at, text]) => shown(at, text));
  const last = turn.ruling.steps.length;
  if (!first) return err({ message: 'There are no steps.', expected: 'a place or more' });
  const isWhole = texts.value.has(last);
  const end = isWhole && hasSentences ? [shown(last, verdict(turn, language).headline)] : [];
  return ok({
    shots: lingering([first, ...others, ...end]),
    description: verdictText(turn, language),
    part: null,
  });
}

/** How long the last shot is shown before a loop begins again, as a multiple. */
const LINGER = 2;

const lingering = ([first, ...others]: readonly [Shot, ...Shot[]]): readonly [Shot, ...Shot[]] => {
  const last = others.at(-1);
  return last
    ? [first, ...others.slice(0, -1), { ...last, hold: LINGER * last.hold }]
    : [{ ...first, hold: LINGER * first.hold }];
};

/** Steps from 0 on, each with its sentence. */
function textsAt(
  turn: Turn,
  steps: PlayedSteps,
  language: Language,
): Result<ReadonlyMap<number, string>, Misplaced> {
  const last = turn.ruling.steps.length;
  const each = (list: readonly number[]): ReadonlyMap<number, string> =>
    new Map(list.map((at) => [at, textAt(turn, at, language)]));
  if (steps === 'all') return ok(each(Array.from({ length: last + 1 }, (_, at) => at)));
  if (steps !== 'short') {
    const positions: number[] = [];
    for (const at of steps) {
      const position = positionIn(at, turn);
      if (!position.ok) return position;
      positions.push(position.value);
    }
    return ok(each(positions.toSorted((a, b) => a - b)));
  }
  const stops = shortVersion(turn).map(
    (stop) => [stop.step + 1, stopSentence(stop, turn, language)] as const,
  );
  return ok(new Map([...each([0]), ...stops, ...(stops.at(-1)?.[0] === last ? [] : each([last]))]));
}

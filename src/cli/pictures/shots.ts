import { shortVersion } from '../../explain/messages/turn/short-version.ts';
import type { Language } from '../../explain/languages/language.ts';
import { sentence, stopSentence, verdict } from '../../explain/in-words.ts';
import type { Shot } from '../../picture/draw-picture.ts';
import { err, ok, type Result } from '../../result.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { frame, resultFrame } from '../../stage/frame/frame.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import { PHASE_TITLES } from '../../embed/played.ts';
import { type Format, formatIn } from '../../stage/model/format.ts';
import { holdOf } from '../../stage/motion/hold.ts';
import { positionOf, type At } from '../../trace/places/place.ts';
import { placesIn } from '../../trace/places/places.ts';
import type { Turn } from '../../trace/turn.ts';
import type { DrawWords } from '../words/draw-words.ts';

/** What to draw of a turn: one shot, or those of an animated picture in order; and the verdict. */
export interface Shots {
  readonly shots: readonly [Shot, ...Shot[]];
  readonly description: string;
  /** `Retreats`; null if units move. */
  readonly part: string | null;
}

type Wanted = Pick<DrawWords, 'kind' | 'phase' | 'at' | 'steps' | 'sentences'> & {
  /** The format of every shot, in English. */
  readonly on: Format;
};

/** The shots of the requested phase, or of the first one there is. */
export function shotsOf(
  { movement, retreats, adjustments }: RuledPhases,
  wanted: Wanted,
  language: Language,
): Result<Shots, string> {
  const { kind, phase, at } = wanted;
  const titles = PHASE_TITLES[language.tag];
  const format = formatIn(wanted.on, language);
  if (movement && (phase === null || phase === 'movement'))
    return kind === 'animate' || kind === 'gif'
      ? played(movement, wanted, language)
      : stillOf(movement, wanted, language);
  if (at !== null)
    return err('Only moves are adjudicated step by step: --at and --step do not apply.');
  if (kind === 'animate' || kind === 'gif')
    return err(`Only moves are adjudicated step by step: --${kind} does not apply.`);
  if (retreats && (phase === null || phase === 'retreats'))
    return ok(still(retreatFrame(retreats, format), `${titles.retreats}.`, titles.retreats));
  if (adjustments && (phase === null || phase === 'adjustments'))
    return ok(
      still(adjustmentFrame(adjustments, format), `${titles.adjustments}.`, titles.adjustments),
    );
  return err(`There is nothing to draw: no ${phase ?? 'orders'}.`);
}

const still = (shown: Shot['frame'], description: string, part: string | null = null): Shots => ({
  shots: [{ frame: shown, hold: 0, sentence: description }],
  description,
  part,
});

/** The number of steps before a place in the ruling of a turn. */
function positionIn(at: At, { ruling: { steps } }: Turn): Result<number, string> {
  const places = placesIn(steps);
  const position = positionOf(at, places);
  if (position === null)
    return err(`There is no place "${String(at)}": the ruling has ${places.join(', ')}.`);
  return position <= steps.length
    ? ok(position)
    : err(`There is no step ${String(position)}: the ruling has ${String(steps.length)} steps.`);
}

function verdictText(turn: Turn, language: Language): string {
  const { headline, why } = verdict(turn, language);
  return `${headline} ${why}`.trim();
}

function stillOf(turn: Turn, { at, on }: Wanted, language: Language): Result<Shots, string> {
  const last = turn.ruling.steps.length;
  const position = at === null ? ok(last) : positionIn(at, turn);
  if (!position.ok) return position;
  const { value } = position;
  const format = formatIn(on, language);
  const text = value === last ? verdictText(turn, language) : textAt(turn, value, language);
  return ok(still(at === null ? resultFrame(turn, format) : frame(turn, value, format), text));
}

function textAt(turn: Turn, at: number, language: Language): string {
  const settled = turn.ruling.steps[at - 1];
  return settled ? sentence(settled, turn, language) : language.page.nothingDecided;
}

/** Steps from 0 on, each with its sentence. */
type SentenceByStep = ReadonlyMap<number, string>;

/** Every step, or the requested ones; with sentences, the verdict at the end. */
function played(turn: Turn, wanted: Wanted, language: Language): Result<Shots, string> {
  const said = sentencesAt(turn, wanted, language);
  if (!said.ok) return said;
  const description = verdictText(turn, language);
  const shown = (at: number, text: string): Shot => ({
    frame: frame(turn, at, formatIn(wanted.on, language)),
    // Without its sentence a step needs no reading time.
    hold: holdOf(wanted.sentences ? text : ''),
    sentence: text,
  });
  const [first, ...others] = [...said.value].map(([at, text]) => shown(at, text));
  const last = turn.ruling.steps.length;
  if (!first) return err('There are no steps.');
  const isWhole = said.value.has(last);
  const end = isWhole && wanted.sentences ? [shown(last, verdict(turn, language).headline)] : [];
  return ok({ shots: lingering([first, ...others, ...end]), description, part: null });
}

/** How long the last shot is shown before a loop begins again, as a multiple. */
const LINGER = 2;

const lingering = ([first, ...others]: readonly [Shot, ...Shot[]]): readonly [Shot, ...Shot[]] => {
  const last = others.at(-1);
  return last
    ? [first, ...others.slice(0, -1), { ...last, hold: LINGER * last.hold }]
    : [{ ...first, hold: LINGER * first.hold }];
};

function sentencesAt(
  turn: Turn,
  { steps }: Wanted,
  language: Language,
): Result<SentenceByStep, string> {
  const last = turn.ruling.steps.length;
  const each = (list: readonly number[]): SentenceByStep =>
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

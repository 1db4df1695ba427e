import type { PhaseLanguage } from '../explain/languages/language.ts';
import { PHASE_TITLES } from '../explain/languages/phase-titles.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import { adjustmentFrame } from '../stage/frame/adjustment-frame.ts';
import { nearSpaces } from '../stage/frame/crop-spaces.ts';
import { frame } from '../stage/frame/frame.ts';
import { retreatFrame } from '../stage/frame/retreat-frame.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { BoardFormats } from '../stage/model/board-formats.ts';
import { FORMATS, type Format, formatIn } from '../stage/model/format.ts';
import type { Turn } from '../trace/turn.ts';
import { adjustmentRows, type PhasePower, retreatRows } from '../ui/phases/phase-rows.ts';
import type { Reel, Sentence, ReelText } from './reel.ts';
import { type ReelTexts, turnTexts } from './turn-texts.ts';

/*
 * Phases in the order in which they are played: the moves step by step, then the retreats and the adjustments, each as
 * ordered and as ruled.
 */

/** A phase as played. */
export interface PlayablePhase extends ReelTexts {
  /** One for each of its steps. */
  readonly frames: (format: Format) => readonly Frame[];
}

/** The ruled phases, in order. Throws if there are none. */
export function playedOf(
  { movement, retreats, adjustments }: RuledPhases,
  language: PhaseLanguage,
): readonly [PlayablePhase, ...PlayablePhase[]] {
  const [first, ...others] = [
    movement && playedTurn(movement, language),
    retreats &&
      playedPhase('retreats', retreatRows(retreats, language), language, (format, open) =>
        retreatFrame(retreats, format, open),
      ),
    adjustments &&
      playedPhase('adjustments', adjustmentRows(adjustments, language), language, (format, open) =>
        adjustmentFrame(adjustments, format, open),
      ),
  ].filter((phase) => phase !== null);
  if (!first) throw new Error('there is nothing to play: no phase was ruled');
  return [first, ...others];
}

/** A movement phase, step by step. */
function playedTurn(turn: Turn, language: PhaseLanguage): PlayablePhase {
  const texts = turnTexts(turn, language);
  return {
    ...texts,
    frames: (format) => texts.steps.map((_, step) => frame(turn, step, formatIn(format, language))),
  };
}

/** A phase without moves: as ordered, and as ruled. */
function playedPhase(
  phase: 'retreats' | 'adjustments',
  powers: readonly PhasePower[],
  language: PhaseLanguage,
  draw: (format: Format, open: boolean) => Frame,
): PlayablePhase {
  const title = PHASE_TITLES[language.tag][phase];
  const sentences = powers.flatMap((power) => [
    ...power.sentences,
    ...power.rows.flatMap((row) => row.sentences),
  ]);
  const said = sentences.map(({ sentence, paragraph }): Sentence => ({
    text: sentence,
    rule: paragraph,
  }));
  const [first = { text: title, rule: '' }, ...more] = said;
  const ruled: ReelText = { sentence: first, more, because: [] };
  const open: ReelText = {
    sentence: { text: language.page.nothingDecided, rule: '' },
    more: [],
    because: [],
  };
  return {
    marks: [{ name: title, from: 0 }],
    opening: ruled,
    steps: [open, ruled],
    places: [phase, `${phase}-ruled`],
    frames: (format) => [true, false].map((open) => draw(formatIn(format, language), open)),
  };
}

/** The step at which each phase begins. */
export function startsOf(played: readonly PlayablePhase[]): readonly number[] {
  let before = 0;
  return played.map(({ steps }) => (before += steps.length) - steps.length);
}

/** The spaces near the units of any phase. */
export function nearOf(played: readonly PlayablePhase[]): readonly string[] {
  const frames = played.flatMap(({ frames }) => frames(FORMATS.medium).slice(-1));
  return [...new Set(frames.flatMap((shown) => [...nearSpaces(shown)]))];
}

/** The marks of all phases on one ruler. */
export const marksOf = (played: readonly PlayablePhase[]): ReelTexts['marks'] =>
  startsOf(played).flatMap((start, i) =>
    (played[i]?.marks ?? []).map(({ name, from }) => ({ name, from: from + start })),
  );

/** The names of the places in all phases. */
export const placesOf = (played: readonly PlayablePhase[]): readonly string[] =>
  played.flatMap(({ places }) => places);

/** Phases ruled in the page, for the player. The frames of a format are drawn when one of them is needed. */
export function reelOfPhases(
  phases: RuledPhases,
  language: PhaseLanguage,
  formats: BoardFormats = FORMATS,
): Reel {
  const played = playedOf(phases, language);
  const steps = played.flatMap((phase) => phase.steps);
  const drawn = new Map<string, readonly Frame[]>();
  return {
    language: language.tag,
    last: steps.length - 1,
    marks: marksOf(played),
    places: placesOf(played),
    read: (step) => (step === null ? undefined : steps[step]) ?? played[0].opening,
    get near() {
      return nearOf(played);
    },
    frame: (step, format) => {
      const frames = drawn.get(format) ?? played.flatMap((phase) => phase.frames(formats[format]));
      drawn.set(format, frames);
      const shown = frames[step];
      if (!shown) throw new Error(`there is no step ${String(step)}`);
      return shown;
    },
  };
}

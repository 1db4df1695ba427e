import type { MovementLanguage } from '../explain/languages/language.ts';
import {
  movementChip,
  movementMarks,
  movementNearMiss,
  movementSentence,
  movementVerdict,
} from '../explain/movement-in-words.ts';
import { citationNumber } from '../rules/sections.ts';
import { placesIn } from '../trace/places/places.ts';
import type { Turn } from '../trace/turn.ts';
import type { RulerMark } from '../ui/player/ruler.ts';
import type { Sentence, ReelText } from './reel.ts';

export interface ReelTexts {
  readonly marks: readonly RulerMark[];
  /** Before anything was pressed. */
  readonly opening: ReelText;
  /** From step 0 on: its texts, and the name of its place. */
  readonly steps: readonly ReelText[];
  readonly places: readonly string[];
}

const said = (text: string, rule = ''): Sentence => ({ text, rule });

/** The texts of an embed at each step of a movement phase. */
export function turnTexts(turn: Turn, language: MovementLanguage): ReelTexts {
  const { steps } = turn.ruling;
  const { headline, why } = movementVerdict(turn, language);
  const open: ReelText = { sentence: said(language.page.nothingDecided), more: [], because: [] };
  return {
    places: placesIn(steps),
    marks: movementMarks(turn, language).map(({ title, from }) => ({
      name: title,
      from: from + 1,
    })),
    opening: { sentence: said(headline), more: why === '' ? [] : [said(why)], because: [] },
    steps: [
      open,
      ...steps.map((step): ReelText => {
        // The sentence says already where the unit may retreat.
        const near = step.fact.type === 'retreats' ? null : movementNearMiss(step, turn, language);
        return {
          sentence: said(movementSentence(step, turn, language), citationNumber(step.citation)),
          more: near === null ? [] : [said(near)],
          because: step.because.flatMap((id) => {
            const premise = steps[id];
            return premise ? [{ step: id + 1, text: movementChip(premise, turn, language) }] : [];
          }),
        };
      }),
    ],
  };
}

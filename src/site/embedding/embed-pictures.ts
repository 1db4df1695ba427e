import { playedOf } from '../../embed/played.ts';
import type { Language } from '../../explain/languages/language.ts';
import { sentence, verdict } from '../../explain/in-words.ts';
import { movingOfPage, pictureOfPage } from '../../picture/page.ts';
import { readPalette, readPalettes } from '../../picture/palette.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { frame } from '../../stage/frame/frame.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { type Format, formatIn } from '../../stage/model/format.ts';
import { holdOf } from '../../stage/motion/hold.ts';
import tokens from '../styles/tokens.css?raw';
import type { EmbeddedTurn } from './embedded-turn.ts';

/** The verdict on the first phase of a turn, or the decision at one of its steps, in a few sentences. */
export function descriptionOf(
  { phases }: Pick<EmbeddedTurn, 'phases'>,
  language: Language,
  step: number | null = null,
): string {
  const [{ opening, steps }] = playedOf(phases, language);
  const { sentence: first, more } = (step === null ? undefined : steps[step]) ?? opening;
  return [first, ...more].map(({ text }) => text).join(' ');
}

/** The visible frame of the first phase. */
function shownOf({ phases, step }: EmbeddedTurn, format: Format): Frame {
  const { movement, retreats, adjustments } = phases;
  if (movement) return frame(movement, step ?? movement.ruling.steps.length, format);
  if (retreats) return retreatFrame(retreats, format);
  if (adjustments) return adjustmentFrame(adjustments, format);
  throw new Error('there is nothing to draw: no phase was ruled');
}

/** The visible frame as an SVG file, light or dark. Rejects if the map cannot be fetched. */
export const stillOf = (
  turn: EmbeddedTurn,
  language: Language,
  look: { readonly base: string; readonly format: Format; readonly theme: 'light' | 'dark' },
): Promise<string> =>
  pictureOfPage(
    shownOf(turn, formatIn(look.format, language)),
    look.base,
    { title: turn.title, description: descriptionOf(turn, language, turn.step) },
    readPalette(tokens, look.theme),
  );

/** The moves as an SVG file that plays them, light or dark like its reader's system; null: there are none. */
export async function movingOf(
  turn: EmbeddedTurn,
  language: Language,
  { base, format }: { readonly base: string; readonly format: Format },
): Promise<string | null> {
  const { movement } = turn.phases;
  if (!movement) return null;
  const { steps } = movement.ruling;
  const { headline } = verdict(movement, language);
  const shot = (at: number, text: string) => ({
    frame: frame(movement, at, formatIn(format, language)),
    hold: holdOf(text),
    sentence: text,
  });
  return movingOfPage(
    [
      shot(0, language.page.nothingDecided),
      ...steps.map((step, at) => shot(at + 1, sentence(step, movement, language))),
      shot(steps.length, headline),
    ],
    base,
    { title: turn.title, description: descriptionOf(turn, language) },
    readPalettes(tokens),
  );
}

import { playedOf } from '../../embed/played.ts';
import type { Language } from '../../explain/languages/language.ts';
import { drawFrame } from '../../picture/draw-picture.ts';
import { drawMoving } from '../../picture/moving.ts';
import { paletteOf, palettesOf } from '../../picture/palette.ts';
import { playedShots } from '../../picture/turn-shots.ts';
import { frame } from '../../stage/frame/frame.ts';
import { lettered } from '../../stage/frame/lettered.ts';
import { firstPhase, phaseFrame } from '../../stage/frame/phase-frame.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import { type Format, formatIn } from '../../stage/model/format.ts';
import { colourTokens } from '../../diagram/colour-tokens.ts';
import { boardOfTurn, type EmbeddedTurn } from './embedded-turn.ts';

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
  const first = firstPhase(phases);
  if (!first) throw new Error('there is nothing to draw: no phase was ruled');
  return first.phase === 'movement' && step !== null
    ? frame(first.turn, step, format)
    : phaseFrame(first, format);
}

/** The visible frame as an SVG file, light or dark. */
export const stillOf = (
  turn: EmbeddedTurn,
  language: Language,
  look: { readonly format: Format; readonly theme: 'light' | 'dark' },
): string =>
  drawFrame(
    lettered(shownOf(turn, formatIn(look.format, language))),
    { palettes: [paletteOf(look.theme, colourTokens(boardOfTurn(turn)))] },
    { title: turn.title, description: descriptionOf(turn, language, turn.step) },
  );

/** The moves as an SVG file that plays them, light or dark like its reader's system; null: there are none. */
export function movingOf(turn: EmbeddedTurn, language: Language, format: Format): string | null {
  const { movement } = turn.phases;
  const played = movement && playedShots(movement, 'all', true, format, language);
  if (!played?.ok) return null;
  return drawMoving(
    played.value.shots,
    { palettes: palettesOf(colourTokens(boardOfTurn(turn))), loop: false, sentences: true },
    { title: turn.title, description: descriptionOf(turn, language) },
  );
}

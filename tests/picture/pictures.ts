import type { Palettes } from '../../src/draw/paint.ts';
import { drawFrame } from '../../src/picture/draw-picture.ts';
import { paletteOf, palettesOf } from '../../src/picture/palette.ts';
import type { Theme } from '../../src/picture/themes.ts';
import { FORMATS, type Format } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { turnNamed } from '../stage/turns.ts';

/** The colours of a theme; null: light and dark. */
export const coloursOf = (theme: Theme | null): Palettes =>
  theme === null ? palettesOf() : [paletteOf(theme)];

interface Wanted {
  readonly format?: Format['id'];
  readonly theme?: Theme;
  readonly title?: string;
  readonly description?: string;
  readonly isTitled?: boolean;
  readonly cropped?: boolean;
}

/** The last frame of a scenario as a file. */
export function pictureOf(slug: string, wanted: Wanted = {}): string {
  const { format = 'wide', theme = 'light', title = slug, description = '' } = wanted;
  const { isTitled = false, cropped = false } = wanted;
  const turn = turnNamed(slug);
  const shown = frame(turn, turn.ruling.steps.length, FORMATS[format]);
  return drawFrame(
    shown,
    { palettes: coloursOf(theme), cropped },
    { title, description, isTitled },
  );
}

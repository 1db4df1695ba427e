import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawFrame, type Files } from '../../src/picture/draw-picture.ts';
import type { Theme } from '../../src/picture/themes.ts';
import { FORMATS, type Format } from '../../src/stage/model/format.ts';
import { mapSheet } from '../../src/stage/model/map-sheet.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { turnNamed } from '../stage/turns.ts';

const root = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');

export const FILES: Files = {
  map: read('static/board.svg'),
  tokens: read('src/site/styles/tokens.css'),
};
const THUMB_FILES: Files = { ...FILES, map: read('static/board-thumb.svg') };

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
  const { isTitled = false, cropped } = wanted;
  const turn = turnNamed(slug);
  const shown = frame(turn, turn.ruling.steps.length, FORMATS[format]);
  const files = mapSheet(shown) === 'board.svg' || cropped === true ? FILES : THUMB_FILES;
  return drawFrame(shown, files, theme, { title, description, isTitled }, cropped);
}

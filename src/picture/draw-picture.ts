import '../ui/board/army-fleet.ts';
import { boardStyles } from 'virtual:board-styles';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import Picture from '../ui/board/drawing/Picture.svelte';
import type { Frame } from '../stage/model/drawable.ts';
import { nearSpaces } from '../stage/frame/crop-spaces.ts';
import { namesWithin } from '../stage/frame/names-within.ts';
import { readPalette, readPalettes } from './palette.ts';
import type { Theme } from './themes.ts';
import { movingSvg, type MovingParts, stateSvgs, steppedSvg, type Stepped } from './moving.ts';
import { pictureSvg } from './svg.ts';
import { type Caption, textsOf } from './titled.ts';

/** The files that supply the map and the colours, as text. */
export interface Files {
  readonly map: string;
  readonly tokens: string;
}

/** The markup that `Picture` renders for a frame, in Node. */
const markupOf = (shown: Frame): string =>
  render(Picture as Component<{ shown: Frame; base: string }>, {
    props: { shown, base: '' },
  }).body;

/**
 * A frame as a stand-alone SVG file, rendered in Node by the components that draw the page. `cropped`: only the spaces
 * near the units, cut out of the map.
 */
export function drawFrame(
  whole: Frame,
  files: Files,
  theme: Theme,
  caption: Caption,
  cropped = false,
): string {
  const cropTo = cropped ? nearSpaces(whole) : null;
  const shown = cropTo ? namesWithin(whole, cropTo) : whole;
  return pictureSvg({
    markup: markupOf(shown),
    styles: boardStyles,
    map: files.map,
    palette: readPalette(files.tokens, theme),
    forPrint: theme === 'print',
    format: shown.format,
    cropTo,
    ...textsOf(caption, shown.held),
  });
}

/** A frame of an animated picture, how long it is shown, in ms, and what happens in it. */
export interface Shot {
  readonly frame: Frame;
  readonly hold: number;
  readonly sentence: string;
}

/** How an animated picture looks. `theme` null: light or dark, as its reader prefers. */
export interface Moving extends Pick<MovingParts, 'loop' | 'sentences'> {
  readonly theme: Theme | null;
  readonly cropped: boolean;
}

/**
 * Frames of one turn as a stand-alone SVG file that plays them. The last shot determines the section of a cropped
 * picture.
 */
export const drawMoving = (
  shots: readonly Shot[],
  files: Files,
  look: Moving,
  caption: Caption,
): string => movingSvg(movingParts(shots, files, look, caption));

/** The same as SVG files, one for each shot, all the same size. */
export const drawStates = (
  shots: readonly Shot[],
  files: Files,
  look: Moving,
  caption: Caption,
): readonly string[] => stateSvgs(movingParts(shots, files, look, caption));

/** The same as one SVG element for a page that shows one shot at a time, in the light or dark colours of the page. */
export const drawStepped = (shots: readonly Shot[], files: Files, caption: Caption): Stepped =>
  steppedSvg(
    movingParts(
      shots,
      files,
      { theme: null, cropped: false, loop: false, sentences: false },
      caption,
    ),
  );

function movingParts(
  shots: readonly Shot[],
  files: Files,
  { theme, cropped, loop, sentences }: Moving,
  caption: Caption,
): MovingParts {
  const last = shots.at(-1);
  const cropTo = cropped && last ? nearSpaces(last.frame) : null;
  const states = shots.map((shot) => {
    const frame = cropTo ? namesWithin(shot.frame, cropTo) : shot.frame;
    return { ...shot, frame, markup: markupOf(frame) };
  });
  return {
    states,
    styles: boardStyles,
    map: files.map,
    palette: theme === null ? readPalettes(files.tokens) : readPalette(files.tokens, theme),
    forPrint: theme === 'print',
    cropTo,
    loop,
    sentences,
    ...textsOf(caption, last?.frame.held),
  };
}

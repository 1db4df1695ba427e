import { boardStyles } from 'virtual:board-styles';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import Picture from '../ui/board/drawing/Picture.svelte';
import type { Frame } from '../stage/model/drawable.ts';
import { namesWithin, nearSpaces } from '../stage/frame/crop-spaces.ts';
import { readPalette } from './palette.ts';
import type { Theme } from './themes.ts';
import { pictureSvg } from './svg.ts';

/** The files that supply the map and the colours, as text. */
export interface Files {
  readonly map: string;
  readonly tokens: string;
}

export interface Caption {
  readonly title: string;
  readonly description: string;
}

/**
 * A frame as a stand-alone SVG file, rendered in Node by the components that draw the page. `cropped`: only the
 * spaces near the units, cut out of the map.
 */
export function drawFrame(
  whole: Frame,
  files: Files,
  theme: Theme,
  caption: Caption,
  cropped = false,
): string {
  const near = cropped ? nearSpaces(whole) : null;
  const shown = near ? namesWithin(whole, near) : whole;
  const { body } = render(Picture as Component<{ shown: Frame; base: string }>, {
    props: { shown, base: '' },
  });
  return pictureSvg({
    markup: body,
    styles: boardStyles,
    map: files.map,
    palette: readPalette(files.tokens, theme),
    forPrint: theme === 'print',
    format: shown.format,
    near,
    ...caption,
  });
}

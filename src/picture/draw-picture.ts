import '../draw/army-fleet.ts';
import { drawMarks } from '../draw/marks.ts';
import type { Palettes } from '../draw/paint.ts';
import { nearSpaces } from '../stage/frame/crop-spaces.ts';
import { namesWithin } from '../stage/frame/names-within.ts';
import type { Frame } from '../stage/model/drawable.ts';
import { mapOf, type Parts, pictureOf, written } from './svg.ts';
import { type Caption, textsOf } from './titled.ts';

/** How a picture looks. */
export interface PictureLook {
  readonly palettes: Palettes;
  /** Only the spaces near the units, cut out of the map. */
  readonly cropped?: boolean;
}

/** The map of a picture, and the frame on it: of a part of the map, without the names beyond. */
export function onMap(
  { cropped = false }: PictureLook,
  frame: Frame,
): { readonly map: Parts['map']; readonly shown: (frame: Frame) => Frame } {
  const near = cropped ? nearSpaces(frame) : null;
  return {
    map: mapOf(frame, near),
    shown: (one) => (near ? namesWithin(one, near) : one),
  };
}

/** A frame as a stand-alone SVG file. */
export function drawFrame(frame: Frame, look: PictureLook, caption: Caption): string {
  const { map, shown } = onMap(look, frame);
  const { line, ...texts } = textsOf(caption, frame.held, frame.format.letters);
  return written(
    pictureOf({
      map,
      marks: drawMarks(shown(frame), map.outline),
      format: frame.format,
      palettes: look.palettes,
      line,
      sentences: [],
      ...texts,
    }),
  );
}

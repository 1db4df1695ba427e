import type { Frame } from '../model/drawable.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';

/** Where the map buttons go: bottom right, or another corner if that is free. */
export const CORNERS = ['right', 'left', 'above', 'across'] as const;
export type Corner = (typeof CORNERS)[number];

/** The first corner without a unit or a mark of one; bottom right if there is none. */
export function cornerFor(frame: Frame): Corner {
  return CORNERS.find((corner) => isFree(frame, corner)) ?? 'right';
}

function isFree(frame: Frame, corner: Corner): boolean {
  const { width, height, corner: size } = frame.format;
  const left = corner === 'left' || corner === 'across' ? 0 : width - size.width;
  const top = corner === 'above' || corner === 'across' ? 0 : height - size.height;
  const r = SIZE.unit * frame.scale;
  const things = [...frame.units, ...frame.strengths, ...frame.crosses, ...frame.retreats];
  return !things.some(
    ({ x, y }: Point) =>
      x + r > left && x - r < left + size.width && y + r > top && y - r < top + size.height,
  );
}

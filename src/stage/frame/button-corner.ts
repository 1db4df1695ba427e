import type { Frame } from '../model/drawable.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';

/** Where those buttons stand: below right, or where a board has more room for them. */
export const CORNERS = ['right', 'left', 'above', 'across'] as const;
export type Corner = (typeof CORNERS)[number];

/** The first corner in which no unit is, nor what belongs to one; below right if there is none. */
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

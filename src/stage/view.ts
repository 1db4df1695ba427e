import type { Format } from './format.ts';
import { clamp } from './point.ts';
import type { Point } from './point.ts';

/** The frame of the drawn map, in its own units. */
export const MAP = { width: 1200, height: 1022 } as const;

/** A section of the map: `zoom` px for one unit of the map, whose corner is at `x`, `y` of the map. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const toView = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) * view.zoom,
  y: (y - view.y) * view.zoom,
});

export const toMap = (view: View, { x, y }: Point): Point => ({
  x: x / view.zoom + view.x,
  y: y / view.zoom + view.y,
});

/**
 * The section that shows all of the points with a margin, at the format's proportions, without leaving
 * the map, and no closer than the format allows. What does not fit on the map at once is cut at its edge.
 */
export function fitView(points: readonly Point[], format: Format): View {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right] = points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, MAP.width];
  const [top, bottom] = points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, MAP.height];
  const covering = Math.max(format.width / MAP.width, format.height / MAP.height);
  const fitting = Math.min(
    (format.width - 2 * format.margin) / Math.max(1, right - left),
    (format.height - 2 * format.margin) / Math.max(1, bottom - top),
  );
  const zoom = clamp(fitting, covering, format.zoom);
  const width = format.width / zoom;
  const height = format.height / zoom;
  return {
    zoom,
    x: clamp((left + right) / 2 - width / 2, 0, MAP.width - width),
    y: clamp((top + bottom) / 2 - height / 2, 0, MAP.height - height),
  };
}

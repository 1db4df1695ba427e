import { pathWriter } from './curve.ts';
import type { Point } from './topology.ts';

/**
 * Waterways too narrow to draw to scale, as strokes over the land: why a fleet may pass through Kiel
 * and Constantinople (1971 VII.3.a). From open water to open water, in map units.
 */
const STRAITS: readonly (readonly Point[])[] = [
  // The Kiel Canal.
  [
    [509.2, 416.8],
    [520.4, 419.6],
    [533.2, 413.6],
    [547.6, 416],
  ],
  // The Bosporus.
  [
    [926.8, 733.6],
    [925.2, 742],
    [928.4, 748],
    [926, 757.2],
  ],
  // The Dardanelles.
  [
    [894, 782.4],
    [889.6, 785.6],
    [886, 781.6],
    [882, 779.2],
  ],
];

export function straits(unit: number): string {
  const pen = pathWriter(unit);
  return STRAITS.map((line) => pen.moveTo(line[0] as Point) + pen.arcTo(line)).join('');
}

/** A stretch of sea that is drawn wider than it is, along one direction. */
interface Widened {
  readonly at: Point;
  /** Which way its shores are moved apart, and how far each. */
  readonly apart: Point;
  readonly radius: number;
}

const WIDENED: readonly Widened[] = [
  // Gibraltar: the border of the Mid-Atlantic and the Western Mediterranean would hardly show.
  { at: [140, 892], apart: [0, 3.2], radius: 34 },
];

/** Moves a point near a widened stretch off its middle. Smooth, so nothing can cross. */
export function widen([x, y]: Point): Point {
  let [dx, dy] = [0, 0];
  for (const { at, apart, radius } of WIDENED) {
    const away = Math.hypot(x - at[0], y - at[1]) / radius;
    if (away >= 1) continue;
    const length = Math.hypot(...apart);
    const side = ((x - at[0]) * apart[0] + (y - at[1]) * apart[1]) / length;
    const share = Math.tanh(side / 2) * (1 - away ** 2) ** 2;
    dx += apart[0] * share;
    dy += apart[1] * share;
  }
  return [x + dx, y + dy];
}

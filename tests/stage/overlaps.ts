import type { Frame } from '../../src/stage/model/drawable.ts';
import type { Point } from '../../src/stage/geometry/point.ts';
import { extentsOf } from './extents.ts';
import type { Extent, Polygon } from './extents.ts';

/** How far the rims of two things may overlap, in px: too little to see. */
const TOUCH = 0.5;

export const KINDS = [
  'mark/mark',
  'mark/unit',
  'mark/name',
  'unit/unit',
  'unit/name',
  'name/name',
] as const;
export type OverlapKind = (typeof KINDS)[number];

export interface Overlap {
  readonly kind: OverlapKind;
  readonly pair: string;
  /** Depth of the overlap, in px. */
  readonly depth: number;
}

/** The overlap of two convex polygons along the axis where it is least; zero or less: they do not overlap. */
export function depthOf(a: Polygon, b: Polygon): number {
  let least = Infinity;
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const)
    for (const [i, p] of one.entries()) {
      const q = one[(i + 1) % one.length] ?? p;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      if (length === 0) continue;
      const axis = { x: (q.y - p.y) / length, y: (p.x - q.x) / length };
      const [low, high] = spread(one, axis);
      const [from, to] = spread(other, axis);
      least = Math.min(least, Math.min(high, to) - Math.max(low, from), high - from, to - low);
      if (least <= 0) return least;
    }
  return least;
}

function spread(shape: Polygon, axis: Point): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const { x, y } of shape) {
    const at = x * axis.x + y * axis.y;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

interface Boxed extends Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const boxed = (extent: Extent): Boxed => {
  const spots = extent.pieces.flat();
  return {
    ...extent,
    left: Math.min(...spots.map(({ x }) => x)),
    top: Math.min(...spots.map(({ y }) => y)),
    right: Math.max(...spots.map(({ x }) => x)),
    bottom: Math.max(...spots.map(({ y }) => y)),
  };
};

const RANKS = { mark: 0, unit: 1, name: 2 } as const;

/** The pairs of things that overlap. */
export function overlapsOf(frame: Frame): readonly Overlap[] {
  const all = extentsOf(frame).map(boxed);
  const found: Overlap[] = [];
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      if (a.key === b.key || a.of.includes(b.key) || b.of.includes(a.key)) continue;
      if (a.left > b.right || b.left > a.right || a.top > b.bottom || b.top > a.bottom) continue;
      let depth = 0;
      for (const one of a.pieces)
        for (const other of b.pieces) depth = Math.max(depth, depthOf(one, other));
      if (depth <= TOUCH) continue;
      const [first, second] = RANKS[a.kind] <= RANKS[b.kind] ? [a, b] : [b, a];
      found.push({
        kind: `${first.kind}/${second.kind}` as OverlapKind,
        pair: `${first.key} | ${second.key}`,
        depth,
      });
    }
  return found;
}

/** Things that the edge of the frame cuts. */
export function cutOffIn(frame: Frame): readonly string[] {
  const { width, height } = frame.format;
  return extentsOf(frame)
    .map(boxed)
    .filter(
      ({ left, top, right, bottom }) =>
        left < -TOUCH || top < -TOUCH || right > width + TOUCH || bottom > height + TOUCH,
    )
    .map(({ key }) => key);
}

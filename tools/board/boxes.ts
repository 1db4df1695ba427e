import type { SpaceId } from '../../src/board/board.ts';
import type { Raster } from './raster.ts';
import type { Size } from './sizes.ts';
import { isSpace, isWater, type Point } from './topology.ts';

export interface Box extends Size {
  /** Its centre. */
  readonly at: Point;
}

/** `Math.hypot` is ten times slower. */
export const distance = ([ax, ay]: Point, [bx, by]: Point): number =>
  Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

/** The free space between two boxes; negative if they overlap. */
export function gapBetween(a: Box, b: Box): number {
  const dx = Math.abs(a.at[0] - b.at[0]) - (a.width + b.width) / 2;
  const dy = Math.abs(a.at[1] - b.at[1]) - (a.height + b.height) / 2;
  return dx > 0 && dy > 0 ? Math.hypot(dx, dy) : Math.max(dx, dy);
}

/** Cost of a sample of a box outside its space: in water, in a province, on other land, off the map. */
const COST = { water: 1, province: 4, land: 2, beyond: 9 };

/**
 * How well a box fits in a space: its clearance up to `enough`, or a negative cost if it leaves the space. Printed
 * maps let names spill into the sea, but not across other land.
 */
export function fit(raster: Raster, space: SpaceId, box: Box, enough: number): number {
  let least = enough;
  let outside = 0;
  const across = Math.max(3, Math.ceil(box.width / 3));
  const down = Math.max(2, Math.ceil(box.height / 3));
  for (let i = 0; i <= across; i++)
    for (let j = 0; j <= down; j++) {
      const x = box.at[0] + (i / across - 0.5) * box.width;
      const y = box.at[1] + (j / down - 0.5) * box.height;
      const found = raster.at(x, y);
      if (found === space) least = Math.min(least, raster.clearance(x, y));
      else if (found === null) outside += COST.beyond;
      else if (isWater(found)) outside += COST.water;
      else outside += isSpace(found) ? COST.province : COST.land;
    }
  return outside === 0 ? least : -12 - (22 * outside) / ((across + 1) * (down + 1));
}

export interface Scored<T> {
  readonly value: T;
  readonly score: number;
}

/** The candidates with the highest scores, best first; stable. */
export function best<T>(candidates: readonly Scored<T>[], count: number): readonly Scored<T>[] {
  if (count > 1) return [...candidates].sort((a, b) => b.score - a.score).slice(0, count);
  let first = candidates[0];
  for (const candidate of candidates) if (first && candidate.score > first.score) first = candidate;
  return first ? [first] : [];
}

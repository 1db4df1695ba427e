import { fillRings } from '../scanline.ts';
import { isSpace, isWater, type Point, type ShapeId } from '../topology.ts';
import { ringArea, type Polygon } from './planar.ts';
import { SHEET } from './project.ts';

/** The grid of the cartogram. */
export const GRID = { columns: 236, rows: 201 };
export const CELL = { width: SHEET.width / GRID.columns, height: SHEET.height / GRID.rows };

/*
 * The wanted area of a shape: below `pivot` (in square units) areas are raised towards it, above they are lowered, by
 * these powers of the ratio.
 */
const LAND = { pivot: 6000, below: 0.45, above: 0.8 };
const SEA = { pivot: 12000, below: 0.5, above: 0.75 };
/** Land that cannot be entered shrinks. */
const CLOSED = 0.8;
/** Limits of the factor by which a shape's area changes. */
const BOUNDS = { least: 0.35, most: 2.8 };
/** The strength of the distortion; 1 would be all of it. */
const STRENGTH = 0.85;
/** Blur radius of the densities, so that borders are not torn. */
const BLUR = 9;

export interface LaidOut {
  readonly id: ShapeId;
  readonly polygons: readonly Polygon[];
}

function wanted(id: ShapeId, area: number, room: number | undefined): number {
  if (!isSpace(id)) return room ?? CLOSED;
  const { pivot, below, above } = isWater(id) ? SEA : LAND;
  const ratio = area / pivot;
  const share = (ratio ** (ratio < 1 ? below : above) / ratio) * (room ?? 1);
  return Math.max(BOUNDS.least, Math.min(BOUNDS.most, share));
}

/** The wanted growth of each grid cell, row by row, with a mean of 1. */
export function density(
  shapes: readonly LaidOut[],
  room: Readonly<Record<string, number>>,
): Float64Array {
  // At double resolution, so that cells on a border count for both sides.
  const fine = { width: GRID.columns * 2, height: GRID.rows * 2 };
  const grown = new Float64Array(GRID.columns * GRID.rows);
  for (const { id, polygons } of shapes) {
    const rings = polygons.flat();
    const area = polygons
      .flatMap((polygon) => polygon.map((ring, i) => Math.abs(ringArea(ring)) * (i ? -1 : 1)))
      .reduce((sum, part) => sum + part, 0);
    const share = wanted(id, area, room[id]);
    const scaled = rings.map((ring) =>
      ring.slice(1).map(([x, y]): Point => [(2 * x) / CELL.width, (2 * y) / CELL.height]),
    );
    fillRings(scaled, fine, (x, y) => {
      const cell = Math.floor(y / 2) * GRID.columns + Math.floor(x / 2);
      grown[cell] = (grown[cell] as number) + share / 4;
    });
  }
  const soft = blur(grown);
  const mean = soft.reduce((sum, value) => sum + value, 0) / soft.length;
  return soft.map((value) => 1 + (value / mean - 1) * STRENGTH);
}

/** Gaussian blur along rows, then columns; reflected at the edges. */
function blur(grid: Float64Array): Float64Array {
  const { columns, rows } = GRID;
  const pass = (from: Float64Array, deviation: number, count: number, stride: number) => {
    const reach = Math.ceil(3 * deviation);
    const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
      Math.exp(-0.5 * ((i - reach) / deviation) ** 2),
    );
    const sum = weights.reduce((a, b) => a + b, 0);
    const reflect = (i: number): number => (i < 0 ? -i - 1 : i >= count ? 2 * count - 1 - i : i);
    return from.map((_, index) => {
      const position = Math.floor(index / stride) % count;
      const start = index - position * stride;
      return (
        weights.reduce(
          (total, weight, k) =>
            total + weight * (from[start + reflect(position + k - reach) * stride] as number),
          0,
        ) / sum
      );
    });
  };
  const acrossRows = pass(grid, BLUR / CELL.width, columns, 1);
  return pass(acrossRows, BLUR / CELL.height, rows, columns);
}

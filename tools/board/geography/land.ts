import { simplify } from '../generalise.ts';
import { buffer, collect, strokeOf, subtract, writePolygons } from './jts.ts';
import { clipRing, inPolygon, inRing, ringArea, type Polygon, type Ring } from './planar.ts';
import { project, SHEET, type LonLat } from './project.ts';
import type { Stroke } from './authored.ts';
import type { Point } from '../topology.ts';

/** How far the land extends beyond the sheet, so that rounding it changes nothing on the sheet. */
const MARGIN = 60;
/** Smaller islands and lakes are dropped first: near a coast they would be joined to it as spikes. */
const LEAST = { island: 85, lake: 30 };
/** Inlets narrower than twice `close` are filled, then spits narrower than twice `open` are cut off. */
const ROUNDING = { close: 2, open: 1.6 };
/** Much finer bends are dropped first, to save time; in square units. */
const TOO_FINE = 0.1;

function toSheet(outlines: readonly (readonly (readonly LonLat[])[])[]): readonly Polygon[] {
  const box = [-MARGIN, -MARGIN, SHEET.width + MARGIN, SHEET.height + MARGIN] as const;
  return outlines.flatMap((rings): readonly Polygon[] => {
    const [outline, ...holes] = rings.map((ring) =>
      clipRing(simplify(ring.map(project), TOO_FINE), box),
    );
    if (!outline || Math.abs(ringArea(outline)) < LEAST.island) return [];
    const lakes = holes.filter((hole): hole is Point[] => hole !== null);
    return [[outline, ...lakes.filter((lake) => Math.abs(ringArea(lake)) > LEAST.lake)]];
  });
}

/**
 * The land of the board on the sheet: coasts rounded as on a printed board, bridges added, straits kept open; only
 * islands and inland waters with a seed.
 */
export function landOnSheet(
  outlines: readonly (readonly (readonly LonLat[])[])[],
  bridges: readonly Stroke[],
  carvings: readonly Stroke[],
  seeds: readonly Point[],
): readonly Polygon[] {
  const stroke = ({ through, halfWidth }: Stroke) => strokeOf(through.map(project), halfWidth);
  const { close, open } = ROUNDING;
  const joined = collect(toSheet(outlines), bridges.map(stroke));
  const rounded = buffer(buffer(buffer(joined, close), -close - open), open);
  const carved = carvings.reduce((land, carving) => subtract(land, stroke(carving)), rounded);
  const held = (ring: Ring): boolean => seeds.some((seed) => inRing(ring, seed));
  return writePolygons(carved)
    .filter((polygon) => seeds.some((seed) => inPolygon(polygon, seed)))
    .map(([outline, ...lakes]) => [outline as Ring, ...lakes.filter(held)]);
}

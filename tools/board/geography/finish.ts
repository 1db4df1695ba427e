import { quantize } from 'topojson-client';
import { flatten } from '../curve.ts';
import { lineKind, type LineKind } from '../drawing.ts';
import { simplify, snap } from '../generalise.ts';
import type { Point as Place } from 'topojson-specification';
import { FRAME, sidesOf, type BoardTopology, type Point } from '../topology.ts';
import { arcsOf, type Sheet } from './assemble.ts';
import { evenly } from './curves.ts';
import { badMeetings } from './jts.ts';
import { distance } from './planar.ts';

/** Points are at multiples of this on the finished map, so half of it suffices for all curves. */
const STEP = 0.4;
/** The least triangle that a bend must span, in square map units. */
const LEAST: Readonly<Record<LineKind, number>> = {
  coast: 2.2,
  realm: 4,
  province: 4,
  sea: 2,
  strait: 2,
  frame: 0.01,
};
/** Before it is stretched a line has a point at least every so many units. */
const DENSE = 4;
/** Curves that cross after rounding are simplified less, so many times at most. */
const ROUNDS = 8;

/**
 * Stretches the sheet, keeps of each arc what is needed to draw it, and rounds. Throws if curves would
 * cross however finely they are drawn.
 */
export function finish(sheet: Sheet, stretch: (point: Point) => Point): BoardTopology {
  const kinds = sidesOf(sheet).map(lineKind);
  const stretched = arcsOf(sheet).map((arc) => evenly(arc, DENSE).map(stretch));
  const least = kinds.map((kind) => LEAST[kind]);
  for (let round = 0; round < ROUNDS; round++) {
    const arcs = stretched.map((arc, i) => snap(simplify(arc, least[i] as number), STEP));
    const curves = arcs.map((arc, i) => (kinds[i] === 'frame' ? arc : flatten(arc)));
    const bad = badMeetings(curves.filter((_, i) => kinds[i] !== 'strait'));
    if (bad.length === 0) return written(sheet, arcs, stretch);
    curves.forEach((curve, i) => {
      const near = bad.some((point) => evenly(curve, 0.5).some((p) => distance(p, point) < 0.6));
      if (near) least[i] = (least[i] as number) / 2;
    });
  }
  throw new Error('lines still cross when drawn finely');
}

function written(
  sheet: Sheet,
  arcs: readonly (readonly Point[])[],
  stretch: (point: Point) => Point,
): BoardTopology {
  const set: readonly Place[] = sheet.objects.places.geometries;
  const places = set.map((place) => ({
    ...place,
    coordinates: [...stretch(place.coordinates as unknown as Point)],
  }));
  const objects = {
    ...sheet.objects,
    places: { ...sheet.objects.places, geometries: places },
  };
  const transform = { scale: [STEP, STEP], translate: [0, 0] };
  const topology = { ...sheet, arcs, objects } as unknown as BoardTopology;
  const quantised = quantize(topology, transform as never);
  return {
    type: 'Topology',
    transform: quantised.transform,
    arcs: quantised.arcs,
    objects: quantised.objects,
  };
}

/** From the sheet as it is stretched to the frame of the map. */
export const toFrame =
  (sheet: { readonly width: number; readonly height: number }) =>
  ([x, y]: Point): Point => [(x / sheet.width) * FRAME.width, (y / sheet.height) * FRAME.height];

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

/** Grid of points on the finished map; half of it is exact for all curves. */
const STEP = 0.4;
/** The smallest triangle of a bend that is kept, in square map units. */
const LEAST: Readonly<Record<LineKind, number>> = {
  coast: 2.2,
  realm: 4,
  province: 4,
  sea: 2,
  strait: 2,
  frame: 0.01,
};
/** Largest distance between points of a line before the sheet is distorted, in units. */
const DENSE = 4;
/** If curves cross after rounding they are simplified less, up to this many times. */
const ROUNDS = 8;

/** Distorts the sheet, simplifies each arc and rounds it. Throws if curves still cross at the finest detail. */
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

/** From the distorted sheet to the frame of the map. */
export const toFrame =
  (sheet: { readonly width: number; readonly height: number }) =>
  ([x, y]: Point): Point => [(x / sheet.width) * FRAME.width, (y / sheet.height) * FRAME.height];

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as topojson from 'topojson-specification';
import { SPACES } from '../../src/board/spaces.ts';
import type { SpaceId } from '../../src/board/board.ts';

export type Point = readonly [x: number, y: number];

/** The drawn shapes: the spaces, and land that is drawn but cannot be entered (`_CH`, `_IE`, `_CASP` ...). */
export type ShapeId = SpaceId | `_${string}`;
export type Shape = topojson.MultiPolygon & { readonly id: ShapeId };
export type BoardTopology = topojson.Topology<{
  map: topojson.GeometryCollection & { geometries: Shape[] };
  straits: topojson.GeometryCollection & { geometries: topojson.LineString[] };
  /** Positions set by hand: `NAP unit` ... */
  places: topojson.GeometryCollection & { geometries: topojson.Point[] };
}>;

/** The size of the map, in map units. */
export const FRAME = { width: 1200, height: 1022 };

const WATER: readonly ShapeId[] = ['_CASP', '_MARMARA'];

export function isSpace(id: ShapeId): id is SpaceId {
  return id in SPACES;
}

export function isWater(id: ShapeId): boolean {
  return isSpace(id) ? SPACES[id].kind === 'sea' : WATER.includes(id);
}

/** The committed geometry, relative to the project root. */
export const GEOMETRY = 'src/board/geometry/board.topo.json';

export const topologyText = (topology: BoardTopology): string => `${JSON.stringify(topology)}\n`;

export function readTopology(): BoardTopology {
  const file = new URL(`../../${GEOMETRY}`, import.meta.url);
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8')) as BoardTopology;
}

/** The arcs as points in map units. */
export function decodeArcs(topology: BoardTopology): readonly (readonly Point[])[] {
  const [kx, ky] = topology.transform?.scale ?? [1, 1];
  return topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx = 0, dy = 0]): Point => [(x += dx) * kx, (y += dy) * ky]);
  });
}

/** The positions set by hand, in map units, by space and kind. */
export function placesByHand(topology: BoardTopology): ReadonlyMap<string, Point> {
  const [kx, ky] = topology.transform?.scale ?? [1, 1];
  const places: readonly topojson.Point[] = topology.objects.places.geometries;
  return new Map(
    places.map(({ id, coordinates: [x = NaN, y = NaN] }) => [String(id), [x * kx, y * ky]]),
  );
}

/** Arc `index`, or arc `~index` reversed if negative, as in TopoJSON. */
export function oriented(arcs: readonly (readonly Point[])[], index: number): readonly Point[] {
  const arc = arcs[index < 0 ? ~index : index];
  if (!arc) throw new Error(`no arc ${String(index)}`);
  return index < 0 ? [...arc].reverse() : arc;
}

/** The one or two shapes on the sides of each arc. */
export function sidesOf(topology: BoardTopology): readonly (readonly ShapeId[])[] {
  const sides: ShapeId[][] = topology.arcs.map(() => []);
  for (const shape of topology.objects.map.geometries)
    for (const index of shape.arcs.flat(2)) sides[index < 0 ? ~index : index]?.push(shape.id);
  return sides;
}

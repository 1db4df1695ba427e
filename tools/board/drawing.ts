import { mergeArcs } from 'topojson-client';
import { pathWriter } from './curve.ts';
import { simplify, snap } from './generalise.ts';
import { REALMS } from './realms.ts';
import {
  decodeArcs,
  FRAME,
  isWater,
  oriented,
  placesByHand,
  sidesOf,
  type BoardTopology,
  type Point,
  type Shape,
  type ShapeId,
} from './topology.ts';

/** What a line separates, which determines how it is drawn. */
export type LineKind = 'coast' | 'realm' | 'province' | 'sea' | 'strait' | 'frame';

/** How far land extends beyond the frame, so that no coast is drawn along it. */
const BEYOND = 40;

const REALM_OF: ReadonlyMap<ShapeId, string> = new Map(
  Object.entries(REALMS).flatMap(([power, ids]) => ids.map((id) => [id, power] as const)),
);

export function lineKind([one, other]: readonly ShapeId[]): LineKind {
  if (one === undefined) return 'strait';
  if (other === undefined) return 'frame';
  if (isWater(one) !== isWater(other)) return 'coast';
  if (isWater(one)) return 'sea';
  return (REALM_OF.get(one) ?? one) === (REALM_OF.get(other) ?? other) ? 'province' : 'realm';
}

/** The map at one level of detail: its arcs, and paths made of them, in steps of `unit`. */
export interface Drawing {
  readonly unit: number;
  readonly arcs: readonly (readonly Point[])[];
  readonly kinds: readonly LineKind[];
  /** The shapes on either side of each arc. */
  readonly sides: readonly (readonly ShapeId[])[];
  readonly shapes: readonly Shape[];
  /** Positions set by hand: `NAP unit` ... */
  readonly places: ReadonlyMap<string, Point>;
  /** The outline of a shape. */
  outline(shape: Shape): string;
  /** The common outline of several shapes. It extends beyond the frame. */
  silhouette(shapes: readonly Shape[]): string;
  /** All lines of a kind, by tile. */
  lines(kind: LineKind): readonly string[];
  /** The tile with the centre of a shape. */
  tileOf(shape: Shape): number;
}

/** Renderers cull whole paths, so lines are cut into tiles: a crop then draws only what it shows. */
const TILES = { across: 4, down: 4 };
export const TILE_COUNT = TILES.across * TILES.down;

/** Boustrophedon order, so that neighbours on the map are neighbours in the file. */
function tile(points: readonly Point[]): number {
  const middle = (values: readonly number[]): number =>
    (Math.min(...values) + Math.max(...values)) / 2;
  const index = (v: number, size: number, count: number): number =>
    Math.min(count - 1, Math.floor((v / size) * count));
  const row = index(middle(points.map(([, y]) => y)), FRAME.height, TILES.down);
  const column = index(middle(points.map(([x]) => x)), FRAME.width, TILES.across);
  return row * TILES.across + (row % 2 ? TILES.across - 1 - column : column);
}

export interface Detail {
  /** The smallest triangle of a bend that is kept, in square map units: on coasts and seas, on land borders. */
  readonly coast: number;
  readonly border: number;
  /** Points are rounded to this, in map units. */
  readonly grid: number;
}

const beyond = (v: number, end: number): number =>
  v <= 0 ? v - BEYOND : v >= end ? v + BEYOND : v;

export function drawing(topology: BoardTopology, { coast, border, grid }: Detail): Drawing {
  const sides = sidesOf(topology);
  const kinds = sides.map(lineKind);
  const arcs = decodeArcs(topology).map((arc, i) => {
    const kind = kinds[i];
    if (kind === 'frame') return snap(arc, grid);
    return snap(simplify(arc, kind === 'realm' || kind === 'province' ? border : coast), grid);
  });
  const shapes = topology.objects.map.geometries;
  const pen = pathWriter(grid / 2);

  function ring(indices: readonly number[], outwards: boolean): string {
    const [start] = oriented(arcs, indices[0] as number);
    const parts = indices.map((index) => {
      const arc = oriented(arcs, index);
      if (kinds[index < 0 ? ~index : index] !== 'frame') return pen.arcTo(arc);
      if (!outwards) return pen.lineTo(arc);
      const out = arc.map(([x, y]): Point => [beyond(x, FRAME.width), beyond(y, FRAME.height)]);
      return pen.lineTo([arc[0] as Point, ...out, arc.at(-1) as Point]);
    });
    return `${pen.moveTo(start as Point)}${parts.join('')}z`;
  }

  return {
    unit: grid / 2,
    arcs,
    kinds,
    sides,
    shapes,
    places: placesByHand(topology),
    outline: (shape) =>
      shape.arcs
        .flat()
        .map((indices) => ring(indices, false))
        .join(''),
    silhouette: (some) =>
      mergeArcs(topology, [...some])
        .arcs.flat()
        .map((indices) => ring(indices, true))
        .join(''),
    lines: (kind) =>
      Array.from({ length: TILE_COUNT }, (_, number) =>
        arcs
          .filter((arc, i) => kinds[i] === kind && tile(arc) === number)
          .map((arc) => pen.moveTo(arc[0] as Point) + pen.arcTo(arc))
          .join(''),
      ),
    tileOf: (shape) => tile(shape.arcs.flat(2).flatMap((index) => [...oriented(arcs, index)])),
  };
}

import type { Point, ShapeId } from '../topology.ts';
import { complain, type Complaint } from './complaint.ts';
import { node, polygonise, type Tagged } from './jts.ts';
import type { Border } from './lines.ts';
import {
  distance,
  inPolygon,
  lengthOf,
  middleOf,
  polygonArea,
  type Polygon,
  type Ring,
} from './planar.ts';
import { SHEET } from './project.ts';

/** Lines are snapped to a grid of a thousandth of a unit, so that intersections are exact. */
const SCALE = 1000;
/** How far a line may overshoot the line it ends on. */
const OVERSHOOT = 30;

type Tag = Border | 'coast' | 'frame';
type Piece = Tagged<Tag>;

/** A face between the lines, on land or at sea. */
export interface Face {
  readonly polygon: Polygon;
  readonly on: 'land' | 'sea';
}

const frame: Ring = [
  [0, 0],
  [SHEET.width, 0],
  [SHEET.width, SHEET.height],
  [0, SHEET.height],
  [0, 0],
];

const onSheet = ([x, y]: Point): boolean =>
  x >= -1e-9 && y >= -1e-9 && x <= SHEET.width + 1e-9 && y <= SHEET.height + 1e-9;

/** Removes duplicates among coincident pieces, keeping the coast first, then the frame. */
function distinct(pieces: readonly Piece[]): readonly Piece[] {
  const rank = ({ tag }: Piece): number => (tag === 'coast' ? 0 : tag === 'frame' ? 1 : 2);
  const found = new Map<string, Piece>();
  for (const piece of pieces) {
    const forth = piece.points.join(' ');
    const back = [...piece.points].reverse().join(' ');
    const key = forth < back ? forth : back;
    const other = found.get(key);
    if (!other || rank(piece) < rank(other)) found.set(key, piece);
  }
  return [...found.values()];
}

/** Cuts land and sea into faces. The part of a land border at sea is dropped, and vice versa. */
export function facesBetween(
  land: readonly Polygon[],
  borders: readonly Border[],
  junctions: ReadonlyMap<string, Point>,
): { readonly faces: readonly Face[]; readonly complaints: readonly Complaint[] } {
  const isLand = (point: Point): boolean => land.some((polygon) => inPolygon(polygon, point));
  const noded = node<Tag>(
    [
      ...land.flat().map((points) => ({ points, tag: 'coast' as const })),
      { points: frame, tag: 'frame' },
      ...borders.map((border) => ({ points: border.points, tag: border })),
    ],
    SCALE,
  );
  const pieces = distinct(noded).filter(({ points, tag }) => {
    const middle = middleOf(points);
    if (!onSheet(middle)) return false;
    return typeof tag === 'string' || isLand(middle) === (tag.on === 'land');
  });
  const { faces, loose } = polygonise(pieces);
  return {
    faces: faces
      .filter((polygon) => polygonArea(polygon) > 0)
      .map((polygon) => ({ polygon, on: isLand(within(polygon)) ? 'land' : 'sea' })),
    complaints: [
      ...looseEnds(loose),
      ...vanished(borders, pieces, loose),
      ...missedJunctions(pieces, loose, junctions),
    ],
  };
}

/** A point inside a face: the middle of the widest section at half its height. */
export function within(polygon: Polygon): Point {
  const ys = (polygon[0] as Ring).map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  // An irregular share, so that the section passes through no vertex.
  const y = top + (bottom - top) * 0.4871362;
  const cuts = polygon
    .flatMap((ring) =>
      ring.slice(1).flatMap(([bx, by], i) => {
        const [ax, ay] = ring[i] as Point;
        return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
      }),
    )
    .sort((a, b) => a - b);
  let [x, widest] = [0, -1];
  for (let i = 0; i + 1 < cuts.length; i += 2) {
    const [from, to] = [cuts[i] as number, cuts[i + 1] as number];
    if (to - from > widest) [x, widest] = [(from + to) / 2, to - from];
  }
  return [x, y];
}

function looseEnds(loose: readonly Piece[]): readonly Complaint[] {
  return loose.flatMap(({ points, tag }) => {
    if (typeof tag === 'string' || !tag.authored || lengthOf(points) < OVERSHOOT) return [];
    const long = lengthOf(points).toFixed(0);
    return [complain(`${tag.name} hangs loose for ${long} units`, middleOf(points))];
  });
}

/** Authored lines of which no piece remains. */
function vanished(
  borders: readonly Border[],
  pieces: readonly Piece[],
  loose: readonly Piece[],
): readonly Complaint[] {
  const hanging = new Set(loose.map(({ points }) => points.join(' ')));
  const left = new Set(
    pieces.filter(({ points }) => !hanging.has(points.join(' '))).map(({ tag }) => tag),
  );
  return borders
    .filter((border) => border.authored && !left.has(border))
    .map(({ name, points }) => complain(`${name} parts nothing from nothing`, middleOf(points)));
}

/** Junctions at which fewer than three borders meet. */
function missedJunctions(
  pieces: readonly Piece[],
  loose: readonly Piece[],
  junctions: ReadonlyMap<string, Point>,
): readonly Complaint[] {
  const hanging = new Set(loose.map(({ points }) => points.join(' ')));
  const ends = pieces
    .filter(({ points }) => !hanging.has(points.join(' ')))
    .flatMap(({ points }) => [points[0] as Point, points.at(-1) as Point]);
  return [...junctions].flatMap(([name, at]) => {
    const meeting = ends.filter((end) => distance(end, at) < 1.5 / SCALE).length;
    return meeting >= 3 ? [] : [complain(`at ${name} only ${String(meeting)} borders meet`, at)];
  });
}

/** A face with the shape it belongs to. */
export interface Labelled {
  readonly id: ShapeId;
  readonly polygon: Polygon;
}

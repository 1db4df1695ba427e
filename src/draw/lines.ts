import type { SpaceId } from '../board/board.ts';
import type { Box } from '../board/places.ts';
import { digitsOf, unzigzag } from './digits.ts';

/*
 * The lines of the map of the standard board, read from their data (written by `npm run board`): each line once, between
 * the two shapes on its sides. Outlines and maps are built from them.
 */

type Point = readonly [x: number, y: number];

/** The data of a map at some level of detail: the exports of `board/geometry/arcs.ts` and `fine-arcs.ts`. */
export interface LinesData {
  /** Size of a grid step, in map units. */
  readonly GRID: number;
  readonly ARCS: string;
  readonly RINGS: string;
  readonly SHAPES: string;
}

interface Arc {
  readonly points: readonly Point[];
  readonly box: Box;
  /** The shapes on its two sides: one at the edge of the map, none for a strait. */
  readonly sides: Shape[];
}

interface Shape {
  readonly id: string;
  /** The power whose home it is, `w` water, `l` other land, `o` land that cannot be entered. */
  readonly ground: string;
  readonly rings: readonly (readonly number[])[];
  readonly box: Box;
}

/** Boxes are in grid steps. */
export interface MapLines {
  readonly grid: number;
  readonly arcs: readonly Arc[];
  readonly shapes: readonly Shape[];
  /** The outlines made so far. */
  readonly outlines: Map<string, string>;
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** True if two boxes overlap. */
export const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;

export function readLines({ GRID, ARCS, RINGS, SHAPES }: LinesData): MapLines {
  const digits = digitsOf(ARCS);
  const arcs: Arc[] = [];
  let [x, y] = [0, 0];
  while (digits.more()) {
    let [dx, dy] = [0, 0];
    const points = Array.from({ length: digits.next() }, (_, i): Point => {
      // Each step is predicted as half of the last one; the data has the difference.
      const step = [digits.signed() + (dx >> 1), digits.signed() + (dy >> 1)] as const;
      x += step[0];
      y += step[1];
      if (i > 0) [dx, dy] = step;
      return [x, y];
    });
    const box = around(points.map(([left, top]) => ({ left, top, right: left, bottom: top })));
    arcs.push({ points, box, sides: [] });
  }
  const numbers = digitsOf(RINGS);
  let line = 0;
  const shapes = SHAPES.split(' ').map((name): Shape => {
    const rings = Array.from({ length: numbers.next() }, () =>
      Array.from({ length: numbers.next() }, () => unzigzag((line += numbers.signed()))),
    );
    const own = rings.flat().flatMap((index) => arcs[index < 0 ? ~index : index] ?? []);
    const shape = {
      id: name.slice(1),
      ground: name.charAt(0),
      rings,
      box: around(own.map(({ box }) => box)),
    };
    for (const { sides } of own) sides.push(shape);
    return shape;
  });
  return { grid: GRID, arcs, shapes, outlines: new Map() };
}

/** Whether it is a space that a unit may be in. */
export const isSpaceOf = ({ shapes }: MapLines, name: unknown): name is SpaceId =>
  shapes.some(({ id }) => id === name && !id.startsWith('_'));

export type LineKind = 'coast' | 'realm' | 'province' | 'sea' | 'strait' | 'edge';

function kindOf({ sides: [one, other] }: Arc): LineKind {
  if (!one) return 'strait';
  if (!other) return 'edge';
  const isWater = one.ground === 'w';
  if (isWater !== (other.ground === 'w')) return 'coast';
  if (isWater) return 'sea';
  return one.ground === other.ground && !'lo'.includes(one.ground) ? 'province' : 'realm';
}

const spread = (numbers: readonly number[]): string =>
  numbers.map((n, i) => (i > 0 && n >= 0 ? ` ${String(n)}` : String(n))).join('');
const doubled = ([x, y]: Point): Point => [2 * x, 2 * y];
const by = ([fromX, fromY]: Point, [toX, toY]: Point): Point => [toX - fromX, toY - fromY];
const steps = (stops: readonly Point[]): string =>
  spread(stops.slice(1).flatMap((to, i) => by(stops[i] ?? to, to)));
const start = (points: readonly Point[]): string =>
  `M${spread(points.slice(0, 1).flatMap(doubled))}`;

/** Continues along a line: quadratic curves through the midpoints of its segments. */
function along(points: readonly Point[]): string {
  const ends = points.map(doubled);
  const [from, control] = ends;
  const end = ends.at(-1);
  if (!from || !control || !end) return '';
  if (ends.length === 2) return straight(points);
  const joints: readonly Point[] = [
    ...points.slice(1, -2).map(([x, y], i): Point => {
      const [nextX, nextY] = points[i + 2] ?? [x, y];
      return [x + nextX, y + nextY];
    }),
    end,
  ];
  const [first] = joints;
  if (!first) return '';
  const curve = `q${spread([...by(from, control), ...by(from, first)])}`;
  return joints.length === 1 ? curve : `${curve}t${steps(joints)}`;
}

/** Continues along the edge of the map. */
const straight = (points: readonly Point[]): string => `l${steps(points.map(doubled))}`;

/** The outline of a shape, in units of half a grid step; empty if there is none. */
export function outlineIn({ arcs, shapes, outlines }: MapLines, id: string): string {
  const found = outlines.get(id);
  if (found !== undefined) return found;
  const rings = shapes.find((shape) => shape.id === id)?.rings ?? [];
  const d = rings
    .map((ring) => {
      const parts = ring.map((index, i) => {
        const arc = arcs[index < 0 ? ~index : index];
        if (!arc) return '';
        const points = index < 0 ? [...arc.points].reverse() : arc.points;
        const way = kindOf(arc) === 'edge' ? straight(points) : along(points);
        return (i === 0 ? start(points) : '') + way;
      });
      return `${parts.join('')}z`;
    })
    .join('');
  outlines.set(id, d);
  return d;
}

/** The bounding box of some shapes, in map units. */
export function boxOf({ shapes, grid }: MapLines, ids: ReadonlySet<string>): Box {
  const { left, top, right, bottom } = around(
    shapes.filter(({ id }) => ids.has(id)).map(({ box }) => box),
  );
  return { left: left * grid, top: top * grid, right: right * grid, bottom: bottom * grid };
}

/** Land that cannot be entered within the bounding box of some spaces: left out, it would leave holes. */
export function closedWithin({ shapes }: MapLines, ids: ReadonlySet<string>): readonly string[] {
  const near = around(shapes.filter(({ id }) => ids.has(id)).map(({ box }) => box));
  return shapes.flatMap(({ id, box }) => (id.startsWith('_') && isWithin(box, near) ? [id] : []));
}

/** All lines of a kind that are near a section of the map. */
export const linesIn = ({ arcs }: MapLines, kind: LineKind, near: Box): string =>
  arcs
    .filter((arc) => kindOf(arc) === kind && meet(arc.box, near))
    .map(({ points }) => start(points) + along(points))
    .join('');

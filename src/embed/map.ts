import type { SpaceId } from '../board/board.ts';
import { ARCS, GRID, RINGS, SHAPES } from '../board/geometry/arcs.ts';
import { round } from '../stage/model/attributes.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { View } from '../stage/model/format.ts';
import { digitsOf, unzigzag } from './digits.ts';
import { node, type SvgNode } from './nodes.ts';

/*
 * The map, drawn from its lines (written by `npm run board`) like `static/board.svg`: the same layers except the paper
 * grain, and only what is visible. All embeds of a page share the parsed lines.
 */

type Point = readonly [x: number, y: number];
/** Left, top, right, bottom; in grid steps. */
type Box = readonly [number, number, number, number];

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

interface Lines {
  readonly arcs: readonly Arc[];
  readonly shapes: readonly Shape[];
}

const boxOf = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

let known: Lines | null = null;

function lines(): Lines {
  known ??= readLines();
  return known;
}

function readLines(): Lines {
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
    arcs.push({ points, box: boxOf(points.map((at) => [...at, ...at])), sides: [] });
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
      box: boxOf(own.map(({ box }) => box)),
    };
    for (const { sides } of own) sides.push(shape);
    return shape;
  });
  return { arcs, shapes };
}

/** Whether it is a space that a unit may be in. */
export const isSpace = (name: unknown): name is SpaceId =>
  lines().shapes.some(({ id }) => id === name && !id.startsWith('_'));

type Kind = 'coast' | 'realm' | 'province' | 'sea' | 'strait' | 'edge';

function kindOf({ sides: [one, other] }: Arc): Kind {
  if (!one) return 'strait';
  if (!other) return 'edge';
  const isWater = one.ground === 'w';
  if (isWater !== (other.ground === 'w')) return 'coast';
  if (isWater) return 'sea';
  return one.ground === other.ground && !'lo'.includes(one.ground) ? 'province' : 'realm';
}

/** Half a grid step: the unit of all paths here. */
const UNIT = GRID / 2;

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

const outlines = new Map<string, string>();

/** The outline of a shape, in units of half a grid step. */
export function outline(id: string): string {
  const found = outlines.get(id);
  if (found !== undefined) return found;
  const { arcs, shapes } = lines();
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
export function outlineBox(ids: readonly string[]): Box {
  const found = lines().shapes.filter(({ id }) => ids.includes(id));
  const [left, top, right, bottom] = boxOf(found.map(({ box }) => box));
  return [left * GRID, top * GRID, right * GRID, bottom * GRID];
}

/** Land that cannot be entered within the bounding box of some spaces: left out, it would leave holes. */
export function closedWithin(ids: ReadonlySet<string>): readonly string[] {
  const { shapes } = lines();
  const around = boxOf(shapes.filter(({ id }) => ids.has(id)).map(({ box }) => box));
  return shapes
    .filter(({ id, box: [left, top, right, bottom] }) => {
      const [outerLeft, outerTop, outerRight, outerBottom] = around;
      const isInside =
        left >= outerLeft && top >= outerTop && right <= outerRight && bottom <= outerBottom;
      return id.startsWith('_') && isInside;
    })
    .map(({ id }) => id);
}

/** All lines of a kind that are near a section of the map. */
export const linesOf = (kind: Kind, near: Box): string =>
  lines()
    .arcs.filter((arc) => kindOf(arc) === kind && meet(arc.box, near))
    .map(({ points }) => start(points) + along(points))
    .join('');

/** From units of half a grid step to px, as an SVG transform. */
export const toBoard = ({ zoom, x, y }: View): string =>
  `scale(${zoom.toFixed(5)}) translate(${round(-x)} ${round(-y)}) scale(${round(UNIT)})`;

/** Blurred edges: widths in px and opacities of stacked strokes (`tools/board/map-svg.ts`). */
type Strokes = readonly (readonly [width: number, opacity: number])[];
const HALO: Strokes = [
  [59.6, 0.016],
  [52.15, 0.039],
  [44.7, 0.091],
  [37.25, 0.168],
  [29.8, 0.248],
  [22.35, 0.293],
  [14.9, 0.267],
  [7.45, 0.161],
];
const EDGE: Strokes = [
  [23.36, 0.021],
  [18.688, 0.075],
  [14.016, 0.19],
  [9.344, 0.292],
  [4.672, 0.241],
];
const WATER_LINES = [15, 10, 5.4];

/** Hatching: dashes of a stroke broader than the map, its rotation, and the token of its colour. */
type Hatching = readonly (readonly [dashes: string, turn: number, token?: string])[];
const CLOSED: Hatching = [['.8 4.2', -45, 'line-prov']];
/** The hatching of each power's land in one ink. Russia's home stays white. */
const HATCHINGS: Readonly<Record<string, Hatching>> = {
  A: [['.7 4.3', -45]],
  E: [['.9 3.1', 45]],
  F: [['.7 4.3', 90]],
  G: [
    ['.9 2.9', -45],
    ['.9 2.9', 45],
  ],
  I: [['.7 4.3', 0]],
  T: [
    ['1.3 4.7', 0],
    ['4.7 1.3', 90, 'tint-T'],
  ],
  R: [['.1 2.6', -45]],
};
const MIDDLE = [600 / UNIT, 511 / UNIT] as const;
const REACH = 800 / UNIT;

/** How far outside the section something may be and still be visible, in px: half of the broadest stroke. */
const PAD = 30;

/** The map, from the bottom up, and what it refers to. */
export interface DrawnMap {
  readonly definitions: readonly SvgNode[];
  readonly layers: readonly SvgNode[];
}

/**
 * The visible part of the map: each power's home in its colour or, where owners are known, the land of its centres, in
 * a stronger one.
 */
export function drawMap({ view, format: { width, height }, held }: Frame): DrawnMap {
  const isOwned = held.length > 0;
  const owners = new Map<string, string>(held.map(({ space, power }) => [space, power.charAt(0)]));
  const step = view.zoom * GRID;
  const [left, top] = [view.x / GRID, view.y / GRID];
  const pad = PAD / step;
  const near: Box = [left - pad, top - pad, left + width / step + pad, top + height / step + pad];
  const grounds = new Map<string, string>();
  for (const { id, ground, box } of lines().shapes)
    if (ground !== 'w' && meet(box, near)) {
      const letter = owners.get(id) ?? (isOwned && ground !== 'o' ? 'l' : ground);
      grounds.set(letter, (grounds.get(letter) ?? '') + outline(id));
    }

  const solid = { 'vector-effect': 'non-scaling-stroke' };
  const path = (id: string, d: string): SvgNode => node('path', { id, d, ...solid });
  const use = (id: string, attributes: SvgNode['attributes'] = {}): SvgNode =>
    node('use', { href: `#${id}`, ...attributes });
  const soft = (id: string, strokes: Strokes): readonly SvgNode[] =>
    strokes.map(([broad, opacity]) =>
      use(id, { 'stroke-width': broad, 'stroke-opacity': opacity }),
    );
  const line = (id: string, token: string, attributes: SvgNode['attributes']): SvgNode =>
    use(id, { stroke: `var(--${token})`, ...attributes });
  const clip = (name: string, ids: readonly string[]): SvgNode =>
    node(
      'clipPath',
      { id: `in-${name}` },
      ids.map((id) => use(id)),
    );
  const hatched = (on: string, hatching: Hatching): SvgNode =>
    node(
      'g',
      { 'clip-path': `url(#in-${on})`, 'stroke-width': 20000, 'stroke-linecap': 'butt' },
      hatching.map(([dashes, turn, token = 'hatching-ink']) =>
        line('stroke', token, {
          'stroke-dasharray': dashes,
          transform: turn === 0 ? undefined : `rotate(${[turn, ...MIDDLE].join(' ')})`,
        }),
      ),
    );
  const letters = [...grounds.keys()];
  const hatchings = letters.filter((letter) => HATCHINGS[letter] && (isOwned || letter !== 'R'));
  const pen = {
    transform: toBoard(view),
    fill: 'none',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  return {
    definitions: [
      ...(['coast', 'realm', 'province', 'sea', 'strait'] as const).map((kind) =>
        path(kind, linesOf(kind, near)),
      ),
      ...[...grounds].map(([letter, d]) => path(letter, d)),
      path('stroke', `M${String(MIDDLE[0] - REACH)} ${String(MIDDLE[1])}h${String(2 * REACH)}`),
      path('closed', outline('_CH')),
      clip('land', letters),
      ...[...hatchings, 'closed'].map((id) => clip(id, [id])),
    ],
    layers: [
      node('g', pen, [
        node('g', { display: 'var(--soft-edges)', stroke: 'var(--sea-halo)' }, soft('coast', HALO)),
        node(
          'g',
          { display: 'var(--water-lines)' },
          WATER_LINES.flatMap((broad) => [
            line('coast', 'sea-line', { 'stroke-width': broad, 'stroke-opacity': 0.3 }),
            line('coast', 'sea-near', {
              'stroke-width': round(broad - 1.3),
              'stroke-opacity': 0.85,
            }),
          ]),
        ),
        line('sea', 'sea-line', { 'stroke-width': 1.9, 'stroke-dasharray': '.1 5' }),
        ...letters.map((letter) =>
          use(letter, {
            fill: `var(--${{ l: 'land', o: 'land-out' }[letter] ?? `${isOwned ? 'held' : 'tint'}-${letter}`})`,
          }),
        ),
      ]),
      node('g', pen, [
        hatched('closed', CLOSED),
        node(
          'g',
          { display: 'var(--hatching)' },
          hatchings.map((letter) => hatched(letter, HATCHINGS[letter] ?? [])),
        ),
        node('g', { 'clip-path': 'url(#in-land)' }, [
          node('g', { display: 'var(--soft-edges)', stroke: 'var(--land-edge)' }, [
            ...soft('realm', EDGE),
            ...soft('coast', EDGE),
          ]),
          line('strait', 'line-coast', { 'stroke-width': 4.6 }),
        ]),
        line('province', 'line-prov', { 'stroke-width': 1 }),
        line('realm', 'line-realm', { 'stroke-width': 1.7 }),
        line('coast', 'line-coast', { 'stroke-width': 1.25 }),
        line('strait', 'sea-near', { 'stroke-width': 2.4 }),
      ]),
    ],
  };
}

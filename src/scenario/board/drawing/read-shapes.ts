import svgpath from 'svgpath';
import type { Area, ClosedLine } from '../../../diagram/map/fill.ts';
import type { Board, Location } from '../../../board/board.ts';
import type { MapPoint } from '../../../board/places.ts';
import type { DrawnShapes } from '../../../diagram/map/make-map.ts';
import type { XmlElement } from '../read-xml.ts';

/**
 * The layers of Diplicity, godip and jDip that have the shapes of provinces, and those that say where units stand, the
 * better ones first. A drawing without the first is searched as a whole.
 */
const SHAPES = ['provinces', 'named-coasts', 'MapLayer', 'MouseLayer'] as const;
const SEATS = ['unit-positions', 'province-centers', 'supply-centers'] as const;
/** jDip's own elements with places of units. */
const PROVINCE = /(?:^|:)PROVINCE$/;
const UNIT = /(?:^|:)UNIT$/;
/** The most letters of the transformations of a shape and of what it is in; further ones are left out. */
const MOST_LETTERS = 2_000;
/** How fine curves are, as a share of the drawing. */
const FINE = 1 / 6000;
/** The most numbers of all shapes together. */
const MOST_NUMBERS = 1_500_000;

/** The shapes of a drawing, and in which lines of its file they are. */
export interface ShapesInFile extends DrawnShapes {
  readonly lines: ReadonlyMap<Location, number>;
}

/**
 * The shapes and places of a drawing whose ids are those of a board. Nothing else of it is looked at: no style, script,
 * text, image or reference. Null: the shapes have too many points.
 */
export function readShapes(svg: XmlElement, board: Board): ShapesInFile | null {
  const placeOf = placesByName(board);
  const fine = Math.max(sizeOf(svg) * FINE, 1e-6);
  const layers = layersOf(svg);
  const found = SHAPES.flatMap((name) => layers.get(name) ?? []);
  const shapes: { at: Location; shape: Area }[] = [];
  const drawn = new Map<Location, number>();
  let numbers = 0;
  for (const { element, transform } of found.length > 0
    ? found
    : [{ element: svg, transform: '' }]) {
    const here = new Map<Location, number>();
    each(element, transform, (one, at, name) => {
      const place = name === null ? undefined : placeOf(name);
      if (place === undefined || drawn.has(place)) return false;
      const inside = shapesIn(one, at, fine);
      if (inside.length === 0) return false;
      for (const shape of inside) {
        shapes.push({ at: place, shape });
        for (const ring of shape.rings) numbers += ring.length;
      }
      here.set(place, here.get(place) ?? one.line);
      return true;
    });
    for (const [place, line] of here) drawn.set(place, line);
    if (numbers > MOST_NUMBERS) return null;
  }
  return { shapes, lines: drawn, seats: seatsIn(svg, layers, placeOf, fine) };
}

interface Layer {
  readonly element: XmlElement;
  /** What it does to what is in it, as `transform` lists it. */
  readonly transform: string;
}

/** The groups of the drawing that are layers, by their ids. */
function layersOf(svg: XmlElement): ReadonlyMap<string, Layer> {
  const layers = new Map<string, Layer>();
  const names: readonly string[] = [...SHAPES, ...SEATS];
  each(svg, '', (element, transform) => {
    const id = element.attributes.get('id') ?? '';
    if (!names.includes(id) || layers.has(id) || element.tag !== 'g') return false;
    layers.set(id, { element, transform });
    return true;
  });
  return layers;
}

/** What has no shape on the page by itself. */
const PASSED: readonly string[] = ['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker'];

/**
 * Visits the elements inside one, each with what its `transform` and those round it do, and the names that it has; not
 * those inside one for which `see` returns true.
 */
function each(
  parent: XmlElement,
  transform: string,
  see: (element: XmlElement, transform: string, name: string | null) => boolean,
): void {
  for (const child of parent.children) {
    if (typeof child === 'string' || PASSED.includes(child.tag)) continue;
    const all = `${transform} ${child.attributes.get('transform') ?? ''}`;
    const own = all.length > MOST_LETTERS ? transform : all;
    const names = [child.attributes.get('id'), child.attributes.get('inkscape:label')];
    const isSeen = [...names.filter((name) => name !== undefined), null].some((name) =>
      see(child, own, name),
    );
    if (!isSeen) each(child, own, see);
  }
}

/** The shapes of an element and of what is inside it. */
function shapesIn(element: XmlElement, transform: string, fine: number): readonly Area[] {
  const shapes: Area[] = [];
  const add = (one: XmlElement, by: string): void => {
    const rings = ringsOfPath(pathOf(one), by, fine);
    if (rings.length > 0 && rings.every((ring) => ring.every(Number.isFinite)))
      shapes.push({ rings, evenOdd: isEvenOdd(one) });
  };
  add(element, transform);
  each(element, transform, (one, by, name) => {
    if (name === null) add(one, by);
    return false;
  });
  return shapes;
}

const isEvenOdd = ({ attributes }: XmlElement): boolean =>
  attributes.get('fill-rule') === 'evenodd' ||
  /fill-rule\s*:\s*evenodd/.test(attributes.get('style') ?? '');

/** The outline of a shape as a path; empty if it is none. */
function pathOf({ tag, attributes }: XmlElement): string {
  const number = (name: string): number => numberIn(attributes.get(name)) ?? 0;
  switch (tag) {
    case 'path':
      return attributes.get('d') ?? '';
    case 'polygon':
    case 'polyline':
      return `M${attributes.get('points') ?? ''}`;
    case 'rect': {
      const [width, height] = [number('width'), number('height')];
      return ['M', number('x'), number('y'), 'h', width, 'v', height, 'h', -width].join(' ');
    }
    case 'circle':
    case 'ellipse': {
      const [rx, ry] = tag === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
      const half = ['a', rx, ry, 0, 1, 0];
      return ['M', number('cx') - rx, number('cy'), ...half, 2 * rx, 0, ...half, -2 * rx, 0].join(
        ' ',
      );
    }
    default:
      return '';
  }
}

/** The number with which an attribute begins. */
function numberIn(text: string | undefined): number | undefined {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : undefined;
}

/** Where units stand: the middles of what the layers for that have, and jDip’s own elements. */
function seatsIn(
  svg: XmlElement,
  layers: ReadonlyMap<string, Layer>,
  placeOf: PlaceOf,
  fine: number,
): ReadonlyMap<Location, MapPoint> {
  const seats = new Map<Location, MapPoint>();
  for (const layer of SEATS.flatMap((name) => layers.get(name) ?? []))
    each(layer.element, layer.transform, (element, transform, name) => {
      const place = name === null ? undefined : placeOf(name.replace(/Center$/i, ''));
      if (place === undefined) return false;
      const middle = middleOf(shapesIn(element, transform, fine));
      if (middle && !seats.has(place)) seats.set(place, middle);
      return true;
    });
  each(svg, '', ({ tag, attributes, children }) => {
    const place = PROVINCE.test(tag) ? placeOf(attributes.get('name') ?? '') : undefined;
    const unit = children.find((child) => typeof child !== 'string' && UNIT.test(child.tag));
    if (place === undefined || unit === undefined || typeof unit === 'string') return false;
    const [x, y] = ['x', 'y'].map((name) => numberIn(unit.attributes.get(name)));
    if (x !== undefined && y !== undefined && !seats.has(place)) seats.set(place, { x, y });
    return true;
  });
  return seats;
}

/** The middle of the box round some shapes. */
function middleOf(shapes: readonly Area[]): MapPoint | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { rings } of shapes)
    for (const ring of rings)
      for (let i = 0; i < ring.length; i += 2) {
        const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0];
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      }
  return left <= right ? { x: (left + right) / 2, y: (top + bottom) / 2 } : null;
}

/** The longer side of a drawing. */
function sizeOf({ attributes }: XmlElement): number {
  const [, , width = 0, height = 0] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return Math.max(width, height) || numberIn(attributes.get('width')) || 1000;
}

type PlaceOf = (name: string) => Location | undefined;

/** The place that an id means: `stp/nc`, `_stp-nc`, and other names of spaces. */
function placesByName(board: Board): PlaceOf {
  const places = new Map<string, Location | null>();
  const enter = (name: string, at: Location): void => {
    const key = keyOf(name);
    const before = places.get(key);
    places.set(key, before === undefined || before === at ? at : null);
  };
  for (const at of board.locations) enter(at, at);
  const ids = new Set(places.keys());
  for (const [space, { name, short, aliases = [] }] of board.spaces)
    for (const other of [short, name, ...aliases]) if (!ids.has(keyOf(other))) enter(other, space);
  return (name) => places.get(keyOf(name)) ?? undefined;
}

const keyOf = (name: string): string =>
  name
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The most parts of a curve. */
const MOST_PARTS = 24;

/**
 * The rings of a path of SVG after some transformations (a list as in `transform`), curves in parts that are within `fine` of
 * them. As in a browser, what follows a mistake is left out.
 */
function ringsOfPath(d: string, transform: string, fine: number): readonly ClosedLine[] {
  const rings: number[][] = [];
  let ring: number[] = [];
  const end = (): void => {
    if (ring.length >= 6) rings.push(ring);
    ring = [];
  };
  const lines = svgpath(d).transform(transform).abs().unarc().unshort();
  lines.iterate((segment, _, x, y) => {
    const [kind] = segment;
    if (kind === 'M' || kind === 'Z' || kind === 'z') {
      end();
      return;
    }
    if (ring.length === 0) ring.push(x, y);
    switch (kind) {
      case 'L':
        ring.push(segment[1], segment[2]);
        break;
      case 'H':
        ring.push(segment[1], y);
        break;
      case 'V':
        ring.push(x, segment[1]);
        break;
      case 'C': {
        const [, x1, y1, x2, y2, x3, y3] = segment;
        ring.push(...curve([x, y, x1, y1, x2, y2, x3, y3], fine));
        break;
      }
      case 'Q': {
        const [, x1, y1, x2, y2] = segment;
        const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
        const [near, far] = [
          [third(x, x1), third(y, y1)],
          [third(x2, x1), third(y2, y1)],
        ] as const;
        ring.push(...curve([x, y, ...near, ...far, x2, y2], fine));
      }
    }
  });
  end();
  return rings;
}

type Cubic = readonly [number, number, number, number, number, number, number, number];

/** The points of a curve after its first. */
function curve([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, fine: number): readonly number[] {
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const needed = Math.ceil(Math.sqrt((0.75 * bend) / fine)) || 1;
  const parts = Math.min(MOST_PARTS, Math.max(1, needed));
  return Array.from({ length: parts }, (_, i) => {
    const t = (i + 1) / parts;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  }).flat();
}

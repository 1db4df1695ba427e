import type { Board } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import { pairsOf } from './borders.ts';
import { type Layout, spotOf } from './layout/layout.ts';
import type { Spot } from './layout/lines.ts';

/** Outlines of the ground of a diagram, as SVG paths. */
interface DiagramGround {
  /** Everything up to the edge of the board. */
  readonly all: string;
  /** The land, which goes on beyond that edge. */
  readonly land: string;
  /** The home land of each power. */
  readonly realms: ReadonlyMap<Power, string>;
}

/** Distances, in lengths of a border: how far the ground extends; how far a border counts as its two spaces. */
const EDGE = 0.62;
const LONGEST = 2.6;
/** A point between two spaces of a kind is as near to them as one this far from a space. */
const BETWEEN = 0.16;
/** How far from a space it is known which is the nearest. */
const REACH = 3;
/** Farther than anything. */
const FAR = 9;
/** Cells beyond the frame. */
const OUTSIDE = 3;

/** A number for each point of a square grid. */
interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
  readonly values: Float32Array;
}

/**
 * The ground below a diagram. Each point belongs to the nearest space, or to the nearest border of two of a kind; so the
 * ground says what the facts say, where land and sea and homes are, and no more: there are no borders to be seen in it.
 */
export function groundOf(board: Board, layout: Layout): DiagramGround {
  const length = usualLength(board, layout);
  const blank = blankField(layout, length);
  const kinds = new Map(
    [...board.spaces].map(([id, { kind, home }]) => [id, kind === 'sea' ? kind : (home ?? 'land')]),
  );
  const fields = new Map([...new Set(['sea', ...kinds.values()])].map((kind) => [kind, blank()]));
  const land = blank();
  const drop = (kind: string, a: Spot, b: Spot, more: number, reach: number): void => {
    const field = fields.get(kind);
    if (field) lower(field, a, b, more, reach, length);
    if (kind !== 'sea') lower(land, a, b, more, reach, length);
  };
  for (const [id, kind] of kinds) drop(kind, spotOf(layout, id), spotOf(layout, id), 0, REACH);
  for (const [a, b] of pairsOf(board)) {
    const [one, other] = [spotOf(layout, a), spotOf(layout, b)];
    if (Math.hypot(one.x - other.x, one.y - other.y) > LONGEST * length) continue;
    const [first = '', second = ''] = [kinds.get(a), kinds.get(b)];
    if (first === second) drop(first, one, other, BETWEEN, REACH);
    else if (first !== 'sea' && second !== 'sea' && board.armies.get(a)?.includes(b))
      lower(land, one, other, BETWEEN, REACH, length);
  }
  const sea = fields.get('sea') ?? blank();
  const near = merged([land, sea], ([a = FAR, b = FAR]) => Math.min(a, b));
  const all = merged([near], ([away = FAR]) => EDGE - away);
  const isLand = merged([land, sea], ([a = FAR, b = FAR]) => b - a);
  return {
    all: outline(all, true),
    land: outline(isLand, false),
    realms: new Map(
      board.powers.flatMap((power) => {
        const field = fields.get(power);
        if (!field) return [];
        const others = [...fields].filter(([other]) => other !== power).map(([, one]) => one);
        const own = merged([field, isLand, ...others], ([away = FAR, ground = 0, ...rest]) =>
          Math.min(ground, Math.min(...rest) - away),
        );
        return [[power, outline(own, false)] as const];
      }),
    ),
  };
}

/** The length of a border, the usual one: half are longer. */
function usualLength(board: Board, layout: Layout): number {
  const lengths = pairsOf(board)
    .map(([a, b]) => [spotOf(layout, a), spotOf(layout, b)] as const)
    .map(([a, b]) => Math.hypot(a.x - b.x, a.y - b.y))
    .sort((a, b) => a - b);
  return Math.min(130, lengths[Math.floor(lengths.length / 2)] ?? 100);
}

function blankField({ width, height }: Layout, length: number): () => Field {
  const cell = Math.max(5, length / 14);
  const columns = Math.ceil(width / cell) + 1 + 2 * OUTSIDE;
  const rows = Math.ceil(height / cell) + 1 + 2 * OUTSIDE;
  return () => ({
    ...{ columns, rows, cell },
    values: new Float32Array(columns * rows).fill(FAR),
  });
}

/** Lowers a field to the distance from the line from a to b, in lengths, and `more`; only where that is within reach. */
function lower(
  { columns, rows, cell, values }: Field,
  a: Spot,
  b: Spot,
  more: number,
  reach: number,
  length: number,
): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy || 1;
  const cellOf = (at: number): number => at / cell + OUTSIDE;
  const round = (reach * length) / cell;
  const left = Math.max(0, Math.floor(cellOf(Math.min(a.x, b.x)) - round));
  const right = Math.min(columns - 1, Math.ceil(cellOf(Math.max(a.x, b.x)) + round));
  const top = Math.max(0, Math.floor(cellOf(Math.min(a.y, b.y)) - round));
  const bottom = Math.min(rows - 1, Math.ceil(cellOf(Math.max(a.y, b.y)) + round));
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const [x, y] = [(column - OUTSIDE) * cell - a.x, (row - OUTSIDE) * cell - a.y];
      const share = Math.min(1, Math.max(0, (x * dx + y * dy) / square));
      const away = Math.hypot(x - share * dx, y - share * dy) / length + more;
      const at = row * columns + column;
      if (away < (values[at] ?? 0)) values[at] = away;
    }
}

function merged(fields: readonly Field[], of: (values: readonly number[]) => number): Field {
  const [first] = fields;
  if (!first) throw new Error('no field');
  const values = first.values.map((_, i) => of(fields.map((field) => field.values[i] ?? FAR)));
  return { ...first, values };
}

/** The outline of where a field is positive. `isSolid`: without the holes. */
function outline(field: Field, isSolid: boolean): string {
  const rings = ringsOf(closed(blurred(field))).filter((ring) => ring.length > 7);
  const largest = rings.reduce(
    (most, ring) => (area(ring) ** 2 > most ** 2 ? area(ring) : most),
    0,
  );
  const kept = isSolid ? rings.filter((ring) => area(ring) * largest > 0) : rings;
  return kept.map((ring) => smooth(ring.length > 24 ? thinned(ring) : ring)).join('');
}

const thinned = (ring: readonly Spot[]): readonly Spot[] => ring.filter((_, i) => i % 3 === 0);

function blurred(field: Field): Field {
  const { columns, rows } = field;
  let { values } = field;
  for (let round = 0; round < 2; round++) {
    const before = values;
    const at = (row: number, column: number): number => before[row * columns + column] ?? 0;
    values = before.slice();
    for (let row = 1; row < rows - 1; row++)
      for (let column = 1; column < columns - 1; column++) {
        const above = at(row - 1, column - 1) + 2 * at(row - 1, column) + at(row - 1, column + 1);
        const beside = at(row, column - 1) + 2 * at(row, column) + at(row, column + 1);
        const below = at(row + 1, column - 1) + 2 * at(row + 1, column) + at(row + 1, column + 1);
        values[row * columns + column] = (above + 2 * beside + below) / 16;
      }
  }
  return { ...field, values };
}

/** A field that is positive nowhere at its edge. */
function closed(field: Field): Field {
  const { columns, rows } = field;
  const values = field.values.map((value, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const isEdge = row < 1 || column < 1 || row > rows - 2 || column > columns - 2;
    return isEdge ? Math.min(value, -0.01) : value;
  });
  return { ...field, values };
}

/** The corners of a cell, clockwise, as offsets. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The rings round where a field is positive (marching squares). */
function ringsOf({ columns, rows, cell, values }: Field): readonly (readonly Spot[])[] {
  const next = new Map<string, { readonly spot: Spot; readonly to: string }>();
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corners = CORNERS.map(([right, down]) => {
        const [x, y] = [column + right, row + down];
        return { x, y, value: values[y * columns + x] ?? 0 };
      });
      const cuts = corners.flatMap((a, i) => {
        const b = corners[(i + 1) % 4];
        if (!b || a.value > 0 === b.value > 0) return [];
        const share = a.value / (a.value - b.value);
        const spot = {
          x: (a.x + (b.x - a.x) * share - OUTSIDE) * cell,
          y: (a.y + (b.y - a.y) * share - OUTSIDE) * cell,
        };
        const upright = a.x === b.x ? 'v' : 'h';
        const key = `${String(Math.min(a.x, b.x))} ${String(Math.min(a.y, b.y))} ${upright}`;
        return [{ key, spot, enters: b.value > 0 }];
      });
      for (const [i, cut] of cuts.entries()) {
        const to = cuts[(i + 1) % cuts.length];
        if (!cut.enters && to) next.set(cut.key, { spot: cut.spot, to: to.key });
      }
    }
  const rings: Spot[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Spot[] = [];
    for (let part = next.get(start), key = start; part; part = next.get(key)) {
      ring.push(part.spot);
      next.delete(key);
      key = part.to;
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
}

/** Twice the area of a ring; the sign is its direction. */
function area(ring: readonly Spot[]): number {
  let sum = 0;
  let before = ring.at(-1) ?? { x: 0, y: 0 };
  for (const spot of ring) {
    sum += before.x * spot.y - spot.x * before.y;
    before = spot;
  }
  return sum;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A closed curve through the points of a ring (Catmull and Rom). */
function smooth(ring: readonly Spot[]): string {
  const at = (i: number): Spot => ring[(i + ring.length) % ring.length] ?? { x: 0, y: 0 };
  const start = at(0);
  const curves = ring.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const one = `${n(from.x + (to.x - before.x) / 6)} ${n(from.y + (to.y - before.y) / 6)}`;
    const other = `${n(to.x - (after.x - from.x) / 6)} ${n(to.y - (after.y - from.y) / 6)}`;
    return `C${one} ${other} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(start.x)} ${n(start.y)}${curves.join('')}Z`;
}

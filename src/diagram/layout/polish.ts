import type { Board, SpaceId } from '../../board/board.ts';
import type { SpacePair } from '../borders.ts';
import { nameBoxes, placesRound, type NameBox, type NamePlace } from '../names.ts';
import { type DiagramSize, extentOf } from './layout.ts';
import { areCrossing, lengthWithin, overlap, randomFrom, toLine, toRectangle } from './lines.ts';
import type { Rectangle, Spot } from './lines.ts';
import type { Spots } from './stress.ts';

/** A space that is being moved, its name in one of its places, and its borders. */
interface Piece {
  readonly id: SpaceId;
  readonly ways: readonly Way[];
  readonly borders: Line[];
  x: number;
  y: number;
  way: Way;
}

interface Way extends NamePlace {
  readonly box: NameBox;
}

interface Line {
  readonly a: Piece;
  readonly b: Piece;
  /** The direction from a to b on the author's map; null if there is none. */
  readonly wanted: Spot | null;
}

export interface Polishing {
  readonly seed: number;
  /** How often each space is moved. */
  readonly sweeps: number;
  /** 1: anything may move anywhere at first; near 0: only details change. */
  readonly heat: number;
  /** The usual length of a border. */
  readonly length: number;
  /** Places on the author's map, for the directions of borders. */
  readonly author: Spots | null;
}

/** What a fault costs. */
const COST = {
  crossing: 3,
  through: 9,
  on: 5,
  near: 9,
  length: 0.9,
  angle: 1.6,
  edge: 0.5,
} as const;
/** What a border costs that runs against its direction on the author's map, at most twice. */
const TURNED = 0.6;
/** Angles between two borders of a space: at least this, or this share of an even one. */
const LEAST_ANGLE = Math.PI / 6;
const EVEN = 0.55 * 2 * Math.PI;

/** From which share of the run names count, and how much. */
const NAMED = [
  [0.93, 10],
  [0.85, 5],
  [0.7, 2],
  [0.4, 0.6],
] as const;

/**
 * Moves the spaces of a diagram, one at a time, until little is wrong that a reader would see (simulated annealing):
 * crossings, borders through discs or names, narrow angles, uneven lengths, directions that are not those of the
 * author's map. The same for the same seed.
 */
export function polished(
  { spaces }: Board,
  pairs: readonly SpacePair[],
  start: Spots,
  size: DiagramSize,
  { seed, sweeps, heat, length, author }: Polishing,
): Spots {
  const { width, height, radius } = size;
  const random = randomFrom(seed);
  const { pieces, lines } = piecesOf(spaces, pairs, start, size, author);
  const [clear, near] = [radius + 9, 2 * radius + 16];
  let named = 0;

  /** What is wrong with the lengths, directions, crossings of a border, and what it runs over. */
  function borderCost(line: Line): number {
    const { a, b, wanted } = line;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.hypot(dx, dy) || 1e-6;
    const ratio = Math.log(long / length);
    let cost = COST.length * ratio * ratio * (ratio > 0 ? 0.8 : 2.2);
    if (wanted) cost += TURNED * (1 - (dx * wanted.x + dy * wanted.y) / long);
    const [left, right] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
    const [top, bottom] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
    for (const { a: c, b: d } of lines) {
      if (c === a || c === b || d === a || d === b) continue;
      if ((c.x < left && d.x < left) || (c.x > right && d.x > right)) continue;
      if ((c.y < top && d.y < top) || (c.y > bottom && d.y > bottom)) continue;
      if (areCrossing(a, b, c, d)) cost += COST.crossing;
    }
    for (const piece of pieces) {
      if (piece.x < left - NAME_REACH || piece.x > right + NAME_REACH) continue;
      if (piece.y < top - NAME_REACH || piece.y > bottom + NAME_REACH) continue;
      const isOwn = piece === a || piece === b;
      if (!isOwn) cost += throughCost(piece, a, b);
      if (named > 0) cost += named * underCost(lengthWithin(a, b, nameOf(piece)), isOwn);
    }
    return cost;
  }

  /** What a border costs that runs past or through a disc. */
  function throughCost(piece: Piece, a: Piece, b: Piece): number {
    const away = toLine(piece, a, b);
    if (away >= clear) return 0;
    return COST.through * (1 - away / clear) + (away < radius + 2 ? COST.on : 0);
  }

  /** What is wrong round a space: other discs, borders of others, the angles of its own, the frame, its name. */
  function cost(piece: Piece): number {
    const { x, y } = piece;
    let sum = 0;
    for (const other of pieces) {
      if (other === piece) continue;
      const [dx, dy] = [other.x - x, other.y - y];
      const apart = dx * dx + dy * dy;
      if (apart >= near * near) continue;
      sum += COST.near * (1 - Math.sqrt(apart) / near) ** 2;
      if (apart < (2 * radius + 4) ** 2) sum += 6;
    }
    for (const line of piece.borders) {
      sum += borderCost(line);
      sum += COST.angle * angleCost(line.a === piece ? line.b : line.a);
    }
    for (const { a, b } of lines) {
      if (a === piece || b === piece) continue;
      if ((a.x < x - clear && b.x < x - clear) || (a.x > x + clear && b.x > x + clear)) continue;
      if ((a.y < y - clear && b.y < y - clear) || (a.y > y + clear && b.y > y + clear)) continue;
      sum += throughCost(piece, a, b);
    }
    sum += COST.angle * angleCost(piece);
    const rim = radius + 12;
    const beyond = (at: number, end: number): number =>
      Math.max(0, rim - at) + Math.max(0, at - end + rim);
    sum += COST.edge * (beyond(x, width) + beyond(y, height));
    if (named > 0) {
      sum += named * (nameCost(piece) + piece.way.cost);
      for (const other of pieces)
        if (other !== piece) sum += named * discUnder(toRectangle(piece, nameOf(other)));
    }
    return sum;
  }

  const discUnder = (away: number): number =>
    away < radius + 3 ? 2 + (radius + 3 - away) / radius : 0;

  /** What is wrong with a name: on discs and other names, over borders, beyond the frame. */
  function nameCost(piece: Piece): number {
    const own = nameOf(piece);
    let sum = 0;
    for (const other of pieces) {
      if (other === piece) continue;
      sum += discUnder(toRectangle(other, own));
      const shared = overlap(own, nameOf(other));
      if (shared > 0) sum += 2 + shared / 300;
    }
    for (const { a, b } of lines) {
      if ((a.x < own.left && b.x < own.left) || (a.x > own.right && b.x > own.right)) continue;
      if ((a.y < own.top && b.y < own.top) || (a.y > own.bottom && b.y > own.bottom)) continue;
      sum += underCost(lengthWithin(a, b, own), a === piece || b === piece);
    }
    const sticksOut =
      Math.max(0, 6 - own.left) +
      Math.max(0, 6 - own.top) +
      Math.max(0, own.right - width + 6) +
      Math.max(0, own.bottom - height + 6);
    return sum + sticksOut / 4;
  }

  const setNames = (): void => {
    for (let round = 0; round < 3; round++)
      for (const piece of pieces) {
        let best = { way: piece.way, cost: Infinity };
        for (const way of piece.ways) {
          piece.way = way;
          const found = nameCost(piece) + way.cost;
          if (found < best.cost) best = { way, cost: found };
        }
        piece.way = best.way;
      }
  };

  for (let sweep = 0; sweep < sweeps; sweep++) {
    const time = sweep / sweeps;
    const temperature = heat * 2.2 * (1 - time) ** 2.2 + 0.002;
    const reach = 0.9 * length * (1 - time) ** 1.4 * Math.min(1, 0.3 + heat) + 2;
    const weight = NAMED.find(([from]) => time > from)?.[1] ?? 0;
    if (weight > 0 && (named === 0 || sweep % 12 === 0)) {
      named = weight;
      setNames();
    }
    named = weight;
    for (const piece of shuffled(pieces, random)) {
      const { x, y, way } = piece;
      const before = cost(piece);
      const angle = random() * 2 * Math.PI;
      const far = reach * Math.sqrt(random()) * (random() < 0.06 ? 3 : 1);
      piece.x = x + Math.cos(angle) * far;
      piece.y = y + Math.sin(angle) * far;
      if (named > 0 && random() < 0.3)
        piece.way = piece.ways[Math.floor(random() * piece.ways.length)] ?? way;
      const worse = cost(piece) - before;
      if (worse < 0 || random() < Math.exp(-worse / temperature)) continue;
      piece.x = x;
      piece.y = y;
      piece.way = way;
    }
  }
  setNames();
  stretch(pieces, size);
  return new Map(pieces.map(({ id, x, y }) => [id, { x, y }]));
}

/** No name is farther from the middle of its disc than this. */
const NAME_REACH = 130;

/** The cost of a border below a name. */
const underCost = (length: number, isOwn: boolean): number =>
  length > 0 ? (isOwn ? 0.9 : 1.2) + length / 25 : 0;

function piecesOf(
  spaces: Board['spaces'],
  pairs: readonly SpacePair[],
  start: Spots,
  { radius, type, short }: DiagramSize,
  author: Spots | null,
): { readonly pieces: readonly Piece[]; readonly lines: readonly Line[] } {
  const pieces = [...spaces].map(([id, space]): Piece => {
    const { x, y } = start.get(id) ?? { x: NaN, y: NaN };
    const boxes = nameBoxes(short ? space.short : space.name, space.kind === 'sea', type);
    const ways = boxes.flatMap((box, rank) =>
      placesRound(box, extentOf(space, radius)).map((place): Way => ({
        ...place,
        box,
        cost: place.cost + 0.15 * rank,
      })),
    );
    const [way] = ways;
    if (!way) throw new Error(`${id} has no name`);
    return { id, ways, way, borders: [], x, y };
  });
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const lines = pairs.flatMap(([from, to]): readonly Line[] => {
    const [a, b] = [byId.get(from), byId.get(to)];
    if (!a || !b) return [];
    const [here, there] = [author?.get(from), author?.get(to)];
    const apart = here && there ? Math.hypot(there.x - here.x, there.y - here.y) || 1 : 1;
    const wanted =
      here && there ? { x: (there.x - here.x) / apart, y: (there.y - here.y) / apart } : null;
    const line = { a, b, wanted };
    a.borders.push(line);
    b.borders.push(line);
    return [line];
  });
  return { pieces, lines };
}

const nameOf = ({ x, y, way }: Piece): Rectangle => ({
  left: x + way.x - way.box.width / 2 - 2,
  top: y + way.y - way.box.height / 2,
  right: x + way.x + way.box.width / 2 + 2,
  bottom: y + way.y + way.box.height / 2,
});

/** How narrow the angles between the borders of a space are. */
function angleCost(piece: Piece): number {
  const { borders, x, y } = piece;
  if (borders.length < 2) return 0;
  const angles = borders
    .map(({ a, b }) => (a === piece ? Math.atan2(b.y - y, b.x - x) : Math.atan2(a.y - y, a.x - x)))
    .sort((one, other) => one - other);
  const least = Math.min(LEAST_ANGLE, EVEN / borders.length);
  let sum = 0;
  let before = (angles.at(-1) ?? 0) - 2 * Math.PI;
  for (const angle of angles) {
    const gap = angle - before;
    if (gap < least) sum += (1 - gap / least) ** 2;
    before = angle;
  }
  return sum;
}

function shuffled<T>(list: readonly T[], random: () => number): readonly T[] {
  return list
    .map((one) => [random(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

/** Fills the frame: all places are stretched alike, which makes no crossing. */
function stretch(pieces: readonly Piece[], { width, height, radius }: DiagramSize): void {
  const pad = Math.max(8, 0.55 * radius);
  for (let round = 0; round < 6; round++) {
    const boxes = pieces.map((piece) => ({ name: nameOf(piece), piece }));
    const least = (of: (box: (typeof boxes)[number]) => number): number =>
      Math.min(...boxes.map(of));
    const most = (of: (box: (typeof boxes)[number]) => number): number =>
      Math.max(...boxes.map(of));
    const left = least(({ name, piece }) => Math.min(name.left, piece.x - 1.2 * radius));
    const right = most(({ name, piece }) => Math.max(name.right, piece.x + 1.2 * radius));
    const top = least(({ name, piece }) => Math.min(name.top, piece.y - 1.2 * radius));
    const bottom = most(({ name, piece }) => Math.max(name.bottom, piece.y + 1.2 * radius));
    for (const piece of pieces) {
      piece.x = pad + ((piece.x - left) * (width - 2 * pad)) / (right - left);
      piece.y = pad + ((piece.y - top) * (height - 2 * pad)) / (bottom - top);
    }
  }
}

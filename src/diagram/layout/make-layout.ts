import type { Board, SpaceId } from '../../board/board.ts';
import { type SpacePair, pairKey, pairsOf } from '../borders.ts';
import { faultsOf } from './faults.ts';
import type { DiagramSize, Layout } from './layout.ts';
import { polished, type Polishing } from './polish.ts';
import { fittedTo, relaxed, type Spots, sunflower } from './stress.ts';
import { areCrossing, type Spot, toLine } from './lines.ts';

export interface Making {
  /** Rough places of all spaces, such as those of an author's map; null: nothing is known. */
  readonly author: Spots | null;
  /** The seeds to try; the best layout wins. */
  readonly seeds: readonly number[];
  readonly sweeps: number;
  readonly heat: number;
  readonly length: number;
}

/** How often places from nothing are relaxed: each time takes the square of their number. */
const roundsOf = ({ spaceIds }: Board): number =>
  Math.max(10, Math.min(400, Math.round(16_000_000 / spaceIds.length ** 2)));

/** Seas farther apart on the author's map than this share of its diagonal are joined round the others. */
const FAR = 0.42;

/** A layout of a board, made from rough places or from nothing. The same for the same seeds. */
export function makeLayout(
  board: Board,
  size: DiagramSize,
  { author, seeds, sweeps, heat, length }: Making,
): Layout {
  const all = pairsOf(board);
  const margin = 3 * size.radius;
  const given = author && fittedTo(author, size, margin);
  const seas = new Set(board.spaceIds.filter((id) => board.spaces.get(id)?.kind === 'sea'));
  const isFar = ([a, b]: SpacePair): boolean => {
    const [one, other] = [given?.get(a), given?.get(b)];
    if (!one || !other || !seas.has(a) || !seas.has(b)) return false;
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    return apart > FAR * Math.hypot(size.width, size.height);
  };
  const pairs = all.filter((pair) => !isFar(pair));
  const starts = given
    ? [given, fittedTo(relaxed(given, pairs, { length, keep: 3, rounds: 60 }), size, margin)]
    : [
        fittedTo(
          relaxed(sunflower(board.spaceIds), pairs, { length, keep: 0, rounds: roundsOf(board) }),
          size,
          margin,
        ),
      ];
  let best: { readonly layout: Layout; readonly score: number } | null = null;
  for (const start of starts)
    for (const seed of seeds) {
      const polishing: Polishing = { seed, sweeps, heat, length, author: given };
      const spots = polished(board, pairs, start, size, polishing);
      const layout = asLayout(board, size, spots, all.filter(isFar));
      const score = scoreOf(board, layout);
      if (!best || score < best.score) best = { layout, score };
    }
  if (!best) throw new Error('no seed to try');
  return best.layout;
}

const whole = (value: number): number => Math.round(value * 10) / 10;

/** Places as a layout, with the ways of its far borders. */
function asLayout(
  board: Board,
  given: DiagramSize,
  inner: Spots,
  far: readonly SpacePair[],
): Layout {
  const near = pairsOf(board).filter(
    ([a, b]) => !far.some((pair) => pairKey(...pair) === pairKey(a, b)),
  );
  // Room for all but the first along the frame.
  const more = FAR_APART * Math.max(0, far.length - 1);
  const [width, height] = [given.width + 2 * more, given.height + 2 * more];
  const size = { ...given, width, height };
  const spots = new Map([...inner].map(([id, { x, y }]) => [id, { x: x + more, y: y + more }]));
  const bare: Layout = {
    ...size,
    places: Object.fromEntries([...spots].map(([id, { x, y }]) => [id, [whole(x), whole(y)]])),
    far: Object.fromEntries(
      far.map(([a, b], before) => {
        const way = farWay(a < b ? [a, b] : [b, a], near, spots, size, before);
        return [pairKey(a, b), way.map(({ x, y }) => [whole(x), whole(y)] as const)];
      }),
    ),
    crossings: 0,
  };
  return { ...bare, crossings: faultsOf(board, bare).crossings };
}

/** How bad a layout is. */
export function scoreOf(board: Board, layout: Layout): number {
  const { crossings, through, touching, outside, narrowest } = faultsOf(board, layout);
  const broken = through.length + touching.length + outside.length;
  return 50 * broken + 5 * crossings - 1.2 * Math.min(15, narrowest);
}

/** How close to the frame the first border runs that goes round the others, and how far apart two such are. */
const INSET = 5;
const FAR_APART = 6;
/** Px between two points of the frame where it may begin to. */
const STEP = 12;
/** What it costs to cross another border, and to run past a disc; beside the length. */
const CROSSING = 500;
const TOUCHING = 3000;

/**
 * The way of a border round all others: straight to the frame, along it, and straight to the other space. `before`: how
 * many others already run there.
 */
function farWay(
  [from, to]: SpacePair,
  pairs: readonly SpacePair[],
  spots: Spots,
  { width, height, radius }: DiagramSize,
  before: number,
): readonly Spot[] {
  const inset = INSET + before * FAR_APART;
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const whole = 2 * (w + h);
  /** The point of the frame at a distance from its top left corner, clockwise. */
  const onFrame = (far: number): Spot => {
    const at = ((far % whole) + whole) % whole;
    if (at < w) return { x: inset + at, y: inset };
    if (at < w + h) return { x: inset + w, y: inset + at - w };
    if (at < 2 * w + h) return { x: inset + 2 * w + h - at, y: inset + h };
    return { x: inset, y: inset + whole - at };
  };
  const exits = Array.from({ length: Math.floor(whole / STEP) }, (_, i) => i * STEP);
  const costOf = (space: SpaceId, far: number): number => {
    const [start, end] = [spots.get(space), onFrame(far)];
    if (!start) return Infinity;
    let cost = Math.hypot(end.x - start.x, end.y - start.y);
    for (const [a, b] of pairs) {
      const [one, other] = [spots.get(a), spots.get(b)];
      const isOwn = a === space || b === space;
      if (one && other && !isOwn && areCrossing(start, end, one, other)) cost += CROSSING;
    }
    for (const [other, spot] of spots)
      if (other !== space && toLine(spot, start, end) < 1.4 * radius) cost += TOUCHING;
    return cost;
  };
  const [starts, ends] = [from, to].map((space) =>
    exits
      .map((far) => ({ far, cost: costOf(space, far) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 60),
  );
  /** How far it is from one point of the frame to another, clockwise. */
  const clockwise = (start: number, end: number): number => (end - start + whole) % whole;
  let best = { cost: Infinity, start: 0, end: 0 };
  for (const start of starts ?? [])
    for (const end of ends ?? []) {
      const by = clockwise(start.far, end.far);
      const back = whole - by;
      const cost = start.cost + end.cost + Math.min(by, back);
      const goal = start.far + (by < back ? by : -back);
      if (cost < best.cost) best = { cost, start: start.far, end: goal };
    }
  const [first, last] = [Math.min(best.start, best.end), Math.max(best.start, best.end)];
  const corners = [-1, 0, 1]
    .flatMap((round) => [0, w, w + h, 2 * w + h].map((corner) => corner + round * whole))
    .filter((corner) => corner > first && corner < last);
  const along = best.start < best.end ? corners : corners.reverse();
  const way = [best.start, ...along, best.end].map(onFrame);
  const [start, end] = [spots.get(from), spots.get(to)];
  return start && end ? rounded([start, ...way, end]).slice(1, -1) : way;
}

/** Px from a corner to where its curve begins. */
const CURVE = 18;

/** A way whose corners are cut by a few points of a curve; its ends stay. */
function rounded(way: readonly Spot[]): readonly Spot[] {
  return way.flatMap((corner, i) => {
    const [before, after] = [way[i - 1], way[i + 1]];
    if (!before || !after) return [corner];
    const towards = ({ x, y }: Spot): Spot => {
      const share = Math.min(0.5, CURVE / (Math.hypot(x - corner.x, y - corner.y) || 1));
      return { x: corner.x + (x - corner.x) * share, y: corner.y + (y - corner.y) * share };
    };
    const [from, to] = [towards(before), towards(after)];
    return [0, 0.25, 0.5, 0.75, 1].map((t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * corner.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * corner.y + t ** 2 * to.y,
    }));
  });
}

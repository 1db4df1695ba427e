import type { Board } from '../../board/board.ts';
import { type SpacePair, pairKey, pairsOf } from '../borders.ts';
import { FAR_APART, farWay } from './far.ts';
import { faultsOf } from './faults.ts';
import type { DiagramSize, Layout } from './layout.ts';
import { polished, type Polishing } from './polish.ts';
import { fittedTo, relaxed, type Spots, sunflower } from './stress.ts';

export interface Making {
  /** Rough places of all spaces, such as those of an author's map; null: nothing is known. */
  readonly author: Spots | null;
  /** The seeds to try; the best layout wins. */
  readonly seeds: readonly number[];
  readonly sweeps: number;
  readonly heat: number;
  readonly length: number;
}

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
          relaxed(sunflower(board.spaceIds), pairs, { length, keep: 0, rounds: 400 }),
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
function scoreOf(board: Board, layout: Layout): number {
  const { crossings, through, touching, outside, narrowest } = faultsOf(board, layout);
  const broken = through.length + touching.length + outside.length;
  return 50 * broken + 5 * crossings - 1.2 * Math.min(15, narrowest);
}

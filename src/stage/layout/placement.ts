import { COVERED, groundOf, PRICES } from './ground.ts';
import type { Ground, Piece, Prices } from './ground.ts';

/** One of the ways in which a thing may be drawn, and how much we would rather not have it so. */
export interface Candidate<T> {
  readonly value: T;
  readonly cost: number;
  /** The room that it takes then. */
  readonly pieces: () => readonly Piece[];
}

export interface Item<T> {
  readonly key: string;
  readonly candidates: readonly Candidate<T>[];
  /** The owners of what it may cover: parts of what it belongs to. */
  readonly own: ReadonlySet<string>;
  /** From this cost on it is left out; never, if there is none. */
  readonly dropAt?: number;
  readonly prices?: Prices;
}

export interface Placed<T> {
  readonly value: T;
  /** What remains of dislike and overlap at the best place. */
  readonly cost: number;
  readonly pieces: readonly Piece[];
}

const ROUNDS = 4;
/** For each px beyond the frame, of what must be seen. */
const OUTSIDE = COVERED;
const EDGE = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

function beyond(pieces: readonly Piece[], { width, height }: Size): number {
  let cost = 0;
  for (const piece of pieces) {
    if (piece.kind !== 'solid') continue;
    const { left, top, right, bottom } = piece;
    cost += Math.max(0, EDGE - left, right + EDGE - width) * OUTSIDE;
    cost += Math.max(0, EDGE - top, bottom + EDGE - height) * OUTSIDE;
  }
  return cost;
}

/**
 * Chooses among the candidates of every item: first one item after the other, each where it is least in the way of what
 * is on the ground and of those before it; then again, with all the others in place, until nothing changes. What would
 * still cost too much is left out. The same items and ground always give the same choice.
 */
export function place<T>(
  items: readonly Item<T>[],
  ground: Ground,
  size: Size,
): ReadonlyMap<string, Placed<T>> {
  const tries = items.map((item) => ({
    item,
    // The best liked first: most of the others need not be looked at.
    candidates: [...item.candidates].sort((a, b) => a.cost - b.cost),
    // What is known of it on this ground; of what is too bad to be chosen, only that.
    known: new Map<Candidate<T>, { pieces: readonly Piece[]; cost: number; exact: boolean }>(),
  }));
  const others = groundOf();
  const chosen = new Map<string, Placed<T>>();
  const sown = new Map<string, ReadonlySet<string>>();
  const takeAway = (key: string): void => {
    for (const owner of sown.get(key) ?? []) others.remove(owner);
    chosen.delete(key);
  };
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const { item, candidates, known } of tries) {
      const { key, own, prices = PRICES, dropAt = Infinity } = item;
      const before = chosen.get(key);
      takeAway(key);
      let found: Placed<T> | undefined;
      for (const candidate of candidates) {
        const limit = found ? found.cost : dropAt;
        if (candidate.cost >= limit) break;
        let alone = known.get(candidate);
        if (!alone?.exact && !(alone && alone.cost >= limit)) {
          const pieces = alone?.pieces ?? candidate.pieces();
          const liked = candidate.cost + beyond(pieces, size);
          const cost =
            liked + (liked < limit ? ground.cost(pieces, own, prices, limit - liked) : 0);
          alone = { pieces, cost, exact: cost < limit };
          known.set(candidate, alone);
        }
        if (alone.cost >= limit) continue;
        const cost = alone.cost + others.cost(alone.pieces, own, prices, limit - alone.cost);
        if (cost < limit) found = { value: candidate.value, cost, pieces: alone.pieces };
      }
      if (found?.value !== before?.value) moved = true;
      if (!found) continue;
      others.add(found.pieces);
      sown.set(key, new Set(found.pieces.map(({ owner }) => owner)));
      chosen.set(key, found);
    }
    if (!moved) break;
  }
  return chosen;
}

import { COVERED, groundOf, PRICES } from './ground.ts';
import type { Ground, GroundPiece, Prices } from './ground.ts';

/** One way to draw an item, with its cost. */
export interface Candidate<T> {
  readonly value: T;
  readonly cost: number;
  /** The pieces it would put on the ground. */
  readonly pieces: () => readonly GroundPiece[];
}

export interface Item<T> {
  readonly key: string;
  readonly candidates: readonly Candidate<T>[];
  /** Owners of pieces that it may cover for free, because it belongs to them. */
  readonly mayCover: ReadonlySet<string>;
  /** At or above this cost the item is left out; if absent, never. */
  readonly dropAt?: number;
  readonly prices?: Prices;
}

export interface Placed<T> {
  readonly value: T;
  /** Total cost at the chosen place. */
  readonly cost: number;
  readonly pieces: readonly GroundPiece[];
}

const ROUNDS = 4;
/** Cost per px by which a solid piece sticks out of the frame. */
const OUTSIDE = COVERED;
const EDGE = 2;

interface Size {
  readonly width: number;
  readonly height: number;
}

function beyond(pieces: readonly GroundPiece[], { width, height }: Size): number {
  let cost = 0;
  for (const piece of pieces) {
    if (piece.kind !== 'solid') continue;
    const { left, top, right, bottom } = piece;
    cost += Math.max(0, EDGE - left, right + EDGE - width) * OUTSIDE;
    cost += Math.max(0, EDGE - top, bottom + EDGE - height) * OUTSIDE;
  }
  return cost;
}

/** Places one kind of item after another on the same ground, each avoiding everything placed before. */
export interface Placement {
  /** Places items permanently. */
  readonly put: <T>(items: readonly Item<T>[]) => ReadonlyMap<string, Placed<T>>;
  /** Returns the best places without committing them. */
  readonly find: <T>(items: readonly Item<T>[]) => ReadonlyMap<string, Placed<T>>;
  /** Adds pieces that already have their places. */
  readonly add: (pieces: readonly GroundPiece[]) => void;
  /** All pieces placed or added, in that order. */
  readonly pieces: readonly GroundPiece[];
}

export function placementOn(taken: readonly GroundPiece[], size: Size): Placement {
  const ground = groundOf(taken);
  const pieces: GroundPiece[] = [];
  const find = <T>(items: readonly Item<T>[]) => place(items, ground, size);
  const add = (more: readonly GroundPiece[]): void => {
    pieces.push(...more);
    ground.add(more);
  };
  const put = <T>(items: readonly Item<T>[]) => {
    const placed = find(items);
    add(piecesOf(placed));
    return placed;
  };
  return { put, find, add, pieces };
}

export const piecesOf = (placed: ReadonlyMap<string, Placed<unknown>>): readonly GroundPiece[] =>
  [...placed.values()].flatMap(({ pieces }) => pieces);

/**
 * Chooses a candidate for every item. The first round takes the items in order, each where it costs least given the
 * ground and the items before it; further rounds reconsider each with all the others in place, until nothing changes.
 * Items that still cost too much are left out. Deterministic.
 */
export function place<T>(
  items: readonly Item<T>[],
  ground: Ground,
  size: Size,
): ReadonlyMap<string, Placed<T>> {
  const entries = items.map((item) => ({
    item,
    // Cheapest first, so that the search can stop early.
    candidates: [...item.candidates].sort((a, b) => a.cost - b.cost),
    // The cost of a candidate on the ground alone; if not `exact`, a lower bound that exceeded the limit when it was
    // computed.
    known: new Map<
      Candidate<T>,
      { pieces: readonly GroundPiece[]; cost: number; exact: boolean }
    >(),
  }));
  const others = groundOf();
  const chosen = new Map<string, Placed<T>>();
  const ownersOf = new Map<string, ReadonlySet<string>>();
  const removeChosen = (key: string): void => {
    for (const owner of ownersOf.get(key) ?? []) others.remove(owner);
    chosen.delete(key);
  };
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const { item, candidates, known } of entries) {
      const { key, mayCover, prices = PRICES, dropAt = Infinity } = item;
      const before = chosen.get(key);
      removeChosen(key);
      let found: Placed<T> | undefined;
      for (const candidate of candidates) {
        const limit = found ? found.cost : dropAt;
        if (candidate.cost >= limit) break;
        let alone = known.get(candidate);
        if (!alone?.exact && !(alone && alone.cost >= limit)) {
          const pieces = alone?.pieces ?? candidate.pieces();
          const base = candidate.cost + beyond(pieces, size);
          const cost =
            base + (base < limit ? ground.cost(pieces, mayCover, prices, limit - base) : 0);
          alone = { pieces, cost, exact: cost < limit };
          known.set(candidate, alone);
        }
        if (alone.cost >= limit) continue;
        const cost = alone.cost + others.cost(alone.pieces, mayCover, prices, limit - alone.cost);
        if (cost < limit) found = { value: candidate.value, cost, pieces: alone.pieces };
      }
      if (found?.value !== before?.value) moved = true;
      if (!found) continue;
      others.add(found.pieces);
      ownersOf.set(key, new Set(found.pieces.map(({ owner }) => owner)));
      chosen.set(key, found);
    }
    if (!moved) break;
  }
  return chosen;
}

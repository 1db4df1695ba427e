import { depth } from '../geometry/footprint.ts';
import type { Footprint } from '../geometry/footprint.ts';

/**
 * How a piece of the drawing competes for room: `solid` must stay readable (units, marks, letters), `head` is the tip
 * of an arrow, `tail` its start beside the unit, `line` the rest.
 */
export type PieceKind = 'solid' | 'head' | 'line' | 'tail';

/** A footprint with a kind and an owner. All pieces of an owner can be removed again. */
export interface GroundPiece extends Footprint {
  readonly kind: PieceKind;
  readonly owner: string;
}

const pieces = (
  kind: PieceKind,
  owner: string,
  footprints: readonly Footprint[],
): readonly GroundPiece[] =>
  // Written out: this runs so often that object spread would dominate the time.
  footprints.map(({ box, x1, y1, x2, y2, r, left, top, right, bottom }) => ({
    box,
    x1,
    y1,
    x2,
    y2,
    r,
    left,
    top,
    right,
    bottom,
    kind,
    owner,
  }));
export const solid = (owner: string, footprints: readonly Footprint[]) =>
  pieces('solid', owner, footprints);
export const head = (owner: string, footprints: readonly Footprint[]) =>
  pieces('head', owner, footprints);
/** A line as pieces: the first is the tail. */
export const lines = (owner: string, footprints: readonly Footprint[]): readonly GroundPiece[] => [
  ...pieces('tail', owner, footprints.slice(0, 1)),
  ...pieces('line', owner, footprints.slice(1)),
];

/** The cost of covering another piece: a fixed part, and a part per px of depth. */
type Price = readonly [once: number, each: number];
export type Prices = Readonly<Record<PieceKind, Readonly<Record<PieceKind, Price>>>>;

/** At or above this cost, something that must stay readable is covered. */
export const COVERED = 1000;

const LINE: Price = [0, 0.12];
const FREE: Price = [0, 0];

export const PRICES: Prices = {
  solid: { solid: [COVERED, 30], head: [40, 12], line: [0.5, 1], tail: [0.5, 1] },
  head: { solid: [40, 12], head: [2, 1.5], line: [0, 0.4], tail: [0, 0.4] },
  line: { solid: [3, 4], head: [0, 0.4], line: LINE, tail: LINE },
  tail: { solid: FREE, head: [0, 0.4], line: LINE, tail: LINE },
};

/** Letters suffer more from a line below them than marks, which have a background. */
export const LETTERED: Prices = {
  ...PRICES,
  solid: { solid: [COVERED, 30], head: [12, 6], line: [2, 2.5], tail: [2, 2.5] },
};

/** Solid pieces keep this distance from one another, in px. */
const APART = 1.2;
const CELL = 18;
/** More cells than any board has in a column. */
const COLUMN = 4096;

/** A spatial index of pieces. */
export interface Ground {
  readonly add: (pieces: readonly GroundPiece[]) => void;
  readonly remove: (owner: string) => void;
  /** The cost of covering what is on the ground, ignoring pieces of the owners in `ignored`. Stops adding at `limit`. */
  readonly cost: (
    pieces: readonly GroundPiece[],
    ignored: ReadonlySet<string>,
    prices: Prices,
    limit: number,
  ) => number;
}

interface Entry {
  readonly piece: GroundPiece;
  gone: boolean;
  seen: number;
}

export function groundOf(first: readonly GroundPiece[] = []): Ground {
  const cells = new Map<number, Entry[]>();
  const owners = new Map<string, Entry[]>();
  let stamp = 0;

  function add(pieces: readonly GroundPiece[]): void {
    for (const piece of pieces) {
      const { left, top, right, bottom } = piece;
      const entry = { piece, gone: false, seen: 0 };
      for (let i = Math.floor(left / CELL); i * CELL <= right; i++)
        for (let j = Math.floor(top / CELL); j * CELL <= bottom; j++) {
          const there = cells.get(i * COLUMN + j);
          if (there) there.push(entry);
          else cells.set(i * COLUMN + j, [entry]);
        }
      const known = owners.get(piece.owner);
      if (known) known.push(entry);
      else owners.set(piece.owner, [entry]);
    }
  }

  function remove(owner: string): void {
    for (const entry of owners.get(owner) ?? []) entry.gone = true;
    owners.delete(owner);
  }

  function cost(
    pieces: readonly GroundPiece[],
    ignored: ReadonlySet<string>,
    prices: Prices,
    limit: number,
  ): number {
    let sum = 0;
    for (const piece of pieces) {
      stamp += 1;
      const price = prices[piece.kind];
      const { left, top, right, bottom } = piece;
      const apart = piece.kind === 'solid' ? APART : 0;
      for (let i = Math.floor((left - apart) / CELL); i * CELL <= right + apart; i++)
        for (let j = Math.floor((top - apart) / CELL); j * CELL <= bottom + apart; j++)
          for (const entry of cells.get(i * COLUMN + j) ?? NONE) {
            if (entry.gone || entry.seen === stamp) continue;
            entry.seen = stamp;
            const other = entry.piece;
            if (
              other.left > right + apart ||
              other.right < left - apart ||
              other.top > bottom + apart ||
              other.bottom < top - apart
            )
              continue;
            const [once, each] = price[other.kind];
            if (each === 0 || ignored.has(other.owner)) continue;
            const deep = depth(piece, other) + (other.kind === 'solid' ? apart : 0);
            if (deep <= 0) continue;
            sum += once + each * deep;
          }
      if (sum >= limit) return sum;
    }
    return sum;
  }

  add(first);
  return { add, remove, cost };
}

const NONE: readonly Entry[] = [];

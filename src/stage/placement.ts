import { clamp } from './point.ts';

/**
 * A thing that takes room, as a chain of discs: a unit is one, a ribbon a row of them, a name a row under
 * its letters. `weight` says how bad it is to cover it.
 */
export interface Bead {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly weight: number;
}

/** One of the places that a thing may take, and how much we would rather not have it there. */
export interface Candidate {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
  /** Which of several shapes the thing takes here. */
  readonly variant?: number;
}

export interface Item {
  readonly key: string;
  readonly candidates: readonly Candidate[];
  /** The room that it takes there. */
  readonly beads: (at: Candidate) => readonly Bead[];
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  /** What remains of dislike and overlap at the best place. */
  readonly cost: number;
  readonly beads: readonly Bead[];
  readonly variant: number;
}

const CELL = 48;
const ROUNDS = 3;
/** For each px beyond the frame. */
const OUTSIDE = 6;

type Grid = Map<number, Bead[]>;

const cellOf = (x: number, y: number): number => Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);

function sow(grid: Grid, beads: readonly Bead[]): void {
  for (const bead of beads) {
    const cell = cellOf(bead.x, bead.y);
    const there = grid.get(cell);
    if (there) there.push(bead);
    else grid.set(cell, [bead]);
  }
}

function covered(grid: Grid, beads: readonly Bead[]): number {
  let cost = 0;
  for (const bead of beads)
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++)
        for (const other of grid.get(cellOf(bead.x + dx * CELL, bead.y + dy * CELL)) ?? []) {
          const deep = bead.r + other.r - Math.hypot(bead.x - other.x, bead.y - other.y);
          if (deep > 0) cost += deep * other.weight;
        }
  return cost;
}

function beyond(beads: readonly Bead[], width: number, height: number): number {
  let cost = 0;
  for (const { x, y, r } of beads)
    cost +=
      Math.max(0, r + 3 - x, x + r + 3 - width) * OUTSIDE +
      Math.max(0, r + 3 - y, y + r + 3 - height) * OUTSIDE;
  return cost;
}

/**
 * Chooses a place for every item: first one after the other, each where it is least in the way of the
 * obstacles and of those before it; then again, with all the others in place, until nothing moves.
 * The same items and obstacles always give the same places.
 */
export function place(
  items: readonly Item[],
  obstacles: readonly Bead[],
  size: { readonly width: number; readonly height: number },
): ReadonlyMap<string, Placed> {
  const ground: Grid = new Map();
  sow(ground, obstacles);
  const tries = items.map(({ key, candidates, beads }) => ({
    key,
    beads,
    // The best liked first: most of the others need not be looked at.
    candidates: [...candidates].sort((a, b) => a.cost - b.cost),
    known: new Map<Candidate, { beads: readonly Bead[]; cost: number }>(),
  }));
  const standAlone = (candidate: Candidate, beads: readonly Bead[]) => ({
    beads,
    cost: candidate.cost + covered(ground, beads) + beyond(beads, size.width, size.height),
  });
  const chosen = new Map<string, Placed>();
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const { key, candidates, beads: beadsAt, known } of tries) {
      const others: Grid = new Map();
      for (const [other, { beads }] of chosen) if (other !== key) sow(others, beads);
      let found: Placed | undefined;
      for (const candidate of candidates) {
        const { x, y, variant = 0 } = candidate;
        if (found && candidate.cost >= found.cost) break;
        const alone = known.get(candidate) ?? standAlone(candidate, beadsAt(candidate));
        known.set(candidate, alone);
        if (found && alone.cost >= found.cost) continue;
        const cost = alone.cost + covered(others, alone.beads);
        if (!found || cost < found.cost) found = { x, y, cost, beads: alone.beads, variant };
      }
      if (!found) continue;
      const before = chosen.get(key);
      if (before?.x !== found.x || before.y !== found.y) moved = true;
      chosen.set(key, found);
    }
    if (!moved) break;
  }
  return chosen;
}

/** A row of discs under a text or a band between two points. */
export function row(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  r: number,
  weight: number,
): Bead[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = clamp(Math.ceil(length / (1.4 * r)) + 1, 1, 60);
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    return { x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t, r, weight };
  });
}

import { spaceOf } from '../../board/board.ts';
import type { Point } from '../geometry/point.ts';
import { nameOf } from './anchors.ts';
import type { Anchor, Anchors } from './anchors.ts';

/** Smallest gap between two units in px, rims of rings included. */
const LEAST_GAP = { unit: 1.5, ring: 3.2 } as const;

/** Extents of a unit, at scale 1: to each side, up and down. */
const REACH = {
  A: { side: 12.3, up: 11.8, down: 11.8 },
  F: { side: 17.9, up: 15.7, down: 12.2 },
  circle: { side: 12.8, up: 12.8, down: 12.8 },
  ring: { side: 25.8, up: 25.8, down: 33.6 },
} as const;

/** A unit and its extents. */
interface Body {
  readonly anchor: Anchor;
  readonly name: string;
  readonly reach: (typeof REACH)[keyof typeof REACH];
  readonly gap: number;
}

const bodiesOf = (anchors: Anchors, shown: readonly Anchor[]): readonly Body[] =>
  shown.map((anchor) => {
    const name = nameOf(anchor);
    const ringed = anchors.ringed.has(name);
    const shape = ringed ? 'ring' : anchors.circled.has(name) ? 'circle' : anchor.kind;
    return { anchor, name, reach: REACH[shape], gap: ringed ? LEAST_GAP.ring : LEAST_GAP.unit };
  });

const areApart = (a: Body, b: Body): boolean => spaceOf(a.anchor.at) !== spaceOf(b.anchor.at);

/** The scale at which two units would touch. */
function scaleOf(a: Body, from: Point, b: Body, to: Point): number {
  const gap = Math.max(a.gap, b.gap);
  const high = to.y > from.y ? a.reach.down + b.reach.up : a.reach.up + b.reach.down;
  return Math.max(
    (Math.abs(to.x - from.x) - gap) / (a.reach.side + b.reach.side),
    (Math.abs(to.y - from.y) - gap) / high,
  );
}

/** The largest scale at which no two units touch. `positions` by name of the anchor. */
export function touchingIn(
  anchors: Anchors,
  shown: readonly Anchor[],
  positions: ReadonlyMap<string, Point>,
): number {
  const bodies = bodiesOf(anchors, shown);
  const spots = bodies.map(({ name }) => positions.get(name) ?? { x: 0, y: 0 });
  let least = Infinity;
  for (const [i, a] of bodies.entries())
    for (let j = i + 1; j < bodies.length; j++) {
      const [b, from, to] = [bodies[j], spots[i], spots[j]];
      const scale = b && from && to && areApart(a, b) ? scaleOf(a, from, b, to) : 0;
      if (scale > 0) least = Math.min(least, scale);
    }
  return least;
}

/** The scale at which a unit would touch the edge of the frame; Infinity if it is beyond. */
function scaleAtEdge({ reach }: Body, { x, y }: Point, { width, height }: Size): number {
  if (Math.min(x, y, width - x, height - y) < 0) return Infinity;
  const across = Math.min(x, width - x) / reach.side;
  return Math.min(across, y / reach.up, (height - y) / reach.down);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Px per step, and the number of rounds. */
const STEP = 1.25;
const ROUNDS = 40;
const DIRECTIONS: readonly Point[] = Array.from({ length: 12 }, (_, i) => ({
  x: STEP * Math.cos((i * Math.PI) / 6),
  y: STEP * Math.sin((i * Math.PI) / 6),
}));

/**
 * Moves apart units that would touch others or the edge of the frame at `scale`, each step in the direction with the
 * most room, until none touches or no step helps. Without it, a single close pair would shrink everything on the
 * board.
 */
export function loosen(
  anchors: Anchors,
  shown: readonly Anchor[],
  positions: Map<string, Point>,
  scale: number,
  size: Size,
  fits: (anchor: Anchor, goal: Point, here: Point) => boolean,
): void {
  const bodies = bodiesOf(anchors, shown);
  const places = bodies.map(({ name }) => positions.get(name) ?? { x: 0, y: 0 });
  const others = bodies.map((a) => [...bodies.keys()].filter((i) => areApart(a, bodies[i] ?? a)));
  const roomAt = (i: number, goal: Point): number => {
    const body = bodies[i];
    let least = body ? scaleAtEdge(body, goal, size) : Infinity;
    for (const j of others[i] ?? []) {
      const [other, there] = [bodies[j], places[j]];
      if (body && other && there) least = Math.min(least, scaleOf(body, goal, other, there));
    }
    return least;
  };
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [i, { anchor, name }] of bodies.entries()) {
      const here = places[i];
      if (!here) continue;
      let best = { goal: here, room: roomAt(i, here) };
      if (best.room >= scale) continue;
      for (const { x, y } of DIRECTIONS) {
        const goal = { x: here.x + x, y: here.y + y };
        const room = roomAt(i, goal);
        if (room > best.room && fits(anchor, goal, here)) best = { goal, room };
      }
      if (best.goal === here) continue;
      places[i] = best.goal;
      positions.set(name, best.goal);
      moved = true;
    }
    if (!moved) return;
  }
}

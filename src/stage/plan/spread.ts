import { spaceOf } from '../../board/board.ts';
import type { SpaceId } from '../../board/board.ts';
import { distance, mix } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { drawingOf } from '../model/drawing-of.ts';
import type { Format, View } from '../model/format.ts';
import { toMap, toView } from '../model/view.ts';
import { nameOf } from './anchors.ts';
import type { Anchor, Anchors } from './anchors.ts';

/** At scale 1: units closer than this leave no room for bar, joint and strength on a ribbon between them. */
const ARROW = 86;
/** At scale 1: units closer than this touch. */
const APART = 42;
/** At scale 1: added to that for each ring. */
const FOR_RING = 14;
/** At scale 1: a unit closer than this to a border leaves no room for a ribbon that ends in a bar there. */
const TO_BAR = 40;
/** At scale 1: distance of a unit, alone or in a ring, from the edge of the frame. */
const AT_EDGE = { unit: 21, ring: 37 } as const;
const ROUNDS = 14;
/** Px between the centre of a unit and the border of its space: preferred, and least. */
const CLEAR = 16;
const LEAST_CLEAR = 4;
/** Units that would nearly touch at the smallest scale are moved apart as well. */
const SPARE = 1.02;

/** The units of a turn in a section of the map, moved apart. */
export interface Arrangement {
  readonly view: View;
  /** True if it is a detail. */
  readonly cropped: boolean;
  /** By name of the anchor. */
  readonly positions: ReadonlyMap<string, Point>;
  /** The largest scale that leaves enough room. */
  readonly room: number;
  /** The largest scale at which no two units touch. */
  readonly touching: number;
}

/**
 * Anchors as numbers, their indices in `anchors.all`. All pairs of them are compared again and again, so names are
 * looked up only here.
 */
export interface Crowd {
  readonly anchors: Anchors;
  readonly all: readonly {
    readonly anchor: Anchor;
    readonly space: SpaceId;
    readonly rings: 0 | 1;
  }[];
  readonly shown: readonly number[];
  readonly arrows: readonly (readonly [number, number])[];
  readonly barred: readonly (readonly [number, Point])[];
}

export function crowdOf(anchors: Anchors, format: Format): Crowd {
  const numbers = new Map(anchors.all.map((anchor, number) => [anchor, number]));
  const numberOf = (anchor: Anchor): number => {
    const number = numbers.get(anchor);
    if (number === undefined) throw new Error(`${nameOf(anchor)} is not among the anchors`);
    return number;
  };
  return {
    anchors,
    all: anchors.all.map((anchor) => ({
      anchor,
      space: spaceOf(anchor.at),
      rings: anchors.ringed.has(nameOf(anchor)) ? 1 : 0,
    })),
    shown: anchors.shown.map(numberOf),
    arrows: anchors.arrows.map(([a, b]) => [numberOf(a), numberOf(b)]),
    barred: anchors.barred.flatMap(([a, b]) => {
      const border = drawingOf(format).borderPoint(a.at, b.at);
      return border ? [[numberOf(a), border] as const] : [];
    }),
  };
}

/** Moves the units apart in a section of the map; in a detail, only the visible ones count. */
export function spread(crowd: Crowd, format: Format, view: View, detail: boolean): Arrangement {
  const { anchors, all } = crowd;
  const spots = all.map(({ anchor }) => toView(view, drawingOf(format).unitPlace(anchor.at)));
  for (let round = 0; round < ROUNDS; round++) if (!moveApart(crowd, view, spots, format)) break;
  const positions = new Map(
    all.map(({ anchor }, number) => [nameOf(anchor), spots[number] ?? ORIGIN]),
  );
  // A card shows a detail instead.
  if (format.marks) loosen(anchors, view, positions, format);
  const isSeen = (anchor: Anchor): boolean => !detail || isInside(view, anchor, format);
  const spot = (anchor: Anchor): Point => positions.get(nameOf(anchor)) ?? ORIGIN;
  let room = Infinity;
  for (const [a, b] of anchors.arrows) {
    const share = isSeen(a) && isSeen(b) ? distance(spot(a), spot(b)) / ARROW : 0;
    if (share > 0) room = Math.min(room, share);
  }
  const shown = anchors.shown.filter(isSeen);
  const bodies = crowd.shown.flatMap((number) => {
    const body = all[number];
    return body && isSeen(body.anchor) ? [{ ...body, ...spot(body.anchor) }] : [];
  });
  for (const [i, a] of bodies.entries())
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      if (!b || a.space === b.space) continue;
      const share = distance(a, b) / (APART + (a.rings + b.rings) * FOR_RING);
      if (share > 0) room = Math.min(room, share);
    }
  const touching = touchingIn(anchors, shown, positions);
  return { view, cropped: detail, positions, room, touching };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Smallest distance between a unit and the edge of a detail, in px. */
const EDGE = 9;

/** True if a unit is wholly visible in a section of the map. */
export function isInside(view: View, { at }: Pick<Anchor, 'at'>, format: Format): boolean {
  const { width, height } = format;
  const { x, y } = toView(view, drawingOf(format).unitPlace(at));
  return Math.min(x, y, width - x, height - y) >= EDGE;
}

/** One round of moving units away from one another and from their bars, within their spaces. True if any moved. */
function moveApart(
  { anchors, all, ...crowd }: Crowd,
  view: View,
  spots: Point[],
  format: Format,
): boolean {
  const { width, height } = format;
  const scale = format.scale.max;
  let moved = false;
  const moveFrom = (number: number, x: number, y: number, wanted: number): void => {
    const here = spots[number];
    const body = all[number];
    if (!here || !body) return;
    const needed = wanted * scale;
    const [dx, dy] = [here.x - x, here.y - y];
    if (dx * dx + dy * dy > needed * needed) return;
    const from = { x, y };
    const away = distance(here, from);
    const lacking = needed - away;
    if (lacking <= 0.5) return;
    const goal = mix(here, from, -Math.min(3, lacking / 2) / Math.max(1, away));
    const edge = roomAtEdge(anchors, body.anchor);
    if (!fits(body.anchor, goal, here, view, format, edge, CLEAR)) return;
    spots[number] = goal;
    moved = true;
  };
  const moveBoth = (a: number, b: number, wanted: number): void => {
    const there = spots[b] ?? ORIGIN;
    moveFrom(a, there.x, there.y, wanted);
    const back = spots[a] ?? ORIGIN;
    moveFrom(b, back.x, back.y, wanted);
  };
  for (const number of crowd.shown) {
    const { x, y } = spots[number] ?? ORIGIN;
    const room = all[number]?.rings ? AT_EDGE.ring : AT_EDGE.unit;
    if (y > -1 && y < height + 1) {
      moveFrom(number, -1, y, room);
      moveFrom(number, width + 1, y, room);
    }
    if (x > -1 && x < width + 1) {
      moveFrom(number, x, -1, room);
      moveFrom(number, x, height + 1, room);
    }
  }
  for (const [a, b] of crowd.arrows) moveBoth(a, b, ARROW);
  for (const [number, border] of crowd.barred) {
    const { x, y } = toView(view, border);
    moveFrom(number, x, y, TO_BAR);
  }
  for (const [i, a] of crowd.shown.entries()) {
    const one = all[a];
    if (!one) continue;
    for (let j = i + 1; j < crowd.shown.length; j++) {
      const b = crowd.shown[j] ?? a;
      const other = all[b];
      if (!other || one.space === other.space) continue;
      moveBoth(a, b, APART + (one.rings + other.rings) * FOR_RING);
    }
  }
  return moved;
}

const roomAtEdge = ({ ringed }: Anchors, anchor: Anchor): number =>
  ringed.has(nameOf(anchor)) ? AT_EDGE.ring : AT_EDGE.unit;

/** True if a unit may be at `goal`: in its own space, and not closer to the border than `clear` or than it is now. */
function fits(
  anchor: Anchor,
  goal: Point,
  here: Point,
  view: View,
  format: Format,
  room: number,
  clear: number,
): boolean {
  const { width, height, margin, scale } = format;
  const { spaceAt, clearance } = drawingOf(format);
  const edge = Math.min(goal.x, goal.y, width - goal.x, height - goal.y);
  const least = Math.max(margin / 2, room * scale.max);
  if (edge < least && edge < Math.min(here.x, here.y, width - here.x, height - here.y))
    return false;
  const there = toMap(view, goal);
  if (spaceAt(there.x, there.y) !== spaceOf(anchor.at)) return false;
  const free = clearance(there.x, there.y) * view.zoom;
  if (free >= clear) return true;
  const now = toMap(view, here);
  return free >= clearance(now.x, now.y) * view.zoom;
}

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
interface UnitExtents {
  readonly anchor: Anchor;
  readonly name: string;
  readonly reach: (typeof REACH)[keyof typeof REACH];
  readonly gap: number;
}

const bodiesOf = (anchors: Anchors, shown: readonly Anchor[]): readonly UnitExtents[] =>
  shown.map((anchor) => {
    const name = nameOf(anchor);
    const ringed = anchors.ringed.has(name);
    const shape = ringed ? 'ring' : anchors.circled.has(name) ? 'circle' : anchor.kind;
    return { anchor, name, reach: REACH[shape], gap: ringed ? LEAST_GAP.ring : LEAST_GAP.unit };
  });

const areApart = (a: UnitExtents, b: UnitExtents): boolean =>
  spaceOf(a.anchor.at) !== spaceOf(b.anchor.at);

/** The scale at which two units would touch. */
function scaleOf(a: UnitExtents, from: Point, b: UnitExtents, to: Point): number {
  const gap = Math.max(a.gap, b.gap);
  const high = to.y > from.y ? a.reach.down + b.reach.up : a.reach.up + b.reach.down;
  return Math.max(
    (Math.abs(to.x - from.x) - gap) / (a.reach.side + b.reach.side),
    (Math.abs(to.y - from.y) - gap) / high,
  );
}

/** The largest scale at which no two units touch. `positions` by name of the anchor. */
function touchingIn(
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
function scaleAtEdge({ reach }: UnitExtents, { x, y }: Point, { width, height }: Format): number {
  if (Math.min(x, y, width - x, height - y) < 0) return Infinity;
  const across = Math.min(x, width - x) / reach.side;
  return Math.min(across, y / reach.up, (height - y) / reach.down);
}

/** Px per step, and the number of rounds. */
const STEP = 1.25;
const STEPS = 40;
const DIRECTIONS: readonly Point[] = Array.from({ length: 12 }, (_, i) => ({
  x: STEP * Math.cos((i * Math.PI) / 6),
  y: STEP * Math.sin((i * Math.PI) / 6),
}));

/**
 * Moves apart units that would touch others or the edge of the frame at the smallest scale, each step in the direction with the
 * most room, until none touches or no step helps. Without it, a single close pair would shrink everything on the
 * board.
 */
function loosen(anchors: Anchors, view: View, positions: Map<string, Point>, format: Format): void {
  const scale = format.scale.min * SPARE;
  const bodies = bodiesOf(anchors, anchors.shown);
  const places = bodies.map(({ name }) => positions.get(name) ?? { x: 0, y: 0 });
  const others = bodies.map((a) => [...bodies.keys()].filter((i) => areApart(a, bodies[i] ?? a)));
  const roomAt = (i: number, goal: Point): number => {
    const body = bodies[i];
    let least = body ? scaleAtEdge(body, goal, format) : Infinity;
    for (const j of others[i] ?? []) {
      const [other, there] = [bodies[j], places[j]];
      if (body && other && there) least = Math.min(least, scaleOf(body, goal, other, there));
    }
    return least;
  };
  for (let round = 0; round < STEPS; round++) {
    let moved = false;
    for (const [i, { anchor, name }] of bodies.entries()) {
      const here = places[i];
      if (!here) continue;
      let best = { goal: here, room: roomAt(i, here) };
      if (best.room >= scale) continue;
      for (const { x, y } of DIRECTIONS) {
        const goal = { x: here.x + x, y: here.y + y };
        const room = roomAt(i, goal);
        if (room <= best.room) continue;
        const edge = roomAtEdge(anchors, anchor);
        if (fits(anchor, goal, here, view, format, edge, LEAST_CLEAR)) best = { goal, room };
      }
      if (best.goal === here) continue;
      places[i] = best.goal;
      positions.set(name, best.goal);
      moved = true;
    }
    if (!moved) return;
  }
}

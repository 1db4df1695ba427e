import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { Location, SpaceId, UnitKind } from '../../board/board.ts';
import { clearance, spaceAt } from '../../board/cells.ts';
import { borderPoint, dislodgedPlace, unitPlace } from '../../board/places.ts';
import { detailOf, isInside } from './crop.ts';
import type { Format } from '../model/format.ts';
import { clamp, distance, mix, towards } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import { nameOf, anchorsOf } from './anchors.ts';
import type { Anchor, Anchors } from './anchors.ts';
import { fitView, toMap, toView, type ShownPlace } from '../model/view.ts';
import type { View } from '../model/format.ts';
import { loosen, touchingIn } from './touching.ts';

/** Where the units of a turn are in a format, in px, and the scale at which they are drawn. */
export interface UnitPositions {
  readonly view: View;
  /** The scale of units, arrows and marks. */
  readonly scale: number;
  /** True if this is a detail, because the whole board would be too small to read. */
  readonly cropped: boolean;
  /** Where a unit at a location is drawn. */
  readonly of: (at: Location, kind: UnitKind) => Point;
  /** Where it is drawn once another unit has taken its place, unless the scene finds a better place. */
  readonly aside: (at: Location, kind: UnitKind) => Point;
}

/** At scale 1: units closer than this leave no room for bar, joint and strength on a ribbon between them. */
const ARROW = 86;
/** At scale 1: units closer than this touch. */
const APART = 42;
/** At scale 1: added to that for each ring. */
const FOR_RING = 14;
/** At scale 1: a unit closer than this to a border leaves no room for a ribbon that ends in a bar there. */
const TO_BAR = 40;
/** At scale 1: from a unit to the one that it has pushed aside. */
export const ASIDE = 44;
/** At scale 1: room for a bar and its cross at a border. */
const BORDER_ROOM = 26;
/** At scale 1: distance of a unit, alone or in a ring, from the edge of the frame. */
const AT_EDGE = { unit: 21, ring: 37 } as const;
const ROUNDS = 14;
/** Px between the centre of a unit and the border of its space: preferred, and least. */
const CLEAR = 16;
const LEAST_CLEAR = 4;
/** Units that would nearly touch at the smallest scale are moved apart as well. */
const SPARE = 1.02;
/** Zoom factor per attempt to gain room. */
const CLOSER = 1.07;

/** The positions of a turn's units: the board's own, moved apart where short arrows need room. */
export function unitPositionsOf(turn: Turn, format: Format): UnitPositions {
  const anchors = anchorsOf(turn, format);
  const crowd = crowdOf(anchors);
  const { usual, closest } = format.zoom;
  const places = placesOf(anchors, format);
  let found = spread(crowd, format, fitView(places, format, usual), false);
  for (let zoom = usual; found.room < format.scale.max && zoom < closest;) {
    zoom = Math.min(closest, zoom * CLOSER);
    const view = fitView(places, format, zoom);
    if (view.zoom <= found.view.zoom) break;
    found = spread(crowd, format, view, false);
  }
  const cramped = !format.marks && !format.view && found.touching < format.scale.min;
  const detail =
    cramped &&
    detailOf(anchors, format, found.view.zoom, (view) => {
      const closer = spread(crowd, format, view, true);
      return closer.touching >= format.scale.min;
    });
  if (detail) found = spread(crowd, format, detail, true);
  const { view, positions, room, touching } = found;
  const scale = Math.min(clamp(room, format.scale.min, format.scale.max), touching);
  // An army and a fleet at one location share a position unless both are on the board; a ringed unit's position
  // serves both.
  const spotOf = ({ at, kind }: Anchor): Point => {
    const [own, other] = [nameOf({ at, kind }), nameOf({ at, kind: kind === 'A' ? 'F' : 'A' })];
    const [first, second] = anchors.ringed.has(other) ? [other, own] : [own, other];
    return positions.get(first) ?? positions.get(second) ?? toView(view, unitPlace(at));
  };
  return {
    view,
    scale,
    cropped: Boolean(detail),
    of: (at, kind) => spotOf({ at, kind }),
    aside: (at, kind) => {
      const home = spotOf({ at, kind });
      const moveFrom = towards(unitPlace(at), dislodgedPlace(at));
      return { x: home.x + moveFrom.x * ASIDE * scale, y: home.y + moveFrom.y * ASIDE * scale };
    },
  };
}

interface Arrangement {
  readonly view: View;
  readonly positions: ReadonlyMap<string, Point>;
  /** The largest scale that leaves enough room. */
  readonly room: number;
  /** The largest scale at which no two units touch. */
  readonly touching: number;
}

/** What a section must show, with room round it. */
function placesOf(anchors: Anchors, format: Format): readonly ShownPlace[] {
  const crossings = anchors.arrows.flatMap(([a, b]) => {
    const border = borderPoint(a.at, b.at);
    return border ? [{ ...border, room: BORDER_ROOM * format.scale.max }] : [];
  });
  return [
    ...crossings,
    ...anchors.all.map((anchor) => ({
      ...unitPlace(anchor.at),
      room: Math.max(
        format.margin,
        anchors.ringed.has(nameOf(anchor)) ? (SIZE.ring + 12) * format.scale.max : 0,
        anchors.dislodged.has(nameOf(anchor)) ? (ASIDE + SIZE.unit + 4) * format.scale.max : 0,
      ),
    })),
  ];
}

/**
 * Anchors as numbers, their places in `anchors.all`. All pairs of them are compared again and again, so names are looked up
 * only here.
 */
interface Crowd {
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

function crowdOf(anchors: Anchors): Crowd {
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
      const border = borderPoint(a.at, b.at);
      return border ? [[numberOf(a), border] as const] : [];
    }),
  };
}

/** Moves the units apart in a section of the map; in a detail, only the visible ones count. */
function spread(crowd: Crowd, format: Format, view: View, detail: boolean): Arrangement {
  const { anchors, all } = crowd;
  const spots = all.map(({ anchor }) => toView(view, unitPlace(anchor.at)));
  for (let round = 0; round < ROUNDS; round++) if (!moveApart(crowd, view, spots, format)) break;
  const positions = new Map(
    all.map(({ anchor }, number) => [nameOf(anchor), spots[number] ?? ORIGIN]),
  );
  // A card shows a detail instead.
  if (format.marks)
    loosen(
      anchors,
      anchors.shown,
      positions,
      format.scale.min * SPARE,
      format,
      (anchor, goal, here) =>
        fits(anchor, goal, here, view, format, roomAtEdge(anchors, anchor), LEAST_CLEAR),
    );
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
  return { view, positions, room, touching: touchingIn(anchors, shown, positions) };
}

const ORIGIN: Point = { x: 0, y: 0 };

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
  { width, height, margin, scale }: Format,
  room: number,
  clear: number,
): boolean {
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

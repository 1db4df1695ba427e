import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { Location, UnitKind } from '../../board/board.ts';
import { clearance, spaceAt } from '../../board/cells.ts';
import { borderPoint, dislodgedPlace, unitPlace } from '../../board/places.ts';
import { detailOf, isInside } from './crop.ts';
import type { Format } from '../model/format.ts';
import { clamp, distance, mix, towards } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { SIZE } from '../geometry/shapes.ts';
import { nameOf, anchorsOf } from './anchors.ts';
import type { Anchor, Anchors } from './anchors.ts';
import { fitView, toMap, toView } from '../model/view.ts';
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
  const { usual, closest } = format.zoom;
  let found = arrange(anchors, format, usual);
  for (let zoom = usual; found.room < format.scale.max && zoom < closest;) {
    zoom = Math.min(closest, zoom * CLOSER);
    const closer = arrange(anchors, format, zoom);
    if (closer.view.zoom <= found.view.zoom) break;
    found = closer;
  }
  const cramped = !format.marks && !format.view && found.touching < format.scale.min;
  const detail =
    cramped &&
    detailOf(anchors, format, found.view.zoom, (view) => {
      const closer = spread(anchors, format, view, true);
      return closer.touching >= format.scale.min;
    });
  if (detail) found = spread(anchors, format, detail, true);
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

function arrange(anchors: Anchors, format: Format, zoom: number): Arrangement {
  const crossings = anchors.arrows.flatMap(([a, b]) => {
    const border = borderPoint(a.at, b.at);
    return border ? [{ ...border, room: BORDER_ROOM * format.scale.max }] : [];
  });
  const view = fitView(
    [
      ...crossings,
      ...anchors.all.map((anchor) => ({
        ...unitPlace(anchor.at),
        room: Math.max(
          format.margin,
          anchors.ringed.has(nameOf(anchor)) ? (SIZE.ring + 12) * format.scale.max : 0,
          anchors.dislodged.has(nameOf(anchor)) ? (ASIDE + SIZE.unit + 4) * format.scale.max : 0,
        ),
      })),
    ],
    format,
    zoom,
  );
  return spread(anchors, format, view, false);
}

/** Moves the units apart in a section of the map; in a detail, only the visible ones count. */
function spread(anchors: Anchors, format: Format, view: View, detail: boolean): Arrangement {
  const positions = new Map(
    anchors.all.map((anchor) => [nameOf(anchor), toView(view, unitPlace(anchor.at))]),
  );
  const spot = (anchor: Anchor): Point => positions.get(nameOf(anchor)) ?? { x: 0, y: 0 };
  for (let round = 0; round < ROUNDS; round++)
    if (!moveApart(anchors, view, positions, format)) break;
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
  const arrows = anchors.arrows
    .filter(([a, b]) => isSeen(a) && isSeen(b))
    .map(([a, b]) => distance(spot(a), spot(b)) / ARROW);
  const shown = anchors.shown.filter(isSeen);
  const pairs = shown.flatMap((a, i) =>
    shown
      .slice(i + 1)
      .filter((b) => spaceOf(a.at) !== spaceOf(b.at))
      .map((b) => [a, b] as const),
  );
  const units = pairs.map(([a, b]) => distance(spot(a), spot(b)) / apart(anchors, a, b));
  return {
    view,
    positions,
    room: Math.min(Infinity, ...[...arrows, ...units].filter((share) => share > 0)),
    touching: touchingIn(anchors, shown, positions),
  };
}

/** One round of moving units away from one another and from their bars, within their spaces. True if any moved. */
function moveApart(
  anchors: Anchors,
  view: View,
  positions: Map<string, Point>,
  format: Format,
): boolean {
  const scale = format.scale.max;
  let moved = false;
  const moveFrom = (anchor: Anchor, from: Point, wanted: number): void => {
    const here = positions.get(nameOf(anchor));
    if (!here) return;
    const lacking = wanted * scale - distance(here, from);
    if (lacking <= 0.5) return;
    const goal = mix(here, from, -Math.min(3, lacking / 2) / Math.max(1, distance(here, from)));
    if (!fits(anchor, goal, here, view, format, roomAtEdge(anchors, anchor), CLEAR)) return;
    positions.set(nameOf(anchor), goal);
    moved = true;
  };
  const spot = (anchor: Anchor): Point => positions.get(nameOf(anchor)) ?? { x: 0, y: 0 };
  for (const anchor of anchors.shown) {
    const { x, y } = spot(anchor);
    const room = roomAtEdge(anchors, anchor);
    if (y > -1 && y < format.height + 1) {
      moveFrom(anchor, { x: -1, y }, room);
      moveFrom(anchor, { x: format.width + 1, y }, room);
    }
    if (x > -1 && x < format.width + 1) {
      moveFrom(anchor, { x, y: -1 }, room);
      moveFrom(anchor, { x, y: format.height + 1 }, room);
    }
  }
  for (const [a, b] of anchors.arrows) {
    moveFrom(a, spot(b), ARROW);
    moveFrom(b, spot(a), ARROW);
  }
  for (const [a, b] of anchors.barred) {
    const border = borderPoint(a.at, b.at);
    if (border) moveFrom(a, toView(view, border), TO_BAR);
  }
  for (const [i, a] of anchors.shown.entries())
    for (const b of anchors.shown.slice(i + 1)) {
      if (spaceOf(a.at) === spaceOf(b.at)) continue;
      moveFrom(a, spot(b), apart(anchors, a, b));
      moveFrom(b, spot(a), apart(anchors, a, b));
    }
  return moved;
}

const roomAtEdge = ({ ringed }: Anchors, anchor: Anchor): number =>
  ringed.has(nameOf(anchor)) ? AT_EDGE.ring : AT_EDGE.unit;

/** Required distance between two units, at scale 1. */
function apart({ ringed }: Anchors, a: Anchor, b: Anchor): number {
  return APART + [a, b].filter((anchor) => ringed.has(nameOf(anchor))).length * FOR_RING;
}

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

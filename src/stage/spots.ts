import type { Turn } from '../trace/turn.ts';
import type { Location, UnitKind } from '../board/board.ts';
import { spaceOf } from '../board/board.ts';
import { clearance, spaceAt } from '../board/cells.ts';
import { dislodgedPlace, unitPlace } from '../board/places.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Format } from './format.ts';
import { clamp, distance, minus, norm, times, towards } from './point.ts';
import type { Point } from './point.ts';
import { fitView, toMap, toView } from './view.ts';
import type { View } from './view.ts';

/** Where the pieces of a turn stand in a format, in px, and how large they are drawn. */
export interface Spots {
  readonly view: View;
  /** The scale of units, arrows and marks. */
  readonly scale: number;
  /** Where a piece of this kind stands at a location. */
  readonly of: (at: Location, kind: UnitKind) => Point;
  /** Where it stands once another has taken its place. */
  readonly aside: (at: Location, kind: UnitKind) => Point;
}

/** At scale 1: a ribbon shorter than this has no room for bar, joint and number. */
const WANTED = 86;
/** At scale 1: units closer than this touch one another's rims. */
const APART = 42;

interface Stand {
  readonly at: Location;
  readonly kind: UnitKind;
}

const nameOf = ({ at, kind }: Stand): string => `${kind} ${at}`;

/** The location at which the unit of a move arrives, or would. */
export function goalOf(turn: Turn, order: Extract<Order, { type: 'move' }>): Location {
  const landed = turn.ruling.after.units.find(
    (unit) =>
      spaceOf(unit.at) === spaceOf(order.to) &&
      unit.power === order.power &&
      unit.kind === order.unit.kind,
  );
  return order.unit.kind === 'F' && order.to.length === 3 && landed ? landed.at : order.to;
}

/** Every place at which something is drawn, and the pairs that an arrow joins. */
function gather(
  turn: Turn,
  format: Format,
): { stands: Stand[]; pairs: [Stand, Stand][]; crowd: Stand[] } {
  const stands = new Map<string, Stand>();
  const crowd = new Map<string, Stand>();
  const pairs: [Stand, Stand][] = [];
  const keep = (stand: Stand): Stand => {
    const known = stands.get(nameOf(stand));
    if (known) return known;
    stands.set(nameOf(stand), stand);
    return stand;
  };
  for (const { at, kind } of turn.position.units) {
    crowd.set(spaceOf(at), keep({ at, kind }));
  }
  for (const { order } of turn.ruling.orders) {
    if (!order) continue;
    const from = keep(standing(turn, order.unit));
    if (order.type === 'move') {
      const to = keep({ at: goalOf(turn, order), kind: order.unit.kind });
      if (!crowd.has(spaceOf(to.at))) crowd.set(spaceOf(to.at), to);
      pairs.push([from, to]);
    } else if (order.type !== 'hold') {
      const target = keep(standing(turn, order.target));
      pairs.push([from, target]);
    }
  }
  for (const { unit, retreats } of format.marks ? turn.ruling.dislodged : []) {
    const kind = turn.position.units.find(({ at }) => spaceOf(at) === unit)?.kind ?? 'A';
    for (const at of retreats) keep({ at, kind });
  }
  return { stands: [...stands.values()], pairs, crowd: [...crowd.values()] };
}

/** A piece as an order names it, with the coast on which it really stands. */
export function standing(turn: Turn, piece: Stand): Stand {
  return (
    turn.position.units.find(({ at }) => spaceOf(at) === spaceOf(piece.at)) ?? {
      at: piece.at,
      kind: piece.kind,
    }
  );
}

export function findSpots(turn: Turn, format: Format): Spots {
  const { stands, pairs, crowd } = gather(turn, format);
  const view = fitView(
    stands.map(({ at }) => unitPlace(at)),
    format,
  );
  const spots = new Map(stands.map((stand) => [nameOf(stand), toView(view, unitPlace(stand.at))]));
  const spotOf = (stand: Stand): Point =>
    spots.get(nameOf(stand)) ?? toView(view, unitPlace(stand.at));

  const roomFor = (): number => {
    const joined = pairs.map(([a, b]) => distance(spotOf(a), spotOf(b)) / WANTED);
    const all = crowd.flatMap((a, i) =>
      crowd.slice(i + 1).map((b) => distance(spotOf(a), spotOf(b)) / APART),
    );
    return Math.min(Infinity, ...joined.filter((share) => share > 0), ...all);
  };
  for (let round = 0; round < 10 && roomFor() < format.scale.max; round++)
    drawApart(pairs, view, spots, format.scale.max);
  const scale = clamp(roomFor(), format.scale.min, format.scale.max);

  return {
    view,
    scale,
    of: (at, kind) => spotOf({ at, kind }),
    aside: (at, kind) => {
      const home = spotOf({ at, kind });
      const away = towards(toView(view, unitPlace(at)), toView(view, dislodgedPlace(at)));
      return { x: home.x + away.x * 46 * scale, y: home.y + away.y * 46 * scale };
    },
  };
}

/** One step of moving the two ends of short arrows apart, as far as their own spaces have room. */
function drawApart(
  pairs: readonly (readonly [Stand, Stand])[],
  view: View,
  spots: Map<string, Point>,
  scale: number,
): void {
  for (const [a, b] of pairs) {
    const from = spots.get(nameOf(a));
    const to = spots.get(nameOf(b));
    if (!from || !to) continue;
    const lacking = WANTED * scale - norm(minus(to, from));
    if (lacking <= 0 || norm(minus(to, from)) === 0) continue;
    const push = times(towards(from, to), Math.min(3, lacking / 2));
    tryMove(a, { x: from.x - push.x, y: from.y - push.y }, view, spots);
    tryMove(b, { x: to.x + push.x, y: to.y + push.y }, view, spots);
  }
}

function tryMove(stand: Stand, goal: Point, view: View, spots: Map<string, Point>): void {
  const there = toMap(view, goal);
  if (spaceAt(there.x, there.y) !== spaceOf(stand.at)) return;
  if (clearance(there.x, there.y, 18) * view.zoom < Math.min(15, 18 * view.zoom)) return;
  spots.set(nameOf(stand), goal);
}

/** The unit that stands in a space before the moves, if any. */
export function unitIn(turn: Turn, space: UnitAt): Turn['position']['units'][number] | undefined {
  return turn.position.units.find(({ at }) => spaceOf(at) === space);
}

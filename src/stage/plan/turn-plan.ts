import { spaceOf, type Location, type UnitKind } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import { type Point, clamp, towards } from '../geometry/point.ts';
import type { Format, View } from '../model/format.ts';
import { unitIn } from '../model/unit-in.ts';
import { plannedOrders, type PlannedOrders } from './planned-orders.ts';
import { drawingOf } from '../model/drawing-of.ts';
import { toView } from '../model/view.ts';
import { anchorsOf, nameOf, type Anchor } from './anchors.ts';
import { arrangementOf, ASIDE } from './section.ts';

/** Everything to draw of a turn, for all of its steps, and the positions of its units. */
export interface TurnPlan extends PlannedOrders {
  readonly format: Format;
  readonly positions: UnitPositions;
  /** Where a unit is before the moves. */
  readonly home: (unit: UnitAt) => Point;
}

export function planOf(turn: Turn, format: Format): TurnPlan {
  const orders = plannedOrders(turn);
  return planWith(orders, format, unitPositionsOf(orders, format));
}

/** A plan for orders whose units have their positions. */
export const planWith = (
  orders: PlannedOrders,
  format: Format,
  positions: UnitPositions,
): TurnPlan => ({
  ...orders,
  format,
  positions,
  home: (unit) => {
    const piece = unitIn(orders.turn, unit);
    return positions.of(piece?.at ?? spaceOf(unit), piece?.kind ?? 'A');
  },
});

/** Where the units of a turn are in a format, in px, and the scale at which they are drawn. */
interface UnitPositions {
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

/** The positions of a turn's units: the board's own, moved apart where short arrows need room. */
function unitPositionsOf(orders: PlannedOrders, format: Format): UnitPositions {
  const { unitPlace, dislodgedPlace } = drawingOf(format);
  const anchors = anchorsOf(orders, format);
  const { view, cropped, positions, room, touching } = arrangementOf(anchors, format);
  const scale = Math.min(clamp(room, format.scale.min, format.scale.max), touching);
  // An army and a fleet at one location share a position unless both are on the board; a ringed unit's position serves
  // both.
  const spotOf = ({ at, kind }: Anchor): Point => {
    const [own, other] = [nameOf({ at, kind }), nameOf({ at, kind: kind === 'A' ? 'F' : 'A' })];
    const [first, second] = anchors.ringed.has(other) ? [other, own] : [own, other];
    return positions.get(first) ?? positions.get(second) ?? toView(view, unitPlace(at));
  };
  return {
    view,
    scale,
    cropped,
    of: (at, kind) => spotOf({ at, kind }),
    aside: (at, kind) => {
      const home = spotOf({ at, kind });
      const moveFrom = towards(unitPlace(at), dislodgedPlace(at));
      return { x: home.x + moveFrom.x * ASIDE * scale, y: home.y + moveFrom.y * ASIDE * scale };
    },
  };
}

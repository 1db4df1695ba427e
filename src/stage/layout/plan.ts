import type { Turn } from '../../trace/turn.ts';
import { spaceOf } from '../../board/board.ts';
import type { Location, SpaceId, UnitKind } from '../../board/board.ts';
import { byPlace } from '../../board/in-board-order.ts';
import type { Power } from '../../board/powers.ts';
import type { Convoy, Move, SupportHold, SupportMove } from '../../orders/order.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Outcome } from '../../trace/ruling.ts';
import { drawnMove } from '../model/army-fleet.ts';
import type { Format } from '../model/format.ts';
import { routesOf } from './drawn-routes.ts';
import { unitPositionsOf } from './unit-positions.ts';
import { goalOf, actualUnit, unitIn } from './anchors.ts';
import type { UnitPositions } from './unit-positions.ts';

/** An order to draw, with its index in `ruling.orders`. */
interface Planned {
  readonly index: number;
  readonly unit: UnitAt;
  readonly power: Power;
  readonly kind: UnitKind;
  readonly at: Location;
}

export interface PlannedMove extends Planned {
  readonly order: Move;
  readonly goal: Location;
  /** Lists of fleets; empty by land. */
  readonly routes: readonly (readonly SpaceId[])[];
  /** Another unit moves in the opposite direction. */
  readonly opposed: boolean;
  /** The destination has a unit in it, before or after the moves. */
  readonly occupied: boolean;
  /** Of an army that lands: the sea that it lands from (Army/Fleet module). */
  readonly from?: Location;
  /** It may end at a bar at the border. */
  readonly barred: boolean;
}

export interface PlannedSupport extends Planned {
  readonly order: SupportMove | SupportHold;
  /** The index of the move whose ribbon it joins; null if that move was not ordered. */
  readonly joins: number | null;
}

export interface PlannedConvoy extends Planned {
  readonly order: Convoy;
  /** True if a ribbon runs through its ring. */
  readonly travelled: boolean;
}

/** Everything there is to draw of a turn, for all of its steps. */
export interface Plan {
  readonly turn: Turn;
  readonly format: Format;
  readonly positions: UnitPositions;
  readonly moves: readonly PlannedMove[];
  readonly supports: readonly PlannedSupport[];
  readonly convoys: readonly PlannedConvoy[];
}

/** Outcomes of moves that end at a bar. */
const BARRED: readonly Outcome[] = ['bounces', 'blocked', 'stopped', 'aboard', 'attacked'];

/** The order of units in a position must not affect the drawing. */
function inOrder({ position, ...turn }: Turn): Turn {
  return { ...turn, position: { units: [...position.units].sort(byPlace) } };
}

export function planOf(given: Turn, format: Format): Plan {
  const turn = inOrder(given);
  const positions = unitPositionsOf(turn, format);
  const { orders } = turn.ruling;
  const filled = new Set([
    ...turn.position.units.map(({ at }) => spaceOf(at)),
    ...turn.ruling.after.units.map(({ at }) => spaceOf(at)),
  ]);
  const moves: PlannedMove[] = [];
  const drawn = orders.map(({ order }) => drawnMove(turn, order));
  orders.forEach(({ order: given, unit, outcome }, index) => {
    const order = drawn[index];
    if (!order) return;
    const goal = goalOf(turn, order);
    moves.push({
      ...drawer(turn, order, unit, index),
      order,
      goal,
      ...(given?.type === 'land' ? { from: order.unit.at } : {}),
      routes: given === order ? routesOf(turn, order) : [],
      opposed: drawn.some(
        (other) =>
          other !== null &&
          spaceOf(other.unit.at) === spaceOf(goal) &&
          spaceOf(other.to) === spaceOf(order.unit.at),
      ),
      occupied: filled.has(spaceOf(goal)),
      barred: BARRED.includes(outcome),
    });
  });
  const supports: PlannedSupport[] = [];
  const convoys: PlannedConvoy[] = [];
  orders.forEach(({ order, unit }, index) => {
    if (order?.type === 'support-hold' || order?.type === 'support-move') {
      const joins =
        order.type === 'support-hold'
          ? undefined
          : moves.find(
              (move) =>
                [spaceOf(order.target.at), unitAt(order.target)].includes(move.unit) &&
                spaceOf(move.goal) === spaceOf(order.to),
            );
      supports.push({ ...drawer(turn, order, unit, index), order, joins: joins?.index ?? null });
    } else if (order?.type === 'convoy') {
      const travelled = moves.some(
        ({ unit: army, goal, routes }) =>
          army === spaceOf(order.target.at) &&
          spaceOf(goal) === order.to &&
          routes.some((route) => route.includes(unit)),
      );
      convoys.push({ ...drawer(turn, order, unit, index), order, travelled });
    }
  });
  return { turn, format, positions, moves, supports, convoys };
}

function drawer(
  turn: Turn,
  order: Move | SupportHold | SupportMove | Convoy,
  unit: UnitAt,
  index: number,
): Planned {
  const { at, kind } = actualUnit(turn, order.unit);
  return { index, unit, power: unitIn(turn, unit)?.power ?? order.power, kind, at };
}

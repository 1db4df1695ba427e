import type { Turn } from '../../trace/turn.ts';
import {
  spaceOf,
  type Location,
  type Piece,
  type SpaceId,
  type UnitKind,
  boardIn,
  canReach,
} from '../../board/board.ts';
import { byPlace } from '../../board/in-board-order.ts';
import type { Power } from '../../board/powers.ts';
import type { Convoy, Move, SupportHold, SupportMove } from '../../orders/order.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Outcome, RuledOrder } from '../../trace/ruling.ts';
import { drawnMove } from '../model/law-drawing.ts';
import { decidedBefore, pushesOf } from '../model/decided.ts';
import { actualUnit, unitIn } from '../model/unit-in.ts';
import { shortestRoute } from '../../board/convoy-routes.ts';

/** An order to draw, with its index in `ruling.orders`. */
interface Planned {
  readonly index: number;
  readonly unit: UnitAt;
  readonly power: Power;
  readonly kind: UnitKind;
  readonly at: Location;
  readonly outcome: Outcome;
}

export interface PlannedMove extends Planned {
  readonly order: Move;
  readonly goal: Location;
  /** Lists of fleets; empty for a move by land. */
  readonly routes: readonly (readonly SpaceId[])[];
  /** Whether another unit moves in the opposite direction. */
  readonly opposed: boolean;
  /** Whether the destination has a unit in it, before or after the moves. */
  readonly occupied: boolean;
  /** For an army that lands: the sea that it lands from (Army/Fleet module). */
  readonly from?: Location;
  /** Whether it may end at a bar at the border. */
  readonly barred: boolean;
}

export interface PlannedSupport extends Planned {
  readonly order: SupportMove | SupportHold;
  /** The unit that is supported, with its real coast. */
  readonly target: Piece;
  /** The index of the move whose ribbon it joins; null if that move was not ordered. */
  readonly joins: number | null;
}

export interface PlannedConvoy extends Planned {
  readonly order: Convoy;
  /** The army that is convoyed. */
  readonly target: Piece;
  /** True if a ribbon runs through its ring. */
  readonly travelled: boolean;
}

/** Everything to draw of the orders of a turn, for all of its steps. */
export interface PlannedOrders {
  readonly turn: Turn;
  readonly moves: readonly PlannedMove[];
  readonly supports: readonly PlannedSupport[];
  readonly convoys: readonly PlannedConvoy[];
  /** The growing sets of units pushed aside in the course of the turn. */
  readonly pushes: readonly ReadonlySet<UnitAt>[];
  /** Spaces left empty by a stand-off. */
  readonly standoffs: ReadonlySet<SpaceId>;
}

/** Outcomes of moves that end at a bar. */
const BARRED: readonly Outcome[] = ['bounces', 'blocked', 'stopped', 'aboard', 'attacked'];

/** Sorts the units, because their order in a position must not affect the drawing. */
function inOrder({ position, ...turn }: Turn): Turn {
  return { ...turn, position: { ...position, units: [...position.units].sort(byPlace) } };
}

export function plannedOrders(given: Turn): PlannedOrders {
  const turn = inOrder(given);
  const moves = plannedMoves(turn);
  return {
    turn,
    moves,
    supports: plannedSupports(turn, moves),
    convoys: plannedConvoys(turn, moves),
    pushes: pushesOf(turn),
    standoffs: decidedBefore(turn, turn.ruling.steps.length).standoffs,
  };
}

function plannedMoves(turn: Turn): readonly PlannedMove[] {
  const { orders, after } = turn.ruling;
  const filled = new Set([...turn.position.units, ...after.units].map(({ at }) => spaceOf(at)));
  const drawn = orders.map(({ order }) => drawnMove(turn, order));
  return orders.flatMap((ruled, index): PlannedMove[] => {
    const order = drawn[index];
    if (!order) return [];
    const goal = goalOf(turn, order);
    const move: PlannedMove = {
      ...planned(turn, order, ruled, index),
      ...(ruled.order?.type === 'land' ? { from: order.unit.at } : {}),
      order,
      goal,
      opposed: drawn.some(
        (other) =>
          other !== null &&
          spaceOf(other.unit.at) === spaceOf(goal) &&
          spaceOf(other.to) === spaceOf(order.unit.at),
      ),
      occupied: filled.has(spaceOf(goal)),
      barred: BARRED.includes(ruled.outcome),
      routes: ruled.order === order ? routesOf(turn, order) : [],
    };
    return [move];
  });
}

const plannedSupports = (turn: Turn, moves: readonly PlannedMove[]): readonly PlannedSupport[] =>
  turn.ruling.orders.flatMap((ruled, index): PlannedSupport[] => {
    const { order } = ruled;
    if (order?.type !== 'support-hold' && order?.type !== 'support-move') return [];
    const joined =
      order.type === 'support-move'
        ? moves.find(
            ({ unit, goal }) =>
              [spaceOf(order.target.at), unitAt(order.target)].includes(unit) &&
              spaceOf(goal) === spaceOf(order.to),
          )
        : undefined;
    const target = actualUnit(turn, order.target);
    const joins = joined?.index ?? null;
    return [{ ...planned(turn, order, ruled, index), order, target, joins }];
  });

const plannedConvoys = (turn: Turn, moves: readonly PlannedMove[]): readonly PlannedConvoy[] =>
  turn.ruling.orders.flatMap((ruled, index): PlannedConvoy[] => {
    const { order } = ruled;
    if (order?.type !== 'convoy') return [];
    const travelled = moves.some(
      ({ unit, goal, routes }) =>
        unit === spaceOf(order.target.at) &&
        spaceOf(goal) === order.to &&
        routes.some((route) => route.includes(ruled.unit)),
    );
    const target = actualUnit(turn, order.target);
    return [{ ...planned(turn, order, ruled, index), order, target, travelled }];
  });

function planned(
  turn: Turn,
  order: Move | SupportHold | SupportMove | Convoy,
  { unit, outcome }: RuledOrder,
  index: number,
): Planned {
  const { at, kind } = actualUnit(turn, order.unit);
  return { index, unit, power: unitIn(turn, unit)?.power ?? order.power, kind, at, outcome };
}

/** Where the unit of a move arrives, or would; with a coast if only the ruling names one. */
function goalOf(turn: Turn, order: Move): Location {
  const landed = turn.ruling.after.units.find(
    (unit) =>
      spaceOf(unit.at) === spaceOf(order.to) &&
      unit.power === order.power &&
      unit.kind === order.unit.kind,
  );
  return order.unit.kind === 'F' && order.to.length === 3 && landed ? landed.at : order.to;
}

/** The fleets with an order to convoy this army to its destination. */
function carriersOf(turn: Turn, move: Move): readonly SpaceId[] {
  const fleets = turn.ruling.orders.flatMap(({ order }) =>
    order?.type === 'convoy' &&
    spaceOf(order.target.at) === spaceOf(move.unit.at) &&
    order.to === spaceOf(move.to)
      ? [spaceOf(order.unit.at)]
      : [],
  );
  return [...new Set(fleets)];
}

/**
 * The routes to draw for a move, each a list of fleets in the order of travel. Every convoying fleet on some route is
 * on one of them; the route that was taken comes first. Empty if the move goes by land or has no route.
 */
function routesOf(turn: Turn, move: Move): readonly (readonly SpaceId[])[] {
  if (move.unit.kind !== 'A') return [];
  const unit = spaceOf(move.unit.at);
  if (goesByLand(turn, move, unit)) return [];
  const board = boardIn(turn.position);
  const carriers = carriersOf(turn, move);
  const goal = spaceOf(move.to);
  const taken = pathOf(turn, unit);
  const routes: (readonly SpaceId[])[] = [];
  const first = shortestRoute(taken.length > 0 ? taken : carriers, unit, goal, board);
  if (first) routes.push(first);
  for (const carrier of carriers) {
    if (routes.some((route) => route.includes(carrier))) continue;
    const there = shortestRoute(carriers, unit, carrier, board);
    const onward = shortestRoute(carriers, carrier, goal, board);
    if (!there || !onward) continue;
    const route = [...there, carrier, ...onward];
    if (new Set(route).size === route.length) routes.push(route);
  }
  return routes;
}

function goesByLand(turn: Turn, move: Move, unit: UnitAt): boolean {
  for (const { fact } of turn.ruling.steps) {
    if (fact.type === 'route' && fact.unit === unit) return fact.by === 'land';
    if ((fact.type === 'path' || fact.type === 'no-path') && fact.unit === unit) return false;
  }
  return canReach(move.unit, spaceOf(move.to), boardIn(turn.position)) && !move.viaConvoy;
}

function pathOf(turn: Turn, unit: UnitAt): readonly SpaceId[] {
  for (const { fact } of turn.ruling.steps)
    if (fact.type === 'path' && fact.unit === unit) return fact.fleets;
    else if (fact.type === 'passage' && fact.why === 'ferried' && fact.unit === unit)
      return fact.by === null ? [] : [fact.by];
  return [];
}

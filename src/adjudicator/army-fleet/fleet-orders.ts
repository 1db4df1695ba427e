import { reachesSpace, touches } from '../../board/compiled.ts';
import {
  BOARD,
  CONVOY,
  HOLD,
  LAND_AFTER,
  LAND_FIRST,
  MOVE,
  SUPPORT_MOVE,
} from '../../orders/compact.ts';
import type { CompactOrder } from '../../orders/compact.ts';
import {
  defenderOf,
  goalLocation,
  goalOf,
  isFleet,
  isVia,
  NOBODY,
  occupantOf,
  powerOf,
  stationOf,
  taskOf,
  wayOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import { allBut, hasRoute } from '../convoy-routes.ts';
import { illegality } from '../orders/illegality.ts';
import { setUpLanding } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { isMover, occupant, samePower } from '../unit-row.ts';
import type { IllegalReason } from '../../trace/fact.ts';
import { BOARDS, LANDS_AFTER, LANDS_FIRST, SAILS_ON } from '../ways.ts';
import { armyAboard, boardersOf, fleetOf, isBerth, landsFirst } from './berths.ts';

/**
 * Orders in rounds, by what they may depend on: landings before the fleet acts and boardings depend on nothing; the
 * orders of a fleet with an army aboard depend on whether that army lands first; landings afterwards depend on where
 * the fleet goes.
 */
export function inRounds(state: TurnState): readonly number[] {
  const rounds = state.orders.map((order) => roundOf(order, state));
  const places = [...rounds.keys()];
  return places.sort((one, other) => rounds[one]! - rounds[other]! || one - other);
}

function roundOf({ task, at }: CompactOrder, state: TurnState): 0 | 1 | 2 {
  if (task === LAND_AFTER) return 2;
  const unit = occupant(at);
  return unit !== NOBODY && armyAboard(unit, state) !== NOBODY ? 1 : 0;
}

/** The unit that is ordered: for an army that boards this turn and lands, the row of its berth. */
export function unitOrdered({ task, at, power }: CompactOrder, state: TurnState): UnitRow {
  const unit = occupant(at);
  if (unit !== NOBODY || task !== LAND_AFTER || boardersOf(at, state).length === 0) return unit;
  if (powerOf[fleetOf(at, state)] !== power) return NOBODY;
  if (!state.module!.landings.has(at)) {
    setUpLanding(at, power, state.board);
    state.module!.landings.add(at);
  }
  return at;
}

export function whyIllegal(
  order: CompactOrder,
  unit: UnitRow,
  state: TurnState,
): IllegalReason | null {
  switch (order.task) {
    case BOARD:
      return illegalBoarding(order, unit, state);
    case LAND_FIRST:
    case LAND_AFTER:
      return illegalLanding(order, unit, state);
    case SUPPORT_MOVE:
      return whySupportIllegal(order, unit, state);
    default:
      if (unit === NOBODY || powerOf[unit] !== order.power) return 'no-unit';
      if (isBerth(unit, state)) return whyAboardIllegal(order);
      return whyFleetIllegal(order, unit, state) ?? illegality(order, unit, state);
  }
}

/** II.a, III.f: an army in a coastal province boards an adjacent fleet of its own power that has no army aboard. */
function illegalBoarding(
  { power, target }: CompactOrder,
  army: UnitRow,
  state: TurnState,
): IllegalReason | null {
  const { board } = state;
  if (army === NOBODY || powerOf[army] !== power) return 'no-unit';
  if (state.module!.choices.boarding === 'none') return 'not-of-the-edition';
  if (isFleet[army] === 1 || isBerth(army, state)) return 'boards-nothing';
  const fleet = occupant(target);
  if (fleet === NOBODY || isFleet[fleet] === 0 || board.isSea[fleet] !== 1) return 'boards-nothing';
  if (!samePower(fleet, army) || armyAboard(fleet, state) !== NOBODY) return 'boards-nothing';
  return touches(board, fleet, army) ? null : 'boards-afar';
}

/**
 * II.a, III.f: a landing is from the sea at the beginning of the turn, with an army aboard then; or from the sea that
 * the fleet is ordered to.
 */
function illegalLanding(
  { power, at, task, to }: CompactOrder,
  army: UnitRow,
  state: TurnState,
): IllegalReason | null {
  const { board } = state;
  const fleet = fleetOf(at, state);
  if (fleet === NOBODY || powerOf[fleet] !== power) return 'no-unit';
  if (army === NOBODY) return boardersOf(at, state).length > 0 ? 'lands-at-once' : 'nobody-aboard';
  const space = board.spaceOf[to] ?? -1;
  if (task === LAND_FIRST) return reachesSpace(board, at, space) ? null : 'lands-afar';
  const isAway = isMover(fleet) && board.isSea[goalOf[fleet]!] === 1;
  if (!isAway) return 'fleet-elsewhere';
  return reachesSpace(board, board.berthOf[goalOf[fleet]!]!, space) ? null : 'lands-afar';
}

/** III.a, III.g: what the fleet of an army aboard may not do. */
function whyFleetIllegal(
  { task, to }: CompactOrder,
  fleet: UnitRow,
  state: TurnState,
): IllegalReason | null {
  const army = fleet === NOBODY ? NOBODY : armyAboard(fleet, state);
  if (army === NOBODY) return null;
  const space = state.board.spaceOf[to] ?? -1;
  if (task === CONVOY) return 'aboard-ferry';
  if (landsFirst(army)) {
    if (task === MOVE) return space === goalOf[army] ? 'lands-together' : null;
    return task === HOLD ? null : 'support-elsewhere';
  }
  return task === MOVE && state.board.isSea[space] !== 1 ? 'aboard-ashore' : null;
}

/** An army aboard may only stay or land; its fleet acts for both. */
function whyAboardIllegal({ task }: CompactOrder): IllegalReason | null {
  switch (task) {
    case HOLD:
      return null;
    case MOVE:
      return 'unreachable';
    case CONVOY:
      return 'convoy-by-army';
    default:
      return 'support-unreachable';
  }
}

/** A support, as in the base game; the move that it supports may also be a landing. */
function whySupportIllegal(
  order: CompactOrder,
  unit: UnitRow,
  state: TurnState,
): IllegalReason | null {
  const { board } = state;
  if (unit === NOBODY || powerOf[unit] !== order.power) return 'no-unit';
  if (isBerth(unit, state)) return whyAboardIllegal(order);
  const army = armyAboard(unit, state);
  const to = board.spaceOf[order.to] ?? -1;
  if (landsFirst(army)) {
    const isItsLanding = order.target === army && to === goalOf[army];
    return isItsLanding ? null : 'support-elsewhere';
  }
  const plain = illegality(order, unit, state);
  if (plain !== 'support-impossible') return plain;
  const target = occupant(order.target);
  return couldLand(target, to, unit, state) ? null : plain;
}

/**
 * Whether an army could land there: from the berth where it is, or from one where it could board; but not with the
 * fleet `other`.
 */
function couldLand(army: UnitRow, to: number, other: UnitRow, state: TurnState): boolean {
  if (isFleet[army] === 1) return false;
  if (isBerth(army, state)) return landsWithin(fleetOf(army, state), army, to, true, state);
  const isCrossing = to !== army && state.board.isCoastal[to] === 1;
  if (isCrossing && hasRoute(army, to, allBut(other), state)) return true;
  return (state.board.seas[army] ?? []).some((sea) => {
    const fleet = occupant(sea);
    const isFree = fleet !== NOBODY && fleet !== other && armyAboard(fleet, state) === NOBODY;
    const isOwn = isFree && samePower(fleet, army);
    return isOwn && landsWithin(fleet, state.board.berthOf[sea]!, to, false, state);
  });
}

/** Whether the province is on the coast of the sea, or of an adjacent one. */
function landsWithin(
  fleet: UnitRow,
  berth: number,
  to: number,
  now: boolean,
  { board }: TurnState,
): boolean {
  if (now && reachesSpace(board, berth, to)) return true;
  const near = board.reachSpaces[stationOf[fleet]!] ?? [];
  return near.some((sea) => board.isSea[sea] === 1 && reachesSpace(board, board.berthOf[sea]!, to));
}

/** Follows boardings, landings, and the moves of fleets whose army lands first. */
export function follow(order: CompactOrder, unit: UnitRow, state: TurnState): boolean {
  const { board, module } = state;
  switch (order.task) {
    case BOARD: {
      const berth = board.berthOf[order.target]!;
      module!.boarders.set(berth, [...new Set([...(module!.boarders.get(berth) ?? []), unit])]);
      go(unit, berth, berth, BOARDS);
      return true;
    }
    case LAND_FIRST:
    case LAND_AFTER: {
      const space = board.spaceOf[order.to]!;
      go(unit, space, space, order.task === LAND_FIRST ? LANDS_FIRST : LANDS_AFTER);
      defenderOf[unit] = occupantOf[space]!;
      return true;
    }
    case MOVE:
      if (landsFirst(armyAboard(unit, state))) wayOf[unit] = SAILS_ON;
      return false;
    default:
      return false;
  }
}

function go(unit: UnitRow, goal: number, location: number, way: number): void {
  taskOf[unit] = MOVE;
  goalOf[unit] = goal;
  goalLocation[unit] = location;
  wayOf[unit] = way;
  isVia[unit] = 0;
}

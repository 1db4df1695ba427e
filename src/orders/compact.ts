import type { Piece, Position } from '../board/board.ts';
import {
  armyIndex,
  locationAt,
  locationIndex,
  spaceAt,
  spaceIndex,
  stationOf,
} from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import { POWERS } from '../board/powers.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from './order.ts';

/** What an order tells its unit to do, as a number. */
export const HOLD = 0;
export const MOVE = 1;
export const SUPPORT_HOLD = 2;
export const SUPPORT_MOVE = 3;
export const CONVOY = 4;
/** Army/Fleet module: an army boards a fleet; an army aboard lands, before its fleet acts or after it has moved. */
export const BOARD = 5;
export const LAND_FIRST = 6;
export const LAND_AFTER = 7;
export type Task =
  | typeof HOLD
  | typeof MOVE
  | typeof SUPPORT_HOLD
  | typeof SUPPORT_MOVE
  | typeof CONVOY
  | typeof BOARD
  | typeof LAND_FIRST
  | typeof LAND_AFTER;

/** A unit as numbers: its power's index in `POWERS`, and its station on the board. */
export interface CompactUnit {
  readonly power: number;
  readonly station: number;
}

/**
 * An order as numbers. `at` and `target` are spaces, `to` is a location as written; -1 if there is none, or it is not
 * on the board.
 */
export interface CompactOrder {
  readonly power: number;
  readonly at: number;
  readonly task: Task;
  readonly target: number;
  readonly to: number;
  readonly viaConvoy: boolean;
  /** Its reader repaired it (`Order.repairs`). */
  readonly isRepaired: boolean;
}

/** A movement phase as the adjudicator takes it: all names are replaced by numbers of a compiled board. */
export interface CompactTurn {
  readonly units: readonly CompactUnit[];
  readonly orders: readonly CompactOrder[];
}

const TASKS: Readonly<Record<Exclude<Order['type'], 'land'>, Task>> = {
  hold: HOLD,
  move: MOVE,
  'support-hold': SUPPORT_HOLD,
  'support-move': SUPPORT_MOVE,
  convoy: CONVOY,
  board: BOARD,
};

const POWER_NUMBERS = Object.fromEntries(
  POWERS.map((power, number) => [power, number]),
) as Readonly<Record<Power, number>>;

function taskOf(order: Order): Task {
  if (order.type === 'land') return order.when === 'first' ? LAND_FIRST : LAND_AFTER;
  return TASKS[order.type];
}

/** The turn in numbers. */
export function compactTurn(
  { units }: Position,
  orders: readonly Order[],
  board: CompiledBoard,
): CompactTurn {
  return {
    units: units.map((unit) => ({
      power: POWER_NUMBERS[unit.power],
      station: stationOf(board, unit.kind, unit.at),
    })),
    orders: orders.map((order) => compactOrder(order, board)),
  };
}

/** The row of a piece that an order names: that of its space, or of its berth. */
function rowOf({ kind, at }: Piece, board: CompiledBoard): number {
  return kind === 'A' ? armyIndex(board, at) : spaceIndex(board, at);
}

function targetOf(order: Order, board: CompiledBoard): number {
  if (order.type === 'board') return spaceIndex(board, order.onto);
  return 'target' in order ? rowOf(order.target, board) : -1;
}

function compactOrder(order: Order, board: CompiledBoard): CompactOrder {
  return {
    power: POWER_NUMBERS[order.power],
    at: rowOf(order.unit, board),
    task: taskOf(order),
    target: targetOf(order, board),
    to: 'to' in order ? locationIndex(board, order.to) : -1,
    viaConvoy: order.type === 'move' && order.viaConvoy,
    isRepaired: order.repairs !== undefined,
  };
}

/**
 * An order of the turn in words again: the same as before, if it was not repaired and names units exactly as they are.
 */
export function orderInWords(
  { units, orders }: CompactTurn,
  place: number,
  board: CompiledBoard,
): Order {
  const order = orders[place];
  if (!order) throw new Error('no such order');
  const pieceAt = (space: number): Piece => {
    const unit = units.find(({ station }) => board.stationSpace[station] === space);
    if (!unit) throw new Error('no unit there');
    const kind = board.isFleetStation[unit.station] === 1 ? 'F' : 'A';
    return { kind, at: locationAt(board, board.stationLocation[unit.station] ?? -1) };
  };
  const power = POWERS[order.power];
  if (!power) throw new Error('no such power');
  const unit = pieceAt(order.at);
  switch (order.task) {
    case HOLD:
      return { power, unit, type: 'hold' };
    case MOVE: {
      const { viaConvoy } = order;
      return { power, unit, type: 'move', to: locationAt(board, order.to), viaConvoy };
    }
    case SUPPORT_HOLD:
      return { power, unit, type: 'support-hold', target: pieceAt(order.target) };
    case SUPPORT_MOVE: {
      const target = pieceAt(order.target);
      return { power, unit, type: 'support-move', target, to: locationAt(board, order.to) };
    }
    case CONVOY: {
      const target = pieceAt(order.target);
      return { power, unit, type: 'convoy', target, to: spaceAt(board, order.to) };
    }
    case BOARD:
    case LAND_FIRST:
    case LAND_AFTER:
      throw new Error('an order of the Army/Fleet module has no words yet');
  }
}

export interface CompactDislodged {
  /** Its index among the units of the turn. */
  readonly unit: number;
  /** The space that the attacker came from. */
  readonly by: number;
  /** Locations, in board order. */
  readonly retreats: readonly number[];
}

/** The outcome for the units, as numbers: just enough to compare two adjudicators. */
export interface CompactRuling {
  /** By unit, as the turn lists them: its location afterwards; -1 if it is dislodged. */
  readonly after: readonly number[];
  readonly dislodged: readonly CompactDislodged[];
  /** By order, as the turn lists them: `cut`; `cut, dislodged` if its unit is dislodged. */
  readonly outcomes: readonly string[];
}

import type { CompiledBoard } from '../board/compiled.ts';
import type { CompactTurn } from '../orders/compact.ts';
import type { Edition } from '../rules/edition.ts';
import type { Module } from './turn-state.ts';
import { settleCycles } from './cycle/settle-cycles.ts';
import { openTurnState } from './turn-state.ts';
import type { TurnState, OrderAt } from './turn-state.ts';
import { followOrders } from './orders/follow-orders.ts';
import { matchOrders } from './orders/match-orders.ts';
import { begin, propagate } from './equations/propagate.ts';

/**
 * Decides everything about a turn: which orders are legal, which match, what the equations settle, and then, cycle by
 * cycle, what they leave open (ARCHITECTURE, "How a ruling is made"). `wording`: the orders in words, if a trace is
 * wanted. The state is valid until the next turn is opened, on whatever board: there is only one set of columns.
 */
export function resolveTurn(
  turn: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: OrderAt | null,
  module: Module | null = null,
): TurnState {
  const state = decideAll(turn, board, edition, wording, module);
  if (module) module.settleCycles(state);
  else settleCycles(state);
  return state;
}

/** Decides legality, matching and the equations, as far as they go: cycles are left open. */
export function decideAll(
  turn: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: OrderAt | null,
  module: Module | null = null,
): TurnState {
  const state = openTurnState(turn, board, edition, wording, module);
  followOrders(state);
  matchOrders(state);
  begin(state);
  propagate(state);
  return state;
}

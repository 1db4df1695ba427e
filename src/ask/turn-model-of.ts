import type { TurnModel } from '../check/model/turn-model.ts';
import { readTurn } from '../check/model/read-turn.ts';
import type { Turn } from '../trace/turn.ts';

const read = new WeakMap<Turn, TurnModel>();

/** What follows from position, orders and edition before any decision, cached as long as the turn exists. */
export function turnModelOf(turn: Turn): TurnModel {
  const found = read.get(turn);
  if (found) return found;
  const model = readTurn(turn.position, turn.orders, turn.edition);
  read.set(turn, model);
  return model;
}

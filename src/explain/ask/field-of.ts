import type { Field } from '../../trace/check/field.ts';
import { readField } from '../../trace/check/read.ts';
import type { Turn } from '../../trace/turn.ts';

const read = new WeakMap<Turn, Field>();

/** What follows from position, orders and edition before any decision, kept as long as the turn is. */
export function fieldOf(turn: Turn): Field {
  const found = read.get(turn);
  if (found) return found;
  const field = readField(turn.position, turn.orders, turn.edition);
  read.set(turn, field);
  return field;
}

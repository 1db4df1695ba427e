import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import type { Unit } from '../../src/board/board.ts';
import { inferPosition } from '../../src/orders/infer-position.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { EditionId } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';

/** Reads orders in plain notation; every ordered unit is on the board, and `idle` ones too. */
export function readTurn(text: string, idle: readonly Unit[] = []) {
  const { orders, errors } = readOrders(text);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const position = inferPosition(orders);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return { orders, position: { units: [...position.value.units, ...idle] } };
}

export function rule(
  text: string,
  edition: EditionId = 'DATC',
  idle: readonly Unit[] = [],
): Ruling {
  const { position, orders } = readTurn(text, idle);
  return adjudicate(position, orders, EDITIONS[edition]);
}

/** The moves that succeeded, as `WAL-ENG`. */
export function movesMade(ruling: Ruling): readonly string[] {
  return ruling.orders.flatMap(({ unit, order, outcome }) =>
    order?.type === 'move' && outcome === 'succeeds' ? [`${unit}-${order.to.slice(0, 3)}`] : [],
  );
}

/** The outcome of the order of the unit in a space. */
export function outcomeAt(ruling: Ruling, space: string): string | undefined {
  return ruling.orders.find(({ unit }) => unit === space)?.outcome;
}

import { type Board, spaceIn, STANDARD } from '../../board/board.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { inferPosition, type PositionError } from '../../orders/infer-position.ts';
import type { SetsReading } from '../../orders/notations/read-order-sets.ts';
import { readTurn, type TurnOfText } from '../../orders/notations/read-turn.ts';
import type { Order } from '../../orders/order.ts';
import type { ReadOptions } from '../../orders/parsed-orders.ts';
import { err } from '../../result.ts';

/** Units that an error names. */
const MOST = 3;

/** As `readTurn`; where several units are ordered in one space, the error names each with its power and its line. */
export function readTurnWithLines(
  text: string,
  read: (text: string, options: ReadOptions) => SetsReading,
  infer: typeof inferPosition = inferPosition,
  board: Board = STANDARD,
): TurnOfText {
  const lines = new Map<Order, number>();
  const withLines = (given: string, options: ReadOptions): SetsReading => {
    const found = read(given, options);
    const { orders, spans, replaced } = found;
    for (const [index, order] of orders.entries()) {
      const span = spans[index];
      if (span) lines.set(order, span.line);
    }
    for (const { order, line } of replaced) lines.set(order, line);
    return found;
  };
  return readTurn(text, withLines, (orders) => {
    const found = infer(orders, board);
    return found.ok ? found : err(found.error.map((error) => named(error, orders, lines, board)));
  });
}

function named(
  error: PositionError,
  orders: readonly Order[],
  lines: ReadonlyMap<Order, number>,
  board: Board,
): PositionError {
  if (error.kind !== 'two-units') return error;
  const units = new Map<string, string>();
  for (const index of error.orders) {
    const order = orders[index];
    if (!order) continue;
    const unit = `${formatPiece(order.unit, board)} of ${order.power}`;
    const line = lines.get(order);
    if (!units.has(unit))
      units.set(unit, line === undefined ? unit : `${unit} (line ${String(line)})`);
  }
  const all = [...units.values()];
  const shown =
    all.length > MOST ? [...all.slice(0, MOST), `${String(all.length - MOST)} more`] : all;
  const list = `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
  const count = all.length > 2 ? 'Several' : 'Two';
  const message = `${count} units are ordered in ${spaceIn(error.space, board).name}: ${list}. Expected one unit in a space.`;
  return { ...error, message };
}

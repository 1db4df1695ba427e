import type { Position } from '../board/board.ts';
import { inferPosition, readOrders, type RepairAt } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { err, ok, type Result } from '../result.ts';
import type { EditionId } from '../rules/edition.ts';
import { loadScenario } from '../scenario/load.ts';
import { formatError } from '../scenario/place.ts';

/** A turn as a file gives it, before anybody has ruled on it. */
export interface ReadTurn {
  readonly id: string;
  readonly title: string;
  readonly position: Position;
  readonly orders: readonly Order[];
  /** What the file says itself; null if it says nothing. */
  readonly edition: EditionId | null;
  /** What was read otherwise than written, a line each. */
  readonly notes: readonly string[];
}

/** The turn of a scenario, in the first edition it names. Errors: `file:line:column message`. */
export function readScenario(text: string, name: string): Result<ReadTurn, readonly string[]> {
  const loaded = loadScenario(text, name);
  if (!loaded.ok) return err(loaded.error.map(formatError));
  const { slug, title, position, orders, editions } = loaded.value;
  return ok({ id: slug, title, position, orders, edition: editions[0] ?? null, notes: [] });
}

/** The turn that orders imply: every ordered unit stands where its order says. Errors: as above. */
export function readTurn(text: string, name: string): Result<ReadTurn, readonly string[]> {
  const at = (span: { line: number; column: number }, message: string): string =>
    `${name}:${String(span.line)}:${String(span.column)} ${message}`;

  const first = readOrders(text);
  if (first.errors.length > 0) return err(first.errors.map((error) => at(error, error.message)));
  const inferred = inferPosition(first.orders);
  if (!inferred.ok) {
    const start = { line: 1, column: 1 };
    return err(
      inferred.error.map(({ orders, message }) =>
        at(first.spans[orders.at(-1) ?? 0] ?? start, message),
      ),
    );
  }
  if (first.orders.length === 0) return err([`${name}:1:1 There are no orders.`]);
  // What the orders tell of the units settles, on a second reading, what they say of one another.
  const position = inferred.value;
  const { orders, errors, repairs } = readOrders(text, { position });
  if (errors.length > 0) return err(errors.map((error) => at(error, error.message)));
  const note = (repair: RepairAt): string =>
    at(repair, `"${repair.from}" is read as "${repair.to}".`);
  return ok({
    id: name,
    title: name,
    position,
    orders,
    edition: null,
    notes: repairs.map(note),
  });
}

import { LOCATIONS, type Piece, type Position, spaceOf } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { BoardOfRetreats, ParsedOrders } from '../../orders/parsed-orders.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import type { Order } from '../../orders/order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { err, ok, type Result } from '../../result.ts';
import { either, nearest } from '../../orders/nearest.ts';
import { quote } from '../../orders/errors.ts';

/** What is wrong with a line, and at which character of it. */
export interface LineError {
  readonly inside: number;
  readonly message: string;
  readonly expected: string;
}

export type ReaderOfOrders = typeof rulebook.movement.read;

/** Reads the text of one order. With a position, letters, coasts and names are resolved by it. */
export function readOrder(
  text: string,
  power: Power,
  position?: Position,
  read: ReaderOfOrders = rulebook.movement.read,
): Result<Order, LineError> {
  return only(read(text, { power, position, asWritten: true }), 'A Ber-Pru');
}

/** The same for an order of a retreat phase. */
export function readRetreatOrder(
  text: string,
  power: Power,
  position?: BoardOfRetreats,
): Result<RetreatPhaseOrder, LineError> {
  return only(rulebook.retreats.read(text, { power, position }), 'A Ber-Pru');
}

/** The same for an order of an adjustment phase. */
export function readAdjustmentOrder(
  text: string,
  power: Power,
  position?: Position,
): Result<AdjustmentOrder, LineError> {
  return only(rulebook.adjustments.read(text, { power, position }), 'Build A Ber');
}

/** The only order in a text. */
function only<Read>(
  { orders, errors, spans }: ParsedOrders<Read>,
  example: string,
): Result<Read, LineError> {
  const [error] = errors;
  if (error)
    return err({
      inside: error.line > 1 ? 0 : error.column - 1,
      ...(error.kind === 'space'
        ? { message: `Unknown space ${quote(error.words)}.`, expected: nearestSpaces(error.words) }
        : { message: `${error.problem}: ${quote(error.words)}.`, expected: error.expected }),
    });
  const [order, second] = orders;
  if (!order) return err({ inside: 0, message: 'There is no order here.', expected: example });
  if (second)
    return err({
      inside: (spans[1]?.column ?? 1) - 1,
      message: 'A second order begins here.',
      expected: 'one order per line',
    });
  return ok(order);
}

/** Reads `A Mun`. Its power does not matter. */
export function readPiece(text: string): Result<Piece, LineError> {
  const read = readOrder(`${text} H`, 'Austria');
  return read.ok ? ok(read.value.unit) : read;
}

/** `Prussia (Pru) or Paris (Par)`; if no name is close, what a space looks like. */
export function nearestSpaces(words: string): string {
  const spaces = LOCATIONS.filter((at) => at === spaceOf(at)).map(spaceOf);
  const near = new Set(
    nearest(
      words,
      spaces.flatMap((at) => [SPACES[at].name, formatLocation(at)]),
    ).map((name) => spaces.find((at) => SPACES[at].name === name || formatLocation(at) === name)),
  );
  const found = [...near].flatMap((at) =>
    at ? [`${SPACES[at].name} (${formatLocation(at)})`] : [],
  );
  return found.length > 0 ? either(found) : 'a space, such as Mun or North Sea';
}

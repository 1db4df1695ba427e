import { LOCATIONS, type Piece, type Position, spaceOf } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import type { Power } from '../board/powers.ts';
import { SPACES } from '../board/spaces.ts';
import { type OrderError, readOrders } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { err, ok, type Result } from '../result.ts';
import { either, nearest } from './nearest.ts';

/** What is wrong with a line, and how many characters into it. */
export interface LineError {
  readonly inside: number;
  readonly message: string;
  readonly expected: string;
}

/** Reads the text of one order. With a position, letters, coasts and names are settled by it. */
export function readOrder(
  text: string,
  power: Power,
  position?: Position,
): Result<Order, LineError> {
  const { orders, errors, spans } = readOrders(text, { power, position });
  const [error] = errors;
  if (error)
    return err({
      inside: error.line > 1 ? 0 : error.column - 1,
      ...(error.kind === 'space'
        ? { message: `Unknown space "${error.words}".`, expected: nearestSpaces(error.words) }
        : { message: problemOf(error), expected: error.expected }),
    });
  const [order, second] = orders;
  if (!order) return err({ inside: 0, message: 'No order stands here.', expected: 'A Ber-Pru' });
  if (second)
    return err({
      inside: (spans[1]?.column ?? 1) - 1,
      message: 'A second order begins here.',
      expected: 'one order a line',
    });
  return ok(order);
}

/** The message without what was expected, which is told apart. */
const problemOf = ({ message, expected }: OrderError): string =>
  message.replace(` Expected ${expected}.`, '');

/** Reads `A Mun`. Whose it is does not matter. */
export function readPiece(text: string): Result<Piece, LineError> {
  const read = readOrder(`${text} H`, 'Austria');
  return read.ok ? ok(read.value.unit) : read;
}

/** `Prussia (Pru) or Paris (Par)`; if nothing is near, what a space looks like. */
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

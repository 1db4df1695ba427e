import { STANDARD, type Board, type Piece, type Position } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import { boardRead } from '../../orders/parsed-orders.ts';
import type {
  BoardOfRetreats,
  OrderError,
  ParsedOrders,
  ReadOptions,
} from '../../orders/parsed-orders.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import type { Order } from '../../orders/order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { err, ok, type Result } from '../../result.ts';
import { aSpace } from '../../orders/notations/rulebook/parse-errors.ts';
import { either, nearest } from '../../orders/nearest.ts';
import { quote } from '../../orders/errors.ts';

/** What is wrong with a line, and at which character of it. */
export interface LineError {
  readonly inside: number;
  readonly message: string;
  readonly expected: string;
  /** The error of the reader, if it is one. */
  readonly order?: OrderError;
}

export type ReaderOfOrders = typeof rulebook.movement.read;

/** Reads the text of one order. With a position, letters, coasts and names are resolved by it. */
export function readOrder(
  text: string,
  power: Power,
  { position, board }: Pick<ReadOptions, 'position' | 'board'>,
  read: ReaderOfOrders = rulebook.movement.read,
): Result<Order, LineError> {
  const options = { power, position, board, asWritten: true };
  return only(read(text, options), 'A Ber-Pru', boardRead(options));
}

/** The same for an order of a retreat phase. */
export function readRetreatOrder(
  text: string,
  power: Power,
  position: BoardOfRetreats,
): Result<RetreatPhaseOrder, LineError> {
  const read = rulebook.retreats.read(text, { power, position });
  return only(read, 'A Ber-Pru', boardRead({ position }));
}

/** The same for an order of an adjustment phase. */
export function readAdjustmentOrder(
  text: string,
  power: Power,
  position: Position,
): Result<AdjustmentOrder, LineError> {
  const read = rulebook.adjustments.read(text, { power, position });
  return only(read, 'Build A Ber', boardRead({ position }));
}

/** The only order in a text. */
function only<Read>(
  { orders, errors, spans }: ParsedOrders<Read>,
  example: string,
  board: Board,
): Result<Read, LineError> {
  const [error] = errors;
  if (error)
    return err({
      inside: error.line > 1 ? 0 : error.column - 1,
      order: error,
      ...(error.kind === 'space'
        ? {
            message: `Unknown space ${quote(error.words)}.`,
            expected: nearestSpaces(error.words, board),
          }
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
export function readPiece(text: string, board: Board = STANDARD): Result<Piece, LineError> {
  const [power = 'Austria'] = board.powers;
  const read = readOrder(`${text} H`, power, { board });
  return read.ok ? ok(read.value.unit) : read;
}

/** `Prussia (Pru) or Paris (Par)`; if no name is close, what a space looks like. */
export function nearestSpaces(words: string, board: Board = STANDARD): string {
  const spaces = [...board.spaces.values()];
  const near = nearest(
    words,
    spaces.flatMap(({ name, short }) => [name, short]),
  );
  const meant = new Set(
    near.flatMap((one) => spaces.find(({ name, short }) => name === one || short === one) ?? []),
  );
  const found = [...meant].map(({ name, short }) => `${name} (${short})`);
  return found.length > 0 ? either(found) : aSpace(board);
}

import type { Board } from '../../board/board.ts';
import { inferPosition } from '../../orders/infer-position.ts';
import { formatOrder } from '../../orders/format-order.ts';
import { eachOnce } from '../../orders/order-key.ts';
import { inferFleetPosition } from '../../orders/notations/army-fleet/infer-fleet-position.ts';
import { readFleetOrders } from '../../orders/notations/army-fleet/read-fleet-orders.ts';
import { hasMails } from '../../orders/notations/mails/mails-in.ts';
import type { Notation } from '../../orders/notations/notation.ts';
import { rulingNotation } from '../../orders/notations/notations.ts';
import { readOrderSets } from '../../orders/notations/read-order-sets.ts';
import type { TurnOfText } from '../../orders/notations/read-turn.ts';
import { isRefusal } from '../../orders/notations/rulebook/headings.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import type { RepairAt, Span } from '../../orders/parsed-orders.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Edition } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import { USUAL_EDITION } from '../arguments.ts';
import type { TurnInNotation } from './turn-in-notation.ts';
import type { ReadTurn } from '../read-turn.ts';
import { replacedSentence } from './replaced-sentence.ts';
import { readTurnWithLines } from './units-in-one-space.ts';

type TurnOfOrders = Omit<ReadTurn, 'heading'>;

/** How the orders of a text are read. `notation` null: recognised from the text. */
export interface OrdersAsked {
  readonly edition: Edition | null;
  readonly notation: Notation | null;
  /** Another board than the standard one: its orders are read as the rulebook writes them. */
  readonly board: Board | null;
}

/**
 * The turn that a text of orders implies: every ordered unit is where its order says, unless the text lists units. A
 * line of dashes begins a later set of orders (`readOrderSets`). Unreadable text, and orders of units that cannot be
 * where they are said to be, are left out and reported in `bad`. Errors, `file:line:column message`: all of these, if
 * nothing is left to rule.
 *
 * Orders as rulebooks write them are read strictly: a misspelt name is an error. If that leaves more out, or says less,
 * than reading the text as `standoff read` does, it is read so.
 */
export async function turnOf(
  text: string,
  name: string,
  asked: OrdersAsked,
): Promise<Result<TurnOfOrders, readonly string[]>> {
  const { edition, notation, board } = asked;
  if (board) return onBoard(text, name, board);
  const hasFleets = edition?.readers === 'army-fleet';
  if (notation && notation !== rulebook)
    return asResult(name, widely(await inNotation(text, asked), name));
  if (hasFleets && hasMails(text)) {
    const { movesOfFleetMails } = await import('./turn-in-notation.ts');
    return asResult(name, widely(movesOfFleetMails(text), name));
  }
  const found = hasFleets || notation ? rulebook : rulingNotation(text);
  const strict = hasFleets
    ? readTurnWithLines(
        text,
        (given, options) => readOrderSets(given, options, { movement: { read: readFleetOrders } }),
        inferFleetPosition,
      )
    : readTurnWithLines(text, (given, options) => readOrderSets(given, options, found));
  const isOther =
    !hasFleets &&
    !notation &&
    (found !== rulebook || strict.unread.length > 0 || OF_MAILS.test(text));
  const wide = isOther ? await inNotation(text, asked) : null;
  return asResult(
    name,
    wide && saysMore(wide, strict) ? widely(wide, name) : strictly(strict, name),
  );
}

/** Orders on another board. */
function onBoard(
  text: string,
  name: string,
  board: Board,
): Result<TurnOfOrders, readonly string[]> {
  const turn = readTurnWithLines(
    text,
    (given, options) => readOrderSets(given, { ...options, board }),
    inferPosition,
    board,
  );
  return asResult(name, strictly(turn, name, board));
}

/** A line that headers of mails have, or that quotes one. */
const OF_MAILS =
  /^(?:[ \t]{0,8}>|[*_ ]{0,3}(?:from|von|de|subject|betreff|objet|asunto)[*_]{0,2} ?:)/im;

/** Loaded on demand: orders as rulebooks write them need no readers of whole texts. */
async function inNotation(text: string, { edition, notation }: OrdersAsked) {
  const { turnInNotation } = await import('./turn-in-notation.ts');
  return turnInNotation(text, edition ?? EDITIONS[USUAL_EDITION], notation ?? undefined);
}

/**
 * Whether a reading of the whole text leaves less out and guesses less; if neither, whether it knows the units. Also if
 * it knows for a heading what reads strictly as words among the orders of the power above.
 */
function saysMore(wide: TurnInNotation, strict: TurnOfText): boolean {
  if (wide.count === 0 || strict.unread.some(isRefusal)) return false;
  if (wide.isMail) return true;
  const { unread, misplaced, repairs, orders } = strict;
  if (wide.namesNobody && !unread.some(({ kind }) => kind === 'power')) return true;
  const less =
    unread.length + misplaced.length + repairs.length - (wide.bad.length + wide.doubts.length);
  if (less !== 0) return less > 0;
  return wide.listsUnits && wide.count >= orders.length;
}

type Read = Pick<ReadTurn, 'position' | 'orders' | 'retreats' | 'adjustments' | 'notes' | 'bad'> & {
  readonly count: number;
};

const placed = (
  name: string,
  { line, column, message }: Pick<Span, 'line' | 'column'> & { readonly message: string },
): string => `${name}:${String(line)}:${String(column)} ${message}`;

function asResult(name: string, { count, ...read }: Read): Result<TurnOfOrders, readonly string[]> {
  if (count > 0) {
    const orders = eachOnce(read.orders);
    const retreats = read.retreats && {
      ...read.retreats,
      orders: eachOnce(read.retreats.orders),
    };
    return ok({ ...read, orders, retreats, id: name, title: name, edition: null });
  }
  const nothing = placed(name, { line: 1, column: 1, message: 'There are no orders.' });
  return err(read.bad.length > 0 ? read.bad : [nothing]);
}

function widely({ bad, astray, doubts, asides, ...turn }: TurnInNotation, name: string): Read {
  const { count, position, orders, retreats, adjustments } = turn;
  const at = (each: (typeof bad)[number]): string => placed(name, each);
  const phases = { position, orders, retreats, adjustments };
  return {
    count,
    ...phases,
    bad: [...bad, ...astray].map(at),
    notes: [...doubts, ...asides].map(at),
  };
}

function strictly(
  { position, orders, unread, misplaced, repairs, replaced }: TurnOfText,
  name: string,
  board?: Board,
): Read {
  const note = (repair: RepairAt): string =>
    placed(name, { ...repair, message: `"${repair.from}" is read as "${repair.to}".` });
  return {
    count: orders.length,
    position,
    orders,
    retreats: null,
    adjustments: null,
    notes: [
      ...repairs.map(note),
      ...replaced.map(({ order, by, line, column }) => {
        const message = replacedSentence(formatOrder(order, board), by === null);
        return placed(name, { line, column, message });
      }),
    ],
    bad: [...unread, ...misplaced].map((error) => placed(name, error)),
  };
}

import type { SpaceId } from '../board/board.ts';
import { spaceOf } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import { READERS, type PhaseReaders } from '../orders/notations/phase-readers.ts';
import type { ParsedOrders } from '../orders/parsed-orders.ts';
import type { Order } from '../orders/order.ts';
import { eachOnce } from '../orders/order-key.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { Game, Moment } from './game.ts';
import { boardAt, editionOf, planOf, positionAt } from './game.ts';
import type { Neutral } from './plan.ts';

/** The contents of an order sheet, by the phase that it is for. */
export type OrderSheetReading =
  | ({ readonly phase: 'movement' } & ParsedOrders)
  | ({ readonly phase: 'retreats' } & ParsedOrders<RetreatPhaseOrder>)
  | ({ readonly phase: 'adjustments' } & ParsedOrders<AdjustmentOrder>);

/** How order sheets are read under the rules of a game. */
const readersOf = (game: Pick<Game, 'rules'>): PhaseReaders => READERS.row(editionOf(game).readers);

/** Reads what a power hands in at this moment. Never throws. */
export function readOrderSheet(
  game: Pick<Game, 'now' | 'rules'>,
  power: Power,
  text: string,
): OrderSheetReading {
  const { now } = game;
  const read = readersOf(game);
  const position = positionAt(now);
  switch (now.when.phase) {
    case 'movement':
      return { phase: 'movement', ...read.movement(text, { position, power }) };
    case 'retreats':
      return { phase: 'retreats', ...read.retreats(text, { position: retreatsAt(now), power }) };
    case 'adjustments':
      return { phase: 'adjustments', ...read.adjustments(text, { position, power }) };
  }
}

/** The board of a retreat phase. */
const retreatsAt = (moment: Moment) => ({ ...positionAt(moment), dislodged: moment.dislodged });

/** The readable orders on all order sheets of a phase, power by power. */
function written<Read>(
  moment: Moment,
  read: (text: string, power: Power) => ParsedOrders<Read>,
): readonly Read[] {
  return boardAt(moment).powers.flatMap((power) => {
    const text = moment.sheets[power];
    return text === undefined ? [] : read(text, power).orders;
  });
}

export function ordersOf(game: Pick<Game, 'rules'>, moment: Moment): readonly Order[] {
  const { movement } = readersOf(game);
  return eachOnce(
    written(moment, (text, power) => movement(text, { position: positionAt(moment), power })),
  );
}

export function retreatsOf(
  game: Pick<Game, 'rules'>,
  moment: Moment,
): readonly RetreatPhaseOrder[] {
  const { retreats } = readersOf(game);
  return eachOnce(
    written(moment, (text, power) => retreats(text, { position: retreatsAt(moment), power })),
  );
}

export function adjustmentsOf(
  game: Pick<Game, 'rules'>,
  moment: Moment,
): readonly AdjustmentOrder[] {
  const { adjustments } = readersOf(game);
  return written(moment, (text, power) =>
    adjustments(text, { position: positionAt(moment), power }),
  );
}

/** The power whose spaces nobody may enter at this moment, if there is one (1971 XIV.2, two players). */
export function neutralAt(
  game: Pick<Game, 'plan' | 'start'>,
  { disorder }: Moment,
): Neutral | null {
  const { neutral } = planOf(game);
  return neutral && disorder[neutral.power] === 'not-played' ? neutral : null;
}

/** Whether an order is to enter a closed space; units of the neutral power itself are not ordered. */
export function isClosed(order: Order | RetreatPhaseOrder, closed: readonly SpaceId[]): boolean {
  if (order.type !== 'move' && order.type !== 'retreat') return false;
  return closed.includes(spaceOf(order.to));
}

import { STANDARD } from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import type { Played } from '../../game/game.ts';
import { ruleMoves } from '../../game/rule-phase.ts';
import { formatOrder, formatPiece } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';
import { wrongInMovement } from '../check-scenario.ts';
import { loadDislodged } from '../load/dislodgements.ts';
import { checkOrders, loadExpectations, type PlacedOrder } from '../load/expectations.ts';
import type { Fields } from '../load/fields.ts';
import { keyAt, valueAt } from '../file-place.ts';
import { loadUnits } from '../load/units.ts';
import { errorTracker, reportAll } from './report-problems.ts';
import { gameAt, type FileGame } from './file-game.ts';

/** The word in a file for an order to enter a space that is closed to everyone. */
const CLOSED = 'closed';

/**
 * Compares the outcomes of the moves, supports and convoys, and the dislodged units, with the file. `moves`: as they
 * were ruled.
 */
export function compareMoves(
  table: FileGame,
  stated: Fields,
  moves: Played,
  written: readonly PlacedOrder[],
): void {
  const { turn, closed } = ruleMoves(gameAt(table), moves);
  const { units } = turn.position;
  const isClosed = ({ order }: { readonly order: Order }): boolean =>
    closed.some((one) => one.power === order.power && formatOrder(one) === formatOrder(order));
  for (const one of written) {
    if (isClosed(one) === (one.said === CLOSED)) continue;
    const about = `${one.order.power}: ${formatOrder(one.order)}`;
    table.differ(
      valueAt(...one.place.path),
      `${turn.edition.id} rules ${about} as ${isClosed(one) ? CLOSED : 'open'}.`,
      String(one.said),
    );
  }
  const expected = loadExpectations(
    written.filter(({ said }) => said !== CLOSED),
    table.report,
  );
  checkOrders(expected, { units }, table.report);
  const open = expected.filter((one) => !isClosed(one));
  const tracker = errorTracker(table.report);
  const dislodged = loadDislodged(stated['dislodged'], { units }, open, tracker.report);
  if (tracker.isSound())
    reportAll(table, wrongInMovement({ expected: open, dislodged }, turn, stated));
}

/** Compares the units that a file states, if it does, with those on the board. */
export function compareUnits(table: FileGame, stated: Fields): void {
  const listed = loadUnits(stated['units'], STANDARD, table.report);
  if (!listed) return;
  const { units } = gameAt(table).now;
  for (const power of POWERS) {
    const list = (all: readonly (typeof units)[number][]): string =>
      all
        .filter((unit) => unit.power === power)
        .map((one) => formatPiece(one))
        .sort()
        .join(', ') || 'none';
    const [expected, got] = [list(listed.map(({ unit }) => unit)), list(units)];
    if (expected !== got)
      table.differ(keyAt('units', power), `The units of ${power} are ${got}.`, expected);
  }
}

/** Compares the powers without a player that a file states, if it does, with the actual ones. */
export function compareDisorder({ differ }: FileGame, stated: Fields, { disorder }: Played): void {
  const said = stated['disorder'];
  if (!Array.isArray(said)) return;
  const list = (isIn: (power: string) => boolean): string =>
    POWERS.filter(isIn).join(', ') || 'nobody';
  const [expected, got] = [
    list((power) => said.includes(power)),
    list((power) => Object.hasOwn(disorder, power)),
  ];
  if (expected !== got) differ(valueAt('disorder'), `In civil disorder: ${got}.`, expected);
}

import { STANDARD } from '../../board/board.ts';
import { ownersNow } from '../../game/centres.ts';
import { ruleAdjustments } from '../../game/rule-phase.ts';
import { formatAdjustmentOrder } from '../../orders/format-order.ts';
import { loadAdjustments } from '../load/load-adjustments.ts';
import { wrongInAdjustments } from '../check-scenario.ts';
import { loadComments } from '../load/comments.ts';
import { compareOwners } from '../expect-phases.ts';
import { type Fields, isPower } from '../load/fields.ts';
import { keyAt } from '../file-place.ts';
import type { SeasonComment } from './game-scenario.ts';
import { errorTracker, reportAll } from './report-problems.ts';
import { changeSeats, gameAt, handIn, type FileGame, toss } from './file-game.ts';

/** Plays the end of a year of a file; returns the same as `playTurn`. */
export function playWinter(
  table: FileGame,
  stated: Fields,
  year: number,
): readonly SeasonComment[] | null {
  if (!changeSeats(table, stated) || !playCoin(table, stated)) return null;
  const played = () =>
    gameAt(table).played.findLast(({ when }) => when.phase === 'adjustments' && when.year === year);
  const isOpen = table.actor.getSnapshot().matches({ playing: { winter: 'adjustments' } });
  const tracker = errorTracker(table.report);
  const { part, expected } = loadAdjustments(stated, played() ?? gameAt(table).now, tracker.report);
  if (!tracker.isSound()) return null;
  if (isOpen && !handIn(table, stated, 'adjustments')) return null;
  if (!isOpen && part.orders.length > 0) {
    const message = 'No power has anything to build or remove.';
    table.report(keyAt('adjustments'), message, 'no orders');
  }
  const moment = played();
  if (moment) {
    const turn = ruleAdjustments(gameAt(table), moment);
    reportAll(table, wrongInAdjustments({ expectedAdjustments: expected }, turn));
  } else {
    // The game was won before anybody could build.
    const owners = ownersNow(gameAt(table).now);
    for (const { place, about, expected: wanted, got } of compareOwners(
      expected.owners,
      owners,
      STANDARD,
    ))
      table.differ(place, `The game rules ${about} as ${got}.`, wanted);
  }
  return loadComments(
    stated['comments'],
    { movement: [], retreats: [], adjustments: expected.orders },
    table.report,
  ).map(({ text, de, on }) => ({
    ...{ text, de },
    on: on.flatMap(({ phase, order: place }) => {
      const order = expected.orders[place]?.order;
      return order ? [{ phase, order: `${order.power}: ${formatAdjustmentOrder(order)}` }] : [];
    }),
  }));
}

/** Tosses the coin if the file says so; false: it cannot be tossed, or must be and is not. */
function playCoin(table: FileGame, { coin }: Fields): boolean {
  if (typeof coin === 'string' && isPower(coin)) return toss(table, coin);
  const isDue = table.actor.getSnapshot().matches({ playing: { winter: 'coin' } });
  if (isDue) table.report(keyAt('coin'), 'The coin must be tossed first.', 'coin: England');
  return !isDue;
}

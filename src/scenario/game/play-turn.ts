import { STANDARD } from '../../board/board.ts';
import type { Played } from '../../game/game.ts';
import { act } from '../../game/play.ts';
import { ruleRetreats } from '../../game/rule-phase.ts';
import { formatOrder, formatRetreatOrder } from '../../orders/format-order.ts';
import { wrongInRetreats } from '../check-scenario.ts';
import { loadComments } from '../load/comments.ts';
import { loadOrders } from '../load/expectations.ts';
import type { Fields } from '../load/fields.ts';
import { keyAt } from '../file-place.ts';
import { loadRetreats } from '../load/load-retreats.ts';
import type { ExpectedRetreat } from '../scenario.ts';
import { compareDisorder, compareMoves, compareUnits } from './compare-turn.ts';
import type { SeasonComment } from './game-scenario.ts';
import { errorTracker, reportAll } from './report-problems.ts';
import { changeSeats, gameAt, handIn, type FileGame } from './file-game.ts';

/**
 * Plays a Spring or a Fall of a file: moves, then retreats. Returns the comments on its orders; null: it could not be
 * completed. Differences from what the file expects do not stop it.
 */
export function playTurn(table: FileGame, stated: Fields): readonly SeasonComment[] | null {
  act(table.actor, { type: 'WRITE' });
  if (!changeSeats(table, stated)) return null;
  compareUnits(table, stated);
  const tracker = errorTracker(table.report);
  const { units } = gameAt(table).now;
  const written = loadOrders(
    stated['orders'],
    { position: { units }, board: STANDARD },
    tracker.report,
  );
  if (!tracker.isSound() || !handIn(table, stated, 'orders')) return null;

  const moves = gameAt(table).played.at(-1);
  if (!moves) throw new Error('no phase was played');
  compareDisorder(table, stated, moves);
  compareMoves(table, stated, moves, written);

  act(table.actor, { type: 'PROCEED' });
  const retreats = playRetreats(table, stated, moves);
  if (!retreats) return null;
  return loadComments(
    stated['comments'],
    { movement: written, retreats, adjustments: [] },
    table.report,
  ).map(({ text, de, on }) => ({
    ...{ text, de },
    on: on.flatMap(({ phase, order: place }) => {
      const order = phase === 'movement' ? written[place]?.order : undefined;
      if (order) return [{ phase, order: `${order.power}: ${formatOrder(order)}` }];
      const other = retreats[place]?.order;
      return other ? [{ phase, order: `${other.power}: ${formatRetreatOrder(other)}` }] : [];
    }),
  }));
}

function playRetreats(
  table: FileGame,
  stated: Fields,
  moves: Played,
): readonly ExpectedRetreat[] | null {
  const game = gameAt(table);
  const tracker = errorTracker(table.report);
  // If nobody had anything to decide, the phase is over already.
  const passed = game.played.at(-1) === moves ? null : game.played[game.played.indexOf(moves) + 1];
  const orders = loadRetreats(stated['retreats'], passed ?? game.now, tracker.report);
  if (!tracker.isSound()) return null;
  if (passed && orders.length > 0) {
    const message = 'No unit has a space to retreat to, so there is nothing to order.';
    table.report(keyAt('retreats'), message, 'no retreats');
  }
  if (!passed && !handIn(table, stated, 'retreats')) return null;
  const moment = passed ?? gameAt(table).played[gameAt(table).played.indexOf(moves) + 1];
  if (!moment) throw new Error('no retreats were played');
  const { turn } = ruleRetreats(gameAt(table), moment);
  reportAll(table, wrongInRetreats({ expectedRetreats: orders }, turn));
  return orders;
}

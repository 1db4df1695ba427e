import { positionAt, type Game } from '../../game/game.ts';
import { neutralAt } from '../../game/order-sheets.ts';
import type { Edition } from '../../rules/edition.ts';
import type { EntryTask } from './entry-task.ts';

/** The task of the order entry in the present phase of a game. */
export function entryTaskOf(game: Game, edition: Edition): EntryTask {
  const { dislodged, when } = game.now;
  const position = positionAt(game.now);
  switch (when.phase) {
    case 'movement': {
      const closed = neutralAt(game, game.now) ?? undefined;
      return { phase: 'movement', position, edition, closed };
    }
    case 'retreats':
      return { phase: 'retreats', position: { ...position, dislodged }, edition };
    case 'adjustments':
      return { phase: 'adjustments', position, edition };
  }
}

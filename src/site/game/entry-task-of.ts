import type { EntryTask } from '../../ui/entry/entry-task.ts';
import type { Game } from '../../game/game.ts';
import { neutralAt } from '../../game/order-sheets.ts';
import type { Edition } from '../../rules/edition.ts';

/** The task of the order entry in the present phase of a game. */
export function entryTaskOf(game: Game, edition: Edition): EntryTask {
  const { units, dislodged, owners, when } = game.now;
  switch (when.phase) {
    case 'movement': {
      const closed = neutralAt(game, game.now) ?? undefined;
      return { phase: 'movement', position: { units, owners }, edition, closed };
    }
    case 'retreats':
      return { phase: 'retreats', position: { units, dislodged, owners }, edition };
    case 'adjustments':
      return { phase: 'adjustments', position: { units, owners }, edition };
  }
}

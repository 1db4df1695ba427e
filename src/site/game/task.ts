import type { EntryTask } from '../../components/entry/task.ts';
import type { Moment } from '../../game/game.ts';
import type { Edition } from '../../rules/edition.ts';

/** What orders a moment of a game asks for. */
export function taskOf({ units, dislodged, owners, when }: Moment, edition: Edition): EntryTask {
  switch (when.phase) {
    case 'movement':
      return { phase: 'movement', position: { units }, edition };
    case 'retreats':
      return { phase: 'retreats', position: { units, dislodged }, edition };
    case 'adjustments':
      return { phase: 'adjustments', position: { units, owners }, edition };
  }
}

import type { Game, Moment } from '../../game/game.ts';
import { formatGame } from '../../game/saved/game-file.ts';
import { sheetsOnceGiven } from '../../game/sheets-once-given.ts';
import type { OrderSheets } from '../../ui/entry/entry-task.ts';
import type { StoredGame } from './stored.ts';

/** A game as it was before it was rewound, and what was handed in for its later phases. */
export interface Rewound {
  /** Null: it was not rewound. Reactive. */
  readonly stored: StoredGame | null;
  /** Whether the sheets of the present phase contain what was once handed in for it. Reactive. */
  readonly isOffered: boolean;
  /** Keeps a game that is about to be rewound. */
  readonly keep: (game: Game, drafts: OrderSheets) => void;
  /** The sheets to begin a phase with: what is handed in, and for the other powers what once was. */
  readonly sheets: (now: Moment) => OrderSheets;
}

export function createRewound(): Rewound {
  let stored: StoredGame | null = $state.raw(null);
  let isOffered = $state(false);
  /** The latest version of each phase first. */
  let moments: readonly Moment[] = [];
  return {
    get stored() {
      return stored;
    },
    get isOffered() {
      return isOffered;
    },
    keep(game, drafts) {
      stored = { game: formatGame(game), drafts };
      moments = [...game.played, game.now, ...moments];
    },
    sheets(now) {
      const once = sheetsOnceGiven(moments, now);
      isOffered = Object.keys(once).some((power) => !Object.hasOwn(now.slips, power));
      return { ...once, ...now.slips };
    },
  };
}

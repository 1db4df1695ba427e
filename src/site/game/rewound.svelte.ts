import type { Game } from '../../game/game.ts';
import { formatGame } from '../../game/saved/game-file.ts';
import { sheetsOnceGiven } from '../../game/sheets-once-given.ts';
import type { OrderSheets } from '../../ui/entry/entry-task.ts';
import { beforeRewind, type RewoundGame } from '../../game/saved/rewound-game.ts';

/** A game as it was before it was rewound, and what was handed in for its later phases. */
export interface Rewound {
  /** Null: it was not rewound, or has overtaken what it was. Reactive. */
  readonly stored: RewoundGame | null;
  /** Whether the sheets of the present phase contain what was once handed in for it. Reactive. */
  readonly isOffered: boolean;
  /** Keeps a game that is about to be rewound. */
  readonly keep: (game: Game, drafts: OrderSheets) => void;
  /** The sheets to begin a phase with: what is handed in, and for the other powers what once was. */
  readonly sheets: (game: Game) => OrderSheets;
}

/** `kept`: what was stored of an earlier rewind; `drafts`: the sheets of the present phase. */
export function createRewound(
  kept: RewoundGame | null,
  now: Game['now'],
  drafts: OrderSheets,
): Rewound {
  let stored: RewoundGame | null = $state.raw(kept);
  let isOffered = $state(
    Object.entries(sheetsOnceGiven(kept?.phases ?? [], now)).some(
      ([power, text]) =>
        !Object.hasOwn(now.slips, power) && drafts[power as keyof OrderSheets] === text,
    ),
  );
  return {
    get stored() {
      return stored;
    },
    get isOffered() {
      return isOffered;
    },
    keep(game, written) {
      stored = beforeRewind(game, formatGame(game), written, stored);
    },
    sheets({ now: next, played }) {
      if (stored && played.length > stored.played) stored = null;
      const once = sheetsOnceGiven(stored?.phases ?? [], next);
      isOffered = Object.keys(once).some((power) => !Object.hasOwn(next.slips, power));
      return { ...once, ...next.slips };
    },
  };
}

import type { Power } from '../../board/powers.ts';
import { GAME_KEY } from './has-game.ts';
import { readRewound, textsIn, type RewoundGame } from '../../game/saved/rewound-game.ts';

/** The stored form of a game: the text of its file, and what was written since and not handed in. */
export interface StoredGame {
  readonly game: string;
  readonly drafts: Readonly<Partial<Record<Power, string>>>;
  /** The game before it was rewound. Not kept of a game that is set aside. */
  readonly rewound?: RewoundGame | null;
  /** Whether the players hide their orders from one another. */
  readonly secret?: boolean;
}

/** A game that was on the table before, and the key under which it is stored. */
export interface SetAsideGame extends StoredGame {
  readonly key: string;
  /** When it was set aside, in ms; null: an older page did it, and did not say. */
  readonly at: number | null;
}

/**
 * `elsewhere`: not stored, because another tab has written since; `refused`: the browser stores nothing, or has no
 * room.
 */
export type Keeping = 'kept' | 'elsewhere' | 'refused';

/** The games that a browser stores: the one on the table, and some that were set aside. */
export interface GameStore {
  /** The stored game on the table; null: none. From now on this tab may overwrite it. */
  readonly load: () => StoredGame | null;
  readonly keep: (value: StoredGame) => Keeping;
  /** Whether another tab has written since this one last read or wrote. */
  readonly isElsewhere: () => boolean;
  /** The newest comes first. */
  readonly asides: () => readonly SetAsideGame[];
  /** Sets a game aside, leaving the stored game on the table alone. Returns the obstacle, if any. */
  readonly putAside: (value: StoredGame) => Obstacle | null;
  /**
   * Makes room on the table: sets aside `table`, the game of this tab, and any game that another tab has stored, and
   * removes `resumed` from those set aside. Returns the obstacle, if any; then no game was lost.
   */
  readonly setAside: (table: StoredGame | null, resumed?: SetAsideGame | null) => Obstacle | null;
  /** Deletes a game from those set aside, unless another tab has replaced it. */
  readonly drop: (aside: SetAsideGame) => void;
}

/** Why a game cannot be set aside: the browser has no room, or all slots are taken: then the oldest game in them. */
export type Obstacle = 'refused' | SetAsideGame;

const SLOTS = [1, 2, 3, 4, 5].map((slot) =>
  slot === 1 ? `${GAME_KEY}.before` : `${GAME_KEY}.before.${String(slot)}`,
);

/** An unreadable value is treated as the text of a game, so that it is reported and not lost. */
function readKept(
  text: string,
): StoredGame & { readonly turn: number; readonly at: number | null } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { game: text, drafts: {}, turn: 0, at: null };
  }
  if (typeof value !== 'object' || value === null || !('game' in value))
    return { game: text, drafts: {}, turn: 0, at: null };
  const { game, drafts, rewound, secret, turn, at } = value as Readonly<Record<string, unknown>>;
  return {
    game: typeof game === 'string' ? game : text,
    drafts: textsIn(drafts),
    rewound: readRewound(rewound),
    secret: secret === true,
    turn: typeof turn === 'number' ? turn : 0,
    at: typeof at === 'number' && Number.isFinite(new Date(at).getTime()) ? at : null,
  };
}

const textOf = ({ game, drafts }: StoredGame): string => JSON.stringify({ game, drafts });

/** `open` may throw: some browsers refuse storage altogether. `clock`: the present time, in ms. */
export function gameStore(
  open: () => Storage = () => localStorage,
  clock: () => number = Date.now,
): GameStore {
  /** What this tab last read or wrote. */
  let known: string | null = null;

  function get(key: string): string | null {
    try {
      return open().getItem(key);
    } catch {
      return null;
    }
  }

  function set(key: string, text: string): boolean {
    try {
      open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  function remove(key: string): void {
    try {
      open().removeItem(key);
    } catch {
      // A browser that stores nothing has nothing to delete.
    }
  }

  const slots = () =>
    SLOTS.flatMap((key) => {
      const text = get(key);
      return text === null ? [] : [{ key, ...readKept(text) }];
    }).sort((one, other) => other.turn - one.turn);

  /** Whether a slot still holds this game. */
  const isThere = (aside: SetAsideGame): boolean =>
    slots().some((one) => one.key === aside.key && textOf(one) === textOf(aside));

  function drop(aside: SetAsideGame): void {
    if (isThere(aside)) remove(aside.key);
  }

  /** Uses the slot of `resumed` if it may be overwritten (`isFree`), else an empty one. */
  function putAside(
    value: StoredGame,
    resumed: SetAsideGame | null,
    isFree: boolean,
  ): Obstacle | null {
    const { game, drafts } = value;
    const taken = slots();
    if (taken.some((one) => textOf(one) === textOf(value))) return null;
    const empty = SLOTS.find((one) => taken.every((other) => other.key !== one));
    const key = isFree && resumed !== null ? resumed.key : empty;
    if (key === undefined) return taken.findLast((one) => one.key !== resumed?.key) ?? 'refused';
    const turn = (taken[0]?.turn ?? 0) + 1;
    return set(key, JSON.stringify({ game, drafts, turn, at: clock() })) ? null : 'refused';
  }

  /** A key that has become empty, because the game was set aside or the user cleared it, contains nothing newer. */
  const isElsewhere = (): boolean => {
    const there = get(GAME_KEY);
    return there !== null && there !== known;
  };

  return {
    load: () => {
      known = get(GAME_KEY);
      return known === null ? null : readKept(known);
    },
    keep: (value) => {
      if (isElsewhere()) return 'elsewhere';
      // Without room for both, the game as it is now comes first.
      const texts = [JSON.stringify(value), textOf(value)];
      const text = texts.find((one) => set(GAME_KEY, one));
      if (text === undefined) return 'refused';
      known = text;
      return 'kept';
    },
    isElsewhere,
    asides: slots,
    putAside: (value) => putAside(value, null, false),
    setAside: (table, resumed = null) => {
      const there = get(GAME_KEY);
      const isOurs = table !== null && there === known;
      const others = isOurs || there === null ? [] : [readKept(there)];
      const games = table === null ? others : [...others, table];
      const freed = resumed !== null && isThere(resumed) ? resumed : null;
      for (const [place, one] of games.entries()) {
        const obstacle = putAside(one, freed, place === games.length - 1);
        if (obstacle !== null) return obstacle;
      }
      if (freed !== null) drop(freed);
      remove(GAME_KEY);
      known = null;
      return null;
    },
    drop,
  };
}

import type { Power } from '../../../board/powers.ts';
import { awaited, writers } from '../../../game/awaited.ts';
import { isSameDate } from '../../../game/date.ts';
import type { GameEvent } from '../../../game/event.ts';
import { boardAt, type Game, type OrderSheets } from '../../../game/game.ts';
import { differingPhases } from '../../../game/history.ts';
import type { Objection } from '../../../game/objection.ts';
import { act, type GameSnapshot } from '../../../game/play.ts';
import { formatGame } from '../../../game/saved/game-file.ts';
import { beforeRewind, type RewoundGame } from '../../../game/saved/rewound-game.ts';
import { sheetsOnceGiven } from '../../../game/sheets-once-given.ts';
import { noted, type EventNote } from '../../../ui/machine/event-log.ts';
import { filling, NO_FILLINGS, type FillingStep, type Fillings } from '../mail/fillings.ts';
import { missingIn, type Missing } from '../status.ts';
import type { StoredGame } from '../stored.ts';

/** A mail with the orders of several powers. */
interface Mail {
  readonly text: string;
  /** Whose the orders before the first heading are; empty: the text says. */
  readonly power: Power | '';
  readonly isOpen: boolean;
}

const NO_MAIL: Mail = { text: '', power: '', isOpen: false };

/** The table as a value: the game, and what is written, viewed and asked around it. */
export interface TableState {
  readonly game: GameSnapshot;
  /** What happened since the game was opened, the newest first. */
  readonly notes: readonly EventNote[];
  /** The phase being viewed, by its index in `played`; null: the present. */
  readonly at: number | null;
  /** The order sheets as written, whether or not they are handed in. */
  readonly drafts: OrderSheets;
  /** The power whose sheet was opened last. */
  readonly active: Power | null;
  /** Why the last event was refused. */
  readonly refusal: Objection | null;
  /** What is missing, while the page asks whether to continue without it. */
  readonly missing: Missing | null;
  /** Whether the players hide their orders from one another. */
  readonly secret: boolean;
  readonly mail: Mail;
  /** What mails put on the sheets in this phase. */
  readonly fillings: Fillings;
  /** The game before it was rewound; null: it was not, or has overtaken what it was. */
  readonly rewound: RewoundGame | null;
  /** Whether sheets contain what was once handed in for this phase. */
  readonly isOffered: boolean;
  /** Whether the results are being shared. */
  readonly isSharing: boolean;
}

export type TableEvent =
  /** What a player or the game master does in the game. */
  | { readonly type: 'DO'; readonly event: GameEvent }
  | { readonly type: 'WRITE'; readonly power: Power; readonly text: string }
  | { readonly type: 'HAND_IN'; readonly power: Power }
  /** Hands in all that is written, and adjudicates. `allTheSame`: without what is missing. */
  | { readonly type: 'ADJUDICATE'; readonly allTheSame: boolean }
  /** A phase is viewed; null: the present. */
  | { readonly type: 'VIEW'; readonly at: number | null }
  /** The game goes back to the phase being viewed. */
  | { readonly type: 'REWIND' }
  /** A mail puts orders on these sheets. `isDone`: nothing in it is left over. */
  | { readonly type: 'FILL'; readonly sheets: OrderSheets; readonly isDone: boolean }
  /** What a mail put on the sheets is taken off, or put there again. */
  | { readonly type: 'STEP'; readonly step: FillingStep }
  | { readonly type: 'SET'; readonly to: Partial<Settable> };

type Settable = Pick<TableState, 'active' | 'mail' | 'secret' | 'isSharing'> & {
  readonly missing: null;
};

/**
 * The table of a game that has just been begun or opened. `kept`: what was stored with it. `arrives`: the user has just
 * done so; then a record opens at its first difference.
 */
export function tableOf(
  game: GameSnapshot,
  kept: Omit<StoredGame, 'game'>,
  arrives: boolean,
): TableState {
  const { now } = game.context;
  const { rewound = null, secret = false } = kept;
  const drafts = { ...now.sheets, ...kept.drafts };
  const once = Object.entries(sheetsOnceGiven(rewound?.phases ?? [], now));
  return {
    game,
    notes: [],
    at: (arrives ? differingPhases(game.context)[0] : null) ?? null,
    drafts,
    active: null,
    refusal: null,
    missing: null,
    secret,
    mail: NO_MAIL,
    fillings: NO_FILLINGS,
    rewound,
    isOffered: once.some(
      ([power, text]) => !Object.hasOwn(now.sheets, power) && drafts[power as Power] === text,
    ),
    isSharing: false,
  };
}

/** What is stored of a table. */
export const storedOf = ({
  game,
  drafts,
  rewound,
  secret,
}: Pick<TableState, 'game' | 'drafts' | 'rewound' | 'secret'>): StoredGame => ({
  game: formatGame(game.context),
  drafts,
  rewound,
  secret,
});

/** The table after an event. Pure. */
export function update(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'DO':
      return done(state, event.event);
    case 'WRITE':
      return {
        ...state,
        drafts: { ...state.drafts, [event.power]: event.text },
        missing: null,
        refusal: null,
      };
    case 'HAND_IN': {
      const after = handedIn(state, event.power);
      if (after.refusal) return after;
      return { ...after, active: awaited(after.game.context.now)[0] ?? event.power };
    }
    case 'ADJUDICATE':
      return adjudicated(state, event.allTheSame);
    case 'VIEW':
      return { ...state, at: event.at };
    case 'REWIND':
      return rewoundTo(state, state.at);
    case 'FILL': {
      const { sheets, isDone } = event;
      const { powers } = boardAt(state.game.context.now);
      return {
        ...state,
        fillings: filling(state.fillings, sheets, state.drafts),
        drafts: { ...state.drafts, ...sheets },
        active: powers.find((power) => sheets[power] !== undefined) ?? state.active,
        mail: isDone ? NO_MAIL : state.mail,
        missing: null,
        refusal: null,
      };
    }
    case 'STEP':
      return { ...state, ...event.step };
    case 'SET':
      return { ...state, ...event.to };
  }
}

/** Carries out an event of the game, or says why not. */
function done(state: TableState, event: GameEvent): TableState {
  const result = act(state.game, event);
  const notes = noted(state.notes, event, state.game, result);
  if (!result.ok) return { ...state, notes, refusal: result.error };
  const after = { ...state, notes, refusal: null, game: result.value };
  return isSamePhase(state.game.context, after.game.context) ? after : begun(after);
}

const isSamePhase = (one: Game, other: Game): boolean =>
  one.played.length === other.played.length && isSameDate(one.now.when, other.now.when);

/** A phase begins: with what is handed in for it, and for the other powers what once was. */
function begun(state: TableState): TableState {
  const { now, played } = state.game.context;
  const rewound = state.rewound && played.length > state.rewound.played ? null : state.rewound;
  const once = sheetsOnceGiven(rewound?.phases ?? [], now);
  return {
    ...state,
    rewound,
    isOffered: Object.keys(once).some((power) => !Object.hasOwn(now.sheets, power)),
    drafts: { ...once, ...now.sheets },
    at: null,
    missing: null,
    mail: NO_MAIL,
    fillings: NO_FILLINGS,
  };
}

function handedIn(state: TableState, power: Power): TableState {
  const after = done(state, { type: 'SUBMIT', power, text: state.drafts[power] ?? '' });
  return after.refusal ? { ...after, active: power } : after;
}

/** Asks first if a power has written nothing, or loses by what it wrote. */
function adjudicated(before: TableState, allTheSame: boolean): TableState {
  const { now } = before.game.context;
  let state = before;
  for (const power of writers(now)) {
    const text = before.drafts[power] ?? '';
    if (text.trim() === '' || text === now.sheets[power]) continue;
    state = handedIn(state, power);
    if (state.refusal) return state;
  }
  const missing = missingIn(state.game.context);
  if (missing && !allTheSame) return { ...state, missing };
  if (missing && missing.late.length > 0) {
    if (state.game.can({ type: 'WRITE' })) state = done(state, { type: 'WRITE' });
    state = done(state, { type: 'DEADLINE' });
    if (state.refusal) return state;
  }
  return done(state, { type: 'ADJUDICATE' });
}

function rewoundTo(state: TableState, to: number | null): TableState {
  if (to === null) return state;
  const { game, drafts, rewound } = state;
  const kept = beforeRewind(game.context, formatGame(game.context), drafts, rewound);
  const after = done({ ...state, rewound: kept }, { type: 'BACK', to });
  return after.refusal ? { ...after, rewound } : { ...after, at: null };
}

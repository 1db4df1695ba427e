import type { Power } from '../../board/powers.ts';
import { isSameDate, type GameDate } from '../date.ts';
import type { Game } from '../game.ts';
import type { OncePlayed } from '../sheets-once-given.ts';
import { SEASONS } from '../../trace/game-fact.ts';

type Texts = Readonly<Partial<Record<Power, string>>>;

/** A game as it was before it was rewound. Plain data that survives JSON. */
export interface RewoundGame {
  /** Increases when a reader of this form would misunderstand it. */
  readonly version: typeof VERSION;
  /** The text of its file, and what was written and not handed in. */
  readonly game: string;
  readonly drafts: Texts;
  /** What was handed in, each phase once. */
  readonly phases: readonly OncePlayed[];
  /** How many phases were played then: once there are more, the game has overtaken it. */
  readonly played: number;
}

const VERSION = 1;

/** Notes a game that is about to be rewound. `earlier`: what is known from a rewind before. */
export function beforeRewind(
  { played, now }: Pick<Game, 'played' | 'now'>,
  text: string,
  drafts: Texts,
  earlier: RewoundGame | null,
): RewoundGame {
  const latest = [...played, now].map(({ when, sheets }): OncePlayed => ({ when, sheets }));
  const all = [...latest, ...(earlier?.phases ?? [])];
  return {
    version: VERSION,
    game: text,
    drafts,
    // A phase that is ruled and not left is both the last that was played and the present one.
    phases: all.filter(
      ({ when }, place) => all.findIndex((one) => isSameDate(one.when, when)) === place,
    ),
    played: Math.max(played.length, earlier?.played ?? 0),
  };
}

/** Reads a stored note, also one in which order sheets have their former name; null if it is none, or of a version that is not known here. Never throws. */
export function readRewound(value: unknown): RewoundGame | null {
  if (!isObject(value) || value['version'] !== VERSION) return null;
  const { game, drafts, phases, played } = value;
  if (typeof game !== 'string' || typeof played !== 'number' || !Array.isArray(phases)) return null;
  return {
    version: VERSION,
    game,
    drafts: textsIn(drafts),
    phases: phases.flatMap((one: unknown) => {
      const when = isObject(one) ? dateIn(one['when']) : null;
      return isObject(one) && when
        ? [{ when, sheets: textsIn(one['sheets'] ?? one['slips']) }]
        : [];
    }),
    played,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The texts among the values of an object, by powers of whatever board; none if it is no object. */
export const textsIn = (value: unknown): Texts =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {};

function dateIn(value: unknown): GameDate | null {
  if (!isObject(value)) return null;
  const { year, yearly } = value;
  const season = SEASONS.find((one) => one === value['season']);
  const phase = (['movement', 'retreats', 'adjustments'] as const).find(
    (one) => one === value['phase'],
  );
  return typeof year === 'number' && season && phase
    ? { year, season, phase, ...(yearly === true ? { yearly } : {}) }
    : null;
}

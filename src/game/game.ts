import type { Board, Owners, Position } from '../board/board.ts';
import { STANDARD_CALENDAR, type Calendar } from '../board/calendar.ts';
import { boardCalled, type BoardId } from '../board/others/known-boards.ts';
import type { Power } from '../board/powers.ts';
import type { Edition, EditionName } from '../rules/edition.ts';
import { editionCalled } from '../rules/modules.ts';
import { customEdition, type HouseRules } from '../rules/custom-edition.ts';
import type { DisorderReason, GameDate, GameFact } from '../trace/game-fact.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';
import type { Step } from '../trace/step.ts';
import type { GameEvent } from './event.ts';
import type { GameAudit } from './finding.ts';
import { planCalled, type Plan, type PlanId } from './plan.ts';
import { startedFrom, type OwnStart } from './start/own-start.ts';

/** A player and the powers that he or she plays. */
export interface Seat {
  readonly player: string;
  readonly powers: readonly Power[];
}

/** What each power handed in for a phase, as written: one sheet of paper each (1971 VII.4). */
export type OrderSheets = Readonly<Partial<Record<Power, string>>>;

/** The board and the table at one moment of a game. Plain data. */
export interface Moment extends Omit<Position, 'board'> {
  /** The board, if it is not that of the rulebook: a variant on its map, or one with a map of its own. */
  readonly variant?: BoardId;
  readonly when: GameDate;
  /** As of the last adjustments: centres that units occupy since then do not count yet. */
  readonly owners: Owners;
  /** The units that have to retreat, if this is a retreat phase. */
  readonly dislodged: readonly Retreater[];
  /** The powers without a player, and why. */
  readonly disorder: Readonly<Partial<Record<Power, DisorderReason>>>;
  readonly seats: readonly Seat[];
  /** The index in `seats` of the player to whom the coin fell; null: it was not tossed. */
  readonly coin: number | null;
  readonly sheets: OrderSheets;
}

/** A phase that is over, as it was when it was ruled. `stepsBefore`: how many steps the game had then. */
export interface Played extends Moment {
  readonly stepsBefore: number;
}

/** An edition by its name, or a game master's own edition. */
export type Rules = EditionName | HouseRules;

/** A game so far. Plain data that survives JSON. */
export interface Game {
  readonly plan: PlanId;
  /** If it did not begin with the start of its board. */
  readonly start?: OwnStart;
  readonly rules: Rules;
  /** The names of the players at the start, in the order of the plan's seats. */
  readonly players: readonly string[];
  readonly now: Moment;
  readonly played: readonly Played[];
  /** What is decided for the game as a whole. */
  readonly steps: readonly Step<GameFact>[];
  /**
   * Every event that was accepted, whether or not a later one went back before it: the game can be replayed from this
   * alone.
   */
  readonly log: readonly GameEvent[];
  /** For a game recorded by another site: what was found when it was ruled again. */
  readonly audit?: GameAudit;
}

/**
 * Throws if the house rules are wrong or need a module that is not loaded: code that reads them from a file ensures
 * both.
 */
export function editionOf({ rules }: Pick<Game, 'rules'>): Edition {
  if (typeof rules === 'string') return editionCalled(rules);
  const made = customEdition(rules);
  if (!made.ok) throw new Error(made.error.map(({ message }) => message).join(' '));
  return made.value;
}

/** The board of a game. Throws if it has a map of its own and is not loaded. */
export const boardAt = ({ variant }: Pick<Moment, 'variant'>): Board => boardCalled(variant);

/** When the turns of a game are. */
export const calendarAt = (moment: Pick<Moment, 'variant'>): Calendar =>
  boardAt(moment).calendar ?? STANDARD_CALENDAR;

/** The units and owners of a moment, on the board of its game. */
export const positionAt = ({ variant, units, owners }: Moment): Position & { owners: Owners } => ({
  ...(variant === undefined ? {} : { board: boardCalled(variant) }),
  units,
  owners,
});

/** How the powers are divided among the players, and what wins the game. Throws if its board is not loaded. */
export const planOf = ({ plan, start }: Pick<Game, 'plan' | 'start'>): Plan =>
  start ? startedFrom(planCalled(plan), start) : planCalled(plan);

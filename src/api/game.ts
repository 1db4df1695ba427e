/**
 * `standoff/game`: whole games as a machine: phases, plans, saved games and their check. Needs XState, the package's
 * only dependency. A game is a value: `act` returns the game after an event, or the objection to it.
 *
 * @module game
 */
import { english } from '../explain/languages/english/english.ts';
import type { Language } from '../explain/languages/language.ts';
import { gameSentence as gameInWords } from '../explain/in-words.ts';
import type { GameFact } from '../trace/game-fact.ts';
import type { GameSnapshot } from '../game/play.ts';
import {
  openGame as openKnown,
  openGameStepwise as stepwise,
  type FileError,
  type Opening,
} from '../game/saved/game-file.ts';
import type { Result } from '../result.ts';
import { enterContained } from '../scenario/board/enter-contained.ts';

export { beginGame, type GameStart } from '../game/start/begin.ts';
export { checkGame, type GameCheck } from '../game/check-game.ts';
export { dateCode, dateWords } from '../game/date.ts';
export type { GameEvent, GameEventOf, GameEventType } from '../game/event.ts';
export { formatGame, type FileError, type Opening } from '../game/saved/game-file.ts';
export type { Expectation, FileProblem, FoundValue } from '../game/saved/file-problem.ts';
export {
  editionOf,
  planOf,
  type Game,
  type Moment,
  type Played,
  type Rules,
  type Seat,
  type OrderSheets,
} from '../game/game.ts';
export { centreYears, type CentreYears } from '../game/history.ts';
export { objectionTo, type Objection } from '../game/objection.ts';
export { objectionSentence } from '../game/languages/game-english.ts';
export { phaseMachine } from '../game/phase-machine.ts';
export type {
  ChangedChoice,
  Finding,
  GameAudit,
  Note,
  PhaseFindings,
  PositionProblem,
  RightUnder,
} from '../game/finding.ts';
export { PLAN_IDS, PLANS, type Plan, type PlanId } from '../game/plan.ts';
export { act, createGame, type GameSnapshot } from '../game/play.ts';
export type { OwnStart } from '../game/start/own-start.ts';
export type { ImpossiblePosition } from '../game/start/position-problem.ts';
export { startProblem, type StartProblem } from '../game/start/start-problem.ts';

/**
 * Opens the text of a saved game by replaying all its events, on the board that it contains if it is one of somebody's own.
 * Never throws: a text that is too long, not a game, of a later version, or that leads to
 * another position than it says is refused, with the place.
 */
export function openGame(text: string): Result<GameSnapshot, FileError> {
  enterContained(text);
  return openKnown(text);
}

/** Opens a saved game as `openGame` does, pausing before each event. */
export function* openGameStepwise(
  text: string,
): Generator<Opening, Result<GameSnapshot, FileError>, undefined> {
  enterContained(text);
  return yield* stepwise(text);
}

/** A decision about a whole game, as a sentence; in English by default. */
export const gameSentence = (fact: GameFact, language: Language = english): string =>
  gameInWords(fact, language);

export type { GameDate, GameFact, GameFactOf, GameFactType, Season } from '../trace/game-fact.ts';

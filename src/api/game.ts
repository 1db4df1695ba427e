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

export { beginGame, type GameStart } from '../game/begin.ts';
export { checkGame, type GameCheck } from '../game/check-game.ts';
export { dateCode, dateWords } from '../game/date.ts';
export type { GameEvent, GameEventOf, GameEventType } from '../game/event.ts';
export {
  formatGame,
  openGame,
  openGameStepwise,
  type FileError,
  type Opening,
} from '../game/saved/game-file.ts';
export type { Expectation, FileProblem, FoundValue } from '../game/saved/file-problem.ts';
export {
  editionOf,
  planOf,
  type Game,
  type Moment,
  type Played,
  type Rules,
  type Seat,
  type Slips,
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

/** A decision about a whole game, as a sentence; in English by default. */
export const gameSentence = (fact: GameFact, language: Language = english): string =>
  gameInWords(fact, language);

export type { GameDate, GameFact, GameFactOf, GameFactType, Season } from '../trace/game-fact.ts';

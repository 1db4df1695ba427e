/**
 * `standoff/scenario`: files of turns and games with the outcome of every order (`scenarios/README.md`), read, ruled under
 * the editions that they name, compared with what they expect, and written.
 *
 * @module scenario
 */
export { checkFile, type CheckedFile } from '../scenario/check-file.ts';
export { checkScenario } from '../scenario/check-scenario.ts';
export type { ScenarioError } from '../scenario/file-place.ts';
export { formatError } from '../scenario/file-place.ts';
export { formatScenario } from '../scenario/format/format.ts';
export type { GameScenario } from '../scenario/game/game-scenario.ts';
export { loadScenario } from '../scenario/load/load-scenario.ts';
export { rulePhases, type RuledPhases } from '../scenario/rule-phases.ts';
export type {
  AdjustmentPart,
  Collection,
  CommentOnOrders,
  ExpectedAdjustment,
  ExpectedAdjustments,
  ExpectedDislodgement,
  ExpectedOrder,
  ExpectedRetreat,
  Phase,
  Phases,
  RetreatPart,
  Scenario,
  ScenarioTexts,
} from '../scenario/scenario.ts';

/**
 * `standoff/ask`: questions about a turn that was ruled with its trace: why, what it would have taken, what would
 * change it, what other editions say. Answers are data; `standoff/explain` puts them into words.
 *
 * @module ask
 */
export { type Change, withChanges } from '../ask/change.ts';
export { type Condition, type ConditionKind } from '../ask/condition.ts';
export { compareEditions, type EditionGroup } from '../ask/editions-compared.ts';
export { forcingSet, type Forcing } from '../ask/forcing.ts';
export {
  SCOPES,
  smallestChanges,
  type Findings,
  type Progress,
  type Scope,
} from '../ask/smallest-change.ts';
export {
  differences as turnDifferences,
  whatIf,
  type Difference,
  type Edit,
} from '../ask/what-if.ts';
export { why, type Why, type WhyNode } from '../ask/why.ts';
export { conditions } from '../ask/why-not.ts';
export { worlds, type CycleWorlds } from '../ask/worlds.ts';

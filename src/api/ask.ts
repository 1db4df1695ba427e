/**
 * `standoff/ask`: questions about a turn that was ruled with its trace: why, what it would have taken, what would
 * change it, what other editions say. Answers are data; `standoff/explain` puts them into words.
 *
 * @module ask
 */
import { why as whyOf, type Why, type WhyNode } from '../ask/why.ts';
import type { UnitAt } from '../trace/fact.ts';
import { refuseFault } from '../trace/parse-turn.ts';
import { turnFault } from '../trace/turn-shapes.ts';
import type { Turn } from '../trace/turn.ts';

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
export type { Why, WhyNode };
export { conditions } from '../ask/why-not.ts';
export { worlds, type CycleWorlds } from '../ask/worlds.ts';

/**
 * Why the order of this unit had its outcome: the steps of the trace that it rests on, following `Step.because` and
 * nothing else. Null if there is no unit and no order there. Of several orders to a unit, the one that it follows is
 * meant, or otherwise the first. Throws a `NotOnBoardError` if the turn has a name that its board does not have, and a
 * `TypeError` if it is otherwise wrong or was ruled without its trace.
 */
export function why(turn: Turn, unit: UnitAt): Why | null {
  refuseFault(turn, turnFault(turn.position, turn.orders, turn.edition));
  return whyOf(turn, unit);
}

import { settledBy } from '../../trace/decision.ts';
import type { Fact } from '../../trace/fact.ts';
import { casesOf, type Cases } from './cases.ts';
import { knownFrom } from '../known-from.ts';
import type { Decisions } from '../settle.ts';
import type { MovementTurn } from '../turn.ts';

/**
 * Which of the facts so far a cycle of the Army/Fleet module needs as premises: without any one of them something open
 * would decide it. As few earlier ones as possible.
 */
export function premisesOfCycle(
  decisions: Decisions,
  facts: readonly Fact[],
  turn: MovementTurn,
): readonly number[] {
  const casesWith = (premises: readonly number[]): Cases | null =>
    casesOf(
      decisions,
      turn,
      knownFrom(
        premises.flatMap((id) => facts[id] ?? []),
        turn,
      ),
    );
  let needed = [...facts.keys()].filter((id) => facts[id] && settledBy(facts[id]).length > 0);
  const cases = JSON.stringify(casesWith(needed));
  for (const id of needed) {
    const fewer = needed.filter((one) => one !== id);
    if (JSON.stringify(casesWith(fewer)) === cases) needed = fewer;
  }
  return needed;
}

import { split } from '../../trace/decision.ts';
import type { Decision, KnownDecisions } from '../../trace/decision.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { rulesIn } from './world.ts';

/** A rule that asks for more than this is not tried out. */
const MOST_WORLDS = 1 << 16;

/**
 * What the rule of a decision says in every world in which `known` holds; null if it says yes in some and no in others.
 * Tries one world after another: of each decision that is assumed on the way, also the opposite.
 */
export function inAllWorlds(
  model: TurnModel,
  known: KnownDecisions,
  decision: Decision,
): boolean | null {
  const [kind, unit] = split(decision);
  const waiting: KnownDecisions[] = [new Map()];
  let verdict: boolean | null = null;
  let tried = 0;
  for (let given = waiting.pop(); given; given = waiting.pop()) {
    const assumptions = new Map(given);
    const says = rulesIn(model, {
      known: (one) => known.get(one) ?? null,
      assumed: (one) => {
        const answer = assumptions.get(one);
        if (answer !== undefined) return answer;
        waiting.push(new Map(assumptions).set(one, false));
        assumptions.set(one, true);
        return true;
      },
    })[kind](unit);
    tried += 1;
    if ((verdict !== null && says !== verdict) || tried > MOST_WORLDS) return null;
    verdict = says;
  }
  return verdict;
}

import type { Fact } from '../../trace/fact.ts';
import { citationOf } from '../../trace/rule-of.ts';
import type { TurnState } from '../turn-state.ts';

/**
 * Adds a step to the trace and returns its id, or -1 without a trace. The premises may come in any order, and more than
 * once.
 */
export function addStep(
  { steps, edition }: TurnState,
  fact: Fact,
  premises: readonly number[] = NO_PREMISES,
): number {
  if (!steps) return -1;
  const id = steps.length;
  const because = isRising(premises) ? premises : inOrder(premises);
  steps.push({ id, fact, because, citation: citationOf(fact, edition) });
  return id;
}

const NO_PREMISES: readonly number[] = [];

function isRising(premises: readonly number[]): boolean {
  for (let place = 1; place < premises.length; place += 1) {
    if (premises[place - 1]! >= premises[place]!) return false;
  }
  return true;
}

/** Ascending, without duplicates. Insertion sort, since there are few. */
function inOrder(premises: readonly number[]): readonly number[] {
  const sorted: number[] = [];
  for (const premise of premises) {
    let place = sorted.length;
    while (place > 0 && sorted[place - 1]! > premise) place -= 1;
    if (place > 0 && sorted[place - 1] === premise) continue;
    sorted.push(premise);
    for (let later = sorted.length - 1; later > place; later -= 1) {
      sorted[later] = sorted[later - 1]!;
    }
    sorted[place] = premise;
  }
  return sorted;
}

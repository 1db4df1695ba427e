import type { KnownDecisions } from '../../trace/decision.ts';
import { settledBy } from '../../trace/decision.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import type { Step } from '../../trace/step.ts';
import { decisionsOf, sameTable, tabulateAll } from './cycle-table.ts';

const knownFrom = (steps: readonly Pick<Step, 'fact'>[]): KnownDecisions =>
  new Map(steps.flatMap(({ fact }) => settledBy(fact)));

/**
 * The steps that a cycle needs as premises: without any one of them something open would decide it. As few
 * earlier steps as possible. The adjudicator has settled them; the checker's rules say which of them a proof needs.
 */
export function premisesOfCycle(
  model: TurnModel,
  core: readonly UnitAt[],
  landings: readonly UnitAt[],
  steps: readonly Pick<Step, 'id' | 'fact'>[],
): readonly number[] {
  const decisions = decisionsOf(core, landings);
  let needed = steps.filter(({ fact }) => settledBy(fact).length > 0);
  const known = knownFrom(needed);
  const table = tabulateAll(model, known, decisions);
  if (!table) throw new Error('something open decides a cycle');
  for (const step of needed) {
    const fewer = needed.filter((one) => one !== step);
    if (sameTable(table, tabulateAll(model, knownFrom(fewer), decisions))) needed = fewer;
  }
  return needed.map(({ id }) => id);
}

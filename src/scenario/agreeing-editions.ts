import { EDITION_IDS, type EditionId } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { compare } from './expect.ts';
import { compareAdjustments, compareRetreats } from './expect-phases.ts';
import { rulePhases } from './rule-phases.ts';
import type { Scenario } from './scenario.ts';

/** The editions that rule the scenario as it expects; `first`, if among them, comes first. */
export function agreeingEditions(scenario: Scenario, first: string): readonly EditionId[] {
  const found = EDITION_IDS.filter((id) => {
    const { movement, retreats, adjustments } = rulePhases(scenario, EDITIONS[id], {
      trace: false,
    });
    return (
      (!movement || compare(scenario, movement.ruling).length === 0) &&
      (!retreats || compareRetreats(scenario, retreats.ruling).length === 0) &&
      (!adjustments || compareAdjustments(scenario, adjustments.ruling).length === 0)
    );
  });
  return [...found.filter((id) => id === first), ...found.filter((id) => id !== first)];
}

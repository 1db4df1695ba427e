import { checkAdjustments } from '../check/adjustments/check-adjustments.ts';
import type { CheckResult } from '../check/first-wrong-step.ts';
import { checkRuling } from '../check/movement/check-ruling.ts';
import { checkRetreats } from '../check/retreats/check-retreats.ts';
import type { RuledPhases } from './rule-phases.ts';

/** The verdict of the checker on each phase that was ruled. */
export const proofsOf = ({
  movement,
  retreats,
  adjustments,
}: RuledPhases): readonly CheckResult[] => [
  ...(movement ? [checkRuling(movement)] : []),
  ...(retreats
    ? [checkRetreats(retreats.position, retreats.orders, retreats.edition, retreats.ruling)]
    : []),
  ...(adjustments
    ? [
        checkAdjustments(
          adjustments.position,
          adjustments.orders,
          adjustments.edition,
          adjustments.ruling,
        ),
      ]
    : []),
];

import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import { firstAttacker, moveOf, next, NOBODY } from '../columns.ts';
import type { UnitRow } from '../columns.ts';

/** CO1, CO2: a convoy is available unless its fleet is dislodged, which disrupts it (1971 XII.3). */
export function convoyDecision(fleet: UnitRow): DecisionState {
  let decision: DecisionState = YES;
  for (let attacker = firstAttacker[fleet]!; attacker !== NOBODY; attacker = next[attacker]!) {
    if (moveOf[attacker] === YES) return NO;
    if (moveOf[attacker] === OPEN) decision = OPEN;
  }
  return decision;
}

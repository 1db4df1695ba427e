import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import { firstAttacker, goalOf, next, NOBODY, pathOf } from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import {
  attackAtLeast,
  attackAtMost,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from './strength.ts';

/**
 * MO1, MO0: whether a move succeeds, as far as bounds decide it (1971 VIII, IX.2): its attack must beat whatever is in
 * the space and every rival.
 */
export function moveDecision(mover: UnitRow, state: TurnState): DecisionState {
  if (pathOf[mover] === NO) return NO;
  const most = attackAtMost(mover);
  if (most <= oppositionAtLeast(mover)) return NO;
  const least = attackAtLeast(mover);
  let wins = least > oppositionAtMost(mover);
  for (let rival = firstAttacker[goalOf[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (rival === mover) continue;
    if (most <= preventAtLeast(rival, state)) return NO;
    wins &&= least > preventAtMost(rival, state);
  }
  return wins ? YES : OPEN;
}

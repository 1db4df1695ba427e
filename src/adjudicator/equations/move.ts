import { NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import { firstAttacker, goalOf, next, NOBODY, pathOf } from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import {
  attackAtLeast,
  attackAtMost,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from './strength.ts';

/** MO1, MO0: whether a move succeeds, as far as the bounds tell (1971 VIII, IX.2). */
export function moveDecision(mover: Actor, field: Field): Decision {
  if (pathOf[mover] === NO) return NO;
  const most = attackAtMost(mover);
  if (most <= oppositionAtLeast(mover)) return NO;
  const least = attackAtLeast(mover);
  let wins = least > oppositionAtMost(mover);
  for (let rival = firstAttacker[goalOf[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (rival === mover) continue;
    if (most <= preventAtLeast(rival, field)) return NO;
    wins &&= least > preventAtMost(rival, field);
  }
  return wins ? YES : OPEN;
}

import { NO, NOBODY, OPEN, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import type { Field } from './field.ts';
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
  const { path, attackers, to, next } = field;
  if (path[mover] === NO) return NO;
  const most = attackAtMost(mover, field);
  if (most <= oppositionAtLeast(mover, field)) return NO;
  const least = attackAtLeast(mover, field);
  let wins = least > oppositionAtMost(mover, field);
  for (let rival = attackers[to[mover]!]!; rival !== NOBODY; rival = next[rival]!) {
    if (rival === mover) continue;
    if (most <= preventAtLeast(rival, field)) return NO;
    wins &&= least > preventAtMost(rival, field);
  }
  return wins ? YES : OPEN;
}

import { NO, OPEN, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';

/** CO1, CO2: a convoying fleet does its work unless it is dislodged (1971 XII.3). */
export function convoyDecision(fleet: Actor): Decision {
  let decision: Decision = YES;
  for (let attacker = fleet.attackers; attacker; attacker = attacker.next) {
    if (attacker.move === YES) return NO;
    if (attacker.move === OPEN) decision = OPEN;
  }
  return decision;
}

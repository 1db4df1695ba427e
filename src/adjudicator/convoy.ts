import { NO, NOBODY, OPEN, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import type { Field } from './field.ts';

/** CO1, CO2: a convoying fleet does its work unless it is dislodged (1971 XII.3). */
export function convoyDecision(fleet: Actor, { attackers, next, move }: Field): Decision {
  let decision: Decision = YES;
  for (let attacker = attackers[fleet]!; attacker !== NOBODY; attacker = next[attacker]!) {
    if (move[attacker] === YES) return NO;
    if (move[attacker] === OPEN) decision = OPEN;
  }
  return decision;
}

import { NO, OPEN, YES } from './field.ts';
import type { Actor, Decision, Field } from './field.ts';
import { bitOf, hasChain, seasOnRoutes } from './routes.ts';

/** CO1, CO2: a convoying fleet does its work unless it is dislodged (1971 XII.3). */
export function convoyDecision(fleet: Actor): Decision {
  let decision: Decision = YES;
  for (const attacker of fleet.attackers) {
    if (attacker.move === YES) return NO;
    if (attacker.move === OPEN) decision = OPEN;
  }
  return decision;
}

/** The seas an army's convoy depends on: those of all its minimal ordered routes. */
export function seasNeeded(mover: Actor): number {
  return seasOnRoutes(mover.space, mover.to, mover.orderedSeas);
}

/** PA2, PA3: whether a convoyed army can travel: over one surviving route, or only if all survive (XII.4, 1982 and 1971). */
export function pathDecision(mover: Actor, field: Field): Decision {
  const { space, to, availableSeas, unbrokenSeas } = mover;
  if (field.edition.choices.routes === 'one-survives') {
    if (hasChain(space, to, availableSeas)) return YES;
    return hasChain(space, to, unbrokenSeas) ? OPEN : NO;
  }
  const needed = seasNeeded(mover);
  if ((needed & ~unbrokenSeas) !== 0) return NO;
  return (needed & ~availableSeas) === 0 ? YES : OPEN;
}

/** The disrupted fleets that leave the army without a path: none could be left out. */
export function breakingSeas(mover: Actor, field: Field): number {
  const { space, to, orderedSeas, unbrokenSeas } = mover;
  let breaking = orderedSeas & ~unbrokenSeas;
  if (field.edition.choices.routes === 'all-survive') return breaking & seasNeeded(mover);
  for (const fleet of mover.convoys) {
    const bit = bitOf(fleet.space);
    if (breaking & bit && !hasChain(space, to, orderedSeas & ~(breaking & ~bit))) breaking &= ~bit;
  }
  return breaking;
}

import { SUPPORT_MOVE } from '../orders/compact.ts';
import type { Excuse } from '../trace/fact.ts';
import { isCarrier, NO, OPEN, samePower, YES } from './actor.ts';
import type { Actor, Decision } from './actor.ts';
import type { Field } from './field.ts';
import { hasChain, orderedFor } from './routes.ts';

/** How an attack stands to a support: it cuts it, it is excused, or that is not known yet. */
export type Threat = 'cuts' | 'dislodges' | Excuse | null;

/**
 * SU1 to SU3: what an attack does to the support of the unit it attacks (1971 X): cut by an attack from anywhere but
 * the space supported into and by another power, or by whatever dislodges the supporter.
 */
export function threat(supporter: Actor, attacker: Actor, field: Field): Threat {
  if (isUncuttable(supporter, attacker, field)) return 'immune';
  const excuse = standingExcuse(supporter, attacker, field);
  if (attacker.move === YES) return excuse ? 'dislodges' : 'cuts';
  if (excuse) return attacker.move === NO ? excuse : null;
  if (attacker.path === OPEN) return null;
  return attacker.path === YES ? 'cuts' : 'no-path';
}

/** What excuses an attack unless it dislodges the supporter: it is its own power's, or comes from where the support goes. */
export function standingExcuse(
  supporter: Actor,
  attacker: Actor,
  { edition }: Field,
): 'own-power' | 'from-target' | null {
  if (samePower(supporter, attacker)) return 'own-power';
  if (attacker.space !== supporter.aim) return null;
  return attacker.byConvoy && edition.choices.convoyedFrom === 'sea' ? null : 'from-target';
}

export function supportDecision(supporter: Actor, field: Field): Decision {
  let decision: Decision = YES;
  for (let attacker = supporter.attackers; attacker; attacker = attacker.next) {
    const now = threat(supporter, attacker, field);
    if (now === 'cuts' || now === 'dislodges') return NO;
    if (now === null) decision = OPEN;
  }
  return decision;
}

/** The rulebooks' clauses against convoy paradoxes: some supports no convoyed attack can cut (XII.5). */
export function isUncuttable(supporter: Actor, attacker: Actor, field: Field): boolean {
  const { uncuttable } = field.edition.choices;
  if (uncuttable === 'none' || !attacker.byConvoy || !supporter.isFleet) return false;
  const fleet = field.occupants[supporter.aim];
  if (!fleet || field.board.isSea[supporter.aim] !== 1 || !isCarrier(fleet)) return false;
  switch (uncuttable) {
    case 'action-at-convoy':
      return true;
    case 'attack-on-route':
      return isAttack(supporter) && fleet.target === attacker && fleet.onRoute;
    case 'attack-on-needed-fleet':
      return (
        isAttack(supporter) && fleet.target === attacker && isIndispensable(fleet, attacker, field)
      );
  }
}

const isAttack = (supporter: Actor): boolean => supporter.task === SUPPORT_MOVE;

/** Whether the army has an ordered route, and none without the fleet. */
function isIndispensable(fleet: Actor, army: Actor, field: Field): boolean {
  const ordered = orderedFor(army);
  return (
    fleet.onRoute &&
    !hasChain(army.space, army.to, (other) => other !== fleet && ordered(other), field)
  );
}

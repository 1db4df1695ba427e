import { SUPPORT_MOVE } from '../orders/compact.ts';
import type { Excuse } from '../trace/fact.ts';
import { isCarrier, isFleet, NO, NOBODY, occupant, OPEN, samePower, YES } from './actor.ts';
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
  const { move, path } = field;
  if (isUncuttable(supporter, attacker, field)) return 'immune';
  const excuse = standingExcuse(supporter, attacker, field);
  if (move[attacker] === YES) return excuse ? 'dislodges' : 'cuts';
  if (excuse) return move[attacker] === NO ? excuse : null;
  if (path[attacker] === OPEN) return null;
  return path[attacker] === YES ? 'cuts' : 'no-path';
}

/** What excuses an attack unless it dislodges the supporter: it is its own power's, or comes from where the support goes. */
export function standingExcuse(
  supporter: Actor,
  attacker: Actor,
  field: Field,
): 'own-power' | 'from-target' | null {
  const { aim, byConvoy, edition } = field;
  if (samePower(supporter, attacker, field)) return 'own-power';
  if (attacker !== aim[supporter]) return null;
  const isBySea = byConvoy[attacker] === 1 && edition.choices.convoyedFrom === 'sea';
  return isBySea ? null : 'from-target';
}

export function supportDecision(supporter: Actor, field: Field): Decision {
  const { attackers, next } = field;
  let decision: Decision = YES;
  for (let attacker = attackers[supporter]!; attacker !== NOBODY; attacker = next[attacker]!) {
    const now = threat(supporter, attacker, field);
    if (now === 'cuts' || now === 'dislodges') return NO;
    if (now === null) decision = OPEN;
  }
  return decision;
}

/** The rulebooks' clauses against convoy paradoxes: some supports no convoyed attack can cut (XII.5). */
export function isUncuttable(supporter: Actor, attacker: Actor, field: Field): boolean {
  const { aim, byConvoy, board, edition } = field;
  const { uncuttable } = edition.choices;
  if (uncuttable === 'none' || byConvoy[attacker] === 0 || !isFleet(supporter, field)) return false;
  const fleet = occupant(aim[supporter]!, field);
  if (fleet === NOBODY || board.isSea[fleet] !== 1 || !isCarrier(fleet, field)) return false;
  return (
    uncuttable === 'action-at-convoy' ||
    (field.task[supporter] === SUPPORT_MOVE &&
      field.target[fleet] === attacker &&
      field.onRoute[fleet] === 1 &&
      (uncuttable === 'attack-on-route' || isIndispensable(fleet, attacker, field)))
  );
}

/** Whether the army, which has an ordered route, has none without the fleet. */
function isIndispensable(fleet: Actor, army: Actor, field: Field): boolean {
  const ordered = orderedFor(army, field);
  const without = (other: Actor): boolean => other !== fleet && ordered(other);
  return !hasChain(army, field.to[army]!, without, field);
}

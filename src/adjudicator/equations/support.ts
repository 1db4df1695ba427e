import { SUPPORT_MOVE } from '../../orders/compact.ts';
import type { Excuse } from '../../trace/fact.ts';
import { isCarrier, occupant, samePower } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { Decision } from '../decision.ts';
import {
  aimOf,
  byConvoy,
  firstAttacker,
  goalOf,
  isFleet,
  moveOf,
  next,
  NOBODY,
  onRoute,
  pathOf,
  targetOf,
  taskOf,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { hasChain, orderedFor } from '../convoy-routes.ts';

/** How an attack stands to a support: it cuts it, it is excused, or that is not known yet. */
export type Threat = 'cuts' | 'dislodges' | Excuse | null;

/**
 * SU1 to SU3: what an attack does to the support of the unit it attacks (1971 X): cut by an attack from anywhere but
 * the space supported into and by another power, or by whatever dislodges the supporter.
 */
export function threat(supporter: Actor, attacker: Actor, field: Field): Threat {
  if (isUncuttable(supporter, attacker, field)) return 'immune';
  const excuse = standingExcuse(supporter, attacker, field);
  if (moveOf[attacker] === YES) return excuse ? 'dislodges' : 'cuts';
  if (excuse) return moveOf[attacker] === NO ? excuse : null;
  if (pathOf[attacker] === OPEN) return null;
  return pathOf[attacker] === YES ? 'cuts' : 'no-path';
}

/** What excuses an attack unless it dislodges the supporter: it is its own power's, or comes from where the support goes. */
export function standingExcuse(
  supporter: Actor,
  attacker: Actor,
  field: Field,
): 'own-power' | 'from-target' | null {
  const { edition } = field;
  if (samePower(supporter, attacker)) return 'own-power';
  if (attacker !== aimOf[supporter]) return null;
  const isBySea = byConvoy[attacker] === 1 && edition.choices.convoyedFrom === 'sea';
  return isBySea ? null : 'from-target';
}

export function supportDecision(supporter: Actor, field: Field): Decision {
  let decision: Decision = YES;
  for (let attacker = firstAttacker[supporter]!; attacker !== NOBODY; attacker = next[attacker]!) {
    const now = threat(supporter, attacker, field);
    if (now === 'cuts' || now === 'dislodges') return NO;
    if (now === null) decision = OPEN;
  }
  return decision;
}

/** The rulebooks' clauses against convoy paradoxes: some supports no convoyed attack can cut (XII.5). */
export function isUncuttable(supporter: Actor, attacker: Actor, field: Field): boolean {
  const { board, edition } = field;
  const { uncuttable } = edition.choices;
  if (uncuttable === 'none' || byConvoy[attacker] === 0 || isFleet[supporter] === 0) return false;
  const fleet = occupant(aimOf[supporter]!);
  if (fleet === NOBODY || board.isSea[fleet] !== 1 || !isCarrier(fleet)) return false;
  return (
    uncuttable === 'action-at-convoy' ||
    (taskOf[supporter] === SUPPORT_MOVE &&
      targetOf[fleet] === attacker &&
      onRoute[fleet] === 1 &&
      (uncuttable === 'attack-on-route' || isIndispensable(fleet, attacker, field)))
  );
}

/** Whether the army, which has an ordered route, has none without the fleet. */
function isIndispensable(fleet: Actor, army: Actor, field: Field): boolean {
  const ordered = orderedFor(army);
  const without = (other: Actor): boolean => other !== fleet && ordered(other);
  return !hasChain(army, goalOf[army]!, without, field);
}

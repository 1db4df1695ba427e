import { SUPPORT_MOVE } from '../../orders/compact.ts';
import type { Excuse } from '../../trace/fact.ts';
import { isCarrier, occupant, samePower } from '../unit-row.ts';
import { NO, OPEN, YES } from '../decision.ts';
import type { DecisionState } from '../decision.ts';
import {
  aimOf,
  firstAttacker,
  fromOf,
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
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { hasRoute, orderedFor } from '../convoy-routes.ts';
import { attacksOverSea } from '../ways.ts';

/** What an attack does to a support: it cuts it, dislodges the supporter, or has an excuse for not cutting; null if that is open. */
export type Threat = 'cuts' | 'dislodges' | Excuse | null;

/**
 * SU1 to SU3: what an attack on a supporter does to its support (1971 X). An attack by another power cuts it, unless it comes
 * from the space that the support goes into; whatever dislodges the supporter cuts it too.
 */
export function threat(supporter: UnitRow, attacker: UnitRow, state: TurnState): Threat {
  if (isUncuttable(supporter, attacker, state)) return 'immune';
  const excuse = standingExcuse(supporter, attacker, state);
  if (moveOf[attacker] === YES) return excuse ? 'dislodges' : 'cuts';
  if (excuse) return moveOf[attacker] === NO ? excuse : null;
  if (pathOf[attacker] === OPEN) return null;
  return pathOf[attacker] === YES ? 'cuts' : 'no-path';
}

/**
 * Why an attack does not cut a support unless it dislodges the supporter: it is by the same power (1971 IX.6), or comes
 * from the space that the support goes into (X). For an attack by convoy `Choices.convoyedFrom` says where it comes
 * from (4.A.4).
 */
export function standingExcuse(
  supporter: UnitRow,
  attacker: UnitRow,
  state: TurnState,
): 'own-power' | 'from-target' | null {
  const { edition } = state;
  if (samePower(supporter, attacker)) return 'own-power';
  if (fromOf[attacker] !== aimOf[supporter]) return null;
  const isBySea = attacksOverSea(attacker) && edition.choices.convoyedFrom === 'sea';
  return isBySea ? null : 'from-target';
}

/** SU1 to SU3 over all attacks. */
export function supportDecision(supporter: UnitRow, state: TurnState): DecisionState {
  let decision: DecisionState = YES;
  for (let attacker = firstAttacker[supporter]!; attacker !== NOBODY; attacker = next[attacker]!) {
    const now = threat(supporter, attacker, state);
    if (now === 'cuts' || now === 'dislodges') return NO;
    if (now === null) decision = OPEN;
  }
  return decision;
}

/** The rulebooks' clauses against convoy paradoxes: supports that a convoyed attack does not cut (XII.5; `Choices.uncuttable`, 4.A.2). */
export function isUncuttable(supporter: UnitRow, attacker: UnitRow, state: TurnState): boolean {
  const { board, edition } = state;
  const { uncuttable } = edition.choices;
  if (uncuttable === 'none' || !attacksOverSea(attacker) || isFleet[supporter] === 0) return false;
  const fleet = occupant(aimOf[supporter]!);
  if (fleet === NOBODY || board.isSea[fleet] !== 1 || !isCarrier(fleet)) return false;
  return (
    uncuttable === 'action-at-convoy' ||
    (taskOf[supporter] === SUPPORT_MOVE &&
      targetOf[fleet] === attacker &&
      onRoute[fleet] === 1 &&
      (uncuttable === 'attack-on-route' || isIndispensable(fleet, attacker, state)))
  );
}

/** Whether the army has no ordered route without the fleet. */
function isIndispensable(fleet: UnitRow, army: UnitRow, state: TurnState): boolean {
  const ordered = orderedFor(army);
  const without = (other: UnitRow): boolean => other !== fleet && ordered(other);
  return !hasRoute(army, goalOf[army]!, without, state);
}

import { samePower } from '../unit-row.ts';
import { NO, YES } from '../decision.ts';
import {
  defenderOf,
  firstAttacker,
  firstSupport,
  fromOf,
  given,
  givenForeign,
  goalOf,
  isHeadToHead,
  isLeaving,
  moveOf,
  next,
  NOBODY,
  open,
  openForeign,
  pathOf,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { goesAboard } from '../ways.ts';

/**
 * Strengths, each a pair of bounds that converge as supports and moves are decided. A move has one strength: itself and
 * its supports (1971 IX.2). It attacks, defends and prevents with that strength, except where stated here.
 */

/**
 * Whether the unit in the destination stays in the mover's way: always if head to head; null if its own move is open.
 */
export function defenderStays(mover: UnitRow): boolean | null {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return false;
  if (isLeaving[mover] === 0 || moveOf[defender] === NO) return true;
  return moveOf[defender] === YES ? false : null;
}

/** Whether the unit in the destination is of the mover's own power. */
export function isAgainstOwn(mover: UnitRow): boolean {
  return samePower(mover, defenderOf[mover]!);
}

/** Whether a support of the mover is by the power of the unit in its way. */
export function isSupportedBy(mover: UnitRow, defender: UnitRow): boolean {
  for (let supporter = firstSupport[mover]!; supporter !== NOBODY; supporter = next[supporter]!) {
    if (samePower(supporter, defender)) return true;
  }
  return false;
}

/** AT0 to AT2, attack strength: no unit is dislodged by its own power, nor with that power's supports (1971 IX.3). */
export function attackAtLeast(mover: UnitRow): number {
  if (pathOf[mover] !== YES) return 0;
  if (defenderStays(mover) === false) return 1 + given[mover]!;
  return isAgainstOwn(mover) ? 0 : 1 + givenForeign[mover]!;
}

export function attackAtMost(mover: UnitRow): number {
  if (pathOf[mover] === NO) return 0;
  if (defenderStays(mover) !== true) return 1 + given[mover]! + open[mover]!;
  if (isAgainstOwn(mover)) return 0;
  return 1 + givenForeign[mover]! + openForeign[mover]!;
}

/**
 * HO0 to HO2, DE: the strength of the unit in the destination: head to head it defends, otherwise it holds (1971 VIII,
 * IX.6).
 */
export function oppositionAtLeast(mover: UnitRow): number {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return 0;
  if (isLeaving[mover] === 1) return moveOf[defender] === NO ? 1 : 0;
  // Head to head, a fleet whose move does not take place (A/F III.d) stays with a strength of 1.
  if (isHeadToHead[mover] === 1 && pathOf[defender] !== YES) return 1;
  return 1 + given[defender]!;
}

export function oppositionAtMost(mover: UnitRow): number {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return 0;
  if (isLeaving[mover] === 1) return moveOf[defender] === YES ? 0 : 1;
  if (isHeadToHead[mover] === 1 && pathOf[defender] === NO) return 1;
  return 1 + given[defender]! + open[defender]!;
}

/**
 * Finds, one by one, the attackers of a mover's space that come from where it wants to go, if the mover has no effect
 * there once one of them has dislodged it: always if head to head, otherwise under `Choices.dislodgedEffect` (1971
 * IX.7; DATC 3.0 4.A.7). `after`: the last one found; the mover itself to begin with.
 */
export function nextBeater(mover: UnitRow, after: UnitRow, { edition }: TurnState): UnitRow {
  let other = after === mover ? firstAttacker[mover]! : next[after]!;
  while (other !== NOBODY && fromOf[other] !== goalOf[mover]) other = next[other]!;
  // A unit that goes aboard dislodges nothing.
  if (other === NOBODY || goesAboard(other)) return NOBODY;
  const { dislodgedEffect } = edition.choices;
  return isHeadToHead[mover] === 1 || dislodgedEffect === 'none' ? other : NOBODY;
}

/** Whether the mover has been dislodged by one of them; null if that is open. */
export function isBeaten(mover: UnitRow, state: TurnState): boolean | null {
  if (firstAttacker[mover] === NOBODY) return false;
  let beaten: boolean | null = false;
  let other = nextBeater(mover, mover, state);
  for (; other !== NOBODY; other = nextBeater(mover, other, state)) {
    if (moveOf[other] === NO) continue;
    if (isHeadToHead[mover] === 0 && moveOf[mover] === YES) return false;
    const hasFailed = isHeadToHead[mover] === 1 || moveOf[mover] === NO;
    if (moveOf[other] === YES && hasFailed) return true;
    beaten = null;
  }
  return beaten;
}

/**
 * PR, prevent strength: the strength with which a mover keeps others out of its destination, including supports against
 * its own power (1971 VIII, IX.3).
 */
export function preventAtLeast(mover: UnitRow, state: TurnState): number {
  return pathOf[mover] === YES && isBeaten(mover, state) === false ? 1 + given[mover]! : 0;
}

export function preventAtMost(mover: UnitRow, state: TurnState): number {
  const isPowerless = pathOf[mover] === NO || isBeaten(mover, state) === true;
  return isPowerless ? 0 : 1 + given[mover]! + open[mover]!;
}

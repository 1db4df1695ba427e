import { isMet, samePower } from '../unit-row.ts';
import { NO, YES } from '../decision.ts';
import {
  defenderOf,
  firstSupport,
  given,
  givenForeign,
  isHeadToHead,
  isLeaving,
  moveOf,
  next,
  NOBODY,
  open,
  openForeign,
  pathOf,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';

/**
 * Strengths: each a pair of bounds that close in as supports and moves are decided. A move has one strength,
 * itself and its supports (1971 IX.2); it attacks, defends and prevents with it, except for what is said here.
 */

/** Whether the unit in the destination stays there as far as the mover is concerned; null: not known yet. */
export function defenderStays(mover: Actor): boolean | null {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return false;
  if (isLeaving[mover] === 0 || moveOf[defender] === NO) return true;
  return moveOf[defender] === YES ? false : null;
}

/** Whether the unit in the destination is of the mover's own power. */
export function isAgainstOwn(mover: Actor): boolean {
  return samePower(mover, defenderOf[mover]!);
}

/** Whether some support for the mover is by the power of the unit in its way. */
export function isSupportedBy(mover: Actor, defender: Actor): boolean {
  for (let supporter = firstSupport[mover]!; supporter !== NOBODY; supporter = next[supporter]!) {
    if (samePower(supporter, defender)) return true;
  }
  return false;
}

/** AT0 to AT2: no unit is dislodged by its own power, nor by that power's supports (1971 IX.3). */
export function attackAtLeast(mover: Actor): number {
  if (pathOf[mover] !== YES) return 0;
  if (defenderStays(mover) === false) return 1 + given[mover]!;
  return isAgainstOwn(mover) ? 0 : 1 + givenForeign[mover]!;
}

export function attackAtMost(mover: Actor): number {
  if (pathOf[mover] === NO) return 0;
  if (defenderStays(mover) !== true) return 1 + given[mover]! + open[mover]!;
  if (isAgainstOwn(mover)) return 0;
  return 1 + givenForeign[mover]! + openForeign[mover]!;
}

/** HO0 to HO2, DE: what the unit in the destination opposes, head to head its own attack, else its hold (1971 VIII, IX.6). */
export function oppositionAtLeast(mover: Actor): number {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return 0;
  if (isLeaving[mover] === 1) return moveOf[defender] === NO ? 1 : 0;
  return 1 + given[defender]!;
}

export function oppositionAtMost(mover: Actor): number {
  const defender = defenderOf[mover]!;
  if (defender === NOBODY) return 0;
  if (isLeaving[mover] === 1) return moveOf[defender] === YES ? 0 : 1;
  return 1 + given[defender]! + open[defender]!;
}

/**
 * The unit in a mover's destination that comes the other way, if being beaten by it
 * leaves the mover without effect on that space (1971 IX.7; DATC 3.0 4.A.7).
 */
export function beater(mover: Actor, field: Field): Actor {
  const { edition } = field;
  if (!isMet(mover)) return NOBODY;
  const { dislodgedEffect } = edition.choices;
  return isHeadToHead[mover] === 1 || dislodgedEffect === 'none' ? defenderOf[mover]! : NOBODY;
}

/** Whether the mover has certainly been beaten so: true, false, or null for not known yet. */
export function isBeaten(mover: Actor, field: Field): boolean | null {
  const other = beater(mover, field);
  if (other === NOBODY || moveOf[other] === NO) return false;
  if (isHeadToHead[mover] === 1) return moveOf[other] === YES ? true : null;
  if (moveOf[mover] === YES) return false;
  return moveOf[other] === YES && moveOf[mover] === NO ? true : null;
}

/** PR: with what a mover keeps others out of its destination (1971 VIII, IX.3). */
export function preventAtLeast(mover: Actor, field: Field): number {
  return pathOf[mover] === YES && isBeaten(mover, field) === false ? 1 + given[mover]! : 0;
}

export function preventAtMost(mover: Actor, field: Field): number {
  const isPowerless = pathOf[mover] === NO || isBeaten(mover, field) === true;
  return isPowerless ? 0 : 1 + given[mover]! + open[mover]!;
}

import { isMover, NO, samePower, YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';

/**
 * Strengths: each a pair of bounds that close in as supports and moves are decided. A move has one strength,
 * itself and its supports (1971 IX.2); it attacks, defends and prevents with it, except for what is said here.
 */

/** Whether the unit in the destination stays there as far as the mover is concerned; null: not known yet. */
export function defenderStays(mover: Actor): boolean | null {
  const { defender } = mover;
  if (!defender) return false;
  if (!isMover(defender) || mover.isHeadToHead || defender.move === NO) return true;
  return defender.move === YES ? false : null;
}

/** AT0 to AT2: no unit is dislodged by its own power, nor by that power's supports (1971 IX.3). */
export function attackAtLeast(mover: Actor): number {
  if (mover.path !== YES) return 0;
  if (defenderStays(mover) === false) return 1 + mover.given;
  return mover.defender && samePower(mover, mover.defender) ? 0 : 1 + mover.givenForeign;
}

export function attackAtMost(mover: Actor): number {
  if (mover.path === NO) return 0;
  if (defenderStays(mover) !== true) return 1 + mover.given + mover.open;
  if (mover.defender && samePower(mover, mover.defender)) return 0;
  return 1 + mover.givenForeign + mover.openForeign;
}

/** HO0 to HO2, DE: what the unit in the destination opposes, head to head its own attack, else its hold (1971 VIII, IX.6). */
export function oppositionAtLeast(mover: Actor): number {
  const { defender } = mover;
  if (!defender) return 0;
  if (isMover(defender) && !mover.isHeadToHead) return defender.move === NO ? 1 : 0;
  return 1 + defender.given;
}

export function oppositionAtMost(mover: Actor): number {
  const { defender } = mover;
  if (!defender) return 0;
  if (isMover(defender) && !mover.isHeadToHead) return defender.move === YES ? 0 : 1;
  return 1 + defender.given + defender.open;
}

/**
 * The unit in a mover's destination that comes the other way, if being beaten by it
 * leaves the mover without effect on that space (1971 IX.7; DATC 3.0 4.A.7).
 */
export function beater(mover: Actor, field: Field): Actor | null {
  const { defender } = mover;
  if (defender?.to !== mover.space) return null;
  return mover.isHeadToHead || field.edition.choices.dislodgedEffect === 'none' ? defender : null;
}

/** Whether the mover has certainly been beaten so: true, false, or null for not known yet. */
export function isBeaten(mover: Actor, field: Field): boolean | null {
  const other = beater(mover, field);
  if (!other || other.move === NO) return false;
  if (mover.isHeadToHead) return other.move === YES ? true : null;
  if (mover.move === YES) return false;
  return other.move === YES && mover.move === NO ? true : null;
}

/** PR: with what a mover keeps others out of its destination (1971 VIII, IX.3). */
export function preventAtLeast(mover: Actor, field: Field): number {
  return mover.path === YES && isBeaten(mover, field) === false ? 1 + mover.given : 0;
}

export function preventAtMost(mover: Actor, field: Field): number {
  return mover.path === NO || isBeaten(mover, field) === true ? 0 : 1 + mover.given + mover.open;
}

import type { Opponent, Rival } from '../trace/fact.ts';
import { isMover, NO } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { attackStep, holdStep, strengthStep } from './measure.ts';
import type { Limit } from './measure.ts';
import {
  attackAtLeast,
  attackAtMost,
  beater,
  isBeaten,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from './strength.ts';

/**
 * All that a success rests on (MO1): its attack, what it beat, and every rival. A lone unit that
 * nobody opposes needs no number.
 */
export function successPremises(mover: Actor, field: Field) {
  const premises = isUnopposed(mover, field) ? [] : [attackStep(mover, 'at-least', field)];
  if (mover.byConvoy) premises.push(mover.pathStep);
  const against = opponent(mover, oppositionAtMost(mover));
  if (mover.defender) {
    premises.push(
      against ? oppositionStep(mover, mover.defender, 'at-most', field) : mover.defender.moveStep,
    );
  }
  const rivals: Rival[] = [];
  for (let rival = mover.contest; rival; rival = rival.next) {
    if (rival !== mover) rivals.push(outdone(rival, premises, field));
  }
  return { attack: attackAtLeast(mover), against, rivals, premises };
}

/** A rival of a successful move; adds the steps that decide its strength to the premises. */
function outdone(rival: Actor, premises: number[], field: Field): Rival {
  const powerless = rival.path === NO ? 'no-path' : isBeaten(rival, field) ? 'beaten' : null;
  if (powerless === 'no-path') premises.push(rival.pathStep);
  else if (powerless === 'beaten') premises.push(...beatenPremises(rival, field));
  else premises.push(strengthStep(rival, 'at-most', field));
  return { unit: rival.at, strength: preventAtMost(rival, field), powerless };
}

function isUnopposed(mover: Actor, field: Field): boolean {
  if (mover.supports || oppositionAtMost(mover) > 0) return false;
  for (let rival = mover.contest; rival; rival = rival.next) {
    if (rival !== mover && preventAtMost(rival, field) > 0) return false;
  }
  return true;
}

function beatenPremises(rival: Actor, field: Field): readonly number[] {
  const victor = beater(rival, field);
  const steps = victor ? [victor.moveStep] : [];
  return rival.isHeadToHead ? steps : [...steps, rival.moveStep];
}

/** One witness against a move (MO0): the unit in its way, or the strongest rival. */
export function bouncePremises(mover: Actor, field: Field) {
  const attack = attackAtMost(mover);
  const premises = [attackStep(mover, 'at-most', field)];
  const opposition = opponent(mover, oppositionAtLeast(mover));
  if (mover.defender && opposition && attack <= opposition.strength) {
    premises.push(oppositionStep(mover, mover.defender, 'at-least', field));
    return { attack, by: opposition, garrison: null, premises };
  }
  const rival = strongestRival(mover, field);
  premises.push(strengthStep(rival, 'at-least', field));
  if (rival.byConvoy) premises.push(rival.pathStep);
  const other = beater(rival, field);
  if (other) premises.push(other.move === NO ? other.moveStep : rival.moveStep);
  const by: Opponent = {
    role: 'prevent',
    unit: rival.at,
    strength: preventAtLeast(rival, field),
  };
  const { defender } = mover;
  const relieved = defender && !isMover(defender) && attack === by.strength;
  return { attack, by, garrison: relieved ? defender.at : null, premises };
}

function oppositionStep(mover: Actor, defender: Actor, limit: Limit, field: Field): number {
  return mover.isHeadToHead
    ? strengthStep(defender, limit, field)
    : holdStep(defender, limit, field);
}

function opponent(mover: Actor, strength: number): Opponent | null {
  const { defender } = mover;
  if (!defender || strength === 0) return null;
  return { role: mover.isHeadToHead ? 'defend' : 'hold', unit: defender.at, strength };
}

function strongestRival(mover: Actor, field: Field): Actor {
  let strongest: Actor | null = null;
  for (let rival = mover.contest; rival; rival = rival.next) {
    if (rival === mover) continue;
    if (!strongest || preventAtLeast(rival, field) > preventAtLeast(strongest, field))
      strongest = rival;
  }
  if (!strongest) throw new Error(`nobody keeps ${mover.at} out`);
  return strongest;
}

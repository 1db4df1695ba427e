import type { Opponent, Rival } from '../../trace/fact.ts';
import { isMover, nameOf, rivalsOf } from '../unit-row.ts';
import { NO } from '../decision.ts';
import {
  byConvoy,
  defenderOf,
  firstSupport,
  isHeadToHead,
  moveOf,
  moveStep,
  NOBODY,
  pathOf,
  pathStep,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { attackStep, holdStep, strengthStep } from './record-strengths.ts';
import type { Limit } from './record-strengths.ts';
import {
  attackAtLeast,
  attackAtMost,
  beater,
  isBeaten,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from '../equations/strength.ts';

/**
 * All that a success rests on (MO1): its attack, what it beat, and every rival. A lone unit that
 * nobody opposes needs no number.
 */
export function successPremises(mover: Actor, field: Field) {
  const premises = isUnopposed(mover, field) ? [] : [attackStep(mover, 'at-least', field)];
  if (byConvoy[mover] === 1) premises.push(pathStep[mover]!);
  const defender = defenderOf[mover]!;
  const against = opponent(mover, oppositionAtMost(mover), field);
  if (against) premises.push(oppositionStep(mover, defender, 'at-most', field));
  else if (defender !== NOBODY) premises.push(moveStep[defender]!);
  const rivals = rivalsOf(mover).map((rival) => outdone(rival, premises, field));
  return { attack: attackAtLeast(mover), against, rivals, premises };
}

/** A rival of a successful move; adds the steps that decide its strength to the premises. */
function outdone(rival: Actor, premises: number[], field: Field): Rival {
  const hasPath = pathOf[rival] !== NO;
  const powerless = !hasPath ? 'no-path' : isBeaten(rival, field) ? 'beaten' : null;
  if (powerless === 'no-path') premises.push(pathStep[rival]!);
  else if (powerless === 'beaten') premises.push(...beatenPremises(rival, field));
  else premises.push(strengthStep(rival, 'at-most', field));
  return { unit: nameOf(rival, field), strength: preventAtMost(rival, field), powerless };
}

function isUnopposed(mover: Actor, field: Field): boolean {
  if (firstSupport[mover] !== NOBODY || oppositionAtMost(mover) > 0) return false;
  return rivalsOf(mover).every((rival) => preventAtMost(rival, field) === 0);
}

function beatenPremises(rival: Actor, field: Field): readonly number[] {
  const steps = [moveStep[beater(rival, field)]!];
  return isHeadToHead[rival] === 1 ? steps : [...steps, moveStep[rival]!];
}

/** One witness against a move (MO0): the unit in its way, or the strongest rival. */
export function bouncePremises(mover: Actor, field: Field) {
  const attack = attackAtMost(mover);
  const attacking = attackStep(mover, 'at-most', field);
  const defender = defenderOf[mover]!;
  const opposition = opponent(mover, oppositionAtLeast(mover), field);
  if (opposition && attack <= opposition.strength) {
    const premises = [attacking, oppositionStep(mover, defender, 'at-least', field)];
    return { attack, by: opposition, garrison: null, premises };
  }
  const rival = strongestRival(mover, field);
  const premises = [attacking, strengthStep(rival, 'at-least', field)];
  if (byConvoy[rival] === 1) premises.push(pathStep[rival]!);
  const other = beater(rival, field);
  if (other !== NOBODY) premises.push(moveStep[moveOf[other] === NO ? other : rival]!);
  const by: Opponent = {
    role: 'prevent',
    unit: nameOf(rival, field),
    strength: preventAtLeast(rival, field),
  };
  const stays = defender !== NOBODY && !isMover(defender);
  const garrison = stays && attack === by.strength ? nameOf(defender, field) : null;
  return { attack, by, garrison, premises };
}

function oppositionStep(mover: Actor, defender: Actor, limit: Limit, field: Field): number {
  return isHeadToHead[mover] === 1
    ? strengthStep(defender, limit, field)
    : holdStep(defender, limit, field);
}

function opponent(mover: Actor, strength: number, field: Field): Opponent | null {
  if (strength === 0) return null;
  const role = isHeadToHead[mover] === 1 ? 'defend' : 'hold';
  return { role, unit: nameOf(defenderOf[mover]!, field), strength };
}

function strongestRival(mover: Actor, field: Field): Actor {
  let strongest = NOBODY;
  let most = -1;
  for (const rival of rivalsOf(mover)) {
    const strength = preventAtLeast(rival, field);
    if (strength <= most) continue;
    strongest = rival;
    most = strength;
  }
  if (strongest === NOBODY) throw new Error(`nobody keeps ${nameOf(mover, field)} out`);
  return strongest;
}

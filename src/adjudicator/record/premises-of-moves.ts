import type { Opponent, Rival } from '../../trace/fact.ts';
import { isMover, nameOf, rivalsOf } from '../unit-row.ts';
import { NO, YES } from '../decision.ts';
import {
  defenderOf,
  firstSupport,
  isHeadToHead,
  moveOf,
  moveStep,
  NOBODY,
  pathOf,
  pathStep,
} from '../columns.ts';
import type { UnitRow } from '../columns.ts';
import type { TurnState } from '../turn-state.ts';
import { attackStep, holdStep, strengthStep } from './record-strengths.ts';
import type { Limit } from './record-strengths.ts';
import {
  attackAtLeast,
  attackAtMost,
  isBeaten,
  nextBeater,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from '../equations/strength.ts';
import { needsPath } from '../ways.ts';

/**
 * What a success rests on (MO1): its attack strength, what it beat, and every rival. A unit without support that is not
 * opposed needs no strength.
 */
export function successPremises(mover: UnitRow, state: TurnState) {
  const premises = isUnopposed(mover, state) ? [] : [attackStep(mover, 'at-least', state)];
  if (needsPath(mover)) premises.push(pathStep[mover]!);
  const defender = defenderOf[mover]!;
  const against = opponent(mover, oppositionAtMost(mover), state);
  if (against) premises.push(...oppositionSteps(mover, defender, 'at-most', state));
  else if (defender !== NOBODY) premises.push(moveStep[defender]!);
  const rivals = rivalsOf(mover).map((rival) => outdone(rival, premises, state));
  return { attack: attackAtLeast(mover), against, rivals, premises };
}

/** A rival of a successful move, as the fact states it. Adds the steps that decide its strength to the premises. */
function outdone(rival: UnitRow, premises: number[], state: TurnState): Rival {
  const hasPath = pathOf[rival] !== NO;
  const powerless = !hasPath ? 'no-path' : isBeaten(rival, state) ? 'beaten' : null;
  if (powerless === 'no-path') premises.push(pathStep[rival]!);
  else if (powerless === 'beaten') premises.push(...beatenPremises(rival, state));
  else premises.push(strengthStep(rival, 'at-most', state));
  return { unit: nameOf(rival, state), strength: preventAtMost(rival, state), powerless };
}

function isUnopposed(mover: UnitRow, state: TurnState): boolean {
  if (firstSupport[mover] !== NOBODY || oppositionAtMost(mover) > 0) return false;
  return rivalsOf(mover).every((rival) => preventAtMost(rival, state) === 0);
}

/** All units that might dislodge the mover so that it has no effect on its destination. */
function beatersOf(mover: UnitRow, state: TurnState): readonly UnitRow[] {
  const found: UnitRow[] = [];
  for (let other = nextBeater(mover, mover, state); other !== NOBODY;) {
    found.push(other);
    other = nextBeater(mover, other, state);
  }
  return found;
}

function beatenPremises(rival: UnitRow, state: TurnState): readonly number[] {
  const victor = beatersOf(rival, state).find((other) => moveOf[other] === YES)!;
  const steps = [moveStep[victor]!];
  return isHeadToHead[rival] === 1 ? steps : [...steps, moveStep[rival]!];
}

/** What a failure rests on (MO0): one witness, the unit in its way or otherwise the strongest rival. */
export function bouncePremises(mover: UnitRow, state: TurnState) {
  const attack = attackAtMost(mover);
  const attacking = attackStep(mover, 'at-most', state);
  const defender = defenderOf[mover]!;
  const opposition = opponent(mover, oppositionAtLeast(mover), state);
  if (opposition && attack <= opposition.strength) {
    const premises = [attacking, ...oppositionSteps(mover, defender, 'at-least', state)];
    return { attack, by: opposition, garrison: null, premises };
  }
  const rival = strongestRival(mover, state);
  const premises = [attacking, strengthStep(rival, 'at-least', state)];
  if (needsPath(rival)) premises.push(pathStep[rival]!);
  const beaters = beatersOf(rival, state);
  const isSafe = beaters.every((other) => moveOf[other] === NO);
  premises.push(...(isSafe ? beaters : [rival]).map((other) => moveStep[other]!));
  const by: Opponent = {
    role: 'prevent',
    unit: nameOf(rival, state),
    strength: preventAtLeast(rival, state),
  };
  const stays = defender !== NOBODY && !isMover(defender);
  const garrison = stays && attack === by.strength ? nameOf(defender, state) : null;
  return { attack, by, garrison, premises };
}

function oppositionSteps(
  mover: UnitRow,
  defender: UnitRow,
  limit: Limit,
  state: TurnState,
): readonly number[] {
  if (isHeadToHead[mover] !== 1) return [holdStep(defender, limit, state)];
  if (!needsPath(defender)) return [strengthStep(defender, limit, state)];
  // A fleet whose move does not take place (A/F III.d) stays with a strength of 1; it never has less.
  const hasPath = pathOf[defender] === YES;
  if (limit === 'at-least')
    return hasPath ? [strengthStep(defender, limit, state), pathStep[defender]!] : [];
  return pathOf[defender] === NO ? [pathStep[defender]!] : [strengthStep(defender, limit, state)];
}

function opponent(mover: UnitRow, strength: number, state: TurnState): Opponent | null {
  if (strength === 0) return null;
  const role = isHeadToHead[mover] === 1 ? 'defend' : 'hold';
  return { role, unit: nameOf(defenderOf[mover]!, state), strength };
}

function strongestRival(mover: UnitRow, state: TurnState): UnitRow {
  let strongest = NOBODY;
  let most = -1;
  for (const rival of rivalsOf(mover)) {
    const strength = preventAtLeast(rival, state);
    if (strength <= most) continue;
    strongest = rival;
    most = strength;
  }
  if (strongest === NOBODY) throw new Error(`nobody keeps ${nameOf(mover, state)} out`);
  return strongest;
}

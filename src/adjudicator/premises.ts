import type { Bound, Opponent, Rival } from '../trace/fact.ts';
import { isMover, NO, samePower, YES } from './field.ts';
import type { Actor, Field } from './field.ts';
import { addStep } from './steps.ts';
import {
  attackAtLeast,
  attackAtMost,
  beater,
  defenderStays,
  isBeaten,
  oppositionAtLeast,
  oppositionAtMost,
  preventAtLeast,
  preventAtMost,
} from './strength.ts';

/** A strength is recorded when a decision needs it, and once: these answer the steps that state it. */

type Limit = Exclude<Bound, 'exactly'>;

/** The step that states a move's strength, or, if a power's supports do not count against the defender, its attack. */
export function attackStep(mover: Actor, limit: Limit, field: Field): number {
  const { defender } = mover;
  const stays = defenderStays(mover);
  const reduced = stays === true || (stays === null && limit === 'at-least');
  const uncounted = mover.supports.filter(
    (supporter) => reduced && defender && samePower(supporter, defender),
  );
  if (uncounted.length === 0) return strengthStep(mover, limit, field);
  const counted = mover.supports.filter((supporter) => !uncounted.includes(supporter));
  const bound = stays === null ? limit : boundOf(counted, limit);
  const premises = decidedBy(counted, bound);
  if (bound !== 'at-least' && defender && isMover(defender) && !mover.headToHead) {
    premises.push(defender.moveStep);
  }
  const supports = counting(counted, bound).map(({ at }) => at);
  return once(field, `attack ${mover.at} ${bound} ${String(supports.length)}`, () =>
    addStep(
      field,
      {
        type: 'attack',
        unit: mover.at,
        bound,
        value: 1 + supports.length,
        supports,
        uncounted: uncounted.map(({ at }) => at),
      },
      premises,
    ),
  );
}

export function strengthStep(mover: Actor, limit: Limit, field: Field): number {
  return supportedStep('strength', mover, limit, field);
}

/** What a unit holds its space with: as supported, or 1 if it was ordered to leave (1971 IX.6). */
export function holdStep(unit: Actor, limit: Limit, field: Field): number {
  if (!isMover(unit)) return supportedStep('hold', unit, limit, field);
  const bound = unit.move === NO ? 'exactly' : 'at-most';
  return once(field, `hold ${unit.at} ${bound}`, () =>
    addStep(
      field,
      { type: 'hold', unit: unit.at, bound, value: 1, supports: [] },
      bound === 'exactly' ? [unit.moveStep] : [],
    ),
  );
}

function supportedStep(type: 'strength' | 'hold', unit: Actor, limit: Limit, field: Field): number {
  const bound = boundOf(unit.supports, limit);
  const supports = counting(unit.supports, bound).map(({ at }) => at);
  return once(field, `${type} ${unit.at} ${bound} ${String(supports.length)}`, () =>
    addStep(
      field,
      { type, unit: unit.at, bound, value: 1 + supports.length, supports },
      decidedBy(unit.supports, bound),
    ),
  );
}

function boundOf(supports: readonly Actor[], limit: Limit): Bound {
  return supports.every(({ support }) => support === YES || support === NO) ? 'exactly' : limit;
}

/** The supports that a bound adds up: for an upper bound all that are not cut. */
function counting(supports: readonly Actor[], bound: Bound): readonly Actor[] {
  return supports.filter(({ support }) => (bound === 'at-most' ? support !== NO : support === YES));
}

function decidedBy(supports: readonly Actor[], bound: Bound): number[] {
  return supports
    .filter(({ support }) =>
      bound === 'exactly' ? true : support === (bound === 'at-least' ? YES : NO),
    )
    .map(({ supportStep }) => supportStep);
}

function once(field: Field, key: string, record: () => number): number {
  const known = field.strengths.get(key);
  if (known !== undefined) return known;
  const step = record();
  field.strengths.set(key, step);
  return step;
}

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
  const rivals = mover.contest
    .filter((rival) => rival !== mover)
    .map((rival): Rival => {
      const powerless = rival.path === NO ? 'no-path' : isBeaten(rival, field) ? 'beaten' : null;
      if (powerless === 'no-path') premises.push(rival.pathStep);
      else if (powerless === 'beaten') premises.push(...beatenPremises(rival, field));
      else premises.push(strengthStep(rival, 'at-most', field));
      return { unit: rival.at, strength: preventAtMost(rival, field), powerless };
    });
  return { attack: attackAtLeast(mover), against, rivals, premises };
}

function isUnopposed(mover: Actor, field: Field): boolean {
  return (
    mover.supports.length === 0 &&
    oppositionAtMost(mover) === 0 &&
    mover.contest.every((rival) => rival === mover || preventAtMost(rival, field) === 0)
  );
}

function beatenPremises(rival: Actor, field: Field): readonly number[] {
  const victor = beater(rival, field);
  const steps = victor ? [victor.moveStep] : [];
  return rival.headToHead ? steps : [...steps, rival.moveStep];
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
  return mover.headToHead ? strengthStep(defender, limit, field) : holdStep(defender, limit, field);
}

function opponent(mover: Actor, strength: number): Opponent | null {
  const { defender } = mover;
  if (!defender || strength === 0) return null;
  return { role: mover.headToHead ? 'defend' : 'hold', unit: defender.at, strength };
}

function strongestRival(mover: Actor, field: Field): Actor {
  return mover.contest
    .filter((rival) => rival !== mover)
    .reduce((a, b) => (preventAtLeast(b, field) > preventAtLeast(a, field) ? b : a));
}

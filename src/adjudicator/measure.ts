import type { SpaceId } from '../board/board.ts';
import type { Bound } from '../trace/fact.ts';
import { chainOf, isMover, nameOf, NO, OPEN, samePower, YES } from './actor.ts';
import { defenderOf, firstSupport, moveOf, moveStep, supportOf, supportStep } from './columns.ts';
import type { Actor } from './columns.ts';
import type { Field, Measured } from './field.ts';
import { addStep } from './steps.ts';
import { defenderStays, isLeaving } from './strength.ts';

/** Strengths in the trace. One is recorded when a decision needs it, and once: these answer the step that states it. */

export type Limit = Exclude<Bound, 'exactly'>;
type Kind = Measured['kind'];

/** The step that states a move's strength, or, if a power's supports do not count against the defender, its attack. */
export function attackStep(mover: Actor, limit: Limit, field: Field): number {
  const defender = defenderOf[mover]!;
  const stays = defenderStays(mover);
  const isReduced = stays === true || (stays === null && limit === 'at-least');
  if (!isReduced) return strengthStep(mover, limit, field);
  const supports = supportsOf(mover);
  const uncounted = supports.filter((supporter) => samePower(supporter, defender));
  if (uncounted.length === 0) return strengthStep(mover, limit, field);
  const counted = supports.filter((supporter) => !samePower(supporter, defender));
  const bound = stays === null ? limit : boundOf(counted, limit);
  const premises = decidedBy(counted, bound);
  if (bound !== 'at-least' && isLeaving(mover)) {
    premises.push(moveStep[defender]!);
  }
  const adding = counting(counted, bound, field);
  return once('attack', mover, bound, adding.length, field, () =>
    addStep(
      field,
      {
        type: 'attack',
        unit: nameOf(mover, field),
        bound,
        value: 1 + adding.length,
        supports: adding,
        uncounted: uncounted.map((supporter) => nameOf(supporter, field)),
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
  const bound = moveOf[unit] === NO ? 'exactly' : 'at-most';
  return once('hold', unit, bound, 0, field, () =>
    addStep(
      field,
      { type: 'hold', unit: nameOf(unit, field), bound, value: 1, supports: [] },
      bound === 'exactly' ? [moveStep[unit]!] : [],
    ),
  );
}

function supportedStep(type: 'strength' | 'hold', unit: Actor, limit: Limit, field: Field): number {
  const all = supportsOf(unit);
  const bound = boundOf(all, limit);
  const supports = counting(all, bound, field);
  return once(type, unit, bound, supports.length, field, () =>
    addStep(
      field,
      { type, unit: nameOf(unit, field), bound, value: 1 + supports.length, supports },
      decidedBy(all, bound),
    ),
  );
}

const supportsOf = (unit: Actor): readonly Actor[] => chainOf(firstSupport[unit]!).reverse();

function boundOf(supports: readonly Actor[], limit: Limit): Bound {
  return supports.every((supporter) => supportOf[supporter] !== OPEN) ? 'exactly' : limit;
}

/** The supports that a bound adds up: for an upper bound all that are not cut. */
function counting(supports: readonly Actor[], bound: Bound, field: Field): readonly SpaceId[] {
  return supports
    .filter((supporter) =>
      bound === 'at-most' ? supportOf[supporter] !== NO : supportOf[supporter] === YES,
    )
    .map((supporter) => nameOf(supporter, field));
}

function decidedBy(supports: readonly Actor[], bound: Bound): number[] {
  return supports
    .filter((supporter) =>
      bound === 'exactly' ? true : supportOf[supporter] === (bound === 'at-least' ? YES : NO),
    )
    .map((supporter) => supportStep[supporter]!);
}

function once(
  kind: Kind,
  unit: Actor,
  bound: Bound,
  supports: number,
  { measured }: Field,
  record: () => number,
): number {
  const last = measured[unit] ?? null;
  for (let known = last; known; known = known.before) {
    if (known.kind === kind && known.bound === bound && known.supports === supports)
      return known.step;
  }
  const step = record();
  measured[unit] = { kind, bound, supports, step, before: last };
  return step;
}

import type { SpaceId } from '../board/board.ts';
import type { Bound } from '../trace/fact.ts';
import { isMover, NO, samePower, YES } from './actor.ts';
import type { Actor } from './actor.ts';
import type { Field } from './field.ts';
import { addStep } from './steps.ts';
import { defenderStays } from './strength.ts';

/** Strengths in the trace. One is recorded when a decision needs it, and once: these answer the step that states it. */

export type Limit = Exclude<Bound, 'exactly'>;
type Kind = 'strength' | 'attack' | 'hold';

/** The step that states a move's strength, or, if a power's supports do not count against the defender, its attack. */
export function attackStep(mover: Actor, limit: Limit, field: Field): number {
  const { defender } = mover;
  const stays = defenderStays(mover);
  const isReduced = stays === true || (stays === null && limit === 'at-least');
  if (!defender || !isReduced) return supportedStep('strength', mover, limit, field);
  const supports = supportsOf(mover);
  const uncounted = supports.filter((supporter) => samePower(supporter, defender));
  if (uncounted.length === 0) return supportedStep('strength', mover, limit, field);
  const counted = supports.filter((supporter) => !samePower(supporter, defender));
  const bound = stays === null ? limit : boundOf(counted, limit);
  const premises = decidedBy(counted, bound);
  if (bound !== 'at-least' && isMover(defender) && !mover.isHeadToHead) {
    premises.push(defender.moveStep);
  }
  const adding = counting(counted, bound);
  return once('attack', mover, bound, adding.length, () =>
    addStep(
      field,
      {
        type: 'attack',
        unit: mover.at,
        bound,
        value: 1 + adding.length,
        supports: adding,
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
  return once('hold', unit, bound, 0, () =>
    addStep(
      field,
      { type: 'hold', unit: unit.at, bound, value: 1, supports: [] },
      bound === 'exactly' ? [unit.moveStep] : [],
    ),
  );
}

function supportedStep(type: 'strength' | 'hold', unit: Actor, limit: Limit, field: Field): number {
  const all = supportsOf(unit);
  const bound = boundOf(all, limit);
  const supports = counting(all, bound);
  return once(type, unit, bound, supports.length, () =>
    addStep(
      field,
      { type, unit: unit.at, bound, value: 1 + supports.length, supports },
      decidedBy(all, bound),
    ),
  );
}

function supportsOf(unit: Actor): readonly Actor[] {
  const supports: Actor[] = [];
  for (let supporter = unit.supports; supporter; supporter = supporter.next) {
    supports.push(supporter);
  }
  return supports.reverse();
}

function boundOf(supports: readonly Actor[], limit: Limit): Bound {
  return supports.every(({ support }) => support === YES || support === NO) ? 'exactly' : limit;
}

/** The supports that a bound adds up: for an upper bound all that are not cut. */
function counting(supports: readonly Actor[], bound: Bound): readonly SpaceId[] {
  return supports
    .filter(({ support }) => (bound === 'at-most' ? support !== NO : support === YES))
    .map(({ at }) => at);
}

function decidedBy(supports: readonly Actor[], bound: Bound): number[] {
  return supports
    .filter(({ support }) =>
      bound === 'exactly' ? true : support === (bound === 'at-least' ? YES : NO),
    )
    .map(({ supportStep }) => supportStep);
}

function once(
  kind: Kind,
  unit: Actor,
  bound: Bound,
  supports: number,
  record: () => number,
): number {
  const measured = (unit.measured ??= []);
  for (const known of measured) {
    if (known.kind === kind && known.bound === bound && known.supports === supports)
      return known.step;
  }
  const step = record();
  measured.push({ kind, bound, supports, step });
  return step;
}

import type { SpaceId } from '../../board/board.ts';
import type { Bound } from '../../trace/fact.ts';
import { isMover, nameOf, samePower } from '../unit-row.ts';
import { NO, YES } from '../decision.ts';
import {
  defenderOf,
  firstSupport,
  given,
  givenForeign,
  isLeaving,
  lastMeasured,
  moveOf,
  moveStep,
  next,
  NOBODY,
  NONE,
  open,
  openForeign,
  supportOf,
  supportStep,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field, Measured } from '../turn-state.ts';
import { addStep } from './add-step.ts';
import { defenderStays, isSupportedBy } from '../equations/strength.ts';

/** Strengths in the trace. One is recorded when a decision needs it, and once: these answer the step that states it. */

export type Limit = Exclude<Bound, 'exactly'>;
type Kind = Measured['kind'];

/** The step that states a move's strength, or, if a power's supports do not count against the defender, its attack. */
export function attackStep(mover: Actor, limit: Limit, field: Field): number {
  const defender = defenderOf[mover]!;
  const stays = defenderStays(mover);
  const isReduced = stays === true || (stays === null && limit === 'at-least');
  if (!isReduced || !isSupportedBy(mover, defender)) return strengthStep(mover, limit, field);
  const bound = stays === null || openForeign[mover]! > 0 ? limit : 'exactly';
  const adding = givenForeign[mover]! + (bound === 'at-most' ? openForeign[mover]! : 0);
  const known = measuredStep('attack', mover, bound, adding, field);
  if (known !== NONE) return known;
  const tally = newTally();
  const uncounted: SpaceId[] = [];
  for (let supporter = firstSupport[mover]!; supporter !== NOBODY; supporter = next[supporter]!) {
    if (samePower(supporter, defender)) uncounted.push(nameOf(supporter, field));
    else count(supporter, bound, tally, field);
  }
  const { supports, premises } = tally;
  if (bound !== 'at-least' && isLeaving[mover] === 1) premises.push(moveStep[defender]!);
  const unit = nameOf(mover, field);
  const fact = { type: 'attack', unit, bound, value: 1 + adding, supports, uncounted } as const;
  return noteMeasured('attack', mover, bound, adding, addStep(field, fact, premises), field);
}

export function strengthStep(mover: Actor, limit: Limit, field: Field): number {
  return supportedStep('strength', mover, limit, field);
}

/** What a unit holds its space with: as supported, or 1 if it was ordered to leave (1971 IX.6). */
export function holdStep(unit: Actor, limit: Limit, field: Field): number {
  if (!isMover(unit)) return supportedStep('hold', unit, limit, field);
  const bound = moveOf[unit] === NO ? 'exactly' : 'at-most';
  const known = measuredStep('hold', unit, bound, 0, field);
  if (known !== NONE) return known;
  const fact = { type: 'hold', unit: nameOf(unit, field), bound, value: 1, supports: [] } as const;
  const step = addStep(field, fact, bound === 'exactly' ? [moveStep[unit]!] : []);
  return noteMeasured('hold', unit, bound, 0, step, field);
}

function supportedStep(type: 'strength' | 'hold', unit: Actor, limit: Limit, field: Field): number {
  const bound = open[unit]! > 0 ? limit : 'exactly';
  const adding = given[unit]! + (bound === 'at-most' ? open[unit]! : 0);
  const known = measuredStep(type, unit, bound, adding, field);
  if (known !== NONE) return known;
  const tally = firstSupport[unit] === NOBODY ? NO_SUPPORTS : newTally();
  for (let supporter = firstSupport[unit]!; supporter !== NOBODY; supporter = next[supporter]!) {
    count(supporter, bound, tally, field);
  }
  const { supports, premises } = tally;
  const fact = { type, unit: nameOf(unit, field), bound, value: 1 + adding, supports } as const;
  return noteMeasured(type, unit, bound, adding, addStep(field, fact, premises), field);
}

/** The supports that a bound adds up, and the steps that decide them. */
interface Tally {
  readonly supports: SpaceId[];
  readonly premises: number[];
}

const newTally = (): Tally => ({ supports: [], premises: [] });
const NO_SUPPORTS = newTally();

/** For an upper bound all count that are not cut, else those that are given; what is left out of it decides nothing. */
function count(supporter: Actor, bound: Bound, { supports, premises }: Tally, field: Field): void {
  const support = supportOf[supporter];
  if (bound === 'at-most' ? support !== NO : support === YES) {
    supports.push(nameOf(supporter, field));
  }
  if (bound === 'exactly' || support === (bound === 'at-least' ? YES : NO)) {
    premises.push(supportStep[supporter]!);
  }
}

/** The step that says so already. */
function measuredStep(
  kind: Kind,
  unit: Actor,
  bound: Bound,
  supports: number,
  { measured }: Field,
): number {
  for (let place = lastMeasured[unit]!; place !== NONE;) {
    const known = measured[place]!;
    if (known.kind === kind && known.bound === bound && known.supports === supports)
      return known.step;
    place = known.before;
  }
  return NONE;
}

function noteMeasured(
  kind: Kind,
  unit: Actor,
  bound: Bound,
  supports: number,
  step: number,
  { measured }: Field,
): number {
  measured.push({ kind, bound, supports, step, before: lastMeasured[unit]! });
  lastMeasured[unit] = measured.length - 1;
  return step;
}

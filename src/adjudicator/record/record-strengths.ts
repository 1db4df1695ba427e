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
import type { UnitRow } from '../columns.ts';
import type { TurnState, MeasuredStrength } from '../turn-state.ts';
import { addStep } from './add-step.ts';
import { defenderStays, isSupportedBy } from '../equations/strength.ts';

/** Records strengths lazily, at most once each; every function returns the id of the step that states it. */

export type Limit = Exclude<Bound, 'exactly'>;
type Kind = MeasuredStrength['kind'];

/** A move's `strength`; or its `attack`, where supports by the defender's power do not count (1971 IX.3). */
export function attackStep(mover: UnitRow, limit: Limit, state: TurnState): number {
  const defender = defenderOf[mover]!;
  const stays = defenderStays(mover);
  const isReduced = stays === true || (stays === null && limit === 'at-least');
  if (!isReduced || !isSupportedBy(mover, defender)) return strengthStep(mover, limit, state);
  const bound = stays === null || openForeign[mover]! > 0 ? limit : 'exactly';
  const adding = givenForeign[mover]! + (bound === 'at-most' ? openForeign[mover]! : 0);
  const known = measuredStep('attack', mover, bound, adding, state);
  if (known !== NONE) return known;
  const tally = newTally();
  const uncounted: SpaceId[] = [];
  for (let supporter = firstSupport[mover]!; supporter !== NOBODY; supporter = next[supporter]!) {
    if (samePower(supporter, defender)) uncounted.push(nameOf(supporter, state));
    else count(supporter, bound, tally, state);
  }
  const { supports, premises } = tally;
  if (bound !== 'at-least' && isLeaving[mover] === 1) premises.push(moveStep[defender]!);
  const unit = nameOf(mover, state);
  const fact = { type: 'attack', unit, bound, value: 1 + adding, supports, uncounted } as const;
  return noteMeasured('attack', mover, bound, adding, addStep(state, fact, premises), state);
}

export function strengthStep(mover: UnitRow, limit: Limit, state: TurnState): number {
  return supportedStep('strength', mover, limit, state);
}

/** A unit's `hold`: itself and its supports, or 1 if it was ordered to move (1971 IX.6). */
export function holdStep(unit: UnitRow, limit: Limit, state: TurnState): number {
  if (!isMover(unit)) return supportedStep('hold', unit, limit, state);
  const bound = moveOf[unit] === NO ? 'exactly' : 'at-most';
  const known = measuredStep('hold', unit, bound, 0, state);
  if (known !== NONE) return known;
  const fact = { type: 'hold', unit: nameOf(unit, state), bound, value: 1, supports: [] } as const;
  const step = addStep(state, fact, bound === 'exactly' ? [moveStep[unit]!] : []);
  return noteMeasured('hold', unit, bound, 0, step, state);
}

function supportedStep(
  type: 'strength' | 'hold',
  unit: UnitRow,
  limit: Limit,
  state: TurnState,
): number {
  const bound = open[unit]! > 0 ? limit : 'exactly';
  const adding = given[unit]! + (bound === 'at-most' ? open[unit]! : 0);
  const known = measuredStep(type, unit, bound, adding, state);
  if (known !== NONE) return known;
  const tally = firstSupport[unit] === NOBODY ? NO_SUPPORTS : newTally();
  for (let supporter = firstSupport[unit]!; supporter !== NOBODY; supporter = next[supporter]!) {
    count(supporter, bound, tally, state);
  }
  const { supports, premises } = tally;
  const fact = { type, unit: nameOf(unit, state), bound, value: 1 + adding, supports } as const;
  return noteMeasured(type, unit, bound, adding, addStep(state, fact, premises), state);
}

/** The supports that count for a bound, and the steps that settled them. */
interface Tally {
  readonly supports: SpaceId[];
  readonly premises: number[];
}

const newTally = (): Tally => ({ supports: [], premises: [] });
const NO_SUPPORTS = newTally();

/**
 * For `at-most` every support counts that is not cut, otherwise every one that is given. Only settled supports are
 * premises.
 */
function count(
  supporter: UnitRow,
  bound: Bound,
  { supports, premises }: Tally,
  state: TurnState,
): void {
  const support = supportOf[supporter];
  if (bound === 'at-most' ? support !== NO : support === YES) {
    supports.push(nameOf(supporter, state));
  }
  if (bound === 'exactly' || support === (bound === 'at-least' ? YES : NO)) {
    premises.push(supportStep[supporter]!);
  }
}

/** The step that already states this strength, if there is one. */
function measuredStep(
  kind: Kind,
  unit: UnitRow,
  bound: Bound,
  supports: number,
  { measured }: TurnState,
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
  unit: UnitRow,
  bound: Bound,
  supports: number,
  step: number,
  { measured }: TurnState,
): number {
  measured.push({ kind, bound, supports, step, before: lastMeasured[unit]! });
  lastMeasured[unit] = measured.length - 1;
  return step;
}

import type { Bound, Fact } from '../../trace/fact.ts';
import { MOVE, NO, OPEN, PATH, SUPPORT, value, YES } from '../known.ts';
import type { Known } from '../known.ts';
import { counts } from '../law.ts';
import type { TurnUnit } from '../turn.ts';
import { idsOf, settling, state, type ProofDraft } from './draft.ts';

/* Strengths: stated when something rests on them, once each; exactly where no support is open, otherwise as a bound. */

type Limit = Exclude<Bound, 'exactly'>;

function stateOnce(
  draft: ProofDraft,
  fact: Extract<Fact, { bound: Bound }>,
  because: () => readonly number[],
): number {
  const key = [fact.type, fact.unit, fact.bound, fact.value].join(' ');
  const known = draft.strengths.get(key);
  if (known !== undefined) return known;
  const statement = state(draft, fact, because());
  draft.strengths.set(key, statement);
  return statement;
}

/** What of these supports counts for a bound, and the statements by which it does. */
function tally(
  draft: ProofDraft,
  supports: readonly TurnUnit[],
  limit: Limit,
  known: Known,
  isExact = true,
) {
  const isOpen = !isExact || supports.some((one) => value(known, one, SUPPORT) === OPEN);
  const bound: Bound = isOpen ? limit : 'exactly';
  const counting = supports.filter((one) => counts(one, known, bound === 'at-most'));
  const deciding = bound === 'at-most' ? NO : YES;
  const premises = (): readonly number[] =>
    supports
      .filter((one) => bound === 'exactly' || value(known, one, SUPPORT) === deciding)
      .flatMap((one) => settling(draft, one, SUPPORT));
  return { bound, value: 1 + counting.length, supports: idsOf(counting), premises };
}

/** With the supports of all powers. */
export function stateStrength(
  draft: ProofDraft,
  unit: TurnUnit,
  limit: Limit,
  known: Known,
  type: 'strength' | 'hold' = 'strength',
): number {
  const { premises, ...said } = tally(draft, draft.turn.law.supports(unit), limit, known);
  return stateOnce(draft, { type, unit: unit.id, ...said }, premises);
}

/** A move's strength; or its attack, where supports by the defender's power do not count (IX.3). */
export function stateAttack(
  draft: ProofDraft,
  mover: TurnUnit,
  limit: Limit,
  known: Known,
): number {
  const { law } = draft.turn;
  const { defender } = mover;
  const all = law.supports(mover);
  const isReduced =
    defender !== null &&
    law.stays(mover, draft.turn, known, limit === 'at-most') &&
    all.some(({ power }) => power === defender.power);
  if (!isReduced) return stateStrength(draft, mover, limit, known);
  const isSettled = !mover.isLeft || value(known, defender, MOVE) !== OPEN;
  const foreign = all.filter(({ power }) => power !== defender.power);
  const { premises, ...said } = tally(draft, foreign, limit, known, isSettled);
  const uncounted = idsOf(all.filter(({ power }) => power === defender.power));
  const staying = said.bound !== 'at-least' && mover.isLeft ? settling(draft, defender, MOVE) : [];
  return stateOnce(draft, { type: 'attack', unit: mover.id, ...said, uncounted }, () => [
    ...premises(),
    ...staying,
  ]);
}

/** A unit's hold: itself and its supports, or 1 if it was ordered to move (IX.6). */
function stateHold(draft: ProofDraft, unit: TurnUnit, limit: Limit, known: Known): number {
  if (unit.task !== 'move') return stateStrength(draft, unit, limit, known, 'hold');
  const hasFailed = value(known, unit, MOVE) === NO;
  const bound = hasFailed ? 'exactly' : 'at-most';
  return stateOnce(draft, { type: 'hold', unit: unit.id, bound, value: 1, supports: [] }, () =>
    hasFailed ? settling(draft, unit, MOVE) : [],
  );
}

/** What the unit in a mover's destination has against it. A unit whose own move does not take place stays with 1. */
export function stateOpposition(
  draft: ProofDraft,
  mover: TurnUnit,
  defender: TurnUnit,
  limit: Limit,
  known: Known,
): readonly number[] {
  if (!mover.meets) return [stateHold(draft, defender, limit, known)];
  const path = value(known, defender, PATH);
  if (limit === 'at-least')
    return path === YES
      ? [stateStrength(draft, defender, limit, known), ...settling(draft, defender, PATH)]
      : [];
  return path === NO
    ? settling(draft, defender, PATH)
    : [stateStrength(draft, defender, limit, known)];
}

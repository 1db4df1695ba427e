import type { Bound, FactOf, UnitAt } from '../../trace/fact.ts';
import type { TurnModel, LegalMove, LegalSupport } from '../model/turn-model.ts';
import { headToHead, holdSupportsOf, supportsOf } from '../model/turn-model.ts';
import type { Premises, Refusal } from '../premises.ts';
import { firstRefusal, isInBoardOrder, namesAll, namesSome, tookFailure } from '../premises.ts';

type Tally = Pick<FactOf<'strength'>, 'bound' | 'value' | 'supports'>;

/**
 * One, plus the supports that are given (`at-most`: that are not cut). A bound other than `exactly` requires something
 * open: a support, or what `mayBe` allows.
 */
function tally(
  { board }: TurnModel,
  fact: Tally,
  matching: readonly LegalSupport[],
  premises: Premises,
  mayBe: (bound: Bound) => boolean = () => false,
): Refusal {
  const units = matching.map(({ at }) => at);
  if (!namesSome(fact.supports, units)) return 'supports: not among those that match';
  if (!isInBoardOrder(fact.supports, board)) return 'supports: not in board order';
  if (fact.value !== 1 + fact.supports.length) return 'value: not one and its supports';
  if (!isFitting(fact, units.length) && !mayBe(fact.bound)) return 'bound: the number is exact';
  return firstRefusal(units, (unit) => {
    const counted = fact.supports.includes(unit);
    if (counted && fact.bound !== 'at-most' && !premises.take('support-given', unit))
      return `needs: support from ${unit} given`;
    if (!counted && fact.bound !== 'at-least' && !premises.take('support-cut', unit))
      return `needs: support from ${unit} cut`;
    return null;
  });
}

/** Whether a bound that is not exact leaves a support open. */
function isFitting({ bound, supports }: Tally, matching: number): boolean {
  switch (bound) {
    case 'exactly':
      return true;
    case 'at-least':
      return supports.length < matching;
    case 'at-most':
      return supports.length > 0;
    default:
      return false;
  }
}

export function verifyStrength(
  model: TurnModel,
  fact: FactOf<'strength'>,
  premises: Premises,
): Refusal {
  if (!model.moves.has(fact.unit)) return 'unit: not ordered to move';
  return tally(model, fact, supportsOf(model, fact.unit), premises);
}

/** The matching supports that do not count against the unit in the way: those of that unit's own power (1971 IX.3). */
export function uncountedSupports(model: TurnModel, move: LegalMove): readonly UnitAt[] {
  const defender = model.units.get(move.into);
  return supportsOf(model, move.at)
    .filter(({ unit }) => unit.power === defender?.power)
    .map(({ at }) => at);
}

export function verifyAttack(
  model: TurnModel,
  fact: FactOf<'attack'>,
  premises: Premises,
): Refusal {
  const move = model.moves.get(fact.unit);
  const defender = move && model.units.get(move.into);
  if (!defender) return 'unit: attacks nobody';
  if (defender.power === move.unit.power) return 'unit: attacks a unit of its own power';
  const uncounted = uncountedSupports(model, move);
  if (uncounted.length === 0) return 'uncounted: every support counts';
  if (!namesAll(fact.uncounted, uncounted))
    return 'uncounted: not the supports by the power attacked';
  if (!isInBoardOrder(fact.uncounted, model.board)) return 'uncounted: not in board order';
  const mayLeave = model.moves.has(move.into) && !headToHead(model, move);
  if (fact.bound !== 'at-least' && mayLeave && !tookFailure(premises, move.into))
    return `needs: failure of the move from ${move.into}`;
  const counted = supportsOf(model, move.at).filter(({ at }) => !uncounted.includes(at));
  return tally(model, fact, counted, premises, (bound) => bound === 'at-least' && mayLeave);
}

export function verifyHold(model: TurnModel, fact: FactOf<'hold'>, premises: Premises): Refusal {
  if (!model.units.has(fact.unit)) return 'unit: nobody there';
  if (!model.moves.has(fact.unit))
    return tally(model, fact, holdSupportsOf(model, fact.unit), premises);
  if (fact.supports.length > 0) return 'supports: a moving unit is not supported in place';
  if (fact.value !== 1) return 'value: a moving unit holds with one';
  if (fact.bound === 'at-most') return null;
  if (fact.bound !== 'exactly') return 'bound: a moving unit holds with exactly one or may leave';
  return tookFailure(premises, fact.unit) ? null : `needs: failure of the move from ${fact.unit}`;
}

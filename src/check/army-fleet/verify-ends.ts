import { spaceOf } from '../../board/board.ts';
import type { Location } from '../../board/board.ts';
import { turningRight } from '../../board/clockwise.ts';
import { SPACES } from '../../board/spaces.ts';
import { berthIn, isBerth } from '../../board/unit-at.ts';
import type { Premises, Refusal } from '../premises.ts';
import { tookFailure, tookPassage } from '../premises.ts';
import { settledBy } from '../../trace/decision.ts';
import { PASSAGES } from '../../trace/army-fleet/fleet-fact.ts';
import type { Fact, FactOf, UnitAt } from '../../trace/fact.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { attackFrom, wayOf } from '../model/turn-model.ts';

const LAST_MOVE = 3;

/** II.b: whether an army aboard starves at the end of this turn, unless it lands. */
export const isStarving = (model: TurnModel, army: UnitAt): boolean =>
  isBerth(army) &&
  model.units.get(army)?.moves === LAST_MOVE &&
  model.fleets?.choices.rations === 'four-moves';

export function verifyStarves(
  model: TurnModel,
  { unit }: FactOf<'starves'>,
  premises: Premises,
): Refusal {
  if (!isStarving(model, unit)) return 'unit: no army that has been aboard for four moves';
  if (!model.moves.has(unit) || tookFailure(premises, unit)) return null;
  return `needs: failure of the landing from ${unit}`;
}

/**
 * Whether an army stays aboard a dislodged fleet, so that land is barred while a sea is open (IV.a). Takes the failure
 * of its landing, or that it starves. A refusal if neither exists; null if no army is aboard.
 */
export function armyAboard(
  model: TurnModel,
  fleet: UnitAt,
  premises: Premises,
  hasLanded: (unit: UnitAt) => boolean,
): UnitAt | null | { readonly refusal: string } {
  const army = berthIn(fleet);
  if (!model.fleets || isBerth(fleet) || !model.units.has(army) || hasLanded(army)) return null;
  if (isStarving(model, army))
    return premises.take('starves', army) ? null : { refusal: `needs: that ${army} starves` };
  if (!model.moves.has(army) || tookFailure(premises, army)) return army;
  return { refusal: `needs: failure of the landing from ${army}` };
}

/** IV.e, A13, A14: the Right-Hand Rule. */
export function verifyDisplaced(
  model: TurnModel,
  { unit, facing, to }: FactOf<'displaced'>,
  premises: Premises,
  byOf: (unit: UnitAt) => UnitAt | null,
): Refusal {
  const retreats = premises.take('retreats', unit);
  if (!retreats || !model.fleets) return `needs: retreats of ${unit}`;
  const move = model.moves.get(unit);
  const isAshore = move !== undefined && SPACES[move.into].kind !== 'sea';
  const isDisplaced =
    wayOf(model, unit) === 'sails-on' && isAshore && tookPassage(premises, berthIn(unit), false);
  const { unorderedRetreat, rightHand } = model.fleets.choices;
  if (unorderedRetreat === 'disbands') return 'type: the edition has no such rule';
  if (unorderedRetreat === 'displaced-only' && !isDisplaced)
    return 'needs: that the landing was disrupted';
  const by = byOf(unit);
  const attack = by === null ? undefined : model.moves.get(by);
  const wanted =
    isDisplaced && rightHand === 'from-order' ? move.to : attack && attackFrom(model, attack);
  if (facing !== wanted) return 'facing: not where it was ordered, or attacked from';
  const isOpenSea = (at: typeof to): boolean =>
    retreats.to.includes(at) && SPACES[spaceOf(at)].kind === 'sea';
  return turningRight(unit, facing).find(isOpenSea) === to ? null : 'to: not the first open sea';
}

/**
 * Whether a proof must say where the Right-Hand Rule takes a dislodged fleet. `factOf`: the fact that settled an entry
 * of the ledger.
 */
export function isDisplacementDue(
  model: TurnModel,
  unit: UnitAt,
  factOf: (entry: string) => Fact | undefined,
): boolean {
  const army = berthIn(unit);
  if (!model.fleets || isBerth(unit) || !model.units.has(army) || isStarving(model, army))
    return false;
  const { unorderedRetreat } = model.fleets.choices;
  const retreats = factOf(`retreats ${unit}`);
  const isAtSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';
  if (retreats?.type !== 'retreats' || !retreats.to.some(isAtSea)) return false;
  const landing = factOf(`move ${army}`);
  if (landing && settledBy(landing).some(([, outcome]) => outcome)) return false;
  if (unorderedRetreat !== 'displaced-only') return unorderedRetreat === 'right-hand';
  const move = model.moves.get(unit);
  const isAshore = move !== undefined && !isAtSea(move.into);
  const passage = factOf(`path ${army}`);
  const isDisrupted = passage?.type === 'passage' && !PASSAGES[passage.why];
  return wayOf(model, unit) === 'sails-on' && isAshore && isDisrupted;
}

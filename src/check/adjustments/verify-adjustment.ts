import { spaceOf } from '../../board/board.ts';
import type { Piece } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Premises, Refusal } from '../premises.ts';
import { firstRefusal } from '../premises.ts';
import type { AdjustmentFact, AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import { same } from '../../trace/same.ts';
import type { AdjustmentPlan } from './adjustment-plan.ts';
import type { AdjustmentModel } from './adjustment-model.ts';
import { verifyRepaired } from './adjustment-repairs.ts';

type Taken = Premises<AdjustmentFact>;

const samePiece = (one: Piece, other: Piece): boolean =>
  one.kind === other.kind && one.at === other.at;

/** The index in `refused` of the order that a fact quotes. */
export const refusedIn = (model: AdjustmentModel, order: AdjustmentOrder): number =>
  model.refused.findIndex(({ orders }) => orders.some((other) => same(order, other)));

/** Verifies that a fact follows from the premises, and takes those that it needs (1971 XIII, XIV.4). */
export function verifyAdjustment(
  model: AdjustmentModel,
  fact: AdjustmentFact,
  premises: Taken,
): Refusal {
  if (fact.type === 'adjustment-repaired') return verifyRepaired(model, fact);
  if (fact.type === 'captures')
    return model.standings.captures.some((one) => same(one, fact))
      ? null
      : 'centre: not captured so';
  if (fact.type === 'adjustment') return verifyCount(model, fact, premises);
  if (fact.type === 'adjustment-illegal') return verifyIllegal(model, fact, premises);
  const plan = model.plans.get(fact.power);
  if (!plan) return 'power: nothing to adjust';
  if (fact.type === 'goes-with-fleet') return verifyAlong(plan, fact, premises);
  if (!tookCount(premises, fact.power)) return 'needs: what the power has';
  switch (fact.type) {
    case 'builds':
    case 'removes': {
      const due = model.standings.due(fact.power);
      if (fact.type === 'builds' ? due <= 0 : due >= 0) return 'power: the other way round';
      return plan.pieces.some((piece) => samePiece(piece, fact.unit)) ? null : 'unit: not ordered';
    }
    case 'waives':
      return verifyWaive(plan, fact, premises);
    case 'removes-unordered':
    case 'removes-army':
      return verifyUnordered(model, plan, fact, premises);
  }
}

/** Takes the removal of the fleet that carries the army. */
function verifyAlong(
  { along, removals }: AdjustmentPlan,
  { power, unit }: AdjustmentFactOf<'goes-with-fleet'>,
  premises: Taken,
): Refusal {
  const isFleet = (fact: { readonly power: Power; readonly unit: Piece }): boolean =>
    fact.power === power && fact.unit.kind === 'F' && spaceOf(fact.unit.at) === spaceOf(unit.at);
  const goes = [...along, ...removals.flatMap((removal) => removal.along ?? [])];
  if (!goes.some((army) => samePiece(army, unit))) return 'unit: no army that goes with its fleet';
  return (premises.takeWhere('removes', isFleet) ??
    premises.takeWhere('removes-unordered', isFleet))
    ? null
    : 'needs: the removal of its fleet';
}

const tookCount = (premises: Taken, power: Power): boolean =>
  premises.takeWhere('adjustment', (fact) => fact.power === power) !== null;

/** Takes every capture by a power or from it. */
function tookCaptures({ standings }: AdjustmentModel, power: Power, premises: Taken): boolean {
  const concerns = ({ by, from }: AdjustmentFactOf<'captures'>): boolean =>
    by === power || from === power;
  const all = standings.captures.filter(concerns).length;
  return premises.takeAll('captures', concerns).length === all;
}

/** Takes every build, removal and waive by order of a power. */
function tookDone(
  { pieces, along, waived }: AdjustmentPlan,
  power: Power,
  premises: Taken,
): boolean {
  const own = (fact: { readonly power: Power }): boolean => fact.power === power;
  const done = [
    ...premises.takeAll('builds', own),
    ...premises.takeAll('removes', own),
    ...premises.takeAll('waives', (fact) => own(fact) && fact.reason === 'ordered'),
    ...premises.takeAll('goes-with-fleet', ({ unit }) =>
      along.some((army) => samePiece(army, unit)),
    ),
  ];
  return done.length === pieces.length + along.length + waived;
}

function verifyCount(
  model: AdjustmentModel,
  { power, centres, units }: AdjustmentFactOf<'adjustment'>,
  premises: Taken,
): Refusal {
  if (!model.plans.has(power)) return 'power: nothing to adjust';
  const count = model.standings.count(power);
  if (count.centres !== centres || count.units !== units) return 'centres, units: other numbers';
  return tookCaptures(model, power, premises) ? null : 'needs: every centre it gained or lost';
}

function verifyIllegal(
  model: AdjustmentModel,
  { order, reason }: AdjustmentFactOf<'adjustment-illegal'>,
  premises: Taken,
): Refusal {
  const found = model.refused[refusedIn(model, order)];
  if (!found) return 'order: not given, or legal';
  if (!same(order, found.orders[0]))
    return 'order: not the one given first of those that say the same';
  if (found.reason !== reason) return 'reason: another one comes first';
  const { power } = order;
  const plan = model.plans.get(power);
  const space = order.type === 'waive' ? null : spaceOf(order.unit.at);
  const isThere = (fact: { readonly power: Power; readonly unit: Piece }): boolean =>
    fact.power === power && spaceOf(fact.unit.at) === space;
  const named = order.type === 'remove' ? model.standings.named(order.unit) : undefined;
  const isNamed = (fact: { readonly unit: Piece }): boolean =>
    named !== undefined && unitAt(fact.unit) === unitAt(named);
  switch (reason) {
    case 'not-due':
      return tookCount(premises, power) ? null : 'needs: what the power has';
    case 'too-many':
      if (!tookCount(premises, power)) return 'needs: what the power has';
      return plan && tookDone(plan, power, premises) ? null : 'needs: what was done before';
    case 'not-owned': {
      const isNew = model.standings.captures.some(({ centre }) => centre === space);
      return !isNew || premises.takeWhere('captures', ({ centre }) => centre === space)
        ? null
        : 'needs: who captured it';
    }
    case 'built-already':
      return premises.takeWhere('builds', isThere) ? null : 'needs: the first build';
    case 'removed-already':
      return (premises.takeWhere('removes', isNamed) ??
        premises.takeWhere('goes-with-fleet', isNamed))
        ? null
        : 'needs: the first removal';
    default:
      return null;
  }
}

function verifyWaive(
  plan: AdjustmentPlan,
  { power, builds, reason }: AdjustmentFactOf<'waives'>,
  premises: Taken,
): Refusal {
  if (reason === 'ordered') return builds === 1 && plan.waived > 0 ? null : 'builds: not so many';
  if (builds !== plan.unbuilt[reason] || builds === 0) return 'builds: not so many';
  return tookDone(plan, power, premises) ? null : 'needs: what was done before';
}

function verifyUnordered(
  model: AdjustmentModel,
  plan: AdjustmentPlan,
  { type, power, unit, among }: AdjustmentFactOf<'removes-unordered' | 'removes-army'>,
  premises: Taken,
): Refusal {
  const place = plan.removals.findIndex(({ piece }) => unitAt(piece) === unitAt(unit));
  const removal = plan.removals[place];
  if (!removal) {
    const isOther = plan.removals.some(({ piece }) => spaceOf(piece.at) === spaceOf(unit.at));
    return isOther ? 'unit: not the one that is there' : 'unit: it stays, or was removed by order';
  }
  if (!samePiece(removal.piece, unit)) return 'unit: not the one that is there';
  if (isBerth(unitAt(unit)) !== (type === 'removes-army')) return 'type: the other one';
  if (!same(removal.among, among)) return 'among: another order, or other distances';
  if (!tookDone(plan, power, premises)) return 'needs: what was done before';
  if (model.fromOwned && !tookCaptures(model, power, premises))
    return 'needs: every centre it gained or lost';
  return firstRefusal(plan.removals.slice(0, place), ({ piece }) =>
    premises.takeWhere(
      isBerth(unitAt(piece)) ? 'removes-army' : 'removes-unordered',
      (fact) => fact.power === power && samePiece(fact.unit, piece),
    )
      ? null
      : `needs: removal of ${unitAt(piece)}`,
  );
}

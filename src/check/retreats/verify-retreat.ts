import { spaceIn, spaceOf } from '../../board/board.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import { unitAt } from '../../board/unit-at.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { firstRefusal, namesAll } from '../premises.ts';
import type { Premises, Refusal } from '../premises.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { RetreatFact, RetreatFactOf } from '../../trace/retreat-fact.ts';
import { same } from '../../trace/same.ts';
import type { RefusedRetreats, RetreatModel } from './retreat-model.ts';
import { verifyRepaired } from './retreat-repairs.ts';

const isAmong = (order: RetreatPhaseOrder, orders: readonly RetreatPhaseOrder[]): boolean =>
  orders.some((other) => same(order, other));

/** The index in `refused` of the order that a fact quotes. */
export const refusedIn = (model: RetreatModel, order: RetreatPhaseOrder): number =>
  model.refused.findIndex(({ orders }) => isAmong(order, orders));

/** Verifies that a fact follows from the premises, and takes those that it needs (1971 XI). */
export function verifyRetreat(
  model: RetreatModel,
  fact: RetreatFact,
  premises: Premises<RetreatFact>,
): Refusal {
  switch (fact.type) {
    case 'retreat-repaired':
      return verifyRepaired(model, fact);
    case 'retreat-illegal':
      return verifyIllegal(model, fact);
    case 'retreat-ambiguous':
      return verifyAmbiguous(model, fact);
    case 'turns-right':
      return model.displaced.get(fact.unit) === fact.to
        ? verifySilence(model, fact.unit, premises)
        : 'unit: it is ordered, or the Right-Hand Rule takes it elsewhere or not at all';
    case 'retreats-collide':
      return verifyCollision(model, fact, premises);
    case 'retreat-succeeds':
      return verifySuccess(model, fact, premises);
    case 'disbands':
      return verifyDisbanding(model, fact, premises);
    case 'army-lost':
      return verifyLoss(model, fact, premises);
  }
}

function verifyIllegal(model: RetreatModel, fact: RetreatFactOf<'retreat-illegal'>): Refusal {
  const found = model.refused[refusedIn(model, fact.order)];
  if (!found) return 'order: not given, or legal';
  if (!same(fact.order, found.orders[0]))
    return 'order: not the one given first of those that say the same';
  return found.reason === fact.reason ? null : 'reason: another one';
}

/** Each meaning is quoted as it was first given, in the order of writing. */
function verifyAmbiguous(model: RetreatModel, fact: RetreatFactOf<'retreat-ambiguous'>): Refusal {
  const different = model.legal.get(fact.unit) ?? [];
  if (different.length < 2) return 'unit: no two legal orders';
  const quoted = different.flatMap(({ orders: [first] }) => first ?? []);
  if (!same(fact.orders, quoted))
    return 'orders: not every legal order of the unit, as given first';
  return same(fact.followed, model.followed.get(fact.unit)?.orders[0] ?? null)
    ? null
    : 'followed: not the one that the edition follows';
}

function verifyCollision(
  model: RetreatModel,
  fact: RetreatFactOf<'retreats-collide'>,
  premises: Premises<RetreatFact>,
): Refusal {
  const going = model.going.get(fact.to) ?? [];
  if (going.length < 2) return 'to: no two units are ordered there';
  if (!namesAll(fact.units, going)) return 'units: not all that are ordered there';
  const sorted = [...fact.units].sort((a, b) => inBoardOrder(a, b, model.board));
  if (sorted.join() !== fact.units.join()) return 'units: not in board order';
  return firstRefusal(fact.units, (unit) => verifyTurn(model, unit, premises));
}

function verifySuccess(
  model: RetreatModel,
  fact: RetreatFactOf<'retreat-succeeds'>,
  premises: Premises<RetreatFact>,
): Refusal {
  const to = model.followed.get(fact.unit)?.to ?? model.displaced.get(fact.unit);
  if (to !== fact.to) return 'to: not ordered there';
  const going = model.going.get(spaceOf(fact.to)) ?? [];
  if (going.length !== 1) return 'to: another unit is ordered there';
  return verifyTurn(model, fact.unit, premises);
}

/** Takes the step by which a unit goes somewhere without an order. */
const verifyTurn = (model: RetreatModel, unit: UnitAt, premises: Premises<RetreatFact>): Refusal =>
  !model.displaced.has(unit) || premises.take('turns-right', unit)
    ? null
    : `needs: that ${unit} turns to the right`;

/** Takes the retreat of the fleet that the army is aboard. */
function verifyLoss(
  { board, dislodged }: RetreatModel,
  { unit }: RetreatFactOf<'army-lost'>,
  premises: Premises<RetreatFact>,
): Refusal {
  const fleet = spaceOf(unit);
  const aboard = dislodged.get(fleet)?.aboard;
  if (!aboard || unitAt(aboard) !== unit) return 'unit: no army aboard a dislodged fleet';
  const retreat = premises.take('retreat-succeeds', fleet);
  if (!retreat) return 'needs: the retreat of its fleet';
  return spaceIn(spaceOf(retreat.to), board).kind === 'sea' ? 'unit: its fleet stays at sea' : null;
}

function verifyDisbanding(
  model: RetreatModel,
  { unit, reason }: RetreatFactOf<'disbands'>,
  premises: Premises<RetreatFact>,
): Refusal {
  const retreater = model.dislodged.get(unit);
  if (!retreater) return 'unit: not dislodged';
  const followed = model.followed.get(unit);
  switch (reason) {
    case 'ordered':
      return followed?.to === null ? null : 'reason: it was not ordered to';
    case 'collision':
      return premises.takeWhere('retreats-collide', ({ units }) => units.includes(unit))
        ? null
        : 'needs: the collision';
    case 'nowhere':
    case 'no-order':
      if (followed) return 'reason: it has an order that is followed';
      if (model.displaced.has(unit)) return 'reason: the Right-Hand Rule takes it to a sea';
      if ((retreater.retreats.length === 0) !== (reason === 'nowhere'))
        return 'reason: the other one';
      return reason === 'nowhere' ? null : verifySilence(model, unit, premises);
  }
}

/** Takes the steps that say why none of the unit's orders is followed. */
function verifySilence(
  model: RetreatModel,
  unit: UnitAt,
  premises: Premises<RetreatFact>,
): Refusal {
  if (model.legal.has(unit) && !premises.take('retreat-ambiguous', unit))
    return 'needs: that its orders differ';
  const own = model.refused.filter((refused) => refused.unit === unit);
  return firstRefusal(own, ({ orders }: RefusedRetreats) =>
    premises.takeWhere('retreat-illegal', ({ order }) => isAmong(order, orders))
      ? null
      : 'needs: that its orders are illegal',
  );
}

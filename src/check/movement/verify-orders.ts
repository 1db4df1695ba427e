import type { FactOf } from '../../trace/fact.ts';
import { same } from '../../trace/same.ts';
import type { TurnModel } from '../model/turn-model.ts';
import { illegalOrder } from '../model/turn-model.ts';
import type { Refusal } from '../premises.ts';

export function verifyIllegal(model: TurnModel, fact: FactOf<'illegal'>): Refusal {
  const found = illegalOrder(model, fact.order);
  if (!found) return 'order: not given, or legal';
  if (!same(fact.order, found.orders[0]))
    return 'order: not the one given first of those that say the same';
  return found.reason === fact.reason ? null : 'reason: another one comes first';
}

/** Each meaning is quoted as it was first given, sorted by the texts of their meanings. */
export function verifyAmbiguous(model: TurnModel, fact: FactOf<'ambiguous'>): Refusal {
  const ambiguity = model.ambiguous.get(fact.unit);
  if (!ambiguity) return 'unit: no two legal orders';
  const { meanings, followed } = ambiguity;
  if (!same(fact.followed, followed?.[0] ?? null))
    return 'followed: not the order that the edition follows';
  const quoted = meanings.flatMap(([first]) => first ?? []);
  return same(fact.orders, quoted)
    ? null
    : 'orders: not every legal order of the unit, as given first';
}

export function verifyVoid(model: TurnModel, fact: FactOf<'void'>): Refusal {
  const reason = model.voids.get(fact.unit);
  if (!reason) return 'unit: its order is not void';
  if (model.actions.get(fact.unit)?.type !== fact.kind) return 'kind: ordered otherwise';
  return fact.reason === reason ? null : 'reason: another one';
}

export function verifyRoute(model: TurnModel, fact: FactOf<'route'>): Refusal {
  const route = model.routes.get(fact.unit);
  if (!route) return 'unit: its way is not in question';
  if (fact.by !== route.by) return 'by: it goes the other way';
  return fact.reason === route.reason ? null : 'reason: another one';
}

import { spaceOf } from '../board/board.ts';
import type { Convoy, Order, SupportHold, SupportMove } from '../orders/order.ts';
import type { FactOf } from '../trace/fact.ts';
import { placeName, spaceName, unitIn, unitName } from './names.ts';
import type { Telling } from './telling.ts';

/** What its target does instead: `Warsaw is ordered to Livonia`, `Warsaw’s order is not followed`. */
function instead(order: SupportHold | SupportMove | Convoy, t: Telling): string {
  const at = spaceOf(order.target.at);
  const name = order.type === 'convoy' ? unitIn(at, t.units) : unitName(at);
  const other: Order | undefined = t.orders.get(at);
  if (other?.type === 'move') {
    const away = 'to' in order && spaceOf(other.to) === spaceOf(order.to);
    return `${name} is ordered to ${away ? placeName(other.to) : spaceName(spaceOf(other.to))}`;
  }
  const written = t.written.some(({ unit }) => spaceOf(unit.at) === at);
  return other === undefined && written
    ? `${name} does not move, because its own order is not followed`
    : `${name} is not ordered to move`;
}

/** The order refers to another that was not given. */
export function voided({ unit, kind }: FactOf<'void'>, t: Telling): string {
  const order = t.orders.get(unit);
  const name = unitName(unit);
  if (kind === 'move' || order === undefined || order.type === 'hold' || order.type === 'move') {
    const to = order?.type === 'move' ? spaceName(spaceOf(order.to)) : 'its goal';
    return `the fleets were not ordered to make a way from ${spaceName(unit)} to ${to}, so the army stays and affects nothing.`;
  }
  const from = spaceName(spaceOf(order.target.at));
  if (order.type === 'convoy') {
    return `${name} is ordered to convoy from ${from} to ${spaceName(order.to)}, but ${instead(order, t)}. The convoy order has no effect.`;
  }
  if (order.type === 'support-hold' && t.orders.get(spaceOf(order.target.at))?.type !== 'move') {
    return `${name} supports ${from} in place, but ${unitIn(spaceOf(order.target.at), t.units)} was ordered to move, and here even an illegal order to move counts. The support has no effect.`;
  }
  if (order.type === 'support-hold') {
    return `${name} supports ${from} in place, but ${instead(order, t)}, and a unit ordered to move cannot be supported in place. The support has no effect.`;
  }
  return `${name} supports a move from ${from} to ${placeName(order.to)}, but ${instead(order, t)}. The support has no effect.`;
}

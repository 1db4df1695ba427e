import { spaceOf } from '../../../../src/board/board.ts';
import { isSea } from './board.ts';
import type { ByPower } from './board.ts';
import { readOrders } from './read-orders.ts';
import type { Order } from './read-orders.ts';

/**
 * Leaves out the orders that the second program and the adjudicator are known to read otherwise, where the module says nothing.
 * On everything else they must agree.
 *
 * - The hold support of an army aboard by itself (`F NWG S A BAR`): the adjudicator takes it for illegal, the second program
 *   for the fleet's.
 * - A fleet that names as supported a landing from its own sea that is not ordered with it (`AF WES S A WES - TUN`, or
 *   `A DISEMBARKS TUN, F WES S A - NAF`): void or illegal.
 * - A support of the landing of an army that has not boarded since another was ordered to board the fleet, too (VII.4): it
 *   supports something that does not take place, so it is void or it is given.
 * - An army that boards, and lands where it came from while whoever was at sea there follows it round: a cycle of one outcome,
 *   or none. The outcome is the same.
 */
export function withoutNamedReadings(texts: ByPower): ByPower {
  const orders = readOrders(texts);
  const landings = orders.flatMap((order) => {
    const { landing, action, at } = order;
    if (landing?.when !== 'after' || action.type !== 'move') return [];
    const boarders = orders.filter((one) => one.action.type === 'board' && one.action.onto === at);
    return [{ sea: action.to, to: landing.to, boarders }];
  });

  function isNamedReading({ at, landing, action }: Order): boolean {
    switch (action.type) {
      case 'support-own':
        return landing?.when !== 'first' || landing.to !== action.to;
      case 'support': {
        if (action.letter !== 'A') return false;
        if (action.to === null) return isSea(action.at);
        const to = spaceOf(action.to);
        if (action.at === at) return landing?.when !== 'first' || landing.to !== to;
        return landings.some((one) => one.to === to && one.boarders.length > 1);
      }
      case 'move': {
        const to = spaceOf(action.to);
        return landings.some(
          (one) => one.sea === at && one.to === to && one.boarders.some((army) => army.at === to),
        );
      }
      case 'hold':
      case 'ferry':
      case 'board':
        return false;
    }
  }

  const kept: Record<string, string[]> = {};
  for (const order of orders)
    if (!isNamedReading(order)) (kept[order.power] ??= []).push(order.text);
  return kept;
}

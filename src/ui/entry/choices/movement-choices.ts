import { adjudicate } from '../../../law/adjudicate.ts';
import { legalOrders } from '../../../law/legal-orders.ts';
import { spaceOf, type Piece, type SpaceId, type Unit } from '../../../board/board.ts';
import { isBerth, unitAt } from '../../../board/unit-at.ts';
import { fleetOrders } from './fleet-orders.ts';
import type { Order } from '../../../orders/order.ts';
import {
  activeFirst,
  keptOrders,
  NOT_POSSIBLE,
  type Attempt,
  type ControlledPowers,
  type OrderChoices,
  type RefusalMessage,
} from './order-choices.ts';
import type { EntryTask } from '../entry-task.ts';

type MovementTask = Extract<EntryTask, { phase: 'movement' }>;

/** What may be ordered in a movement phase, and why other orders may not: based on `legalOrders`. */
export function movementChoices(task: MovementTask, controlled: ControlledPowers): OrderChoices {
  const { position, edition, closed } = task;
  const isShut = (order: Order): boolean =>
    order.type === 'move' && (closed?.spaces.includes(spaceOf(order.to)) ?? false);
  const standing = position.units.filter((unit) => !isBerth(unitAt(unit)));
  const units = new Map(standing.map((unit) => [spaceOf(unit.at), unit]));
  const allAt = edition.armiesAboard ? fleetOrders : legalOrders;
  const ownAt = (space: SpaceId): Unit | undefined => {
    const unit = units.get(space);
    return unit && controlled.powers.includes(unit.power) ? unit : undefined;
  };
  return {
    task,
    places: activeFirst(controlled).flatMap((power) =>
      standing
        .filter((unit) => unit.power === power)
        .map((unit) => ({ space: spaceOf(unit.at), power, piece: unit })),
    ),
    ordersAt: keptOrders((space) =>
      ownAt(space) ? allAt(position, space, edition).filter((order) => !isShut(order)) : [],
    ),
    why,
  };

  function why({ place, path, answer }: Attempt): RefusalMessage {
    const unit = place === null ? undefined : ownAt(place);
    if (!unit) {
      const space = answer.question === 'place' ? answer.value : null;
      const there = space === null ? undefined : units.get(space);
      if (there) return { say: 'not-yours', unit: there, powers: controlled.powers };
      return space === null ? NOT_POSSIBLE : { say: 'no-unit', space };
    }
    const tried = attempt(unit, { place, path, answer });
    if ('say' in tried) return tried;
    if (closed && isShut(tried)) return { say: 'neutral', power: closed.power };
    return illegal(tried) ?? NOT_POSSIBLE;
  }

  /** The order that was meant, or why there is none that could be meant. */
  function attempt(unit: Unit, { path, answer }: Attempt): Order | RefusalMessage {
    const of = (question: string) =>
      [...path, answer].find((given) => given.question === question)?.value;
    const ordered = { power: unit.power, unit: { kind: unit.kind, at: unit.at } };
    const whom = of('whom') as SpaceId | undefined;
    const where = of('where') as SpaceId | undefined;
    const pressed = answer.question === 'place' ? answer.value : undefined;
    switch (of('kind')) {
      case 'support': {
        if (whom === undefined) return { say: 'none-to-support', unit };
        const target = pieceIn(whom);
        return where === undefined || where === whom
          ? { ...ordered, type: 'support-hold', target }
          : { ...ordered, type: 'support-move', target, to: where };
      }
      case 'convoy': {
        const target = whom === undefined ? ordered.unit : pieceIn(whom);
        const order: Order = { ...ordered, type: 'convoy', target, to: where ?? spaceOf(unit.at) };
        const reason = reasonOf(order);
        if (whom === undefined)
          return reason === 'convoy-no-army' ? { say: 'none-to-convoy', fleet: unit } : order;
        const isUseless = where === undefined && reason === 'convoy-useless';
        return isUseless ? { say: 'no-convoy-of', fleet: unit, army: whom } : order;
      }
      default:
        return {
          ...ordered,
          type: 'move',
          to: where ?? pressed ?? spaceOf(unit.at),
          viaConvoy: false,
        };
    }
  }

  function pieceIn(space: SpaceId): Piece {
    const { kind, at } = units.get(space) ?? { kind: 'A', at: space };
    return { kind, at };
  }

  /** Why the order is illegal, ruled as the only one of a turn; null if it is legal. */
  function illegal(order: Order): Extract<RefusalMessage, { say: 'illegal' }> | null {
    const ruling = adjudicate(position, [order], edition);
    const step = ruling.steps.find(({ fact }) => fact.type === 'illegal');
    return step
      ? { say: 'illegal', step, turn: { position, orders: [order], edition, ruling } }
      : null;
  }

  function reasonOf(order: Order): string | null {
    const fact = illegal(order)?.step.fact;
    return fact?.type === 'illegal' ? fact.reason : null;
  }
}

import { adjudicate } from '../../adjudicator/adjudicate.ts';
import { legalOrders } from '../../adjudicator/orders/legal-orders.ts';
import { spaceOf, type Piece, type SpaceId, type Unit } from '../../board/board.ts';
import { cause } from '../../explain/tell.ts';
import type { Order } from '../../orders/order.ts';
import { askedOnce, inTurn, type Desk, type Hands, type Tried } from './desk.ts';
import type { EntryTask } from './task.ts';
import {
  isNeutral,
  NO_ORDER_SO,
  nobodyIn,
  nobodyToSupport,
  noCarrying,
  notYours,
} from './words.ts';

type MovementTask = Extract<EntryTask, { phase: 'movement' }>;

/** What may be ordered in a movement phase, and why not: the orders that `legalOrders` knows. */
export function movementDesk(task: MovementTask, hands: Hands): Desk {
  const { position, edition, closed } = task;
  const isShut = (order: Order): boolean =>
    order.type === 'move' && (closed?.spaces.includes(spaceOf(order.to)) ?? false);
  const units = new Map(position.units.map((unit) => [spaceOf(unit.at), unit]));
  const mine = (space: SpaceId): Unit | undefined => {
    const unit = units.get(space);
    return unit && hands.powers.includes(unit.power) ? unit : undefined;
  };
  return {
    task,
    places: inTurn(hands).flatMap((power) =>
      position.units
        .filter((unit) => unit.power === power)
        .map((unit) => ({ space: spaceOf(unit.at), power, piece: unit })),
    ),
    ordersAt: askedOnce((space) =>
      mine(space) ? legalOrders(position, space, edition).filter((order) => !isShut(order)) : [],
    ),
    why,
  };

  function why({ place, path, answer }: Tried): string {
    const unit = place === null ? undefined : mine(place);
    if (!unit) {
      const space = answer.question === 'place' ? answer.value : null;
      const there = space === null ? undefined : units.get(space);
      if (there) return notYours(there, hands.powers);
      return space === null ? NO_ORDER_SO : nobodyIn(space);
    }
    const tried = attempt(unit, { place, path, answer });
    if (typeof tried === 'string') return tried;
    return closed && isShut(tried) ? isNeutral(closed.power) : (reason(tried) ?? NO_ORDER_SO);
  }

  /** The order that somebody meant, or why there is none that could be meant. */
  function attempt(unit: Unit, { path, answer }: Tried): Order | string {
    const of = (question: string) =>
      [...path, answer].find((given) => given.question === question)?.value;
    const ordered = { power: unit.power, unit: { kind: unit.kind, at: unit.at } };
    const whom = of('whom') as SpaceId | undefined;
    const where = of('where') as SpaceId | undefined;
    switch (of('kind')) {
      case 'support': {
        if (whom === undefined) return nobodyToSupport(unit);
        const target = pieceIn(whom);
        return where === undefined || where === whom
          ? { ...ordered, type: 'support-hold', target }
          : { ...ordered, type: 'support-move', target, to: where };
      }
      case 'convoy': {
        const target = whom === undefined ? ordered.unit : pieceIn(whom);
        const order: Order = { ...ordered, type: 'convoy', target, to: where ?? spaceOf(unit.at) };
        const isAboutArmy = where === undefined && reasonOf(order) === 'convoy-useless';
        const isAboutNobody = whom === undefined && reasonOf(order) === 'convoy-no-army';
        return isAboutArmy || isAboutNobody ? noCarrying(unit, whom ?? null) : order;
      }
      default:
        return { ...ordered, type: 'move', to: where ?? spaceOf(unit.at), viaConvoy: false };
    }
  }

  function pieceIn(space: SpaceId): Piece {
    const { kind, at } = units.get(space) ?? { kind: 'A', at: space };
    return { kind, at };
  }

  /** The step that calls the order illegal, of the turn in which it is the only one. */
  function refusal(order: Order) {
    const ruling = adjudicate(position, [order], edition);
    const step = ruling.steps.find(({ fact }) => fact.type === 'illegal');
    return step && { step, turn: { position, orders: [order], edition, ruling } };
  }

  function reason(order: Order): string | null {
    const found = refusal(order);
    return found ? cause(found.step, found.turn) : null;
  }

  function reasonOf(order: Order): string | null {
    const fact = refusal(order)?.step.fact;
    return fact?.type === 'illegal' ? fact.reason : null;
  }
}

import { spaceOf, type SpaceId } from '../../src/board/board.ts';
import type { Order } from '../../src/orders/order.ts';
import type { PlayedTurn } from './whole-game.ts';

/** The spaces that an order is about: whoever is in one of them, or wants into it, belongs to the same fight. */
function spacesOf(order: Order): readonly SpaceId[] {
  const here = spaceOf(order.unit.at);
  switch (order.type) {
    case 'move':
      return [here, spaceOf(order.to)];
    case 'support-move':
    case 'convoy':
      return [here, spaceOf(order.target.at), spaceOf(order.to)];
    case 'support-hold':
      return [here, spaceOf(order.target.at)];
    default:
      return [here];
  }
}

/** The fights of a turn: units whose orders touch one another, and no others. */
export function fightsIn({ units, orders }: PlayedTurn): readonly PlayedTurn[] {
  let fights: readonly {
    readonly spaces: ReadonlySet<SpaceId>;
    readonly orders: readonly Order[];
  }[] = [];
  for (const order of orders) {
    const spaces = spacesOf(order);
    const touched = fights.filter((fight) => spaces.some((space) => fight.spaces.has(space)));
    const joined = {
      spaces: new Set([...spaces, ...touched.flatMap((fight) => [...fight.spaces])]),
      orders: [...touched.flatMap((fight) => fight.orders), order],
    };
    fights = [...fights.filter((fight) => !touched.includes(fight)), joined];
  }
  return fights.map((fight) => ({
    orders: fight.orders,
    units: units.filter(({ at }) => fight.orders.some(({ unit }) => unit.at === at)),
  }));
}

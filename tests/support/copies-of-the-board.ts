import { boardOf, STANDARD } from '../../src/board/board.ts';
import type { Board, Location, SpaceId } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import type { Order } from '../../src/orders/order.ts';
import type { GivenTurn } from './short.ts';

/** How the places and powers of a copy of the standard board are called. */
export interface Naming {
  readonly place: (at: Location, copy: number) => Location;
  readonly power: (name: Power, copy: number) => Power;
}

/** Several standard boards side by side, without a border between them. */
export function copiesOfTheBoard(count: number, { place, power }: Naming): Board {
  const copies = Array.from({ length: count }, (_, copy) => copy);
  const space = (id: SpaceId, copy: number): SpaceId => place(id, copy) as SpaceId;
  const borders = (table: Board['armies']): Board['armies'] =>
    new Map(
      copies.flatMap((copy) =>
        [...table].map(([at, near]) => [place(at, copy), near.map((to) => place(to, copy))]),
      ),
    );
  return boardOf({
    id: 'copies',
    name: 'copies of the standard board',
    powers: copies.flatMap((copy) => STANDARD.powers.map((name) => power(name, copy))),
    nationality: {},
    spaces: new Map(
      copies.flatMap((copy) =>
        [...STANDARD.spaces].map(([id, one]) => [
          space(id, copy),
          {
            ...one,
            coasts: one.coasts.map((coast) => place(coast, copy)),
            home: one.home && power(one.home, copy),
          },
        ]),
      ),
    ),
    armies: borders(STANDARD.armies),
    fleets: borders(STANDARD.fleets),
    builds: 'home',
    start: { units: [] },
    winning: null,
  });
}

/** The turn on a copy of the board. */
export function onCopy(
  { position, orders }: GivenTurn,
  copy: number,
  { place, power }: Naming,
): GivenTurn {
  const moved = <One extends { readonly at: Location }>(one: One): One => ({
    ...one,
    at: place(one.at, copy),
  });
  return {
    position: {
      units: position.units.map((one) => ({ ...moved(one), power: power(one.power, copy) })),
    },
    orders: orders.map((order): Order => {
      const own = { ...order, power: power(order.power, copy), unit: moved(order.unit) };
      const aimed = 'target' in own ? { ...own, target: moved(own.target) } : own;
      return 'to' in aimed ? { ...aimed, to: place(aimed.to, copy) as SpaceId } : aimed;
    }),
  };
}

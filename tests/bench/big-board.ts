import type { Location } from '../../src/board/board.ts';
import { STANDARD_PLAN } from '../../src/board/plan.ts';
import { boardOf, type NumberedBoard } from '../../src/law/board.ts';
import type { Order } from '../../src/orders/order.ts';
import type { GivenTurn } from '../support/short.ts';

/** `12:STP/SC`: a place on a copy of the board. */
const named = (copy: number, at: string): string => `${copy.toString()}:${at}`;
const placeIn = (name: string): string => name.slice(name.indexOf(':') + 1);
const copyIn = (name: string): number => Number(name.slice(0, name.indexOf(':')));

/** Several standard boards side by side: Syria of each is adjacent to Portugal of the next. */
export const sideBySide = (copies: number): NumberedBoard =>
  boardOf({
    spaces: Array.from({ length: copies }, (_, copy) =>
      STANDARD_PLAN.spaces.map(({ id, kind, coasts }) => ({
        id: named(copy, id),
        kind,
        coasts: coasts.map((coast) => named(copy, coast)),
      })),
    ).flat(),
    reach(kind, name) {
      const [copy, at] = [copyIn(name), placeIn(name)];
      const near = STANDARD_PLAN.reach(kind, at).map((to) => named(copy, to));
      if (kind === 'A' && at === 'SYR' && copy + 1 < copies) near.push(named(copy + 1, 'POR'));
      if (kind === 'A' && at === 'POR' && copy > 0) near.push(named(copy - 1, 'SYR'));
      return near;
    },
  });

/** A turn of the large board, composed of a turn of the standard board for each copy. */
export const together = (turns: readonly GivenTurn[]): GivenTurn => ({
  position: {
    units: turns.flatMap(({ position }, copy) => position.units.map((unit) => moved(unit, copy))),
  },
  orders: turns.flatMap(({ orders }, copy) =>
    orders.map((order): Order => {
      const own = { ...order, unit: moved(order.unit, copy) };
      const aimed = 'target' in own ? { ...own, target: moved(own.target, copy) } : own;
      return 'to' in aimed ? ({ ...aimed, to: named(copy, aimed.to) } as Order) : aimed;
    }),
  ),
});

const moved = <One extends { readonly at: Location }>(one: One, copy: number): One => ({
  ...one,
  at: named(copy, one.at),
});

import { type Board, type Location, spaceOf, type Unit } from '../../board/board.ts';
import { meetings } from '../../board/questions/first-year.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';

/** Orders for the first turn, to be changed: two units move to one empty space if any two can; the others hold. */
export function firstOrders(board: Board): string {
  const taken = new Set(board.start.units.map(({ at }) => spaceOf(at)));
  const free = meetings(board).flatMap(({ powers, spaces }) =>
    spaces.filter((space) => !taken.has(space)).map((goal) => ({ powers, goal })),
  );
  const [meeting] = free;
  const moved = new Map<Unit, Location>();
  for (const power of meeting?.powers ?? []) {
    const found = board.start.units.flatMap((unit) => {
      const near = (unit.kind === 'A' ? board.armies : board.fleets).get(unit.at) ?? [];
      const to = near.find((at) => spaceOf(at) === meeting?.goal);
      return unit.power === power && to !== undefined ? [{ unit, to }] : [];
    })[0];
    if (found) moved.set(found.unit, found.to);
  }
  const orderOf = (unit: Unit): Order => {
    const { power, kind, at } = unit;
    const to = moved.get(unit);
    return to === undefined
      ? { type: 'hold', power, unit: { kind, at } }
      : { type: 'move', power, unit: { kind, at }, to, viaConvoy: false };
  };
  return board.powers
    .flatMap((power) => {
      const own = board.start.units.filter((unit) => unit.power === power);
      if (own.length === 0) return [];
      return [`${power}: ${own.map((unit) => formatOrder(orderOf(unit), board)).join(', ')}`];
    })
    .join('\n');
}

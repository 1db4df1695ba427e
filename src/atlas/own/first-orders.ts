import {
  type Board,
  type Location,
  neighbours,
  type SpaceId,
  spaceOf,
  type Unit,
} from '../../board/board.ts';
import { meetings } from '../../board/questions/first-year.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';

/**
 * Orders for the first turn, to be changed: two units move to one empty space if any two can, or else one attacks another
 * with the support of a third, or else one of each power moves; the others hold.
 */
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
  const attack = meeting ? null : attackOn(board);
  if (attack) moved.set(attack.unit, attack.to);
  if (!meeting && !attack) for (const [unit, to] of walks(board, taken)) moved.set(unit, to);
  const orderOf = (unit: Unit): Order => {
    const { power, kind, at } = unit;
    const to = moved.get(unit);
    if (unit === attack?.helper) {
      const { unit: attacker, to: goal } = attack;
      const target = { kind: attacker.kind, at: attacker.at };
      return { type: 'support-move', power, unit: { kind, at }, target, to: goal };
    }
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

interface Attack {
  readonly unit: Unit;
  readonly helper: Unit;
  readonly to: Location;
}

/** The first attack of one unit on another of another power, with a third of neither that can support it. */
function attackOn(board: Board): Attack | null {
  const { units } = board.start;
  const reaches = ({ kind, at }: Unit, space: SpaceId): Location | undefined =>
    neighbours({ kind, at }, board).find((there) => spaceOf(there) === space);
  for (const target of units)
    for (const unit of units) {
      const to = reaches(unit, spaceOf(target.at));
      if (to === undefined || unit.power === target.power) continue;
      const helper = units.find(
        (one) =>
          one !== unit && one.power !== target.power && reaches(one, spaceOf(to)) !== undefined,
      );
      if (helper) return { unit, helper, to };
    }
  return null;
}

/** A move for one unit of each power, no two to one space. */
function walks(board: Board, taken: ReadonlySet<SpaceId>): ReadonlyMap<Unit, Location> {
  const goals = new Set(taken);
  const moves = new Map<Unit, Location>();
  for (const power of board.powers)
    for (const unit of board.start.units.filter((one) => one.power === power)) {
      const to = neighbours(unit, board).find((at) => !goals.has(spaceOf(at)));
      if (to === undefined) continue;
      moves.set(unit, to);
      goals.add(spaceOf(to));
      break;
    }
  return moves;
}

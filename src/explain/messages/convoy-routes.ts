import { spaceOf, type SpaceId } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { hasRoute, seasOf } from '../../board/convoy-routes.ts';
import { destination, type Context } from './context.ts';

/** The fleets whose orders to convoy this army count. */
export function convoyers(army: UnitAt, { orders, idle }: Context): readonly SpaceId[] {
  return [...orders].flatMap(([at, order]) =>
    order.type === 'convoy' && spaceOf(order.target.at) === army && !idle.has(at) ? [at] : [],
  );
}

/** Whether the ordered fleets make a route without one of these. */
export function hasSpareRoute(army: UnitAt, without: readonly SpaceId[], t: Context): boolean {
  const to = destination(army, t);
  if (to === null) return false;
  const all = convoyers(army, t);
  const others = (lost: SpaceId) => all.filter((fleet) => fleet !== lost);
  return without.some((lost) =>
    hasRoute(seasOf(others(lost), t.board), army, spaceOf(to), t.board),
  );
}

/** Whether ordered fleets of the army's own power make a route by themselves. */
export function hasOwnRoute(army: UnitAt, t: Context): boolean {
  const to = destination(army, t);
  const power = t.units.get(army)?.power;
  const own = convoyers(army, t).filter((fleet) => t.units.get(fleet)?.power === power);
  return to !== null && hasRoute(seasOf(own, t.board), army, spaceOf(to), t.board);
}

/** Whether the remaining ordered fleets still make a route. */
export function hasRouteLeft(army: UnitAt, broken: readonly SpaceId[], t: Context): boolean {
  const to = destination(army, t);
  const left = convoyers(army, t).filter((fleet) => !broken.includes(fleet));
  return to !== null && hasRoute(seasOf(left, t.board), army, spaceOf(to), t.board);
}

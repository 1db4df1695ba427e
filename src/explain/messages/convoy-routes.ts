import { canReach, neighbours, spaceOf, type SpaceId } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { destination, type Context } from './context.ts';

/** The fleets whose orders to convoy this army count. */
export function convoyers(army: UnitAt, { orders, idle }: Context): readonly SpaceId[] {
  return [...orders].flatMap(([at, order]) =>
    order.type === 'convoy' && spaceOf(order.target.at) === army && !idle.has(at) ? [at] : [],
  );
}

/** Whether the fleets make a chain from one province to another. */
function isRoute(fleets: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  const at = (fleet: SpaceId) => ({ kind: 'F', at: fleet }) as const;
  const reached = new Set<SpaceId>(
    fleets.filter((fleet) => neighbours(at(fleet)).some((next) => spaceOf(next) === from)),
  );
  for (const fleet of reached) {
    for (const next of fleets) if (canReach(at(fleet), next)) reached.add(next);
  }
  return [...reached].some((fleet) => canReach(at(fleet), to));
}

/** Whether the ordered fleets offer a way that avoids one of these. */
export function hasSpareRoute(army: UnitAt, without: readonly SpaceId[], t: Context): boolean {
  const to = destination(army, t);
  if (to === null) return false;
  const all = convoyers(army, t);
  const others = (lost: SpaceId) => all.filter((fleet) => fleet !== lost);
  return without.some((lost) => isRoute(others(lost), army, spaceOf(to)));
}

/** Whether ordered fleets of the army's own power make a way by themselves. */
export function hasOwnRoute(army: UnitAt, t: Context): boolean {
  const to = destination(army, t);
  const power = t.units.get(army)?.power;
  const own = convoyers(army, t).filter((fleet) => t.units.get(fleet)?.power === power);
  return to !== null && isRoute(own, army, spaceOf(to));
}

/** Whether the ordered fleets that are left still offer a way. */
export function hasRouteLeft(army: UnitAt, broken: readonly SpaceId[], t: Context): boolean {
  const to = destination(army, t);
  const left = convoyers(army, t).filter((fleet) => !broken.includes(fleet));
  return to !== null && isRoute(left, army, spaceOf(to));
}

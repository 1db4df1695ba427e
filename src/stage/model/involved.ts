import { type SpaceId, spaceOf } from '../../board/board.ts';
import type { Turn } from '../../trace/turn.ts';

/** The spaces with units or orders, which matter most. */
export function involvedIn({ ruling }: Turn): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>();
  for (const { unit, order } of ruling.orders) {
    spaces.add(spaceOf(unit));
    if (order && 'to' in order) spaces.add(spaceOf(order.to));
  }
  for (const { retreats } of ruling.dislodged)
    for (const location of retreats) spaces.add(spaceOf(location));
  return spaces;
}

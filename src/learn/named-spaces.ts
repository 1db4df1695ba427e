import { type Location, type SpaceId, spaceOf } from '../board/board.ts';
import { SPACES } from '../board/spaces.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { PlayedLesson } from './lesson.ts';

/** The spaces that the units and orders of a lesson name, by their short names. */
export function namedSpaces(lesson: PlayedLesson): readonly SpaceId[] {
  const { position, orders, retreats, adjustments, exercise } = lesson;
  const named: readonly Location[] = [
    ...position.units.map(({ at }) => at),
    ...[...orders, ...(retreats?.orders ?? []), ...(adjustments?.orders ?? [])].flatMap(placesIn),
    ...(exercise ? [exercise.at] : []),
  ];
  const short = (space: SpaceId): string => SPACES[space].short;
  return [...new Set(named.map(spaceOf))].sort((one, other) =>
    short(one).localeCompare(short(other), 'en'),
  );
}

function placesIn(order: RetreatPhaseOrder | AdjustmentOrder): readonly Location[] {
  if (order.type === 'waive') return [];
  return [
    order.unit.at,
    ...('target' in order ? [order.target.at] : []),
    ...('to' in order ? [order.to] : []),
    ...('onto' in order ? [order.onto] : []),
  ];
}

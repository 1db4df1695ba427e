import { fleetLocations, neighbours, type SpaceId, spaceOf } from '../../board/board.ts';
import type { Frame } from '../model/drawable.ts';
import type { Point } from '../geometry/point.ts';
import { toMap } from '../model/view.ts';
import { drawingOf } from '../model/drawing-of.ts';

/** The spaces that an army or a fleet could reach from `space`. */
const around = (space: SpaceId): readonly SpaceId[] =>
  [
    ...neighbours({ kind: 'A', at: space }),
    ...fleetLocations(space).flatMap((at) => neighbours({ kind: 'F', at })),
  ].map(spaceOf);

/**
 * The spaces that a frame is about: those with a unit, an arrow end or a mark, and the neighbours of units. A small
 * picture may leave out everything else.
 */
export function nearSpaces(frame: Frame): ReadonlySet<SpaceId> {
  const { spaceAt } = drawingOf(frame.format);
  const near = new Set<SpaceId>(frame.focus.map(({ space }) => space));
  const see = (point: Point | undefined): void => {
    const place = point && toMap(frame.view, point);
    const space = place ? spaceAt(place.x, place.y) : null;
    if (space) near.add(space);
  };
  for (const { unit } of [...frame.units, ...frame.ghosts])
    for (const space of [spaceOf(unit), ...around(spaceOf(unit))]) near.add(space);
  for (const point of [...frame.units, ...frame.ghosts, ...frame.retreats, ...frame.crosses])
    see(point);
  for (const { line } of frame.ribbons) line.forEach(see);
  return near;
}

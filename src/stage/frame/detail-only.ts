import { SIZE } from '../geometry/shapes.ts';
import type { Point } from '../geometry/point.ts';
import type { Frame } from '../model/drawable.ts';

/** In a detail, units that the edge would cut are left out; their arrows start beyond the edge. */
export function detailOnly(frame: Frame): Frame {
  const { width, height } = frame.format;
  const isWhole = ({ x, y }: Point, room: number): boolean =>
    Math.min(x, y, width - x, height - y) >= room * frame.scale;
  return {
    ...frame,
    units: frame.units.filter((unit) => isWhole(unit, SIZE.boat + 2)),
    ghosts: frame.ghosts.filter((ghost) => isWhole(ghost, SIZE.boat + 2)),
    rings: frame.rings.filter((ring) => isWhole(ring, SIZE.ring + 4)),
    retreats: frame.retreats.filter((retreat) => isWhole(retreat, SIZE.circle + 2)),
  };
}

import { type Board, type Location, type Space, spaceOf } from '../board/board.ts';
import { type Border, bordersOf, pairKey } from './borders.ts';
import { extentOf, type Layout, pointOf, spotOf } from './layout/layout.ts';
import type { Spot } from './layout/lines.ts';

/** The tab of a coast, on the rim of its space. */
export interface Tab extends Spot {
  readonly coast: Location;
  readonly radius: number;
}

/** A border as it is drawn, from rim to rim. */
interface DrawnBorder extends Border {
  readonly line: readonly Spot[];
}

const tabRadius = (radius: number): number => 0.42 * radius;

/** The tabs of all coasts: each towards the middle of what a fleet there can reach. */
export function tabsOf({ spaces, fleets }: Board, layout: Layout): readonly Tab[] {
  const radius = tabRadius(layout.radius);
  return [...spaces].flatMap(([id, { coasts }]) =>
    coasts.map((coast): Tab => {
      const { x, y } = spotOf(layout, id);
      let [east, south] = [0, 0];
      for (const at of fleets.get(coast) ?? []) {
        const there = spotOf(layout, spaceOf(at));
        const apart = Math.hypot(there.x - x, there.y - y) || 1;
        east += (there.x - x) / apart;
        south += (there.y - y) / apart;
      }
      const angle = Math.atan2(south, east);
      const away = layout.radius + 0.75 * radius;
      return { coast, radius, x: x + Math.cos(angle) * away, y: y + Math.sin(angle) * away };
    }),
  );
}

/** Between a rim and the end of a border. */
const GAP = 1.5;

/** Every border of the board as it is drawn. */
export function drawnBorders(board: Board, layout: Layout): readonly DrawnBorder[] {
  const tabs = new Map(tabsOf(board, layout).map((tab) => [tab.coast, tab]));
  const middleOf = (at: Location): Spot => tabs.get(at) ?? spotOf(layout, spaceOf(at));
  const rimAt = (at: Location, angle: number): number => {
    const tab = tabs.get(at);
    const space = board.spaces.get(spaceOf(at));
    return GAP + (tab ? tab.radius : space ? rimTowards(space, layout.radius, angle) : 0);
  };
  return bordersOf(board).map((border): DrawnBorder => {
    const [start, end] = [middleOf(border.from), middleOf(border.to)];
    const far = layout.far[pairKey(spaceOf(border.from), spaceOf(border.to))] ?? [];
    const between = far.map(pointOf);
    const isTurned = spaceOf(border.from) > spaceOf(border.to);
    const bends = isTurned ? between.reverse() : between;
    const [second, last] = [bends[0] ?? end, bends.at(-1) ?? start];
    const leave = (from: Spot, to: Spot, at: Location): Spot => {
      const angle = Math.atan2(to.y - from.y, to.x - from.x);
      const rim = rimAt(at, angle);
      return { x: from.x + Math.cos(angle) * rim, y: from.y + Math.sin(angle) * rim };
    };
    const line = [leave(start, second, border.from), ...bends, leave(end, last, border.to)];
    return { ...border, line };
  });
}

/** How far the rim of a space is from its middle in a direction. */
function rimTowards(space: Space, radius: number, angle: number): number {
  const { across, down } = extentOf(space, radius);
  return (across * down) / Math.hypot(down * Math.cos(angle), across * Math.sin(angle));
}

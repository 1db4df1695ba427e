import { type Board, type SpaceId, spaceOf } from '../../board/board.ts';
import { pairKey, pairsOf } from '../borders.ts';
import { drawnBorders, tabsOf } from '../drawn.ts';
import { type Layout, spotOf } from './layout.ts';
import { areCrossing, type Spot, toLine } from './lines.ts';

/** What a reader would see wrong with a layout, but for its names, which every picture sets anew. */
interface Faults {
  /** Pairs of borders that cross. */
  readonly crossings: number;
  /** Borders that run through the disc of a third space. */
  readonly through: readonly string[];
  /** Discs that touch, and tabs on discs of others. */
  readonly touching: readonly string[];
  /** Spaces that are not wholly within the frame. */
  readonly outside: readonly SpaceId[];
  /** Spaces without a place. */
  readonly missing: readonly SpaceId[];
  /** The smallest angle between two borders of a space, in degrees. */
  readonly narrowest: number;
}

export function faultsOf(board: Board, layout: Layout): Faults {
  const { width, height, radius } = layout;
  const spots = board.spaceIds.map((id) => ({ id, ...spotOf(layout, id) }));
  const borders = drawnBorders(board, layout).map(({ from, to, line }) => ({
    name: `${from} ${to}`,
    ends: [spaceOf(from), spaceOf(to)],
    parts: line.slice(1).flatMap((end, i): readonly (readonly [Spot, Spot])[] => {
      const start = line[i];
      return start ? [[start, end]] : [];
    }),
  }));
  let crossings = 0;
  for (const [i, one] of borders.entries())
    for (const other of borders.slice(i + 1)) {
      if (one.ends.some((end) => other.ends.includes(end))) continue;
      if (one.parts.some(([a, b]) => other.parts.some(([c, d]) => areCrossing(a, b, c, d))))
        crossings += 1;
    }
  const through = borders.flatMap(({ name, ends, parts }) =>
    spots
      .filter(({ id }) => !ends.includes(id))
      .filter((spot) => parts.some(([a, b]) => toLine(spot, a, b) < radius))
      .map(({ id }) => `${name} through ${id}`),
  );
  const touching = spots.flatMap((one, i) =>
    spots
      .slice(i + 1)
      .filter((other) => Math.hypot(other.x - one.x, other.y - one.y) < 2 * radius + 2)
      .map((other) => `${one.id} ${other.id}`),
  );
  const tabs = tabsOf(board, layout).flatMap((tab) =>
    spots
      .filter(({ id }) => id !== spaceOf(tab.coast))
      .filter(({ x, y }) => Math.hypot(x - tab.x, y - tab.y) < radius + tab.radius)
      .map(({ id }) => `${tab.coast} ${id}`),
  );
  const near = pairsOf(board)
    .filter(([a, b]) => !layout.far[pairKey(a, b)])
    .map(([a, b]) => [spotOf(layout, a), spotOf(layout, b)] as const);
  const room = 1.16 * radius;
  return {
    crossings,
    through,
    touching: [...touching, ...tabs],
    outside: spots
      .filter(({ x, y }) => Math.min(x, y, width - x, height - y) < room)
      .map(({ id }) => id),
    missing: spots.filter(({ x, y }) => Number.isNaN(x + y)).map(({ id }) => id),
    narrowest: Math.min(...spots.map((spot) => narrowestAt(spot, near))),
  };
}

/** The smallest angle between two straight borders of a space, in degrees; a full circle if it has fewer. */
function narrowestAt({ x, y }: Spot, pairs: readonly (readonly [Spot, Spot])[]): number {
  const isHere = (spot: Spot): boolean => spot.x === x && spot.y === y;
  const angles = pairs
    .flatMap(([a, b]) => (isHere(a) ? [b] : isHere(b) ? [a] : []))
    .map((there) => Math.atan2(there.y - y, there.x - x))
    .sort((a, b) => a - b);
  const gaps = angles.map((angle, i) => {
    const before = angles[i - 1];
    return before === undefined ? angle - (angles.at(-1) ?? 0) + 2 * Math.PI : angle - before;
  });
  return angles.length < 2 ? 360 : (Math.min(...gaps) * 180) / Math.PI;
}

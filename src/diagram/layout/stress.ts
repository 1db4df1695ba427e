import type { SpaceId } from '../../board/board.ts';
import type { SpacePair } from '../borders.ts';
import type { Spot } from './lines.ts';

/** Where the spaces are. */
export type Spots = ReadonlyMap<SpaceId, Spot>;

/** The length of the shortest way from each space to each other, in borders. */
function stepsBetween(
  spaces: readonly SpaceId[],
  pairs: readonly SpacePair[],
): ReadonlyMap<SpaceId, ReadonlyMap<SpaceId, number>> {
  const near = new Map(spaces.map((space) => [space, new Set<SpaceId>()]));
  for (const [a, b] of pairs) {
    near.get(a)?.add(b);
    near.get(b)?.add(a);
  }
  return new Map(
    spaces.map((start) => {
      const steps = new Map([[start, 0]]);
      for (const [space, far] of steps)
        for (const next of near.get(space) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
      return [start, steps];
    }),
  );
}

/** Two spaces that no way joins are as far apart as this, in borders. */
const UNJOINED = 99;

/**
 * Places whose distances follow the number of borders between them (stress majorisation), from rough ones. `length`: of
 * a border; `keep`: how strongly they are tied to the rough ones.
 */
export function relaxed(
  rough: Spots,
  pairs: readonly SpacePair[],
  {
    length,
    keep,
    rounds,
  }: { readonly length: number; readonly keep: number; readonly rounds: number },
): Spots {
  const spaces = [...rough.keys()];
  const steps = stepsBetween(spaces, pairs);
  // In arrays: on a large board this is done millions of times.
  const count = spaces.length;
  const apart = Float64Array.from({ length: count * count }, (_, at) => {
    const [one, other] = [spaces[Math.floor(at / count)], spaces[at % count]];
    return (one && other && steps.get(one)?.get(other)) ?? UNJOINED;
  });
  const tied = [...rough.values()];
  let xs = Float64Array.from(tied, ({ x }) => x);
  let ys = Float64Array.from(tied, ({ y }) => y);
  for (let round = 0; round < rounds; round++) {
    const [nextX, nextY] = [xs.slice(), ys.slice()];
    for (let i = 0; i < count; i++) {
      const [x = 0, y = 0, from = { x: 0, y: 0 }] = [xs[i], ys[i], tied[i]];
      let [sumX, sumY, total] = [keep * from.x, keep * from.y, keep];
      for (let j = 0; j < count; j++) {
        if (i === j) continue;
        const [far = UNJOINED, otherX = 0, otherY = 0] = [apart[i * count + j], xs[j], ys[j]];
        const weight = 1 / (far * far);
        const [dx, dy] = [x - otherX, y - otherY];
        const share = (far * length) / (Math.hypot(dx, dy) || 1e-6);
        sumX += weight * (otherX + dx * share);
        sumY += weight * (otherY + dy * share);
        total += weight;
      }
      // A lone space that is tied to nothing stays.
      if (total === 0) continue;
      nextX[i] = sumX / total;
      nextY[i] = sumY / total;
    }
    [xs, ys] = [nextX, nextY];
  }
  return new Map(spaces.map((space, i) => [space, { x: xs[i] ?? 0, y: ys[i] ?? 0 }]));
}

/** Places stretched to fill a frame up to a margin. */
export function fittedTo(
  spots: Spots,
  { width, height }: { readonly width: number; readonly height: number },
  margin: number,
): Spots {
  const xs = [...spots.values()].map(({ x }) => x);
  const ys = [...spots.values()].map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return new Map(
    [...spots].map(([space, { x, y }]) => [
      space,
      {
        x: margin + ((x - left) / (right - left || 1)) * (width - 2 * margin),
        y: margin + ((y - top) / (bottom - top || 1)) * (height - 2 * margin),
      },
    ]),
  );
}

/** Rough places if nothing is known: a spiral like that of a sunflower. */
export const sunflower = (spaces: readonly SpaceId[]): Spots =>
  new Map(
    spaces.map((space, i) => {
      const [radius, angle] = [40 * Math.sqrt(i + 0.5), i * 2.39996];
      return [space, { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }];
    }),
  );

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
  const steps = stepsBetween([...rough.keys()], pairs);
  let spots = rough;
  for (let round = 0; round < rounds; round++) {
    spots = new Map(
      [...spots].map(([space, { x, y }]) => {
        const tied = rough.get(space) ?? { x, y };
        let sum = { x: keep * tied.x, y: keep * tied.y, weight: keep };
        for (const [other, there] of spots) {
          if (other === space) continue;
          const apart = steps.get(space)?.get(other) ?? UNJOINED;
          const weight = 1 / (apart * apart);
          const [dx, dy] = [x - there.x, y - there.y];
          const share = (apart * length) / (Math.hypot(dx, dy) || 1e-6);
          sum = {
            x: sum.x + weight * (there.x + dx * share),
            y: sum.y + weight * (there.y + dy * share),
            weight: sum.weight + weight,
          };
        }
        return [space, { x: sum.x / sum.weight, y: sum.y / sum.weight }];
      }),
    );
  }
  return spots;
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

import { ARMY_NEIGHBOURS, FLEET_NEIGHBOURS } from '../../src/board/adjacency.ts';
import { SPACE_IDS, spaceOf, type SpaceId } from '../../src/board/board.ts';
import { best, distance, gapBetween, type Box } from './boxes.ts';
import { candidatesIn, type Candidates, type Label } from './candidates.ts';
import type { Raster } from './raster.ts';
import { DISLODGED, unitSize } from './sizes.ts';
import { isWater, type Point } from './topology.ts';

export interface Layout {
  readonly unit: Point;
  readonly dislodged: Point;
  readonly label: Label;
}

/**
 * Wanted distances: between a unit and its name, between neighbouring units, between a dislodged unit and the one
 * that took its place.
 */
const WANTED = { gap: 5, neighbour: 46, pushed: 30 };
const ROUNDS = 3;
/** How many candidates of each kind are combined. */
const TRIED = { units: 140, labels: 140, pairs: 16 };

function neighboursOf(space: SpaceId): readonly SpaceId[] {
  const fleets = Object.entries(FLEET_NEIGHBOURS)
    .filter(([at]) => at.startsWith(space))
    .flatMap(([, to]) => to.map(spaceOf));
  return [...new Set([...(ARMY_NEIGHBOURS[space] ?? []), ...fleets])];
}

/**
 * Finds positions for the unit, the name and a dislodged unit of every space: the combination of candidates with the
 * best clearances from borders, from each other and from those in other spaces. Since these depend on one another, it
 * takes several rounds. Deterministic.
 */
export function layOut(
  raster: Raster,
  byHand: ReadonlyMap<string, Point>,
): ReadonlyMap<SpaceId, Layout> {
  const candidates = new Map(SPACE_IDS.map((id) => [id, candidatesIn(raster, id, byHand)]));
  const layout = new Map<SpaceId, Layout>();
  // Land before sea: names of narrow provinces spill into the sea, whose own then makes room.
  const order = [...SPACE_IDS].sort(
    (a, b) => Number(isWater(a)) - Number(isWater(b)) || (a < b ? -1 : 1),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const space of order) layout.set(space, place(space, candidates, layout));
  return layout;
}

function place(
  space: SpaceId,
  candidates: ReadonlyMap<SpaceId, Candidates>,
  layout: ReadonlyMap<SpaceId, Layout>,
): Layout {
  const own = candidates.get(space);
  if (!own) throw new Error(`no candidates in ${space}`);
  const size = unitSize(space);
  const around = neighboursOf(space).map(
    (id) => layout.get(id)?.unit ?? candidates.get(id)?.middle ?? own.middle,
  );
  const mean = (axis: 0 | 1): number =>
    around.reduce((sum, point) => sum + point[axis], 0) / around.length;
  // Large seas and plains extend far beyond the area of play, so their positions are pulled towards the neighbours.
  const centroid: Point = [mean(0), mean(1)];
  const others = SPACE_IDS.flatMap((id): readonly Box[] => {
    const other = layout.get(id);
    if (!other || id === space || distance(other.unit, own.middle) > own.reach * 2 + 150) return [];
    return [{ at: other.unit, ...unitSize(id) }, other.label];
  });
  const crowd = (box: Box): number =>
    others.reduce((sum, other) => sum + Math.max(0, 2 - gapBetween(box, other)), 0);

  const units = best(
    own.units.map(({ value, score }) => ({
      value,
      score:
        score -
        (7 * distance(value, centroid)) / own.reach -
        0.25 *
          around.reduce((sum, at) => sum + Math.max(0, WANTED.neighbour - distance(value, at)), 0) -
        2 * crowd({ at: value, ...size }),
    })),
    TRIED.units,
  );
  const labels = best(
    own.labels.map(({ value, score }) => ({
      value,
      score: score - 3 * crowd(value),
    })),
    TRIED.labels,
  );
  const pairs = best(
    units.flatMap((unit) =>
      labels.map((label) => {
        const box = label.value;
        const gap = gapBetween(box, { at: unit.value, ...size });
        const beside = Math.abs(box.at[1] - unit.value[1]) < (box.height + size.height) / 2;
        return {
          value: { unit: unit.value, label: box },
          score:
            unit.score +
            label.score +
            (gap < WANTED.gap ? 4 * (gap - WANTED.gap) : -0.12 * (gap - WANTED.gap)) -
            (beside ? 1.5 : 0),
        };
      }),
    ),
    TRIED.pairs,
  );
  const [found] = best(
    pairs.flatMap(({ value: { unit, label }, score }) =>
      own.dislodged.flatMap((pushed) => {
        const away = distance(pushed.value, unit) - WANTED.pushed;
        if (away > WANTED.pushed) return [];
        const near = gapBetween({ at: pushed.value, ...DISLODGED }, label) - 1;
        return {
          value: { unit, label, dislodged: pushed.value },
          score:
            score + pushed.score + (away < 0 ? 0.9 * away : -0.15 * away) + 4 * Math.min(0, near),
        };
      }),
    ),
    1,
  );
  if (!found) throw new Error(`no place found in ${space}`);
  return found.value;
}

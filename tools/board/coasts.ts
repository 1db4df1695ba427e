import { fleetLocations, type Location, type SpaceId } from '../../src/board/board.ts';
import type { Drawing } from './drawing.ts';
import { isSpace, type Point } from './topology.ts';

/** A continuous coast of a space: the arcs between two land borders, or round an island. */
export interface CoastRun {
  readonly location: Location;
  readonly arcs: readonly number[];
}

/** The parts of a drawing needed to follow its coasts. */
export type Lines = Pick<Drawing, 'arcs' | 'kinds' | 'sides'>;

const ends = (arc: readonly Point[]): readonly string[] => [String(arc[0]), String(arc.at(-1))];

/** The arcs of a space's sea coast, grouped into connected runs. */
function runsOf(map: Lines, space: SpaceId): readonly (readonly number[])[] {
  const runs: { arcs: number[]; ends: Set<string> }[] = [];
  map.arcs.forEach((arc, i) => {
    const sides = map.sides[i] ?? [];
    if (map.kinds[i] !== 'coast' || !sides.includes(space) || !sides.every(isSpace)) return;
    const met = runs.filter((run) => ends(arc).some((end) => run.ends.has(end)));
    const joined = {
      arcs: [...met.flatMap((run) => run.arcs), i],
      ends: new Set([...met.flatMap((run) => [...run.ends]), ...ends(arc)]),
    };
    for (const run of met) runs.splice(runs.indexOf(run), 1);
    runs.push(joined);
  });
  return runs.map((run) => run.arcs);
}

/** How far a point is in the direction that a coast is named after. */
function towards(location: Location, [x, y]: Point): number {
  switch (location.charAt(4)) {
    case 'N':
      return -y;
    case 'E':
      return x;
    case 'S':
      return y;
    default:
      return -x;
  }
}

/**
 * The drawn coasts of a space. In a space with two, each run is assigned to the coast in whose direction it is,
 * compared with the other runs.
 */
export function coastRuns(map: Lines, space: SpaceId): readonly CoastRun[] {
  const locations = fleetLocations(space);
  const runs = runsOf(map, space);
  const middle = (arcs: readonly number[]): Point => {
    const points = arcs.flatMap((i) => map.arcs[i] ?? []);
    const mean = (axis: 0 | 1): number =>
      points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    return [mean(0), mean(1)];
  };
  const whole = middle(runs.flat());
  return runs.map((arcs) => {
    const at = middle(arcs);
    const side = (location: Location): number => towards(location, at) - towards(location, whole);
    const [location] = [...locations].sort((a, b) => side(b) - side(a));
    if (!location) throw new Error(`${space} has a coast in the drawing and none in the table`);
    return { location, arcs };
  });
}

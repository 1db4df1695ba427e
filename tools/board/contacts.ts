import { fleetLocations, type Location, type SpaceId } from '../../src/board/board.ts';
import { coastRuns, type CoastRun, type Lines } from './coasts.ts';
import type { Drawing } from './drawing.ts';
import { isSpace, isWater } from './topology.ts';

/** Which shapes touch in the drawing: pairs `A B` in alphabetical order. */
export interface Contacts {
  readonly army: ReadonlySet<string>;
  readonly fleet: ReadonlySet<string>;
}

const pair = (a: Location, b: Location): string => [a, b].sort().join(' ');

/**
 * Derives the adjacencies of the board from its drawn shapes, without the tables. Land spaces with a common border
 * are adjacent for armies; a sea and whatever it touches, coast by coast, for fleets. Two coasts are adjacent for
 * fleets where the border of their provinces ends at a sea that both touch.
 */
export function contacts(map: Lines & Pick<Drawing, 'shapes'>): Contacts {
  const army = new Set<string>();
  const fleet = new Set<string>();
  const spaces = map.shapes.map(({ id }) => id).filter(isSpace);
  const runs = new Map<SpaceId, readonly CoastRun[]>(
    spaces
      .filter((id) => fleetLocations(id).length > 0 && !isWater(id))
      .map((id) => [id, coastRuns(map, id)]),
  );
  const coastAlong = (space: SpaceId, arc: number): Location | undefined =>
    runs.get(space)?.find((run) => run.arcs.includes(arc))?.location;
  const ends = (i: number): readonly string[] => {
    const arc = map.arcs[i] ?? [];
    return [String(arc[0]), String(arc.at(-1))];
  };

  map.sides.forEach(([a, b], i) => {
    if (!a || !b || !isSpace(a) || !isSpace(b)) return;
    if (!isWater(a) && !isWater(b)) {
      army.add(pair(a, b));
      for (const [one, other] of shared(a, b, ends(i))) fleet.add(pair(one, other));
    } else {
      // An inland space that has a coast must not go unnoticed.
      fleet.add(pair(coastAlong(a, i) ?? a, coastAlong(b, i) ?? b));
    }
  });
  return { army, fleet };

  /** The coasts of two provinces that meet at an end of their border, on one sea. */
  function shared(a: SpaceId, b: SpaceId, corners: readonly string[]): [Location, Location][] {
    const found: [Location, Location][] = [];
    for (const corner of corners)
      for (const one of runs.get(a) ?? [])
        for (const other of runs.get(b) ?? []) {
          const seas = new Set(seasAt(one, a, corner));
          if (seasAt(other, b, corner).some((sea) => seas.has(sea)))
            found.push([one.location, other.location]);
        }
    return found;
  }

  function seasAt(run: CoastRun, space: SpaceId, corner: string): readonly string[] {
    return run.arcs
      .filter((i) => ends(i).includes(corner))
      .flatMap((i) => map.sides[i]?.filter((id) => id !== space) ?? []);
  }
}

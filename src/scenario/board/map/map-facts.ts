import type { FileLine } from '../read-xml.ts';
import type { BoardFile } from '../schema.ts';

/** A row of terrain: `COAST KIE ABUTS HOL HEL DEN BAL ber mun ruh`. */
export interface Terrain {
  readonly id: string;
  /** `WATER`, `COAST`, `LAND`, `PORT` or `SHUT`. */
  readonly kind: string;
  /** Fleets do not stand here: a province with coasts, written `stp`, or land. */
  readonly isLower: boolean;
  /** As they are written: in lower case for armies only, in mixed case for fleets only. */
  readonly near: readonly string[];
  readonly at: FileLine;
}

export interface MapPower {
  readonly name: string;
  readonly adjective: string;
  readonly homes: readonly string[];
  /** Its centres at the start, if these are not its homes. */
  readonly owns: readonly string[] | null;
  readonly units: readonly MapUnit[];
  readonly at: FileLine;
}

export interface MapUnit {
  readonly type: 'Army' | 'Fleet';
  readonly location: string;
  readonly at: FileLine;
}

/** What a map says. The ids of places are in lower case. */
export interface MapFacts {
  readonly terrain: ReadonlyMap<string, Terrain>;
  readonly names: ReadonlyMap<string, { readonly name: string; readonly also: readonly string[] }>;
  /** By the name in lower case. */
  readonly powers: ReadonlyMap<string, MapPower>;
  /** Centres that are nobody's home. */
  readonly neutral: readonly string[];
  /** Powers that nobody plays. */
  readonly dummies: ReadonlySet<string>;
  readonly victory: number | null;
  /** Units are built in every centre that one owns. */
  readonly anywhere: boolean;
  /** The first phase of a game. */
  readonly begins: BoardFile['initialState']['phase'];
}

/** The province of a place: that of `stp/nc` is `stp`. */
export const spaceIn = (place: string): string => place.split('/')[0] ?? place;

/** Without the coasts of a province: whatever was on one of them is in it. */
export const withoutCoasts = (
  terrain: ReadonlyMap<string, Terrain>,
  id: string,
): ReadonlyMap<string, Terrain> =>
  new Map(
    [...terrain].flatMap(([key, row]) => {
      if (key.startsWith(`${id}/`)) return [];
      const near = row.near.map((one) =>
        one.toLowerCase().startsWith(`${id}/`) ? id.toUpperCase() : one,
      );
      return [[key, { ...row, near: [...new Set(near)] }] as const];
    }),
  );

/** A place is gone, with its coasts, names, units and borders. */
export const dropped = (facts: MapFacts, id: string): Partial<MapFacts> =>
  withPlaces(facts, (place) => {
    const at = place.toLowerCase();
    return at === id || spaceIn(at) === id ? null : place;
  });

/** A place has another id. */
export const renamed = (facts: MapFacts, old: string, id: string): Partial<MapFacts> =>
  withPlaces(facts, (place) => {
    if (spaceIn(place.toLowerCase()) !== old) return place;
    const now = `${id}${place.slice(old.length)}`;
    if (place === place.toLowerCase()) return now;
    return place === place.toUpperCase()
      ? now.toUpperCase()
      : id.charAt(0).toUpperCase() + now.slice(1);
  });

/** All that is said of places, under the ids that they have now; null: a place is gone. */
function withPlaces(facts: MapFacts, called: (place: string) => string | null): Partial<MapFacts> {
  const all = (places: readonly string[]): readonly string[] =>
    places.map(called).filter((place) => place !== null);
  const keyed = <T>(entries: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
    [...entries].flatMap(([key, value]) => {
      const now = called(key);
      return now === null ? [] : [[now, value] as const];
    });
  return {
    terrain: new Map(
      keyed(facts.terrain).map(([id, row]) => [id, { ...row, id, near: all(row.near) }]),
    ),
    names: new Map(keyed(facts.names)),
    neutral: all(facts.neutral),
    powers: new Map(
      [...facts.powers].map(([key, power]) => [
        key,
        {
          ...power,
          homes: all(power.homes),
          owns: power.owns && all(power.owns),
          units: power.units.flatMap((unit) => {
            const location = called(unit.location);
            return location === null ? [] : [{ ...unit, location }];
          }),
        },
      ]),
    ),
  };
}

/** A new unit takes the place of another one. */
export const withoutUnitsIn = (
  powers: ReadonlyMap<string, MapPower>,
  space: string,
): ReadonlyMap<string, MapPower> =>
  new Map(
    [...powers].map(([key, power]) => [
      key,
      { ...power, units: power.units.filter(({ location }) => spaceIn(location) !== space) },
    ]),
  );

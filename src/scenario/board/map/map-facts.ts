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
export function dropped(facts: MapFacts, id: string): Partial<MapFacts> {
  const isGone = (at: string): boolean =>
    spaceIn(at.toLowerCase()) === id || at.toLowerCase() === id;
  const kept = (places: readonly string[]): readonly string[] =>
    places.filter((one) => !isGone(one));
  return {
    terrain: new Map(
      [...facts.terrain].flatMap(([key, row]) =>
        isGone(key) ? [] : [[key, { ...row, near: kept(row.near) }] as const],
      ),
    ),
    names: new Map([...facts.names].filter(([key]) => !isGone(key))),
    neutral: kept(facts.neutral),
    powers: new Map(
      [...facts.powers].map(([key, power]) => [
        key,
        {
          ...power,
          homes: kept(power.homes),
          owns: power.owns && kept(power.owns),
          units: power.units.filter(({ location }) => !isGone(location)),
        },
      ]),
    ),
  };
}

/** A place has another id. */
export function renamed(facts: MapFacts, old: string, id: string): Partial<MapFacts> {
  const called = (place: string): string => {
    if (spaceIn(place.toLowerCase()) !== old) return place;
    const now = `${id}${place.slice(old.length)}`;
    if (place === place.toLowerCase()) return now;
    return place === place.toUpperCase()
      ? now.toUpperCase()
      : id.charAt(0).toUpperCase() + now.slice(1);
  };
  const all = (places: readonly string[]): readonly string[] => places.map(called);
  return {
    terrain: new Map(
      [...facts.terrain].map(([key, row]) => [
        called(key),
        { ...row, id: called(key), near: all(row.near) },
      ]),
    ),
    names: new Map(
      [...facts.names].flatMap(([key, name]) =>
        key === old ? [] : [[called(key), name] as const],
      ),
    ),
    neutral: all(facts.neutral),
    powers: new Map(
      [...facts.powers].map(([key, power]) => [
        key,
        {
          ...power,
          homes: all(power.homes),
          owns: power.owns && all(power.owns),
          units: power.units.map((unit) => ({ ...unit, location: called(unit.location) })),
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

import { err, ok, type Result } from '../../../result.ts';
import {
  COLOURS,
  type ForeignBoard,
  linesOfList,
  slug,
  STANDARD_YEAR,
  titled,
} from '../foreign-board.ts';
import type { NamedText } from '../named-text.ts';
import type { ForeignProblem } from '../read-xml.ts';
import type { BoardFile } from '../schema.ts';
import type { BoardFileWords } from '../words/board-file-words.ts';
import { ENGLISH } from '../words/english.ts';
import { type MapFacts, spaceIn, type Terrain } from './map-facts.ts';
import { linesOfMap } from './map-lines.ts';
import { factsOfMap } from './map-statements.ts';

type Province = BoardFile['provinces'][number];
type Pass = Province['adjacencies'][number]['pass'];

/** Why a map is not read, and which file is needed besides. */
export interface MapNotRead {
  readonly problems: readonly ForeignProblem[];
  readonly needs: string | null;
}

/**
 * Reads a `.map` file of DPjudge or python-diplomacy, and those of `files` that it uses. They say no colours: the powers get some.
 */
export function readMap(
  main: NamedText,
  files: readonly NamedText[],
  id: string,
  { map: said }: BoardFileWords = ENGLISH,
): Result<ForeignBoard, MapNotRead> {
  const { lines, problems: missing, needs } = linesOfMap(main, files, said);
  if (needs !== null) return err({ problems: missing, needs });
  const { facts, problems: wrong } = factsOfMap(lines, said);
  const problems = [...missing, ...wrong];
  if (facts.terrain.size === 0) problems.push({ line: 1, said: said.noTerrain });
  if (problems.length > 0) return err({ problems, needs: null });
  // Nobody enters what is shut: Switzerland.
  const shut = new Set(
    [...facts.terrain.values()].flatMap((one) => (one.kind === 'SHUT' ? [one.id] : [])),
  );
  const terrain = [...facts.terrain.values()].flatMap((one) =>
    shut.has(one.id)
      ? []
      : [{ ...one, near: one.near.filter((to) => !shut.has(to.toLowerCase())) }],
  );
  for (const { near, at } of terrain)
    for (const to of near)
      if (!facts.terrain.has(to.toLowerCase())) problems.push({ ...at, said: said.noPlace(to) });
  if (problems.length > 0) return err({ problems, needs: null });
  const file = fileOf(id, terrain, facts);
  const powers = [...facts.powers.values()];
  const units = powers.flatMap((power) => power.units);
  const rowOf = ({ id: at }: { readonly id: string }) => facts.terrain.get(at)?.at;
  return ok({
    file,
    lines: new Map([
      ...linesOfList('provinces', file.provinces, rowOf),
      ...linesOfList('namedCoasts', file.namedCoasts, rowOf),
      ...linesOfList('nations', powers, ({ at }) => at),
      ...linesOfList('units', units, ({ at }) => at),
    ]),
  });
}

function fileOf(
  id: string,
  terrain: readonly Terrain[],
  { names, powers: known, neutral, dummies, victory, anywhere, begins }: MapFacts,
): BoardFile {
  const powers = [...known.values()];
  const homes = new Map(
    powers.flatMap(({ name, homes: all }) => all.map((at) => [at, slug(name)] as const)),
  );
  const owned = new Map(
    powers.flatMap(({ name, homes: all, owns }) =>
      (owns ?? all).map((at) => [at, slug(name)] as const),
    ),
  );
  const centres = new Set([...homes.keys(), ...owned.keys(), ...neutral]);
  const edges = bordersOf(terrain);
  const adjacencies = (at: string): Province['adjacencies'] =>
    [...(edges.get(at) ?? [])]
      .map(([to, pass]) => ({ to, pass }))
      .sort((one, other) => (one.to < other.to ? -1 : 1));
  const typeOf = (kind: string): Province['type'] =>
    kind === 'WATER' ? 'sea' : kind === 'LAND' ? 'land' : 'coastal';
  const provinces = terrain.filter((one) => !one.id.includes('/'));
  const coasts = terrain.filter((one) => one.id.includes('/'));
  const divided = new Set(coasts.map((one) => spaceIn(one.id)));
  return {
    schemaVersion: 1,
    id,
    name: titled(id),
    description: '',
    author: 'unknown',
    victoryConditions: [
      {
        type: 'supply-center-majority',
        supplyCenters: victory ?? Math.floor(centres.size / 2) + 1,
      },
    ],
    ...(anywhere ? { adjudicationModifiers: ['allow-builds-in-non-home-centers'] } : {}),
    phaseProgression: STANDARD_YEAR,
    nations: powers.map(({ name, adjective }, place) => ({
      id: slug(name),
      name,
      color: COLOURS[place % COLOURS.length] ?? '#808080',
      adjective,
      ...(dummies.has(name.toLowerCase()) ? { non_playable: true } : {}),
    })),
    provinces: provinces.map((one) => {
      const home = homes.get(one.id);
      const also = names.get(one.id)?.also.filter((name) => /^[\p{L}\p{N}.' -]+$/u.test(name));
      return {
        id: one.id,
        name: names.get(one.id)?.name ?? one.id,
        type: divided.has(one.id) ? 'land' : typeOf(one.kind),
        supplyCenter: centres.has(one.id),
        ...(home === undefined ? {} : { homeNation: home }),
        ...(also && also.length > 0 ? { abbreviations: also } : {}),
        adjacencies: adjacencies(one.id),
      };
    }),
    namedCoasts: coasts.map((one) => ({
      id: one.id,
      name: names.get(one.id)?.name ?? one.id,
      parentProvince: spaceIn(one.id),
      adjacencies: adjacencies(one.id),
    })),
    initialState: {
      phase: begins,
      units: powers.flatMap(({ name, units }) =>
        units.map(({ type, location }) => ({ nation: slug(name), type, location })),
      ),
      supplyCenters: [...owned].map(([province, nation]) => ({ nation, province })),
    },
  };
}

/** Who borders on whom, by army, by fleet or both. A border that only one side lists is one of both. */
function bordersOf(terrain: readonly Terrain[]): ReadonlyMap<string, ReadonlyMap<string, Pass>> {
  const rows = new Map(terrain.map((one) => [one.id, one]));
  const found = new Map<string, Map<string, Set<'army' | 'fleet'>>>();
  const add = (one: string, other: string, kind: 'army' | 'fleet'): void => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const near = found.get(from) ?? new Map<string, Set<'army' | 'fleet'>>();
      found.set(from, near.set(to, (near.get(to) ?? new Set()).add(kind)));
    }
  };
  const isSea = (at: string): boolean => rows.get(at)?.kind === 'WATER';
  const isLand = (at: string): boolean => rows.get(at)?.kind === 'LAND';
  for (const { id, isLower, near } of terrain)
    for (const name of near) {
      const to = name.toLowerCase();
      if (!rows.has(to)) continue;
      const isMixed = name !== to && name !== name.toUpperCase();
      const forArmies = !isMixed && !isSea(spaceIn(id)) && !isSea(spaceIn(to));
      // `stp` in lower case has coasts: only armies are in it as a whole.
      const isWhole = (at: string): boolean => rows.get(at)?.isLower === true;
      const forFleets =
        name !== to && !isLower && !isWhole(to) && !isLand(spaceIn(id)) && !isLand(spaceIn(to));
      const backwards = rows.get(to)?.near.find((one) => one.toLowerCase() === id);
      const isFleetBack = backwards === undefined || backwards !== backwards.toLowerCase();
      if (forArmies) add(spaceIn(id), spaceIn(to), 'army');
      if (forFleets && isFleetBack) add(id, to, 'fleet');
    }
  return new Map(
    [...found].map(([at, near]) => [
      at,
      new Map(
        [...near].map(([to, kinds]) => [
          to,
          kinds.size === 2 ? 'both' : kinds.has('army') ? 'army' : 'fleet',
        ]),
      ),
    ]),
  );
}

import { err, ok, type Result } from '../../result.ts';
import type { FileLine, ForeignProblem } from './read-xml.ts';
import type { BoardFile } from './schema.ts';
import type { BoardFileWords } from './words/board-file-words.ts';
import { ENGLISH } from './words/english.ts';

/** A board that a file of another format describes. */
export interface ForeignBoard {
  readonly file: BoardFile;
  /** Where the entries of its lists are described, as far as that is known: `provinces/3`, `units/0`. */
  readonly lines: ReadonlyMap<string, FileLine>;
}

/** The lines of the entries of a list of a board's file. */
export const linesOfList = <T>(
  list: string,
  entries: readonly T[],
  lineOf: (entry: T) => FileLine | undefined,
): readonly (readonly [string, FileLine])[] =>
  entries.flatMap((entry, i) => {
    const line = lineOf(entry);
    return line ? [[`${list}/${String(i)}`, line] as const] : [];
  });

type Province = BoardFile['provinces'][number];
type Pass = Province['adjacencies'][number]['pass'];

/** A row of terrain: `COAST KIE ABUTS HOL HEL DEN BAL ber mun ruh`. */
interface Terrain {
  readonly id: string;
  readonly kind: string;
  /** Fleets do not stand here: a province with coasts, written `stp`, or land. */
  readonly isLower: boolean;
  readonly near: readonly string[];
  readonly line: number;
}

const TERRAIN = /^(WATER|COAST|LAND|PORT|SHUT)\s+(\S+)(?:\s+ABUTS\s*(.*))?$/i;
/** `AUSTRIA (AUSTRIAN) BUD TRI VIE`; the adjective may be left out: `BLUE COB ROY SAP`. */
const POWER = /^([A-Z][A-Z0-9_+-]{2,})(?:\s+\(([^()]*)\))?((?:\s+\S{2,8})*)$/i;
const UNIT = /^([AF])\s+(\S+)$/;
const NAME = /^(.*\S)\s*=\s*(.+)$/;
/** Far more than any line of a map. */
const MOST_LETTERS = 2_000;
/** Words at the beginning of lines that say nothing that a board needs. */
const OTHER =
  /^(RULES?|FLOW|BEGIN|MAP|USE|DIR|DIRECTIONS|DROP|AMEND|PHASE|ACTIVE|VICTORY|UNOWNED|DUMMY|OWNS|HOME|INHABITS|HOMES|NOTIFY)\b/i;

/**
 * Reads the `.map` files of DPjudge and python-diplomacy. In their rows of terrain, a neighbour in lower case is for
 * armies only, one in mixed case for fleets only. They say no colours: the powers get some. Files that change another map (`MAP`, `USE`) are refused.
 */
export function readMap(
  text: string,
  id: string,
  { map: said }: BoardFileWords = ENGLISH,
): Result<ForeignBoard, readonly ForeignProblem[]> {
  const problems: ForeignProblem[] = [];
  const lines = new Map<string, FileLine>();
  const linesOfUnits: FileLine[] = [];
  const linesOfPowers: FileLine[] = [];
  const terrain: Terrain[] = [];
  const names = new Map<string, { readonly name: string; readonly also: readonly string[] }>();
  const powers = new Map<string, { name: string; adjective: string; homes: readonly string[] }>();
  /** The power whose units come next. A file may name one again, above its units. */
  let last: string | null = null;
  const units: { power: string; type: 'Army' | 'Fleet'; at: string }[] = [];
  const neutral: string[] = [];
  let victory: number | null = null;
  let anywhere = false;
  let year = 1901;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [words = ''] = raw.split('#', 1).map((one) => one.trim());
    if (words === '') continue;
    if (words.length > MOST_LETTERS) {
      problems.push({ line, said: said.tooLong(MOST_LETTERS) });
      continue;
    }
    const row = TERRAIN.exec(words);
    const [, kind = '', place = '', near = ''] = row ?? [];
    if (row) {
      lines.set(place.toLowerCase(), { line });
      terrain.push({
        id: place.toLowerCase(),
        kind: kind.toUpperCase(),
        isLower: place === place.toLowerCase(),
        near: near.split(/\s+/).filter((one) => one !== ''),
        line,
      });
      continue;
    }
    const unit = UNIT.exec(words);
    if (unit) {
      if (last === null) problems.push({ line, said: said.unitOfNobody });
      else {
        linesOfUnits.push({ line });
        units.push({
          power: last,
          type: unit[1] === 'A' ? 'Army' : 'Fleet',
          at: (unit[2] ?? '').toLowerCase(),
        });
      }
      continue;
    }
    if (/^(MAP|USE)\s/i.test(words)) problems.push({ line, said: said.changesAnother });
    if (/^VICTORY\s+\d+/i.test(words)) victory = Number(/\d+/.exec(words)?.[0]);
    if (/^RULES?\s.*BUILD_ANY/i.test(words)) anywhere = true;
    if (/^BEGIN\s/i.test(words)) year = Number(/\d+/.exec(words)?.[0] ?? year);
    if (/^UNOWNED\s/i.test(words)) neutral.push(...placesIn(words.replace(/^UNOWNED\s+/i, '')));
    if (OTHER.test(words)) continue;
    const name = NAME.exec(words);
    if (name) {
      const [first = '', ...also] = (name[2] ?? '').trim().split(/\s+/);
      names.set(first.toLowerCase(), { name: name[1] ?? '', also });
      continue;
    }
    const power = POWER.exec(words);
    if (power) {
      const [, own = '', adjective = '', homes = ''] = power;
      last = titled(own);
      if (!powers.has(last)) linesOfPowers.push({ line });
      const before = powers.get(last);
      const isWord = /^[A-Z_+-]{3,}$/i.test(adjective);
      powers.set(last, {
        name: last,
        adjective: isWord ? titled(adjective) : (before?.adjective ?? last),
        homes: [...(before?.homes ?? []), ...placesIn(homes)],
      });
      continue;
    }
    problems.push({ line, said: said.unknownLine(words.slice(0, 60)) });
  }
  if (terrain.length === 0) problems.push({ line: 1, said: said.noTerrain });
  if (problems.length > 0) return err(problems);
  // Nobody enters what is shut: Switzerland.
  const shut = new Set(terrain.flatMap((one) => (one.kind === 'SHUT' ? [one.id] : [])));
  const open = terrain.flatMap((one) =>
    shut.has(one.id)
      ? []
      : [{ ...one, near: one.near.filter((to) => !shut.has(to.toLowerCase())) }],
  );
  const file = fileOf({
    ...{ id, terrain: open, names, powers: [...powers.values()] },
    ...{ units, neutral, victory, anywhere, year },
  });
  return ok({
    file,
    lines: new Map([
      ...linesOfList('provinces', file.provinces, ({ id: at }) => lines.get(at)),
      ...linesOfList('namedCoasts', file.namedCoasts, ({ id: at }) => lines.get(at)),
      ...linesOfList('nations', linesOfPowers, (line) => line),
      ...linesOfList('units', linesOfUnits, (line) => line),
    ]),
  });
}

/** `(S|O|L)` and other signs of home are left out. */
const placesIn = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .filter((one) => /^[a-z0-9]+$/.test(one));

/** `FRANCE` is `France`; `SOUTH_AFRICA` is `South Africa`. */
const titled = (word: string): string =>
  word
    .split(/[-_+]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join(' ');

interface Read {
  readonly id: string;
  readonly terrain: readonly Terrain[];
  readonly names: ReadonlyMap<string, { readonly name: string; readonly also: readonly string[] }>;
  readonly powers: readonly {
    readonly name: string;
    readonly adjective: string;
    readonly homes: readonly string[];
  }[];
  readonly units: readonly {
    readonly power: string;
    readonly type: 'Army' | 'Fleet';
    readonly at: string;
  }[];
  readonly neutral: readonly string[];
  readonly victory: number | null;
  readonly anywhere: boolean;
  readonly year: number;
}

export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const spaceIn = (place: string): string => place.split('/')[0] ?? place;

function fileOf(read: Read): BoardFile {
  const { id, terrain, names, powers, units, neutral, victory, anywhere, year } = read;
  const homes = new Map(
    powers.flatMap(({ name, homes: all }) => all.map((at) => [at, slug(name)])),
  );
  const centres = new Set([...homes.keys(), ...neutral]);
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
    name: titled(id.replaceAll('-', '_')),
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
      phase: { season: 'Spring', year, type: 'Movement' },
      units: units.map(({ power, type, at }) => ({ nation: slug(power), type, location: at })),
      supplyCenters: [...homes].map(([province, nation]) => ({ nation, province })),
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

/** Spring, Fall and then builds: the calendar of the rulebook. */
export const STANDARD_YEAR: BoardFile['phaseProgression'] = {
  seasons: ['Spring', 'Fall'],
  transitions: (
    [
      ['Spring', 'Movement', 'Spring', 'Retreat', 0],
      ['Spring', 'Retreat', 'Fall', 'Movement', 0],
      ['Fall', 'Movement', 'Fall', 'Retreat', 0],
      ['Fall', 'Retreat', 'Fall', 'Adjustment', 0],
      ['Fall', 'Adjustment', 'Spring', 'Movement', 1],
    ] as const
  ).map(([season, type, next, then, yearDelta]) => ({
    from: { season, type },
    to: { season: next, type: then, yearDelta },
  })),
};

/** Colours for powers whose file has none. */
export const COLOURS = [
  '#A03A3A',
  '#3A63A0',
  '#4F8FA8',
  '#5B5B5B',
  '#3F8F57',
  '#8A6BB0',
  '#C2A23A',
  '#B56B3A',
  '#7A9A3A',
  '#A84F86',
];

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { LonLat } from './project.ts';

/** A line as authored: names of junctions, and points. */
export interface AuthoredLine {
  readonly name: string;
  readonly through: readonly (string | LonLat)[];
}

/** A stroke of land or water. */
export interface Stroke {
  readonly name: string;
  /** Half its width, in sheet units. */
  readonly halfWidth: number;
  readonly through: readonly LonLat[];
}

/** Present-day borders that are used as they are. */
export interface KeptBorder {
  readonly name: string;
  readonly countries: readonly [readonly string[], readonly string[]];
  /** Junctions to which the nearest ends of this border are connected. */
  readonly pins: readonly string[];
  /** Smoothing width of its bends, in sheet units. */
  readonly iron: number;
}

/** The content of `tools/board/authored`. */
export interface Authored {
  readonly junctions: ReadonlyMap<string, LonLat>;
  readonly land: readonly AuthoredLine[];
  readonly sea: readonly AuthoredLine[];
  readonly kept: readonly KeptBorder[];
  readonly bridges: readonly Stroke[];
  readonly carvings: readonly Stroke[];
  readonly straits: ReadonlyMap<string, readonly LonLat[]>;
  /** By space and kind: `NAP unit`. */
  readonly places: ReadonlyMap<string, LonLat>;
  readonly seeds: ReadonlyMap<string, readonly LonLat[]>;
  readonly room: Readonly<Record<string, number>>;
}

function fail(file: string, key: string, text: string, expected: string): never {
  throw new Error(`authored/${file}, ${key}: "${text}" is not ${expected}`);
}

/** Parses `-4.35 56.05` as a point and anything without a number as a name. */
function pointOrName(file: string, key: string, text: string): string | LonLat {
  if (/^[a-z][a-z-]*$/.test(text)) return text;
  const [lon, lat, ...rest] = text.split(/\s+/).map(Number);
  if (lon === undefined || lat === undefined || rest.length > 0 || !Number.isFinite(lon + lat))
    return fail(file, key, text, 'a junction or degrees east and degrees north');
  if (Math.abs(lon) > 180 || Math.abs(lat) > 85) return fail(file, key, text, 'a place on the map');
  return [lon, lat];
}

function points(file: string, key: string, text: string): readonly LonLat[] {
  return text.split(/,\s*/).map((part) => {
    const point = pointOrName(file, key, part);
    return typeof point === 'string' ? fail(file, key, point, 'a point') : point;
  });
}

function read(file: string): unknown {
  const url = new URL(`../authored/${file}`, import.meta.url);
  return parse(readFileSync(fileURLToPath(url), 'utf8'));
}

const table = (file: string): readonly [string, string][] =>
  Object.entries(read(file) as Record<string, string>);

function linesOf(file: string): readonly AuthoredLine[] {
  return table(file).map(([name, text]) => ({
    name,
    through: text.split(/,\s*/).map((part) => pointOrName(file, name, part)),
  }));
}

type Strokes = Record<string, { 'half-width': number; through: string }>;
const strokes = (file: string, all: Strokes): readonly Stroke[] =>
  Object.entries(all).map(([name, stroke]) => ({
    name,
    halfWidth: stroke['half-width'],
    through: points(file, name, stroke.through),
  }));

/** Default smoothing width of present-day borders. */
const IRON = 4;

interface Kept {
  countries: Record<string, string[]>;
  borders: { between: string; pin?: string; iron?: number }[];
}

function keptBorders(file: string): readonly KeptBorder[] {
  const { countries, borders } = read(file) as Kept;
  return borders.map(({ between, pin, iron = IRON }) => {
    const [one, other] = between.split(' ').map((key) => countries[key]);
    if (!one || !other) return fail(file, 'between', between, 'a pair of countries');
    return { name: between, countries: [one, other], pins: pin?.split(/,\s*/) ?? [], iron };
  });
}

/** Reads the authored files. Throws with file, line and text if something cannot be read. */
export function readAuthored(): Authored {
  const { bridges, carvings } = read('bridges.yaml') as { bridges: Strokes; carvings: Strokes };
  const places = (file: string): [string, readonly LonLat[]][] =>
    table(file).map(([key, text]) => [key, points(file, key, text)]);
  const single = (file: string): ReadonlyMap<string, LonLat> =>
    new Map(
      places(file).map(([name, [at, ...more]]) =>
        at && more.length === 0
          ? [name, at]
          : fail(file, name, `${String(more.length + 1)} points`, 'one point'),
      ),
    );
  return {
    junctions: single('junctions.yaml'),
    land: linesOf('land-lines.yaml'),
    sea: linesOf('sea-lines.yaml'),
    kept: keptBorders('kept-borders.yaml'),
    bridges: strokes('bridges.yaml', bridges),
    carvings: strokes('bridges.yaml', carvings),
    straits: new Map(places('straits.yaml')),
    places: single('places.yaml'),
    seeds: new Map(places('seeds.yaml')),
    room: read('room.yaml') as Record<string, number>,
  };
}

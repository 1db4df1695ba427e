import {
  LOCATIONS,
  SPACE_IDS,
  spaceOf,
  type CoastId,
  type Location,
  type SpaceId,
} from '../../src/board/board.ts';
import { placesOnCoast } from './coast-places.ts';
import { adjacentPairs, border, crossing } from './crossings.ts';
import { coastRuns } from './coasts.ts';
import type { Drawing } from './drawing.ts';
import { layOut } from './layout.ts';
import { seaLabels } from './sea-labels.ts';
import { outlineRings, rasterise } from './raster.ts';
import type { Point } from './topology.ts';
import { formatted } from '../formatted.mjs';

const tenth = (v: number): number => Math.round(v * 10) / 10;
const row = (...points: readonly Point[]): readonly number[] => points.flat().map(tenth);

function bounds(map: Drawing, space: SpaceId): readonly [Point, Point] {
  const points = outlineRings(map, space).flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** The border that a unit crosses between two locations; for a split coast, only its part. */
function borderBetween(map: Drawing, a: Location, b: Location): readonly (readonly Point[])[] {
  const lines = border(map, spaceOf(a), spaceOf(b));
  const coast = [a, b].find((location) => location.length > 3);
  if (!coast) return lines;
  const runs = coastRuns(map, spaceOf(coast)).filter((run) => run.location === coast);
  const own = new Set(runs.flatMap((run) => run.arcs).map((i) => String(map.arcs[i]?.[0])));
  const part = lines.filter((line) => own.has(String(line[0])));
  return part.length > 0 ? part : lines;
}

/** The text of `src/board/geometry/places.ts`. */
export async function placesSource(map: Drawing): Promise<string> {
  const raster = rasterise(map);
  const layout = layOut(raster, map.places);
  const coasts = new Map(
    LOCATIONS.filter((location): location is CoastId => location.length > 3).map((coast) => {
      const own = layout.get(spaceOf(coast));
      if (!own) throw new Error(`no layout for ${coast}`);
      return [coast, placesOnCoast(map, raster, coast, own)] as const;
    }),
  );
  const spaces = SPACE_IDS.map((id) => {
    const found = layout.get(id);
    if (!found) throw new Error(`no layout for ${id}`);
    const { unit, dislodged, label } = found;
    const numbers = row(unit, dislodged, label.at, ...bounds(map, id));
    return [id, [...numbers, label.lines.length]] as const;
  });
  const place = (at: Location): Point => {
    const found = at.length > 3 ? coasts.get(at as CoastId) : layout.get(at as SpaceId);
    if (!found) throw new Error(`no place for ${at}`);
    return found.unit;
  };
  const crossings = adjacentPairs().map(([a, b]) => {
    const at = crossing(borderBetween(map, a, b), place(a), place(b));
    if (!at) throw new Error(`${a} and ${b} do not touch`);
    return [`${a} ${b}`, row(at)] as const;
  });
  const table = (name: string, key: string, entries: readonly (readonly [string, unknown])[]) =>
    `export const ${name}: Readonly<Record<${key}, readonly number[]>> = ` +
    `${JSON.stringify(Object.fromEntries(entries))};`;
  const source = [
    '// Written by tools/board (npm run board): do not edit. Map units.',
    "import type { CoastId, SpaceId } from '../board.ts';",
    '',
    '/** Unit x y, dislodged x y, name x y, bounds x0 y0 x1 y1, lines of the name. */',
    table('SPACE_PLACES', 'SpaceId', spaces),
    '',
    '/** Unit x y, dislodged x y. */',
    table(
      'COAST_PLACES',
      'CoastId',
      [...coasts].map(([id, { unit, dislodged }]) => [id, row(unit, dislodged)] as const),
    ),
    '',
    '/** Names of seas set along their sea: x y, degrees clockwise. */',
    `export const SEA_LABELS: Readonly<Partial<Record<SpaceId, readonly number[]>>> = ${JSON.stringify(
      Object.fromEntries(
        [...seaLabels(raster, layout)].map(([id, { at, angle }]) => [id, [...row(at), angle]]),
      ),
    )};`,
    '',
    '/** By two locations in alphabetical order: x y. */',
    table('CROSSINGS', 'string', crossings),
  ].join('\n');
  return formatted('places-data.ts', source);
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { KeptBorder } from './authored.ts';
import type { LonLat } from './project.ts';

type Countries = GeometryCollection<{ name: string }>;
type Atlas = Topology<{ countries: Countries }>;

/** The countries of the world, from Natural Earth 1:10m (public domain) through `world-atlas`. */
export function readAtlas(): Atlas {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Atlas;
}

/** Bounds of what the sheet can show. The projection cannot handle the far side of the earth. */
const NEAR = { west: -60, east: 80, south: 20, north: 82 };

/** All land near Europe as closed outlines with holes, in degrees. */
export function landOf(atlas: Atlas): readonly (readonly (readonly LonLat[])[])[] {
  const { coordinates } = merge(atlas, atlas.objects.countries.geometries as never);
  const polygons = coordinates as unknown as readonly (readonly (readonly LonLat[])[])[];
  return polygons.filter(([outline = []]) =>
    outline.some(
      ([lon, lat]) => lon > NEAR.west && lon < NEAR.east && lat > NEAR.south && lat < NEAR.north,
    ),
  );
}

/** The border between two countries as one or more lines, in degrees. */
export function borderOf(atlas: Atlas, border: KeptBorder): readonly (readonly LonLat[])[] {
  const nameOf = ({ properties }: { properties?: object | undefined }): string =>
    (properties as { name: string }).name;
  const known = new Set(atlas.objects.countries.geometries.map((country) => nameOf(country)));
  for (const name of border.countries.flat())
    if (!known.has(name)) throw new Error(`authored/kept-borders.yaml: no country "${name}"`);
  const side = (name: string): number =>
    border.countries.findIndex((names) => names.includes(name));
  const { coordinates } = mesh(atlas, atlas.objects.countries, (a, b) => {
    const sides = [a, b].map((country) => side(nameOf(country)));
    return sides.includes(0) && sides.includes(1);
  });
  return coordinates as unknown as readonly (readonly LonLat[])[];
}

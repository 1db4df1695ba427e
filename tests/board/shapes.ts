import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification';

/* The committed geometry as polygons, read independently of the code that made it. */

type Point = readonly [x: number, y: number];
type Outlines = readonly (readonly (readonly Point[])[])[];

const file = new URL('../../src/board/geometry/board.topo.json', import.meta.url);
const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
  map: GeometryCollection & { geometries: MultiPolygon[] };
}>;

/** The rings of each shape, by its id. */
const OUTLINES: ReadonlyMap<string, readonly (readonly Point[])[]> = new Map(
  feature(topology, topology.objects.map).features.map(({ id, geometry }) => {
    if (geometry.type !== 'MultiPolygon') throw new Error(`${String(id)} is a ${geometry.type}`);
    return [String(id), (geometry.coordinates as unknown as Outlines).flat()];
  }),
);

/** Pixels per map unit. */
export const FINE = 2;
export const SIZE = { width: 1200 * FINE, height: 1022 * FINE };

/** The shape at the centre of each pixel, row by row, as an index into the ids; -1 for none. */
export function paint(): { readonly ids: readonly string[]; readonly squares: Int16Array } {
  const squares = new Int16Array(SIZE.width * SIZE.height).fill(-1);
  const ids = [...OUTLINES.keys()];
  ids.forEach((id, index) => {
    const rings = OUTLINES.get(id) ?? [];
    for (let row = 0; row < SIZE.height; row++) {
      const y = (row + 0.5) / FINE;
      const cuts = rings.flatMap((ring) =>
        ring.flatMap(([ax, ay], i) => {
          const [bx, by] = ring[i + 1] ?? [ax, ay];
          return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
        }),
      );
      cuts.sort((a, b) => a - b);
      for (let i = 0; i + 1 < cuts.length; i += 2) {
        const [from = 0, to = 0] = cuts.slice(i, i + 2).map((x) => Math.ceil(x * FINE - 0.5));
        squares.fill(index, row * SIZE.width + Math.max(0, from), row * SIZE.width + to);
      }
    }
  });
  return { ids, squares };
}

import { flatten, pathWriter } from './curve.ts';
import type { Drawing } from './drawing.ts';
import { oriented, type Point, type ShapeId } from './topology.ts';

/**
 * Slanted strokes that fill a shape, `gap` map units apart. Drawn as lines, because a pattern does
 * not take the colours of the page that uses it.
 */
export function hatching(map: Drawing, id: ShapeId, gap: number): string {
  const pen = pathWriter(map.unit);
  const onGrid = (v: number): number => Math.round(v / map.unit) * map.unit;
  const shape = map.shapes.find((candidate) => candidate.id === id);
  const rings = (shape?.arcs ?? [])
    .flat()
    .map((indices) => indices.flatMap((index) => flatten(oriented(map.arcs, index))));
  const sums = rings.flat().map(([x, y]) => x + y);
  let d = '';
  for (let sum = Math.ceil(Math.min(...sums) / gap) * gap; sum < Math.max(...sums); sum += gap) {
    const cuts = rings.flatMap((ring) => crossings(ring, sum)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const ends = [cuts[i] as number, cuts[i + 1] as number].map((x): Point => [
        onGrid(x),
        onGrid(sum - x),
      ]);
      d += pen.moveTo(ends[0] as Point) + pen.lineTo(ends);
    }
  }
  return d;
}

/** The x at which a ring crosses the line x + y = sum. */
function crossings(ring: readonly Point[], sum: number): readonly number[] {
  return ring.flatMap(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] as Point;
    const from = ax + ay - sum;
    const to = bx + by - sum;
    return from < 0 === to < 0 ? [] : [ax + ((bx - ax) * from) / (from - to)];
  });
}

import { flatten } from './curve.ts';
import type { Drawing } from './drawing.ts';
import { fillRings } from './scanline.ts';
import { FRAME, oriented, type Point, type ShapeId } from './topology.ts';

/** The map as squares of one map unit. */
export interface Raster {
  /** The shape at a point; null outside the frame. */
  at(x: number, y: number): ShapeId | null;
  /** Distance from a point to the border of its shape, accurate to half a unit. */
  clearance(x: number, y: number): number;
  /** The centres of a shape's squares. */
  squares(id: ShapeId): readonly Point[];
}

const { width, height } = FRAME;

export function outlineRings(map: Drawing, id: ShapeId): readonly (readonly Point[])[] {
  const shape = map.shapes.find((candidate) => candidate.id === id);
  return (shape?.arcs ?? []).flat().map((indices) =>
    indices.flatMap((index) => {
      const arc = oriented(map.arcs, index);
      const kind = map.kinds[index < 0 ? ~index : index];
      return kind === 'frame' ? [...arc] : [...flatten(arc)];
    }),
  );
}

/** Distance transform of one line: the lower envelope of parabolas (Felzenszwalb and Huttenlocher 2012). */
function spread(line: Float64Array): Float64Array {
  const n = line.length;
  const roots = new Int32Array(n);
  const bounds = new Float64Array(n + 1);
  bounds[0] = -Infinity;
  bounds[1] = Infinity;
  const meet = (q: number, p: number): number =>
    ((line[q] as number) + q * q - (line[p] as number) - p * p) / (2 * (q - p));
  let k = 0;
  for (let q = 1; q < n; q++) {
    let from = meet(q, roots[k] as number);
    while (from <= (bounds[k] as number)) from = meet(q, roots[--k] as number);
    roots[++k] = q;
    bounds[k] = from;
    bounds[k + 1] = Infinity;
  }
  k = 0;
  return line.map((_, q) => {
    while ((bounds[k + 1] as number) < q) k++;
    const p = roots[k] as number;
    return (q - p) ** 2 + (line[p] as number);
  });
}

export function rasterise(map: Drawing): Raster {
  const owner = new Int16Array(width * height).fill(-1);
  map.shapes.forEach(({ id }, index) => {
    fillRings(outlineRings(map, id), FRAME, (x, y) => (owner[y * width + x] = index));
  });
  const get = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? -2 : (owner[y * width + x] as number);
  const FAR = 1e9;
  const far = Float64Array.from(owner, (shape, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const edge = [get(x - 1, y), get(x + 1, y), get(x, y - 1), get(x, y + 1)];
    return edge.some((other) => other !== shape) ? 0 : FAR;
  });
  for (let y = 0; y < height; y++)
    far.set(spread(far.slice(y * width, (y + 1) * width)), y * width);
  for (let x = 0; x < width; x++)
    spread(Float64Array.from({ length: height }, (_, y) => far[y * width + x] as number)).forEach(
      (value, y) => (far[y * width + x] = value),
    );
  const cell = (x: number, y: number): number => Math.floor(y) * width + Math.floor(x);
  const onMap = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height;
  return {
    at: (x, y) => (onMap(x, y) ? (map.shapes[owner[cell(x, y)] as number]?.id ?? null) : null),
    clearance: (x, y) => (onMap(x, y) ? Math.sqrt(far[cell(x, y)] as number) : 0),
    squares: (id) => {
      const index = map.shapes.findIndex((shape) => shape.id === id);
      const found: Point[] = [];
      owner.forEach((shape, i) => {
        if (shape === index) found.push([(i % width) + 0.5, Math.floor(i / width) + 0.5]);
      });
      return found;
    },
  };
}

import type { Point } from './topology.ts';

/** Calls `square` for every unit square whose centre is inside the rings (even-odd rule). */
export function fillRings(
  rings: readonly (readonly Point[])[],
  { width, height }: { readonly width: number; readonly height: number },
  square: (x: number, y: number) => void,
): void {
  const cuts = Array.from({ length: height }, (): number[] => []);
  for (const ring of rings)
    ring.forEach(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length] as Point;
      const top = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
      for (let y = top; y + 0.5 < Math.max(ay, by) && y < height; y++)
        if (ay !== by) cuts[y]?.push(ax + ((bx - ax) * (y + 0.5 - ay)) / (by - ay));
    });
  cuts.forEach((row, y) => {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2)
      for (let x = Math.ceil((row[i] as number) - 0.5); x + 0.5 < (row[i + 1] as number); x++)
        if (x >= 0 && x < width) square(x, y);
  });
}

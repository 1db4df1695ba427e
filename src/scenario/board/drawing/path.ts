import svgpath from 'svgpath';
import type { ClosedLine } from '../../../diagram/map/fill.ts';

/** The most parts of a curve. */
const MOST_PARTS = 24;

/**
 * The rings of a path of SVG after some transformations (a list as in `transform`), curves in parts that are within `fine` of
 * them. As in a browser, what follows a mistake is left out.
 */
export function ringsOfPath(d: string, transform: string, fine: number): readonly ClosedLine[] {
  const rings: number[][] = [];
  let ring: number[] = [];
  const end = (): void => {
    if (ring.length >= 6) rings.push(ring);
    ring = [];
  };
  const lines = svgpath(d).transform(transform).abs().unarc().unshort();
  lines.iterate((segment, _, x, y) => {
    const [kind] = segment;
    if (kind === 'M' || kind === 'Z' || kind === 'z') {
      end();
      return;
    }
    if (ring.length === 0) ring.push(x, y);
    switch (kind) {
      case 'L':
        ring.push(segment[1], segment[2]);
        break;
      case 'H':
        ring.push(segment[1], y);
        break;
      case 'V':
        ring.push(x, segment[1]);
        break;
      case 'C': {
        const [, x1, y1, x2, y2, x3, y3] = segment;
        ring.push(...curve([x, y, x1, y1, x2, y2, x3, y3], fine));
        break;
      }
      case 'Q': {
        const [, x1, y1, x2, y2] = segment;
        const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
        const [near, far] = [
          [third(x, x1), third(y, y1)],
          [third(x2, x1), third(y2, y1)],
        ] as const;
        ring.push(...curve([x, y, ...near, ...far, x2, y2], fine));
      }
    }
  });
  end();
  return rings;
}

type Cubic = readonly [number, number, number, number, number, number, number, number];

/** The points of a curve after its first. */
function curve([x0, y0, x1, y1, x2, y2, x3, y3]: Cubic, fine: number): readonly number[] {
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const needed = Math.ceil(Math.sqrt((0.75 * bend) / fine)) || 1;
  const parts = Math.min(MOST_PARTS, Math.max(1, needed));
  return Array.from({ length: parts }, (_, i) => {
    const t = (i + 1) / parts;
    const u = 1 - t;
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  }).flat();
}

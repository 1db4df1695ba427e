/** A point of a diagram; y points down. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** On which side of the line through a and b is c? */
const side = (a: Spot, b: Spot, c: Spot): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;

/** Whether the lines from a to b and from c to d cross. */
export const areCrossing = (a: Spot, b: Spot, c: Spot, d: Spot): boolean =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);

/** The distance of a point from the line from a to b. */
export function toLine({ x, y }: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(1, Math.max(0, share));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy);
}

/** The distance of a point from a rectangle; 0 within. */
export const toRectangle = ({ x, y }: Spot, r: Rectangle): number =>
  Math.hypot(Math.max(r.left - x, 0, x - r.right), Math.max(r.top - y, 0, y - r.bottom));

/** The length of the part of a line that is within a rectangle (Liang and Barsky). */
export function lengthWithin(a: Spot, b: Spot, { left, top, right, bottom }: Rectangle): number {
  if ((a.x < left && b.x < left) || (a.x > right && b.x > right)) return 0;
  if ((a.y < top && b.y < top) || (a.y > bottom && b.y > bottom)) return 0;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // Where it enters and leaves the upright strip, then the level one.
  const [west, east] = dx === 0 ? [0, 1] : [(left - a.x) / dx, (right - a.x) / dx];
  const [north, south] = dy === 0 ? [0, 1] : [(top - a.y) / dy, (bottom - a.y) / dy];
  const from = Math.max(0, Math.min(west, east), Math.min(north, south));
  const to = Math.min(1, Math.max(west, east), Math.max(north, south));
  return Math.max(0, to - from) * Math.hypot(dx, dy);
}

/** The area that two rectangles share. */
export function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

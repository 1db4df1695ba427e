import { PNG } from 'pngjs';

/** The side of a square whose mean colour is compared, in px: engines draw letters differently, which a mean evens out. */
const CELL = 20;
/** The largest distance between two mean colours that counts as equal, of 255. */
const APART = 14;
/** The largest share of squares that may differ between two engines. */
export const LARGEST_DIFFERENCE = 0.03;

/**
 * The share of squares in which two boards differ. Boards of unequal size (by a line of text more or less in the page) are compared
 * around their middles, which show the same.
 * @param {import('./programs.mjs').Shown} one
 * @param {import('./programs.mjs').Shown} other
 */
export function difference(one, other) {
  if (!one.board || !other.board) return one.board === other.board ? 0 : 1;
  const [a, b] = [one.board, other.board];
  const [p, q] = [PNG.sync.read(one.picture), PNG.sync.read(other.picture)];
  const height = (/** @type {typeof a} */ box, /** @type {PNG} */ { height }) =>
    Math.min(box.height, height - box.y);
  const across = Math.floor(Math.min(a.width, b.width) / CELL);
  const down = Math.floor(Math.min(height(a, p), height(b, q)) / CELL);
  let differing = 0;
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      const [there, here] = [
        mean(p, a.x + column * CELL, a.y + row * CELL),
        mean(q, b.x + column * CELL, b.y + row * CELL),
      ];
      if (there.some((value, i) => Math.abs(value - (here[i] ?? 0)) > APART)) differing++;
    }
  return differing / (across * down);
}

/** @param {PNG} picture @param {number} left @param {number} top */
function mean({ data, width }, left, top) {
  const [x0, y0] = [Math.round(left), Math.round(top)];
  const sum = [0, 0, 0];
  for (let y = y0; y < y0 + CELL; y++)
    for (let x = x0; x < x0 + CELL; x++)
      for (const channel of [0, 1, 2])
        sum[channel] = (sum[channel] ?? 0) + (data[4 * (y * width + x) + channel] ?? 0);
  return sum.map((value) => value / CELL ** 2);
}

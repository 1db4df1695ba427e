/**
 * A set of small numbers per row, for membership tests. For each row a header (start of its cells, their number less
 * one, multiplier), then the cells of all rows.
 */
export type Lookup = Int32Array;

const HEAD = 3;

/** The value of an empty cell: a number that is never looked up, unlike -1, which stands for a missing space. */
const NOTHING = -2;

/**
 * Perfect hashing per row: a multiplier is chosen so that every member has its own cell, and a membership test is one
 * load. Linear search mispredicts branches, modulo is slow, and an n x n bitmap is too large for big boards.
 */
export function lookupOf(rows: readonly (readonly number[])[]): Lookup {
  const heads: number[] = [];
  const cells: number[] = [];
  for (const numbers of rows) {
    const { mask, factor } = hashOf(numbers);
    const own = new Array<number>(mask + 1).fill(NOTHING);
    for (const number of numbers) own[cellOf(number, mask, factor)] = number;
    heads.push(HEAD * rows.length + cells.length, mask, factor);
    cells.push(...own);
  }
  return Int32Array.from([...heads, ...cells]);
}

/** Multipliers of 16 bits: their product with a 16-bit number fits in 32. */
const FACTORS = 2 ** 16;
const SHIFT = 8;

const cellOf = (number: number, mask: number, factor: number): number =>
  (Math.imul(number, factor) >> SHIFT) & mask;

/** The smallest table, a power of two, and the first multiplier without collisions. */
function hashOf(numbers: readonly number[]): { readonly mask: number; readonly factor: number } {
  const different = new Set(numbers);
  for (let mask = 0; ; mask = 2 * mask + 1) {
    if (mask + 1 < different.size) continue;
    for (let factor = 1; factor < FACTORS; factor += 2) {
      const taken = new Set<number>();
      for (const number of different) taken.add(cellOf(number, mask, factor));
      if (taken.size === different.size) return { mask, factor };
    }
  }
}

/** True if the number is in the row; false if either is negative. The row must not exceed the last one. */
export function has(lookup: Lookup, row: number, number: number): boolean {
  const head = HEAD * row;
  return lookup[lookup[head]! + cellOf(number, lookup[head + 1]!, lookup[head + 2]!)] === number;
}

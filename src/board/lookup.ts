/**
 * Rows of a few small numbers each, made to be asked whether a number is in a row: for each row where its cells begin, how
 * many they are less one, and by what to multiply a number to find its cell; then the cells of all rows.
 */
export type Lookup = Int32Array;

const HEAD = 3;

/** Of a cell that holds no number: none that anybody asks for, be it that there is no such space (-1). */
const NOTHING = -2;

/**
 * Each row has a factor that leaves a cell of its own for each of its numbers, so one look tells: lists must be searched to
 * an end that no processor can foresee, divisions are slow, and a table of all pairs outgrows a great board.
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

/** Factors of 16 bits: with numbers of as many a product has 32. */
const FACTORS = 2 ** 16;
const SHIFT = 8;

const cellOf = (number: number, mask: number, factor: number): number =>
  (Math.imul(number, factor) >> SHIFT) & mask;

/** As few cells as will do, a power of two, and the first factor that tells the numbers apart. */
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

/**
 * Whether the number is in the row; false for a row or a number below 0. No row may be asked beyond the last.
 */
export function has(lookup: Lookup, row: number, number: number): boolean {
  const head = HEAD * row;
  return lookup[lookup[head]! + cellOf(number, lookup[head + 1]!, lookup[head + 2]!)] === number;
}

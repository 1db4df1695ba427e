/** Rows of a few small numbers each, made to be asked whether a number is in a row. */
export interface Lookup {
  /** By row: where its cells begin, how many they are less one, and by what to multiply a number to find its cell. */
  readonly starts: Int32Array;
  readonly masks: Int32Array;
  readonly factors: Int32Array;
  /** The numbers of all rows. */
  readonly cells: Int32Array;
}

/** Of a cell that holds no number. */
const NOTHING = -2;

/**
 * Each row has a factor that leaves a cell of its own for each of its numbers, so one look tells: lists must be searched to
 * an end that no processor can foresee, divisions are slow, and a table of all pairs outgrows a great board.
 */
export function lookupOf(rows: readonly (readonly number[])[]): Lookup {
  const starts = new Int32Array(rows.length);
  const masks = new Int32Array(rows.length);
  const factors = new Int32Array(rows.length);
  const cells: number[] = [];
  for (const [row, numbers] of rows.entries()) {
    const { mask, factor } = hashOf(numbers);
    const start = cells.length;
    starts[row] = start;
    masks[row] = mask;
    factors[row] = factor;
    for (let cell = 0; cell <= mask; cell += 1) cells.push(NOTHING);
    for (const number of numbers) cells[start + cellOf(number, mask, factor)] = number;
  }
  return { starts, masks, factors, cells: Int32Array.from(cells) };
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

/** Whether the number is in the row; false for a row that there is not, and for a number below 0. */
export function has(
  { starts, masks, factors, cells }: Lookup,
  row: number,
  number: number,
): boolean {
  if (number < 0) return false;
  const cell = cellOf(number, masks[row] ?? 0, factors[row] ?? 0);
  return cells[(starts[row] ?? -1) + cell] === number;
}

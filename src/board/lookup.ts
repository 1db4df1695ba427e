/** Rows of a few small numbers each, made to be asked whether a number is in a row. */
export interface Lookup {
  /** By row: where its cells begin, and by what to divide a number: the remainder is its cell. */
  readonly starts: Int32Array;
  readonly divisors: Int32Array;
  /** The numbers of all rows. */
  readonly cells: Int32Array;
}

/** Of a cell that holds no number. */
const NOTHING = -2;

/**
 * Each row is divided by the smallest divisor that leaves another remainder for each of its numbers, so one look tells:
 * lists must be searched to an end that no processor can foresee, and a table of all pairs outgrows a great board.
 */
export function lookupOf(rows: readonly (readonly number[])[]): Lookup {
  const divisors = Int32Array.from(rows, divisorOf);
  const starts = new Int32Array(rows.length);
  let size = 0;
  for (const [row, divisor] of divisors.entries()) {
    starts[row] = size;
    size += divisor;
  }
  const cells = new Int32Array(size).fill(NOTHING);
  for (const [row, numbers] of rows.entries()) {
    for (const number of numbers) {
      cells[(starts[row] ?? 0) + (number % (divisors[row] ?? 1))] = number;
    }
  }
  return { starts, divisors, cells };
}

function divisorOf(numbers: readonly number[]): number {
  const different = new Set(numbers).size;
  let divisor = Math.max(1, different);
  while (new Set(numbers.map((number) => number % divisor)).size < different) divisor += 1;
  return divisor;
}

/** Whether the number is in the row; false for a row that there is not, and for a number below 0. */
export function has({ starts, divisors, cells }: Lookup, row: number, number: number): boolean {
  if (number < 0) return false;
  return cells[(starts[row] ?? -1) + (number % (divisors[row] ?? 1))] === number;
}

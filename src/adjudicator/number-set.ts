/** A set of small numbers, one bit each. It sorts without comparing: `takeAll` returns the numbers in order. */
export type NumberSet = Int32Array;

/** Bits of a word, and their logarithm to base 2. */
const BITS = 32;
const WORD = 5;

/** For numbers below `size`. */
export const createNumberSet = (size: number): NumberSet => new Int32Array(Math.ceil(size / BITS));

export function add(number: number, set: NumberSet): void {
  set[number >> WORD]! |= 1 << number;
}

/** Moves the numbers below `size` into a list, in order. Returns how many. */
export function takeAll(set: NumberSet, list: Int16Array, size: number): number {
  const highest = BITS - 1;
  let count = 0;
  for (let word = 0; word << WORD < size; word += 1) {
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
      list[count] = (word << WORD) + highest - Math.clz32(bits & -bits);
      count += 1;
    }
    set[word] = 0;
  }
  return count;
}

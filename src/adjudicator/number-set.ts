/** A set of small numbers, a bit for each: whatever is put in comes out in order, and nothing is compared. */
export type NumberSet = Int32Array;

/** Bits of a word, and how often 2 goes into them. */
const BITS = 32;
const WORD = 5;

/** For numbers below `size`. */
export const createNumberSet = (size: number): NumberSet => new Int32Array(Math.ceil(size / BITS));

export function add(number: number, set: NumberSet): void {
  set[number >> WORD]! |= 1 << number;
}

/** Writes the numbers below `size` in order into a list, takes them out of the set, and answers how many they are. */
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

import type { CompiledBoard } from '../board/compiled.ts';
import { ROWS } from './columns.ts';
import type { Actor } from './columns.ts';

/** Units in no order: a bit for each space. */
export type Roll = Int32Array;

/** Bits of a word, and how often 2 goes into them. */
const BITS = 32;
const WORD = 5;

/** All units of the field. */
export const present: Roll = new Int32Array(Math.ceil(ROWS / BITS));

export function add(unit: Actor, roll: Roll): void {
  roll[unit >> WORD]! |= 1 << unit;
}

export function empty(roll: Roll, { spaces }: CompiledBoard): void {
  for (let word = 0; word << WORD < spaces.length; word += 1) roll[word] = 0;
}

/** Lists the units of a roll in board order. Answers how many they are. */
export function call(roll: Roll, list: Int16Array, { spaces }: CompiledBoard): number {
  const highest = BITS - 1;
  let count = 0;
  for (let word = 0; word << WORD < spaces.length; word += 1) {
    for (let bits = roll[word]!; bits !== 0; bits &= bits - 1) {
      list[count] = (word << WORD) + highest - Math.clz32(bits & -bits);
      count += 1;
    }
  }
  return count;
}

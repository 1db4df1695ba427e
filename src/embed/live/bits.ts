/*
 * Numbers as compact text: bits by arithmetic coding, with a probability learned in each context. Imports no values,
 * because the build reads it, too, and writes such texts (`tools/vite/packed-board.mjs`).
 */

/** Letters that need no escape in a string, in HTML and in JSON. */
export const LETTERS = `()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~!#%&`;

/** A range this small needs another letter. */
export const NARROW = 2 ** 32;

/** The letters that fill the first range. */
export const FIRST = 6;

/** How a range is divided in a context, depending on the bits seen there. Writer and reader learn the same. */
export function chances(): (context: string, range: number) => Chance {
  const seen = new Map<string, readonly [number, number]>();
  return (context, range) => {
    const [no, yes] = seen.get(context) ?? [0.4, 0.4];
    return {
      bound: Math.floor((range * yes) / (no + yes)),
      learn: (isYes) => {
        seen.set(context, isYes ? [no, yes + 1] : [no + 1, yes]);
      },
    };
  };
}

interface Chance {
  /** The part of the range that means yes. */
  readonly bound: number;
  readonly learn: (isYes: boolean) => void;
}

export interface Bits {
  readonly bit: (context: string) => boolean;
  /** A whole number of at least 0. */
  readonly number: (context: string) => number;
  /** Any whole number. */
  readonly signed: (context: string) => number;
}

/** A number in bits: how many follow its first bit, then these. */
export function numberBy(bit: Bits['bit'], context: string): number {
  let length = 0;
  while (bit(`${context}+${String(length)}`)) length++;
  let value = 1;
  for (let i = length; i > 0; i--)
    value = 2 * value + Number(bit(`${context}${String(length)} ${String(i)}`));
  return value - 1;
}

export function bitsOf(text: string): Bits {
  const chance = chances();
  let [at, range, code] = [0, 1, 0];
  const take = (): void => {
    range *= LETTERS.length;
    code = code * LETTERS.length + Math.max(0, LETTERS.indexOf(text.charAt(at++)));
  };
  while (at < FIRST) take();
  const bit = (context: string): boolean => {
    const { bound, learn } = chance(context, range);
    const isYes = code < bound;
    learn(isYes);
    if (isYes) range = bound;
    else {
      code -= bound;
      range -= bound;
    }
    while (range < NARROW) take();
    return isYes;
  };
  const number: Bits['number'] = (context) => numberBy(bit, context);
  return {
    bit,
    number,
    signed: (context) => {
      const n = number(context);
      return n % 2 === 1 ? -(n + 1) / 2 : n / 2;
    },
  };
}

/**
 * Whole numbers as text, short for small numbers. The letters need no escape in HTML, in JSON and in templates that use
 * braces. Small numbers are the most frequent, so they have the most frequent letters of scripts, which compresses best
 * next to one.
 */
const LETTERS =
  'et,nr.a()io:ls=-dhcufp;01gm2kb[]5vw?yx4#3M6*+|_78/A9ES!RTzjIJLPCGUOFNBHWXZqKYVDQ@%^~';
/** The first half of the letters ends a number, the other half means that more follows. */
const BASE = 42;

/** Maps any whole number to one of at least 0, and back. */
export const zigzag = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
export const unzigzag = (n: number): number => (n % 2 === 1 ? -(n + 1) / 2 : n / 2);

/** A whole number of at least 0. */
export function written(n: number): string {
  let text = '';
  let rest = n;
  for (; rest >= BASE; rest = Math.floor(rest / BASE) - 1)
    text += LETTERS.charAt(BASE + (rest % BASE));
  return text + LETTERS.charAt(rest);
}

/** Any whole number. */
export const writtenSigned = (n: number): string => written(zigzag(n));

/** Reads numbers one after another. A character that is not a digit counts as 0: the caller checks the values. */
export interface Digits {
  readonly more: () => boolean;
  readonly next: () => number;
  readonly signed: () => number;
}

export function digitsOf(text: string): Digits {
  let at = 0;
  const next = (): number => {
    let [sum, unit] = [0, 1];
    for (;;) {
      const digit = LETTERS.indexOf(text.charAt(at++));
      if (at > text.length || digit < BASE) return sum + unit * Math.max(0, digit);
      sum += unit * digit;
      unit *= BASE;
    }
  };
  return { more: () => at < text.length, next, signed: () => unzigzag(next()) };
}

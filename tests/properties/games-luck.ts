/** Numbers that look random and are the same each time for one seed. */
export interface Luck {
  /** A whole number from 0 up to but without this one. */
  readonly below: (number: number) => number;
  /** True so often in a hundred times. */
  readonly percent: (chance: number) => boolean;
  /** One of the list; null if it is empty. */
  readonly oneOf: <T>(list: readonly T[]) => T | null;
}

/** The luck of one moment of a game: it does not depend on what was drawn before, so that a shorter game is a prefix of a longer one. */
export function luckOf(seed: number, moment: number): Luck {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(moment + 1, 0xc2b2ae35)) >>> 0;
  // Mulberry32: small, and good enough to choose orders.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (number: number): number => Math.floor(next() * number);
  return {
    below,
    percent: (chance) => next() * 100 < chance,
    oneOf: (list) => list[below(list.length)] ?? null,
  };
}

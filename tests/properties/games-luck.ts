/** Pseudo-random choices, reproducible by seed. */
export interface Luck {
  /** An integer from 0 to `number` - 1. */
  readonly below: (number: number) => number;
  /** True with a probability of `chance` percent. */
  readonly percent: (chance: number) => boolean;
  /** An element of the list; null if it is empty. */
  readonly oneOf: <T>(list: readonly T[]) => T | null;
}

/**
 * The choices for one moment of a game. They do not depend on earlier choices, so that a shorter game is a prefix of
 * a longer one.
 */
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

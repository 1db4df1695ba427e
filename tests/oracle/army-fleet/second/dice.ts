/** Numbers that a seed determines. */
export interface Dice {
  /** A whole number from 0 up to a limit. */
  readonly below: (limit: number) => number;
  /** True this often, of 1. */
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  /** One of the names, with a frequency given by its number. */
  readonly weighted: <T extends string>(weights: Readonly<Record<T, number>>) => T;
  readonly shuffled: <T>(list: readonly T[]) => readonly T[];
}

export function diceOf(seed: number): Dice {
  let state = Math.imul(seed, 2_654_435_761);
  function roll(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number): number => Math.floor(roll() * limit);
  function pick<T>(list: readonly T[]): T {
    const one = list[below(list.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  }
  function weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
    const names: T[] = [];
    for (const name in weights) names.push(name);
    let left = roll() * names.reduce((sum, name) => sum + weights[name], 0);
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    return pick(names.filter((name) => weights[name] > 0));
  }
  return {
    below,
    chance: (share) => roll() < share,
    pick,
    weighted,
    shuffled: (list) =>
      list
        .map((one) => ({ one, rank: roll() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one),
  };
}

import { IS_SEA, SPACE_COUNT, touches } from '../board/compiled.ts';

/**
 * Convoy routes over sets of seas. A set is a bit mask with one bit for each of the board's seas;
 * spaces are indices as in `board/compiled.ts`.
 */
export type Seas = number;

const SEA_SPACES = Array.from({ length: SPACE_COUNT }, (_, space) => space).filter(
  (space) => IS_SEA[space] === 1,
);

/** By space: the bit of a sea, 0 for land. */
const BIT: readonly Seas[] = Array.from({ length: SPACE_COUNT }, (_, space) =>
  IS_SEA[space] === 1 ? 1 << SEA_SPACES.indexOf(space) : 0,
);

/** By space: the seas that touch it. */
const TOUCHED_BY: readonly Seas[] = Array.from({ length: SPACE_COUNT }, (_, space) =>
  SEA_SPACES.reduce((seas, sea) => (touches(sea, space) ? seas | bitOf(sea) : seas), 0),
);

export function bitOf(space: number): Seas {
  return BIT[space] ?? 0;
}

export function touchedBy(space: number): Seas {
  return TOUCHED_BY[space] ?? 0;
}

/** The seas of a set, as spaces in board order. */
export function spacesOf(seas: Seas): readonly number[] {
  return SEA_SPACES.filter((sea) => (seas & bitOf(sea)) !== 0);
}

/** By bit: the seas next to a sea. */
const NEXT_SEAS: readonly Seas[] = SEA_SPACES.map(touchedBy);

/** The seas next to any sea of the set. */
function around(seas: Seas): Seas {
  let result = 0;
  for (let left = seas; left !== 0; left &= left - 1) {
    result |= NEXT_SEAS[31 - Math.clz32(left & -left)] ?? 0;
  }
  return result;
}

/** Whether fleets in these seas could pass an army from one coast to the other (1971 XII.1-2). */
export function hasChain(from: number, to: number, seas: Seas): boolean {
  const goal = touchedBy(to) & seas;
  let reached = touchedBy(from) & seas;
  if (goal === 0) return false;
  while (reached !== 0) {
    if (reached & goal) return true;
    const next = reached | (around(reached) & seas);
    if (next === reached) return false;
    reached = next;
  }
  return false;
}

/** A shortest chain through the seas, in the order of travel; empty if there is none. */
export function shortestChain(from: number, to: number, seas: Seas): readonly number[] {
  let ends = spacesOf(touchedBy(from) & seas).map((sea) => [sea]);
  let unseen = seas & ~touchedBy(from);
  while (ends.length > 0) {
    const arrived = ends.find((chain) => touchedBy(to) & bitOf(lastOf(chain)));
    if (arrived) return arrived;
    const longer: number[][] = [];
    for (const chain of ends) {
      const next = touchedBy(lastOf(chain)) & unseen;
      unseen &= ~next;
      for (const sea of spacesOf(next)) longer.push([...chain, sea]);
    }
    ends = longer;
  }
  return [];
}

const lastOf = (chain: readonly number[]): number => chain.at(-1) ?? 0;

/**
 * The seas that lie on some *minimal* route, one from which no fleet could be left out
 * (DATC 3.0 6.G.19): only its first sea touches the start, only its last the goal, and
 * no sea touches another than the one before and the one after.
 */
export function seasOnRoutes(from: number, to: number, seas: Seas): Seas {
  const starts = touchedBy(from) & seas;
  const goals = touchedBy(to) & seas;
  let found = starts & goals;
  for (const start of spacesOf(starts & ~goals)) found |= onward(start, 0);
  return found;

  /** The seas of all minimal routes that begin with `passed` and then `sea`. */
  function onward(sea: number, passed: Seas): Seas {
    const route = passed | bitOf(sea);
    const next = touchedBy(sea) & seas & ~starts & ~route & ~around(passed);
    let seasOnward = next & goals ? route | (next & goals) : 0;
    for (const further of spacesOf(next & ~goals)) seasOnward |= onward(further, route);
    return seasOnward;
  }
}

import { known } from '../../support/known.ts';
import type { Law, Mover } from './law.ts';
import { consequences } from './world.ts';
import type { World } from './world.ts';
import type { Name } from './orders.ts';

/** A decision: whether a move or landing succeeds, or (`isDisruption`) whether a landing is disrupted. */
interface Variable {
  readonly mover: Mover;
  readonly isDisruption: boolean;
}

export interface SolvedCycle {
  readonly worlds: number;
  readonly how: 'one' | 'rotates' | 'holds';
}

export interface Solved {
  readonly world: World;
  readonly stopped: ReadonlySet<Mover>;
  readonly cycles: readonly SolvedCycle[];
}

/** More open decisions than this take too long: a row for each way to decide them. */
const MOST_OPEN = 11;

/**
 * Settles a turn by trying everything: §5, by what the equations mean and not by what they read. Null if there are too
 * many open decisions.
 */
export function solve(law: Law): Solved | null {
  const variables: Variable[] = law.movers.map((mover) => ({ mover, isDisruption: false }));
  for (const mover of law.movers) {
    const isAway = law.movers.some((other) => other.by === 'itself' && other.unit === mover.fleet);
    if (mover.by === 'landing-first' && isAway) variables.push({ mover, isDisruption: true });
  }
  const fixed = new Map<Variable, boolean>();
  const kept = new Set<Name>();
  const stopped = new Set<Mover>();
  const cycles: SolvedCycle[] = [];

  const worldOf = (
    values: ReadonlyMap<Variable, boolean>,
    forced: Partial<Pick<World, 'ferryLost' | 'disruption'>> = {},
  ): World => {
    const pick = (isDisruption: boolean): ReadonlyMap<Mover, boolean> =>
      new Map(
        [...values].flatMap(([one, value]) =>
          one.isDisruption === isDisruption ? [[one.mover, value] as const] : [],
        ),
      );
    return {
      succeeds: pick(false),
      disrupted: pick(true),
      kept,
      ferryLost: forced.ferryLost ?? new Map<Name, boolean>(),
      disruption: forced.disruption ?? new Map<Mover, boolean>(),
    };
  };
  const valuesFor = (open: readonly Variable[], bits: number): ReadonlyMap<Variable, boolean> =>
    new Map([...fixed, ...open.map((one, bit) => [one, ((bits >> bit) & 1) === 1] as const)]);
  const says = (world: World, { mover, isDisruption }: Variable): boolean => {
    const follows = consequences(law, world);
    return isDisruption ? follows.shouldBeDisrupted(mover) : follows.shouldSucceed(mover);
  };
  const tableOf = (
    open: readonly Variable[],
    forced: Partial<Pick<World, 'ferryLost' | 'disruption'>> = {},
  ): readonly (readonly boolean[])[] =>
    Array.from({ length: 1 << open.length }, (_, bits) => {
      const world = worldOf(valuesFor(open, bits), forced);
      return open.map((one) => says(world, one));
    });

  for (;;) {
    let open = variables.filter((one) => !fixed.has(one));
    if (open.length === 0) return { world: worldOf(fixed), stopped, cycles };
    // What does not depend on anything open, found a few at a time.
    if (open.length > MOST_OPEN) return null;
    const table = tableOf(open);
    const constant = open.filter((_, place) =>
      table.every((row) => row[place] === known(table[0])[place]),
    );
    if (constant.length > 0) {
      for (const one of constant) fixed.set(one, known(known(table[0])[open.indexOf(one)]));
      continue;
    }
    const influences = open.map((_, place) =>
      open.flatMap((__, other) =>
        table.some((row, bits) => row[place] !== known(table[bits ^ (1 << other)])[place])
          ? [other]
          : [],
      ),
    );
    const places = smallestClosed(influences);
    const cycle = places.map((place) => known(open[place]));
    const mask = places.reduce((bits, place) => bits | (1 << place), 0);
    const worlds = table.flatMap((row, bits) =>
      (bits & ~mask) === 0 && places.every((place) => row[place] === (((bits >> place) & 1) === 1))
        ? [bits]
        : [],
    );
    if (worlds.length === 1) {
      cycles.push({ worlds: 1, how: 'one' });
      for (const place of places)
        fixed.set(known(open[place]), ((known(worlds[0]) >> place) & 1) === 1);
      continue;
    }
    const matters = (
      forced: (value: boolean) => Partial<Pick<World, 'ferryLost' | 'disruption'>>,
    ) =>
      [true, false].some((value) =>
        tableOf(open, forced(value)).some((row, bits) =>
          places.some((place) => row[place] !== known(table[bits])[place]),
        ),
      );
    // Only what is not settled yet is waited for.
    const isOpen = (read: (world: World) => boolean): boolean => {
      const answers = table.map((_, bits) => read(worldOf(valuesFor(open, bits))));
      return answers.includes(true) && answers.includes(false);
    };
    const ferries = new Set([...law.ferries.values()].flat());
    const waitsForFerry = [...ferries].some(
      (ferry) =>
        isOpen((world) => consequences(law, world).isLost(ferry)) &&
        matters((value) => ({ ferryLost: new Map([[ferry, value]]) })),
    );
    const waitsForDisruption = law.movers.some(
      (mover) =>
        mover.by === 'landing-first' &&
        isOpen((world) => consequences(law, world).isDisrupted(mover)) &&
        matters((value) => ({ disruption: new Map([[mover, value]]) })),
    );
    if (worlds.includes(mask) && !waitsForFerry && !waitsForDisruption) {
      cycles.push({ worlds: worlds.length, how: 'rotates' });
      for (const one of cycle) fixed.set(one, true);
      continue;
    }
    cycles.push({ worlds: worlds.length, how: 'holds' });
    // An army that would go aboard, as far as that depends on the cycle, stays ashore.
    for (const army of [...law.boards.keys(), ...law.ferries.keys()]) {
      const answers = table.flatMap((_, bits) => {
        if ((bits & ~mask) !== 0) return [];
        return [isCarriedOver(law, army, worldOf(valuesFor(open, bits)))];
      });
      if (!answers.includes(true) || !answers.includes(false)) continue;
      kept.add(army);
      const foreign = variables.find(
        ({ mover }) => mover.unit === army && mover.by === 'foreign-ferry',
      );
      if (foreign && !fixed.has(foreign)) {
        fixed.set(foreign, false);
        stopped.add(foreign.mover);
      }
    }
    let isStopped = false;
    for (const one of cycle) {
      if (one.isDisruption) continue;
      fixed.set(one, false);
      stopped.add(one.mover);
      isStopped = true;
    }
    if (!isStopped) for (const one of cycle) fixed.set(one, false);
    open = [];
  }
}

function isCarriedOver(law: Law, army: Name, world: World): boolean {
  const follows = consequences(law, world);
  if (law.ferried.has(army) || law.boards.has(army)) return follows.goesAboard(army);
  return known(law.ferries.get(army)).some((ferry) => !follows.isLost(ferry));
}

/** The smallest set whose members depend on nothing outside it. */
function smallestClosed(influences: readonly (readonly number[])[]): readonly number[] {
  const closed = influences.map((_, start) => {
    const found = new Set([start]);
    for (const place of found) for (const next of known(influences[place])) found.add(next);
    return [...found].sort((one, other) => one - other);
  });
  return known(closed.sort((one, other) => one.length - other.length)[0]);
}

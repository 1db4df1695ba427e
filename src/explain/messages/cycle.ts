import { spaceOf, type Location } from '../../board/board.ts';
import type { FactOf, UnitAt } from '../../trace/fact.ts';
import { destination, type Context } from './context.ts';
import { who, type Who } from './who.ts';

/** What the edition’s rule for paradoxes does to the convoys of one. */
export type Backup = 'broken' | 'all-hold' | 'broken-or-all-hold';

export type CycleMessage =
  /** Each of `core` waits for the next, the last for the first. */
  | { readonly say: 'rotation'; readonly core: readonly Who[] }
  | {
      readonly say: 'move-rotates';
      readonly unit: Who;
      readonly to: Location;
      readonly there: Who;
    }
  | {
      readonly say: 'paradox';
      readonly convoys: readonly Who[];
      readonly outcomes: number;
      readonly backup: Backup;
    }
  | { readonly say: 'move-stopped'; readonly unit: Who; readonly to: Location };

/** That the orders alone would let all of a circle stay as well. */
export interface CycleNearMiss {
  readonly say: 'staying-fits';
  readonly units: number;
}

/** The units of a circle, each before the one in the space that it moves to. */
export function inCircle(core: readonly UnitAt[], t: Context): readonly UnitAt[] {
  const found = core.slice(0, 1);
  for (const unit of found) {
    const to = destination(unit, t);
    const next = core.find((other) => to !== null && spaceOf(to) === other);
    if (next !== undefined && !found.includes(next)) found.push(next);
  }
  return found.length === core.length ? found : core;
}

/** Moves that wait for one another and for nothing else. */
export const rotation = ({ core }: FactOf<'rotation'>, t: Context): CycleMessage => ({
  say: 'rotation',
  core: inCircle(core, t).map((unit) => who(unit, t.units)),
});

export const moveRotates = (
  { unit, to }: FactOf<'move-rotates'>,
  { units }: Context,
): CycleMessage => ({
  say: 'move-rotates',
  unit: who(unit, units),
  to,
  there: who(spaceOf(to), units),
});

function backup(outcomes: number, t: Context): Backup {
  switch (t.edition.choices.paradox) {
    case 'convoys-fail':
      return 'broken';
    case 'all-hold':
      return 'all-hold';
    case 'convoys-fail-or-all-hold':
      return outcomes === 0 ? 'all-hold' : 'broken-or-all-hold';
  }
}

/** A convoy on which its own fate depends. */
export const paradox = ({ convoys, outcomes }: FactOf<'paradox'>, t: Context): CycleMessage => ({
  say: 'paradox',
  convoys: convoys.map((unit) => who(unit, t.units)),
  outcomes,
  backup: backup(outcomes, t),
});

export const moveStopped = (
  { unit, to }: FactOf<'move-stopped'>,
  { units }: Context,
): CycleMessage => ({ say: 'move-stopped', unit: who(unit, units), to });

export const cycleNearMiss = ({ core, outcomes }: FactOf<'rotation'>): CycleNearMiss | null =>
  outcomes === 2 ? { say: 'staying-fits', units: core.length } : null;

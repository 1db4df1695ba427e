import { spaceOf, type Location } from '../board/board.ts';
import type { FactOf } from '../trace/fact.ts';
import type { Telling } from './telling.ts';
import { who, type Who } from './who.ts';

/** What the edition’s rule for paradoxes does to the convoys of one. */
export type Backup = 'broken' | 'all-hold' | 'broken-or-all-hold';

export type CoreSaid =
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
export interface CoreMissed {
  readonly say: 'staying-fits';
  readonly units: number;
}

/** Moves that wait for one another and for nothing else. */
export const rotation = ({ core }: FactOf<'rotation'>, { units }: Telling): CoreSaid => ({
  say: 'rotation',
  core: core.map((unit) => who(unit, units)),
});

export const moveRotates = (
  { unit, to }: FactOf<'move-rotates'>,
  { units }: Telling,
): CoreSaid => ({
  say: 'move-rotates',
  unit: who(unit, units),
  to,
  there: who(spaceOf(to), units),
});

function backup(outcomes: number, t: Telling): Backup {
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
export const paradox = ({ convoys, outcomes }: FactOf<'paradox'>, t: Telling): CoreSaid => ({
  say: 'paradox',
  convoys: convoys.map((unit) => who(unit, t.units)),
  outcomes,
  backup: backup(outcomes, t),
});

export const moveStopped = (
  { unit, to }: FactOf<'move-stopped'>,
  { units }: Telling,
): CoreSaid => ({ say: 'move-stopped', unit: who(unit, units), to });

export const coreNearMiss = ({ core, outcomes }: FactOf<'rotation'>): CoreMissed | null =>
  outcomes === 2 ? { say: 'staying-fits', units: core.length } : null;

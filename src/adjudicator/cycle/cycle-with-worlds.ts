import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Ruling } from '../../trace/ruling.ts';
import type { Walk } from './walk-round.ts';

/** A consistent outcome of a cycle: every equation holds in it. */
export interface World {
  /** The moves of the cycle that succeed in it, in board order. */
  readonly moves: readonly UnitAt[];
  /** What the whole turn comes to in it, without steps; by the Army/Fleet module with those that a turn with this outcome alone would have. */
  readonly ruling: Ruling;
}

/** Moves that wait for one another, in a circle or in a convoy paradox, with all their worlds. */
export interface CycleWithWorlds {
  /** The moves, as the steps `rotation` and `paradox` list them. */
  readonly core: readonly UnitAt[];
  /** The undecided convoys that they wait for: none in a circle. */
  readonly convoys: readonly UnitAt[];
  /** Empty if every assumption contradicts itself. */
  readonly worlds: readonly World[];
  /** What follows if the first move succeeds, and what if it fails. */
  readonly walks: readonly Walk[];
  /** Of the Army/Fleet module: what it comes to. Its cores have landings, too, since whether one is disrupted may be in question. */
  readonly end?: CycleEnd;
}

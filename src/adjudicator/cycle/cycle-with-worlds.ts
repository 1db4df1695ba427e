import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Ruling } from '../../trace/ruling.ts';
import type { Walk } from './walk-round.ts';

/** A consistent outcome of a cycle: every equation holds in it. */
export interface World {
  /** The moves of the cycle that succeed in it, in board order. */
  readonly moves: readonly UnitAt[];
  /**
   * The ruling of the whole turn in this world, without steps; under the Army/Fleet module with the steps that a turn
   * with this outcome alone would have.
   */
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
  /** What follows if the first move succeeds, and what follows if it fails. */
  readonly walks: readonly Walk[];
  /**
   * Army/Fleet module: how the cycle ends. Its `core` includes landings, since whether one is disrupted may be in
   * question.
   */
  readonly end?: CycleEnd;
}

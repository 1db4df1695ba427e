import type { UnitAt } from '../board/unit-at.ts';
import type { CycleEnd } from '../trace/army-fleet/fleet-fact.ts';
import type { Ruling } from '../trace/ruling.ts';

/** A consistent outcome of a cycle: every article holds in it. */
export interface World {
  /** The moves of the cycle that succeed in it, in board order. */
  readonly moves: readonly UnitAt[];
  /**
   * The ruling of the whole turn in this world, without steps; under the Army/Fleet module with the steps that a turn
   * with this outcome alone would have.
   */
  readonly ruling: Ruling;
}

/** One consequence. `yes`: the move succeeds, the path exists, the support is given, the convoy is available. */
export interface Consequence {
  readonly kind: 'move' | 'path' | 'support' | 'convoy';
  readonly unit: UnitAt;
  readonly yes: boolean;
}

/**
 * What follows from the assumption that a move of a cycle succeeds, or fails, around the loop and back to that move.
 */
export interface Walk {
  readonly assumed: Consequence;
  readonly follows: readonly Consequence[];
  /** Whether the move itself succeeds at the end of the walk: as assumed, or the opposite. */
  readonly returns: boolean;
  /** Its attack strength at that point, and the strength of the strongest unit that opposes it. */
  readonly attack: number;
  readonly against: number;
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

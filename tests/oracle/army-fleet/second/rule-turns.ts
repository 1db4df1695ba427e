import { readUnits } from './board.ts';
import type { ByPower, Unit } from './board.ts';
import type { Choices } from './equations.ts';
import { ruleRemovals, ruleRetreats } from './later-phases.ts';
import { ruleMoves, tellMoves } from './movement.ts';
import type { Dislodged } from './movement.ts';

/** A case of the module, without what is expected of it. */
export interface Case {
  readonly units: ByPower;
  readonly choices?: Choices;
  readonly phases: readonly Phase[];
}

export interface Phase {
  readonly phase: 'movement' | 'retreats' | 'adjustments';
  readonly orders: ByPower;
  /** For adjustments: the centres of each power. */
  readonly owners?: ByPower;
}

/** The table of a turn with more decisions would have more than a quarter of a million rows. */
const MOST_DECISIONS = 18;

/**
 * A second program that rules cases of the Army/Fleet module, written from the specification of the module alone. It
 * shares only the tables of the board with the adjudicator and with the oracle next to it. It returns what a case
 * expects of each of its phases, a cycle as the number of its worlds and how it ends.
 */
export function ruleTurns(one: Case): readonly unknown[] {
  let units: readonly Unit[] = readUnits(one.units);
  let dislodged: readonly Dislodged[] = [];
  return one.phases.map(({ phase, orders, owners }): unknown => {
    if (phase === 'movement') {
      const moved = ruleMoves(units, orders, one.choices ?? {}, MOST_DECISIONS);
      if (!moved) throw new Error('too many decisions');
      ({ after: units, dislodged } = moved);
      return tellMoves(moved);
    }
    const { says, after } =
      phase === 'retreats'
        ? ruleRetreats(units, dislodged, orders)
        : ruleRemovals(units, orders, owners ?? {});
    units = after;
    return says;
  });
}

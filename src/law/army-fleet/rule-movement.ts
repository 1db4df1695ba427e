import type { Location, SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { OrderPart } from '../../orders/notations/cases/army-fleet/case-orders.ts';
import type { CaseUnit } from '../../orders/notations/cases/army-fleet/case-units.ts';
import {
  caseUnitsOf,
  ordersOfParts,
  positionOf,
} from '../../orders/notations/cases/army-fleet/orders-of-parts.ts';
import type { ArmyFleetEdition } from '../../rules/edition.ts';
import type { CycleEnd } from '../../trace/army-fleet/fleet-fact.ts';
import type { Retreater, RetreatPosition } from '../../trace/retreat-ruling.ts';
import { OUTCOMES, type Outcome } from '../../trace/ruling.ts';
import { isBlocked } from '../failures.ts';
import { retreatPosition } from '../retreats/retreat-position.ts';
import type { TurnUnit } from '../turn.ts';
import { decideFleets, fleetRulingOf } from './adjudicate.ts';
import type { FleetCycle } from './cycles.ts';

/** An order, in the parts that its text has. */
export interface GivenParts {
  readonly power: Power;
  readonly parts: readonly OrderPart[];
}

/** Different legal orders to one unit have no single meaning (VII.4), so cases call them illegal. */
export type ModuleOutcome = Exclude<Outcome, 'ambiguous'>;
export const MODULE_OUTCOMES: readonly ModuleOutcome[] = OUTCOMES.filter(
  (one) => one !== 'ambiguous',
);

/** A dislodged unit, with the army aboard it, if there is one and it has not starved. */
export interface DislodgedInModule {
  readonly unit: CaseUnit;
  /** The space that its attacker came from. */
  readonly by: SpaceId;
  readonly retreats: readonly Location[];
  /** Only land is open to a fleet with an army aboard, so the army is lost (IV.a). */
  readonly losesArmy: boolean;
  /** Where the Right-Hand Rule takes it if no retreat is ordered for it (IV.e); null if it is then disbanded. */
  readonly displaced: Location | null;
}

/** A member of a cycle: the unit in a space, or the army aboard there. */
export interface CycleMember {
  readonly kind: 'A' | 'F';
  readonly at: Location;
}

export interface MovementRuling {
  /** By order: the outcome of each part. */
  readonly orders: readonly (readonly ModuleOutcome[])[];
  /** The seas, before the moves, whose armies starve. */
  readonly starved: readonly SpaceId[];
  readonly dislodged: readonly DislodgedInModule[];
  readonly cycles: readonly {
    readonly core: readonly CycleMember[];
    readonly worlds: number;
    readonly how: CycleEnd;
  }[];
  readonly after: readonly CaseUnit[];
  /** The board before the retreats. */
  readonly left: RetreatPosition;
}

/** Adjudicates the moves of a turn under the Army/Fleet module. Throws if two units are in one space. */
export function ruleMovement(
  units: readonly CaseUnit[],
  given: readonly GivenParts[],
  edition: ArmyFleetEdition,
): MovementRuling {
  const position = positionOf(units);
  const orders = ordersOfParts(given, units);
  const decided = decideFleets(position, orders, edition, false);
  const ruling = fleetRulingOf(decided);
  const unitAt = (id: string): TurnUnit | undefined =>
    decided.turn.units.find((unit) => unit.id === id);
  const outcomes = orders.map((order): ModuleOutcome => {
    const row = ruling.orders.find((one) => one.order === order);
    if (!row || row.outcome === 'ambiguous') return 'illegal';
    if (row.outcome !== 'bounces' && row.outcome !== 'blocked') return row.outcome;
    // Regardless of what was settled first: a unit of its own power is in the way (IX.3), or the move is beaten.
    const unit = unitAt(row.unit);
    return unit && isBlocked(unit, decided.known) ? 'blocked' : 'bounces';
  });
  const left = retreatPosition(position, ruling);
  const starts = given.map((_, place) =>
    given.slice(0, place).reduce((sum, { parts }) => sum + parts.length, 0),
  );
  return {
    orders: given.map(({ parts }, place) => {
      const start = starts[place] ?? 0;
      return outcomes.slice(start, start + parts.length);
    }),
    starved: (ruling.starved ?? []).map(spaceOf),
    dislodged: left.dislodged.map((one, place): DislodgedInModule => {
      const by = unitAt(ruling.dislodged[place]?.by ?? '');
      const origin = by && decided.turn.board.names[by.from];
      return dislodgedFrom(one, spaceOf(origin ?? one.unit.at));
    }),
    cycles: decided.cycles
      .filter(({ cycle }) => cycle.isKnot)
      .map(({ cycle, end }) => ({
        core: membersOf(cycle),
        worlds: cycle.worlds.length,
        how: end,
      })),
    after: caseUnitsOf(ruling.after),
    left,
  };
}

const isAtSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';

const dislodgedFrom = (
  { unit: { power, kind, at }, retreats, aboard, displaced }: Retreater,
  by: SpaceId,
): DislodgedInModule => ({
  unit: { power, kind, at, aboard: aboard?.moves ?? null },
  by,
  retreats,
  losesArmy: aboard !== undefined && retreats.length > 0 && !retreats.some(isAtSea),
  displaced: displaced ?? null,
});

const membersOf = ({ decisions }: FleetCycle): readonly CycleMember[] =>
  [...new Set(decisions.map(([unit]) => unit))].map(({ kind, id }) => ({ kind, at: spaceOf(id) }));

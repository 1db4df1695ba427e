import { SPACE_IDS, spaceOf } from '../../board/board.ts';
import type { Piece, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import { berthIn, unitAt, type UnitAt } from '../../board/unit-at.ts';
import { isArmyFleet, type Edition } from '../../rules/edition.ts';
import type { AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import type { AdjustmentPosition } from '../../trace/adjustment-ruling.ts';

/** Which units and owners are where, and how many units each power is short of or over its centres. */
export interface UnitsAndCentres {
  readonly units: ReadonlyMap<UnitAt, Unit>;
  readonly captures: readonly AdjustmentFactOf<'captures'>[];
  readonly owners: ReadonlyMap<SpaceId, Power>;
  readonly count: (power: Power) => { readonly centres: number; readonly units: number };
  readonly due: (power: Power) => number;
  readonly waiving: boolean;
  /** The unit that an order names by kind and place. */
  readonly named: (piece: Piece) => Unit | undefined;
  /** The army aboard a fleet. */
  readonly aboard: (fleet: Piece) => Unit | undefined;
  /** Whether armies aboard are removed instead of their fleets if no order says which (A/F IV.c). */
  readonly sparesFleets: boolean;
}

export function unitsAndCentres(position: AdjustmentPosition, edition: Edition): UnitsAndCentres {
  const units = new Map(position.units.map((unit) => [unitAt(unit), unit]));
  const owners = new Map<SpaceId, Power>();
  const captures: AdjustmentFactOf<'captures'>[] = [];
  for (const centre of SPACE_IDS) {
    if (!SPACES[centre].centre) continue;
    const from = position.owners[centre] ?? null;
    const standing = position.captured === true ? undefined : units.get(centre)?.power;
    const owner = standing ?? from;
    if (owner !== null) owners.set(centre, owner);
    if (standing !== undefined && standing !== from)
      captures.push({ type: 'captures', centre, by: standing, from });
  }
  const count = (power: Power): { readonly centres: number; readonly units: number } => ({
    centres: [...owners.values()].filter((owner) => owner === power).length,
    units: [...units.values()].filter((unit) => unit.power === power).length,
  });
  const due = (power: Power): number => count(power).centres - count(power).units;
  const module = isArmyFleet(edition) ? edition.armyFleet : null;
  return {
    units,
    captures,
    owners,
    count,
    due,
    waiving: edition.choices.waiving,
    named: (piece) => units.get(module ? unitAt(piece) : spaceOf(piece.at)),
    aboard: ({ kind, at }) => (kind === 'F' ? units.get(berthIn(spaceOf(at))) : undefined),
    sparesFleets: module?.unorderedRemoval === 'army-of-a-fleet-first',
  };
}

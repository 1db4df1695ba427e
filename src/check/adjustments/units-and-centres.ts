import { boardIn, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Piece, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { berthIn, unitAt, type UnitAt } from '../../board/unit-at.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentFactOf } from '../../trace/adjustment-fact.ts';
import { unitNamed } from '../../trace/unit-name.ts';
import type { AdjustmentPosition } from '../../trace/adjustment-ruling.ts';

/** Which units and owners are where, and how many units each power is short of or over its centres. */
export interface UnitsAndCentres {
  readonly board: Board;
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
  /** Where a power may build, if it owns the centre. */
  readonly sitesOf: (power: Power) => readonly SpaceId[];
  /** Whether armies aboard are removed instead of their fleets if no order says which (A/F IV.c). */
  readonly sparesFleets: boolean;
}

export function unitsAndCentres(position: AdjustmentPosition, edition: Edition): UnitsAndCentres {
  const board = boardIn(position);
  const units = new Map(position.units.map((unit) => [unitAt(unit), unit]));
  const owners = new Map<SpaceId, Power>();
  const captures: AdjustmentFactOf<'captures'>[] = [];
  for (const centre of board.spaceIds) {
    if (!spaceIn(centre, board).centre) continue;
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
  const sitesOf = (power: Power): readonly SpaceId[] =>
    board.spaceIds.filter((space) => {
      const { centre, home } = spaceIn(space, board);
      if (!centre || board.builds === 'anywhere') return centre;
      return board.builds === 'home' ? home === power : home !== null;
    });
  return {
    board,
    units,
    captures,
    owners,
    count,
    due,
    sitesOf,
    waiving: edition.choices.waiving,
    named: (piece) => units.get(unitNamed(piece, edition)),
    aboard: ({ kind, at }) => (kind === 'F' ? units.get(berthIn(spaceOf(at))) : undefined),
    sparesFleets: edition.armyFleet?.unorderedRemoval === 'army-of-a-fleet-first',
  };
}

import { spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Owners, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Choices } from '../../rules/edition.ts';
import type { Remoteness } from '../../trace/adjustment-fact.ts';
import { distanceTo } from './distance.ts';

export interface RemoteUnit extends Remoteness {
  readonly piece: Unit;
}

/**
 * The units of a power in the order in which they are removed if no order says which: the farthest from its centres
 * first, a fleet before an army, then by English name (1971 XIV.4; DATC 3.0 4.D.8). A unit that cannot reach a centre
 * counts as farther than any other.
 */
export function inOrderOfRemoval(
  units: readonly Unit[],
  power: Power,
  owners: Owners,
  board: Board,
  { removal }: Choices,
): readonly RemoteUnit[] {
  const goals = countsFromOwned(removal)
    ? board.centres.filter((centre) => owners[centre] === power)
    : board.spaceIds.filter((space) => spaceIn(space, board).home === power);
  const nameOf = ({ unit }: Remoteness): string => spaceIn(unit, board).name;
  const byName = (one: Remoteness, other: Remoteness): number =>
    nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other));
  return units
    .map((piece) => ({
      piece,
      unit: spaceOf(piece.at),
      distance: distanceTo(goals, piece, removal, board),
    }))
    .sort((one, other) => byDistance(one, other) || byKind(one, other) || byName(one, other));
}

/** Whether distances are measured from the centres that a power owns now rather than from its home centres. */
export function countsFromOwned(removal: Choices['removal']): boolean {
  switch (removal) {
    case 'home-by-convoy':
    case 'home-armies-over-sea':
      return false;
    case 'owned-over-land-and-sea':
      return true;
  }
}

function byDistance(one: Remoteness, other: Remoteness): number {
  if (one.distance === other.distance) return 0;
  return (other.distance ?? Infinity) - (one.distance ?? Infinity);
}

const byKind = ({ piece: one }: RemoteUnit, { piece: other }: RemoteUnit): number =>
  Number(one.kind === 'A') - Number(other.kind === 'A');

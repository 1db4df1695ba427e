import { type Owners, SPACE_IDS, spaceOf } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Choices } from '../../rules/edition.ts';
import type { Remoteness } from '../../trace/adjustment-fact.ts';
import { distanceTo } from './distance.ts';
import { CENTRES } from '../../board/centres.ts';

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
  { removal }: Choices,
): readonly RemoteUnit[] {
  const goals = countsFromOwned(removal)
    ? CENTRES.filter((centre) => owners[centre] === power)
    : SPACE_IDS.filter((space) => SPACES[space].home === power);
  return units
    .map((piece) => ({
      piece,
      unit: spaceOf(piece.at),
      distance: distanceTo(goals, piece, removal),
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

const nameOf = (space: SpaceId): string => SPACES[space].name;

const byName = ({ unit: one }: Remoteness, { unit: other }: Remoteness): number =>
  nameOf(one) < nameOf(other) ? -1 : Number(nameOf(one) > nameOf(other));

import {
  spaceIn,
  spaceOf,
  type Board,
  type Owners,
  type Unit,
  fleetLocations,
  neighbours,
  type Location,
  type Piece,
  type SpaceId,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Choices } from '../../rules/edition.ts';
import type { Remoteness } from '../../trace/adjustment-fact.ts';

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

/** Where a piece can be after one step, as an edition counts steps. */
type Ways = (piece: Piece, board: Board) => readonly Location[];

/**
 * How far a piece is from the nearest of some centres, in steps as the edition counts them; null if it cannot get
 * there. Only the board matters, not which units are where, so distances do not change while units are removed.
 */
export function distanceTo(
  goals: readonly SpaceId[],
  piece: Piece,
  removal: Choices['removal'],
  board: Board,
): number | null {
  const ways = WAYS[removal];
  const seen = new Set<Location>([piece.at]);
  let front: readonly Location[] = [piece.at];
  for (let steps = 0; front.length > 0; steps += 1) {
    if (front.some((at) => goals.includes(spaceOf(at)))) return steps;
    const next = new Set(front.flatMap((at) => ways({ kind: piece.kind, at }, board)));
    front = [...next].filter((at) => !seen.has(at));
    for (const at of front) seen.add(at);
  }
  return null;
}

/** All pieces that could be in a space. */
const piecesIn = (space: SpaceId, board: Board): readonly Piece[] => [
  { kind: 'A', at: space },
  ...fleetLocations(space, board).map((at): Piece => ({ kind: 'F', at })),
];

/** Every adjacent space, for an army or a fleet. */
const around = (at: Location, board: Board): readonly SpaceId[] => [
  ...new Set(
    piecesIn(spaceOf(at), board).flatMap((piece) => neighbours(piece, board).map(spaceOf)),
  ),
];

/** The provinces that a convoy could reach from a province, over any number of seas. */
function shoresBeyond(start: SpaceId, board: Board): readonly SpaceId[] {
  const isSea = (space: SpaceId): boolean => spaceIn(space, board).kind === 'sea';
  const seas = new Set(around(start, board).filter(isSea));
  for (const sea of seas) for (const next of around(sea, board).filter(isSea)) seas.add(next);
  const shores = new Set(
    [...seas].flatMap((sea) => around(sea, board)).filter((space) => !isSea(space)),
  );
  return [...shores].filter((space) => space !== start);
}

const WAYS: Readonly<Record<Choices['removal'], Ways>> = {
  /** Over land and sea alike, whatever the unit (rulebook 2023, according to DATC 3.0 4.D.8 and 6.J.5 to 6.J.10). */
  'owned-over-land-and-sea': ({ at }, board) => around(at, board),

  /**
   * A fleet by its own moves; an army also into and out of seas, each counting as one step (DATC 3.0 4.D.8: how most
   * people counted before 2023).
   */
  'home-armies-over-sea': (piece, board) =>
    piece.kind === 'F' ? neighbours(piece, board) : around(piece.at, board),

  /**
   * A fleet by its own moves; an army by its own, or by convoy (1971 XIV.4). That rule does not say what a convoy
   * counts as, nor which fleets it needs. House rule `convoy-is-one-move`: it is one move, over however many seas, as
   * in play (1971 XII.2), and whether or not fleets are there, since the units of a country in civil disorder would not
   * convoy anyway (XIV.3).
   */
  'home-by-convoy': (piece, board) =>
    piece.kind === 'F'
      ? neighbours(piece, board)
      : [...neighbours(piece, board), ...shoresBeyond(spaceOf(piece.at), board)],
};

import type { Board, SpaceId } from '../board.ts';
import { ownersAtStart } from '../centres.ts';
import type { Power } from '../powers.ts';
import { movesTo } from './moves-to.ts';

/** Two powers, and the spaces where units of both can be after one move. */
export interface Meeting {
  readonly powers: readonly [Power, Power];
  readonly spaces: readonly SpaceId[];
}

/** A centre without an owner at the start, and who can be in it after two moves, the nearest first. */
export interface NeutralCentre {
  readonly centre: SpaceId;
  readonly near: readonly { readonly power: Power; readonly moves: number }[];
}

/** How many moves a year has. */
const YEAR = 2;

/** How many moves each power needs to each space, with the nearest of its units at the start. */
function firstMoves({ start: { units }, ...board }: Board): ReadonlyMap<Power, Moves> {
  const all = new Map<Power, Map<SpaceId, number>>(board.powers.map((power) => [power, new Map()]));
  for (const unit of units)
    for (const [space, moves] of movesTo(unit, { ...board, start: { units } })) {
      const own = all.get(unit.power);
      own?.set(space, Math.min(moves, own.get(space) ?? moves));
    }
  return all;
}
type Moves = ReadonlyMap<SpaceId, number>;

/** The pairs of items of a list. */
export const pairsIn = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((one, place) => list.slice(place + 1).map((other) => [one, other] as const));

/**
 * Who can meet in the first Spring: where units of two powers can be, by a move or because they are there. Convoys do not
 * count.
 */
export function meetings(board: Board): readonly Meeting[] {
  const first = firstMoves(board);
  const isNear = (power: Power, space: SpaceId): boolean =>
    (first.get(power)?.get(space) ?? Infinity) <= 1;
  return pairsIn(board.powers).flatMap((powers) => {
    const spaces = board.spaceIds.filter((space) => powers.every((power) => isNear(power, space)));
    return spaces.length > 0 ? [{ powers, spaces }] : [];
  });
}

/** The centres that nobody owns at the start, and who can be in them in the first year. */
export function neutralCentres(board: Board): readonly NeutralCentre[] {
  const owners = ownersAtStart(board);
  const first = firstMoves(board);
  return board.centres
    .filter((centre) => owners[centre] === undefined)
    .map((centre) => ({
      centre,
      near: board.powers
        .flatMap((power) => {
          const moves = first.get(power)?.get(centre) ?? Infinity;
          return moves <= YEAR ? [{ power, moves }] : [];
        })
        .sort((one, other) => one.moves - other.moves),
    }));
}

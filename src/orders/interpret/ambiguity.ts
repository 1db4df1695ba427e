import { spaceIn, type Board, type SpaceId } from '../../board/board.ts';
import { errorAt } from '../errors.ts';
import { clearName } from '../format-order.ts';
import type { OrderError, Words } from '../parsed-orders.ts';
import type { KnownUnits } from './choose-meaning.ts';
import type { OrderMeaning, UnitInSpace } from './order-meaning.ts';
import type { WrittenOrder } from './written-order.ts';

/** The error if two meanings differ in what some words stand for (1971 VII.4); null if all agree. */
function spaceError(at: Words, spaces: readonly SpaceId[], board: Board): OrderError | null {
  const different = [...new Set(spaces)];
  if (different.length < 2) return null;
  const problem = `This may mean ${different.map((space) => spaceIn(space, board).name).join(' or ')}`;
  return errorAt(
    at,
    'ambiguous',
    problem,
    different.map((space) => clearName(space, board)).join(' or '),
  );
}

function letterError(at: Words, spots: readonly UnitInSpace[]): OrderError | null {
  if (spots.every(({ kind }) => kind === spots[0]?.kind)) return null;
  return errorAt(at, 'unit', 'This may be an army or a fleet', `A or F before ${at.words}`);
}

/**
 * Why none of several meanings of an order can be preferred; null if they are the same, or differ only in the letters
 * of units that the position does not have: such an order has no effect anyway. A position that is inferred lacks the
 * units of which no order shows what they are.
 */
export function ambiguity(
  written: WrittenOrder,
  meanings: readonly OrderMeaning[],
  { byPosition, board }: KnownUnits,
  isInferred: boolean,
): OrderError | null {
  const { unit, target, to } = written;
  const units = meanings.map((meaning) => meaning.unit);
  const targets = meanings.flatMap((meaning) => meaning.target ?? []);
  const destinations = meanings.flatMap((meaning) => meaning.to ?? []);
  const spacesOf = (spots: readonly UnitInSpace[]): readonly SpaceId[] =>
    spots.map(({ space }) => space);
  const place =
    spaceError(unit.place ?? unit, spacesOf(units), board) ??
    (target && spaceError(target.place ?? target, spacesOf(targets), board)) ??
    (to && spaceError(to, destinations, board));
  if (place || (byPosition && !isInferred)) return place;
  return letterError(unit, units) ?? (!byPosition && target ? letterError(target, targets) : null);
}

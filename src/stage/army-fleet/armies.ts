import type { Location, SpaceId } from '../../board/board.ts';
import { spaceOf } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { SPACES } from '../../board/spaces.ts';
import { berthIn, isBerth, unitAt } from '../../board/unit-at.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Decided } from '../model/decisions.ts';

/** An army that is aboard at some step of a turn. */
export interface Traveller {
  /** Its name in the position. */
  readonly unit: UnitAt;
  readonly power: Power;
  /** The space of its fleet before the moves, which also names it when it lands from there. */
  readonly boat: SpaceId;
  readonly berth: UnitAt;
  /** How many moves it has been at sea; 0: it boards this turn. */
  readonly moves: number;
  /** The index of the order by which it boards; null: it is aboard already. */
  readonly goesAboard: number | null;
  /** Whether its own power ferries it, so that its path is certain. */
  readonly isFerried: boolean;
}

const cache = new WeakMap<Turn, readonly Traveller[]>();

/** Every army that is aboard at some step, or may be. */
export function travellersOf(turn: Turn): readonly Traveller[] {
  const found = cache.get(turn) ?? findTravellers(turn);
  cache.set(turn, found);
  return found;
}

function findTravellers({ position, ruling }: Turn): readonly Traveller[] {
  const aboard = position.units.flatMap((piece): Traveller[] => {
    const unit = unitAt(piece);
    if (!isBerth(unit)) return [];
    const { power, moves = 1 } = piece;
    const boat = spaceOf(unit);
    return [{ unit, power, boat, berth: unit, moves, goesAboard: null, isFerried: false }];
  });
  const ferries = new Map(
    ruling.steps.flatMap(({ fact }) =>
      fact.type === 'passage' && fact.why === 'ferried' && fact.by !== null
        ? [[fact.unit, spaceOf(fact.by)] as const]
        : [],
    ),
  );
  const going = ruling.orders.flatMap(({ unit, order }, index): Traveller[] => {
    const boat = order?.type === 'board' ? order.onto : order?.type === 'move' && ferries.get(unit);
    if (!order || !boat) return [];
    const { power, type } = order;
    const isFerried = type === 'move';
    return [{ unit, power, boat, berth: berthIn(boat), moves: 0, goesAboard: index, isFerried }];
  });
  return [...aboard, ...going];
}

export const isAtSea = (at: Location): boolean => SPACES[spaceOf(at)].kind === 'sea';

/**
 * True once an army that boards this turn has done so, whether or not it has landed since; for a ferried one, at the
 * latest when another unit is in its former space.
 */
export const hasBoarded = (
  { unit, goesAboard, isFerried }: Traveller,
  { outcomes, moved }: Pick<Decided, 'outcomes' | 'moved'>,
): boolean =>
  goesAboard === null ||
  ['succeeds', 'aboard'].includes(outcomes.get(goesAboard) ?? '') ||
  (isFerried && [...moved].some(([other, to]) => other !== unit && spaceOf(to) === unit));

/** The location of an army that has boarded: in the sea of its fleet, or where it has landed. */
export function placeOf({ berth, boat }: Traveller, { moved }: Pick<Decided, 'moved'>): Location {
  const landed = moved.get(berth);
  return landed !== undefined && !isAtSea(landed) ? landed : (moved.get(boat) ?? boat);
}

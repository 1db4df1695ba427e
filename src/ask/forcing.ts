import { adjudicate } from '../law/adjudicate.ts';
import { inBoardOrder } from '../board/in-board-order.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { Turn } from '../trace/turn.ts';
import { unitNamed } from '../trace/unit-name.ts';
import { fateOf, ordersTo, sameFate } from './fate.ts';
import { subsets } from './subsets.ts';
import { strictSet, type StrictSet } from './unconditional-set.ts';
import { why } from './why.ts';

/** Orders that give a unit its outcome by themselves, when all other units hold. */
export interface HoldingSet {
  /** The unit itself first, then the others, in board order. */
  readonly units: readonly UnitAt[];
  /**
   * `smallest`: no smaller set of the orders that the outcome rests on gives it; all were tried. `none-to-spare`: there
   * were too many to try; but none of its orders can be left out.
   */
  readonly sure: 'smallest' | 'none-to-spare';
  /** The orders among which the set was sought. */
  readonly among: readonly UnitAt[];
}

/** What forced the outcome of an order. Plain data. */
export interface Forcing {
  readonly unit: UnitAt;
  readonly holding: HoldingSet;
  readonly strict: StrictSet;
}

/** The most rulings spent on trying everything: some tenths of a second. */
const MOST_RULINGS = 20_000;

/**
 * A smallest set of orders that gives this unit the same outcome and the same dislodgement as the turn did: while all
 * others hold (`holding`), and whatever legal orders they follow (`strict`). There may be other sets of the same size.
 * The unit's own order always belongs to it. Needs a ruling with its trace. Null if there is no unit and no order
 * there.
 *
 * `holding` is sought among the orders that `why` names: first, orders are left out one by one as long as the outcome
 * stays; then, if that takes no more than `most` rulings, all smaller sets are tried. `strict`: see
 * `whateverTheOthersDo`.
 */
export function forcingSet(turn: Turn, unit: UnitAt, most: number = MOST_RULINGS): Forcing | null {
  const answer = why(turn, unit);
  if (!answer) return null;
  const gives = forcer(turn, unit);
  const ordered = orderedBut(turn, unit);
  const rests = ordered.filter((other) => answer.orders.includes(other));
  const among = gives(rests) ? rests : ordered;
  const reduced = leaveOut(among, gives);
  const smallest = smallestOf(among, reduced.length, gives, most);
  const holding: HoldingSet = {
    units: [unit, ...(smallest ?? reduced)],
    sure: smallest ? 'smallest' : 'none-to-spare',
    among: [unit, ...among],
  };
  return { unit, holding, strict: strictSet(turn, unit, holding.units, most) };
}

/**
 * Whether the orders of these units, with its own, give a unit the same result as the turn did, when all others hold.
 */
function forcer(turn: Turn, unit: UnitAt): (units: readonly UnitAt[]) => boolean {
  const { position, edition, ruling } = turn;
  const wanted = fateOf(ruling, unit);
  return (units) => {
    const given = ordersTo(turn, new Set([unit, ...units]));
    return sameFate(fateOf(adjudicate(position, given, edition, { trace: false }), unit), wanted);
  };
}

/** The other units that were given orders. */
export const orderedBut = ({ orders, edition }: Turn, unit: UnitAt): readonly UnitAt[] =>
  [...new Set(orders.map((order) => unitNamed(order.unit, edition)))]
    .filter((other) => other !== unit)
    .sort(inBoardOrder);

/**
 * Leaves out orders one by one as long as the rest still give the outcome. (An order that is needed at first may not be
 * needed later.)
 */
function leaveOut(
  units: readonly UnitAt[],
  does: (units: readonly UnitAt[]) => boolean,
): readonly UnitAt[] {
  let left = units;
  for (const unit of units) {
    const fewer = left.filter((other) => other !== unit);
    if (does(fewer)) left = fewer;
  }
  return left.length === units.length ? left : leaveOut(left, does);
}

/** A smallest set of at most `size` orders that gives the outcome; null if that would take too many rulings. */
function smallestOf(
  among: readonly UnitAt[],
  size: number,
  does: (units: readonly UnitAt[]) => boolean,
  most: number,
): readonly UnitAt[] | null {
  let tried = 0;
  for (let fewer = 0; fewer <= size; fewer += 1) {
    tried += choose(among.length, fewer);
    if (tried > most) return null;
    const found = subsets(among, fewer).find(does);
    if (found) return found;
  }
  return null;
}

/** The number of sets of `many` elements. */
function choose(of: number, many: number): number {
  return many === 0 ? 1 : (choose(of - 1, many - 1) * of) / many;
}

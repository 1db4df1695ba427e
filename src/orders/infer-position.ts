import { fullName } from '../board/names.ts';
import { canBeIn, spaceIn, spaceOf, STANDARD } from '../board/board.ts';
import type { Board, Position, SpaceId, Unit } from '../board/board.ts';
import { err, ok, type Result } from '../result.ts';
import type { Order } from './order.ts';

/** Why no position can be inferred from orders. */
export interface PositionError {
  readonly kind: 'two-units' | 'no-coast' | 'astray';
  readonly space: SpaceId;
  /** The orders in question, by index. */
  readonly orders: readonly number[];
  readonly message: string;
}

/** Units in the order of their first orders. A unit that was ordered twice is one unit. */
function unitsOf(orders: readonly Order[]): readonly Unit[] {
  const units = new Map<string, Unit>();
  for (const { power, unit } of orders) {
    const key = `${power} ${unit.kind} ${unit.at}`;
    if (!units.has(key)) units.set(key, { power, kind: unit.kind, at: unit.at });
  }
  return [...units.values()];
}

function problemOf(
  space: SpaceId,
  units: readonly Unit[],
  board: Board,
): Pick<PositionError, 'kind' | 'message'> | null {
  const { name, coasts } = spaceIn(space, board);
  if (units.length > 1)
    return {
      kind: 'two-units',
      message: `Two units are ordered in ${name}: only one can be there.`,
    };
  const [unit] = units;
  if (!unit) return null;
  const word = unit.kind === 'A' ? 'An army' : 'A fleet';
  if (!canBeIn(unit.kind, space, board))
    return { kind: 'astray', message: `${word} is ordered in ${name}: it cannot be there.` };
  if (unit.kind === 'F' && coasts.length > 0 && unit.at === space) {
    const named = coasts.map((at) => fullName(at, board)).join(' or ');
    return { kind: 'no-coast', message: `A fleet in ${name} must name its coast: ${named}.` };
  }
  return null;
}

/**
 * The position that orders imply, for a scenario that lists no units: every ordered unit is where its order says. There
 * is an error for each space where that is impossible.
 */
export function inferPosition(
  orders: readonly Order[],
  board: Board = STANDARD,
): Result<Position, readonly PositionError[]> {
  const units = unitsOf(orders);
  const spaces = [...new Set(units.map(({ at }) => spaceOf(at)))];
  const errors = spaces.flatMap((space): readonly PositionError[] => {
    const problem = problemOf(
      space,
      units.filter(({ at }) => spaceOf(at) === space),
      board,
    );
    if (!problem) return [];
    const indices = orders.flatMap(({ unit }, index) =>
      spaceOf(unit.at) === space ? [index] : [],
    );
    return [{ ...problem, space, orders: indices }];
  });
  return errors.length > 0 ? err(errors) : ok({ units, ...(board === STANDARD ? {} : { board }) });
}

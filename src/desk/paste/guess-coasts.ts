import { canReach, fleetLocations, spaceOf } from '../../board/board.ts';
import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import type { Doubt } from '../../orders/notations/written-text.ts';
import type { TextReading } from '../../orders/notations/read-text.ts';
import type { EntryOrder } from '../../ui/entry/entry-task.ts';

/** The space that a fleet's order is about; null if it is about none but its own. */
function aim(order: EntryOrder): SpaceId | null {
  switch (order.type) {
    case 'move':
    case 'support-move':
    case 'retreat':
      return spaceOf(order.to);
    case 'support-hold':
      return spaceOf(order.target.at);
    default:
      return null;
  }
}

const isAmong = ({ power, kind, at }: Unit, units: readonly Unit[]): Unit | undefined =>
  units.find(
    (unit) => unit.power === power && unit.kind === kind && spaceOf(unit.at) === spaceOf(at),
  );

const isFor = (order: EntryOrder, { power, at }: Unit): boolean =>
  order.type !== 'build' && order.type !== 'waive' && order.power === power && order.unit.at === at;

/** The coasts a fleet can be on, the likeliest first, if its orders leave its coast out; none for all other units. */
function coastsOf(
  unit: Unit,
  units: readonly Unit[],
  orders: readonly EntryOrder[],
  board: Board,
): readonly Location[] {
  const coasts = unit.kind === 'F' ? fleetLocations(spaceOf(unit.at), board) : [];
  if (coasts.length < 2 || coasts.includes(unit.at)) return [];
  const aims = orders.flatMap((order) => (isFor(order, unit) ? (aim(order) ?? []) : []));
  const able = coasts.filter((at) =>
    aims.every((space) => canReach({ kind: 'F', at }, space, board)),
  );
  const left = able.length > 0 ? able : coasts;
  const start = board.start.units;
  const first = units.every((one) => isAmong(one, start)) ? isAmong(unit, start) : null;
  return first && left.includes(first.at) ? [first.at] : left;
}

/**
 * The units that orders imply, with the coasts that these leave out: the one from which the order is possible, or that
 * of the start. A fleet in a split space without a coast could not move at all.
 */
export const withCoasts = (
  units: readonly Unit[],
  orders: readonly EntryOrder[],
  board: Board,
): readonly Unit[] =>
  units.map((unit) => {
    const [at] = coastsOf(unit, units, orders, board);
    return at ? { ...unit, at } : unit;
  });

/** What to say about the coasts that orders leave out. `units`: as the orders imply them. */
export function doubtsOfCoasts(
  { orders }: TextReading,
  units: readonly Unit[],
  text: string,
  board: Board,
): readonly Doubt[] {
  const lines = text.split('\n');
  const whole = orders.flatMap(({ order }) => order ?? []);
  return orders.flatMap(({ order, line, column, length, text: said }): readonly Doubt[] => {
    const unit = order && units.find((one) => isFor(order, one));
    const coasts = unit ? coastsOf(unit, units, whole, board) : [];
    if (!unit || coasts.length === 0) return [];
    const words = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
    const readings = coasts.map((at) => said.replace(unit.at, at));
    return [{ line, column, length, words: words === '' ? said : words, readings }];
  });
}

import { canBeIn, spaceIn, type Board, type Location } from '../../board/board.ts';
import { err, ok, type Result } from '../../result.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import { errorAt } from '../errors.ts';
import {
  boardRead,
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type ReadOptions,
  type RepairAt,
  type Span,
} from '../parsed-orders.ts';
import { withRepairs } from '../repair.ts';
import { interpretOrders, isWithin } from './interpret-orders.ts';
import { locationOf, placeRepairs } from './settle-order.ts';
import type { WrittenAdjustment, WrittenOrder, WrittenPiece } from './written-order.ts';

const A_UNIT = 'a unit and its place, such as A Par';

type Interpreted = Result<
  { readonly order: AdjustmentOrder; readonly repairs: readonly RepairAt[] },
  OrderError
>;

/**
 * What written orders of an adjustment phase mean. A build may lack its letter (DATC 4.C.3); the position settles
 * letters, coasts and names of units that are removed. `before`: what the reader itself has repaired, as for
 * `interpretOrders`.
 */
export function interpretAdjustments(
  written: readonly WrittenAdjustment[],
  options: ReadOptions,
  before: readonly RepairAt[] = [],
): ParsedOrders<AdjustmentOrder> {
  const orders: AdjustmentOrder[] = [];
  const spans: Span[] = [];
  const errors: OrderError[] = [];
  const repairs: RepairAt[] = [];
  for (const each of written) {
    const found = interpretOne(each, options);
    if (!found.ok) {
      errors.push(found.error);
      continue;
    }
    const { line, column, length } = each;
    const { order } = found.value;
    const own = before.filter((one) => isWithin(one, { line, column, length }));
    const all = [...own, ...found.value.repairs].sort(inOrderOfText);
    orders.push(order.type === 'waive' ? order : withRepairs(order, all));
    spans.push({ line, column, length });
    repairs.push(...found.value.repairs);
  }
  return { orders, spans, errors, repairs };
}

function interpretOne(written: WrittenAdjustment, options: ReadOptions): Interpreted {
  const { power: usual } = options;
  const power = written.power === undefined ? usual : written.power;
  const { verb, unit } = written;
  if (unit && verb === 'remove') return readRemove(written, unit, options);
  if (!power)
    return err(
      errorAt(
        written,
        'power',
        'No power is named for this order',
        'a power and a colon before it',
      ),
    );
  if (!unit) return ok({ order: { type: 'waive', power }, repairs: [] });
  const place = placeOf(unit, boardRead(options));
  if (!place.ok) return place;
  const { at, repairs } = place.value;
  const order = { type: 'build', power, unit: { kind: unit.kind, at } } as const;
  return ok({ order, repairs });
}

/** A removal names a unit like every other order. */
function readRemove(
  { power, line, column, length, words }: WrittenAdjustment,
  unit: WrittenPiece,
  { power: usual, position, board }: ReadOptions,
): Interpreted {
  const at = { line, column, length, words, power };
  const hold = { type: 'hold', target: null, to: null, viaConvoy: false, lostDash: false } as const;
  const holding: WrittenOrder = { ...at, ...hold, unit };
  const { orders, errors, repairs } = interpretOrders([holding], { power: usual, position, board });
  const [order] = orders;
  const [error] = errors;
  if (order) {
    const { power: owner, unit: removed } = order;
    return ok({ order: { type: 'remove', power: owner, unit: removed }, repairs });
  }
  return err(error ?? errorAt(unit, 'unit', 'This is not a unit', A_UNIT));
}

/** Where a unit is to be built: of several spaces with one name, the one that is a supply centre. */
function placeOf(
  unit: WrittenPiece,
  board: Board,
): Result<{ at: Location; repairs: readonly RepairAt[] }, OrderError> {
  const { kind, place } = unit;
  const spaces = place?.spaces ?? [];
  const centres = spaces.filter((space) => spaceIn(space, board).centre);
  const home = spaces.filter((space) => kind === null || canBeIn(kind, space, board));
  const [space, other] = [centres, home, spaces].find(({ length }) => length > 0) ?? [];
  if (!place || !space) return err(errorAt(unit, 'space', 'This is not a space', A_UNIT));
  const { side } = place;
  if (other) {
    const names = [space, other].map((one) => spaceIn(one, board).name).join(' or ');
    return err(errorAt(place, 'ambiguous', `This may mean ${names}`, names));
  }
  const at = locationOf(kind ?? 'F', space, side, board);
  return ok({ at, repairs: placeRepairs(place, at, board) });
}

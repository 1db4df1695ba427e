import { NOT_LOADED } from '../open-table.ts';
import { hasStandardMap, isBoard, spaceOf, STANDARD } from '../board/board.ts';
import type { Board, Position, SpaceId, Unit } from '../board/board.ts';
import { unitPlaceError } from '../board/unit-place.ts';
import { unitAt } from '../board/unit-at.ts';
import type {
  AdjustmentOrder,
  Build,
  PlannedPiece,
  Remove,
  Waive,
} from '../orders/adjustment-order.ts';
import type { Order, OrderType } from '../orders/order.ts';
import type { Disband, Retreat, RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { CHOICES, optionsOf } from '../rules/choices.ts';
import type { Citation } from '../rules/citation.ts';
import { EDITION_IDS, LAW_NAMES, type EditionId } from '../rules/edition.ts';
import { FURTHER_CHOICES } from '../rules/modules.ts';
import { RULE_IDS } from '../rules/rule.ts';
import { barred, destination, location, piece, power, repair, space } from './proof-shapes.ts';
import type { Retreater } from './retreat-ruling.ts';
import { flag, isObject, listOf, object, oneOf, orNull, text, type Shape } from './shape.ts';

/*
 * What a turn looks like, key by key: whoever takes one from outside, the checker first of all, reads nothing before it
 * has this shape. A position may have more fields, such as the owners of centres; units and orders may not.
 */

const MOVES_ABOARD: readonly unknown[] = [1, 2, 3];
const moves: Shape<1 | 2 | 3> = (value) =>
  MOVES_ABOARD.includes(value) ? null : 'neither 1, 2 nor 3';
const UNIT: Shape<Unit> = object<Unit>({ power, kind: oneOf(['A', 'F']), at: location }, { moves });
const units = listOf(UNIT);

/** The board of a position; null if what it gives is none. */
const boardOfTurn = (position: unknown): Board | null => {
  if (!isObject(position) || position['board'] === undefined) return STANDARD;
  return isBoard(position['board']) ? position['board'] : null;
};

/** A position. `hasModule`: armies may be aboard fleets. */
export const positionShape =
  (hasModule: boolean): Shape<Position> =>
  (value) => {
    if (!isObject(value)) return 'not an object';
    const board = boardOfTurn(value);
    if (board === null) return 'board: not a board';
    if (hasModule && !hasStandardMap(board))
      return 'board: the Army/Fleet module is for the standard one';
    const misshapen = units(value['units'], board);
    if (misshapen !== null) return `units: ${misshapen}`;
    const taken = new Set<string>();
    for (const [place, unit] of (value as unknown as Position).units.entries()) {
      const { kind, at } = unit;
      const space = hasModule ? unitAt(unit) : spaceOf(at);
      const wrong = hasModule && space !== spaceOf(at) ? null : unitPlaceError(kind, at, board);
      if (wrong !== null) return `units: ${String(place)}: at: ${wrong}`;
      if (taken.has(space)) return `units: ${String(place)}: at: another unit is there`;
      taken.add(space);
    }
    return null;
  };

const given = { power, unit: piece } as const;
const repairs = { repairs: listOf(repair) } as const;
type OrderOf<T extends OrderType> = Extract<Order, { readonly type: T }>;
const ORDERS: { readonly [T in OrderType]: Shape<OrderOf<T>> } = {
  hold: object<OrderOf<'hold'>>({ ...given, type: oneOf(['hold']) }, repairs),
  move: object<OrderOf<'move'>>(
    { ...given, type: oneOf(['move']), to: destination, viaConvoy: flag },
    repairs,
  ),
  'support-hold': object<OrderOf<'support-hold'>>(
    { ...given, type: oneOf(['support-hold']), target: piece },
    repairs,
  ),
  'support-move': object<OrderOf<'support-move'>>(
    { ...given, type: oneOf(['support-move']), target: piece, to: destination },
    repairs,
  ),
  convoy: object<OrderOf<'convoy'>>(
    { ...given, type: oneOf(['convoy']), target: piece, to: space },
    repairs,
  ),
  board: object<OrderOf<'board'>>({ ...given, type: oneOf(['board']), onto: space }, repairs),
  land: object<OrderOf<'land'>>(
    { ...given, type: oneOf(['land']), to: space, when: oneOf(['first', 'after']) },
    repairs,
  ),
};

const RETREAT_ORDERS = {
  ...ORDERS,
  retreat: object<Retreat>({ ...given, type: oneOf(['retreat']), to: location }, repairs),
  disband: object<Disband>({ ...given, type: oneOf(['disband']) }, repairs),
};
const ADJUSTMENT_ORDERS = {
  build: object<Build>(
    {
      power,
      type: oneOf(['build']),
      unit: object<PlannedPiece>({ kind: orNull(oneOf(['A', 'F'])), at: location }),
    },
    repairs,
  ),
  remove: object<Remove>({ ...given, type: oneOf(['remove']) }, repairs),
  waive: object<Waive>({ power, type: oneOf(['waive']) }),
};

/** A list of orders, each with the shape of its type. */
function ordersOf<T>(
  shapes: Readonly<Record<string, (value: unknown, board?: Board) => string | null>>,
) {
  return listOf<T>((value, board) => {
    if (!isObject(value)) return 'not an object';
    const { type } = value;
    const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : null;
    return shape ? shape(value, board) : 'type: there is no such order';
  });
}
export const ORDER_LIST: Shape<readonly Order[]> = ordersOf<Order>(ORDERS);
export const RETREAT_ORDER_LIST = ordersOf<RetreatPhaseOrder>(RETREAT_ORDERS);
export const ADJUSTMENT_ORDER_LIST = ordersOf<AdjustmentOrder>(ADJUSTMENT_ORDERS);

const dislodged = listOf(
  object<Retreater>(
    { unit: UNIT, retreats: listOf(location), barred },
    { aboard: UNIT, displaced: location },
  ),
);

function ownersFault(value: unknown, board: Board): string | null {
  if (!isObject(value)) return 'not an object';
  const strange = Object.keys(value).find((name) => !board.spaces.has(name as SpaceId));
  return strange === undefined
    ? faultIn(value, Object.keys(value), (owner) => power(owner, board))
    : `${strange}: there is no such space`;
}

const citation = object<Citation>({ source: text, paragraph: text });
const cited = (value: unknown): string | null => citation(value);

/** What is wrong with the first of these fields, which must all be there. */
function faultIn(
  value: unknown,
  names: readonly string[],
  fault: (field: unknown, name: string) => string | null,
): string | null {
  if (!isObject(value)) return 'not an object';
  for (const name of names) {
    const wrong = Object.hasOwn(value, name) ? fault(value[name], name) : 'missing';
    if (wrong !== null) return `${name}: ${wrong}`;
  }
  return null;
}

const under = (name: string, wrong: string | null): string | null =>
  wrong === null ? null : `${name}: ${wrong}`;

const answered = (value: unknown, options: Readonly<Record<string, readonly unknown[]>>) =>
  faultIn(value, Object.keys(options), (answer, choice) =>
    options[choice]?.includes(answer) === true ? null : 'not an answer to this choice',
  );

const law = oneOf(LAW_NAMES);
const rulebooks = listOf<EditionId>(oneOf(EDITION_IDS));

const OPTIONS = Object.fromEntries(CHOICES.map((choice) => [choice, optionsOf(choice)]));

/** An edition as a value: an answer to every choice, and a paragraph for every choice and rule. */
export function editionFault(value: unknown): string | null {
  if (!isObject(value)) return 'not an edition, such as EDITIONS.DATC';
  const base =
    faultIn(value, ['id', 'name'], (one) => text(one)) ??
    faultIn(value, ['law', 'readers'], (one) => law(one)) ??
    faultIn(value, ['armiesAboard'], (one) => flag(one)) ??
    faultIn(value, ['comparedWith'], (one) => rulebooks(one)) ??
    under('choices', answered(value['choices'], OPTIONS)) ??
    under('choiceCitations', faultIn(value['choiceCitations'], CHOICES, cited)) ??
    under('citations', faultIn(value['citations'], RULE_IDS, cited));
  if (base !== null || value['law'] !== 'army-fleet') return base;
  if (!FURTHER_CHOICES.has(value['law'])) return NOT_LOADED;
  const { options } = FURTHER_CHOICES.row(value['law']);
  return (
    under('armyFleet', answered(value['armyFleet'], options)) ??
    under('armyFleetCitations', faultIn(value['armyFleetCitations'], Object.keys(options), cited))
  );
}

/** The board of a position, which may be any value; the standard one, if it has none that is good. */
export const boardThere = (position: unknown): Board => boardOfTurn(position) ?? STANDARD;

/** What is wrong with a position before retreats, as `positionShape`. */
export const retreatPositionFault = (value: unknown, hasModule: boolean): string | null =>
  positionShape(hasModule)(value) ??
  faultIn(value, ['dislodged'], (all) => dislodged(all, boardThere(value)));

/** The same before adjustments. */
export const adjustmentPositionFault = (value: unknown, hasModule: boolean): string | null =>
  positionShape(hasModule)(value) ??
  faultIn(value, ['owners'], (owners) => ownersFault(owners, boardThere(value)));

/** What is wrong with the owners of a turn whose position has some. */
export const ownersFaultIn = (position: unknown): string | null =>
  isObject(position) && position['owners'] !== undefined
    ? under('position', under('owners', ownersFault(position['owners'], boardThere(position))))
    : null;

const hasModule = (edition: unknown): boolean =>
  isObject(edition) && edition['armiesAboard'] === true;

/** What is wrong with a turn before its moves; null if nothing is. */
export const turnFault = (position: unknown, orders: unknown, edition: unknown): string | null =>
  under('edition', editionFault(edition)) ??
  under('position', positionShape(hasModule(edition))(position)) ??
  under('orders', ORDER_LIST(orders, boardThere(position)));

/** The same before retreats. */
export const retreatFault = (position: unknown, orders: unknown, edition: unknown): string | null =>
  under('edition', editionFault(edition)) ??
  under('position', retreatPositionFault(position, hasModule(edition))) ??
  under('orders', RETREAT_ORDER_LIST(orders, boardThere(position)));

/** The same before adjustments. */
export const adjustmentFault = (
  position: unknown,
  orders: unknown,
  edition: unknown,
): string | null =>
  under('edition', editionFault(edition)) ??
  under('position', adjustmentPositionFault(position, hasModule(edition))) ??
  under('orders', ADJUSTMENT_ORDER_LIST(orders, boardThere(position)));

import { type Board, LOCATIONS, type Position, STANDARD } from '../board/board.ts';
import { NotOnBoardError } from '../board/not-on-board.ts';
import { POWERS } from '../board/powers.ts';
import { ADJUSTMENT_ORDER_TYPES, type AdjustmentOrder } from '../orders/adjustment-order.ts';
import { ORDER_TYPES, type Order } from '../orders/order.ts';
import { RETREAT_ORDER_TYPES, type RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { err, ok, type Result } from '../result.ts';
import { EDITION_IDS, type Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import type { AdjustmentPosition } from './adjustment-ruling.ts';
import type { RetreatPosition } from './retreat-ruling.ts';
import { NOT_ON_BOARD } from './shape.ts';
import {
  ADJUSTMENT_ORDER_LIST,
  adjustmentPositionFault,
  boardThere,
  editionFault,
  ORDER_LIST,
  positionShape,
  RETREAT_ORDER_LIST,
  retreatPositionFault,
} from './turn-shapes.ts';

/** What is wrong with data from outside. */
export interface DataError {
  /** Where: `['units', '0', 'power']`. */
  readonly path: readonly string[];
  /** What is there, and what is wrong with it: `"FRANCE": not one of the words that can stand here`. */
  readonly message: string;
  /** What would have been right: `Austria, England, ...`. */
  readonly expected: string;
}

const PLACES = `one of ${String(LOCATIONS.length)} places, such as PAR, NTH or STP/SC`;
const EDITION = `${EDITION_IDS.join(', ')}, or an edition as a value`;
const POSITION = 'a position, such as {"units":[{"power":"France","kind":"A","at":"PAR"}]}';
const ORDERS =
  'a list of orders, such as {"power":"France","unit":{"kind":"A","at":"PAR"},"type":"hold"}';
const EXPECTED: Readonly<Record<string, string>> = {
  edition: EDITION,
  position: POSITION,
  orders: ORDERS,
  dislodged:
    'a list such as {"unit":{"power":"France","kind":"A","at":"PAR"},"retreats":["GAS"],"barred":[]}',
  retreats: 'a list of places, such as ["GAS"]',
  barred: 'a list of places with reasons, such as {"at":"GAS","reason":"occupied"}',
  owners: 'the owners of centres, such as {"PAR":"France"}',
  units: 'a list of units, such as {"power":"France","kind":"A","at":"PAR"}',
  power: POWERS.join(', '),
  kind: 'A or F',
  at: PLACES,
  to: PLACES,
  onto: 'a sea, such as NTH',
  type: [...ORDER_TYPES, ...RETREAT_ORDER_TYPES, ...ADJUSTMENT_ORDER_TYPES].join(', '),
  unit: 'a unit, such as {"kind":"A","at":"PAR"}',
  target: 'a unit, such as {"kind":"A","at":"PAR"}',
  viaConvoy: 'true or false',
  when: 'first or after',
};

const LONGEST = 60;

function shown(value: unknown): string {
  try {
    const text: unknown = JSON.stringify(value);
    return typeof text === 'string' ? text.slice(0, LONGEST) : 'undefined';
  } catch {
    return 'a value';
  }
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );

/** An error about the value at the place that a fault names: `units: 0: power: not ...`. */
function errorAt(value: unknown, fault: string, whole: string): DataError {
  const parts = fault.split(': ');
  const path = parts.slice(0, -1);
  const name = path[0] === 'edition' ? path[0] : path.findLast((part) => !/^\d+$/.test(part));
  return {
    path,
    message: `${shown(valueAt(value, path))}: ${parts.at(-1) ?? ''}`,
    expected: (name === undefined ? undefined : EXPECTED[name]) ?? whole,
  };
}

const parsed = <T>(value: unknown, fault: string | null, whole: string): Result<T, DataError> =>
  fault === null ? ok(value as T) : err(errorAt(value, fault, whole));

const hasModule = (edition?: Edition): boolean => edition?.armiesAboard ?? false;

/**
 * A position from outside, before a movement phase: known powers, units that can be where they are, at most one in a
 * space; with an `edition` of the Army/Fleet module armies may be aboard fleets. Other fields than `units` are allowed.
 * Never throws for plain data.
 */
export const parsePosition = (value: unknown, edition?: Edition): Result<Position, DataError> =>
  parsed(value, positionShape(hasModule(edition))(value), POSITION);

/** The same before a retreat phase, with `dislodged`. */
export const parseRetreatPosition = (
  value: unknown,
  edition?: Edition,
): Result<RetreatPosition, DataError> =>
  parsed(value, retreatPositionFault(value, hasModule(edition)), POSITION);

/** The same before an adjustment phase, with `owners`. */
export const parseAdjustmentPosition = (
  value: unknown,
  edition?: Edition,
): Result<AdjustmentPosition, DataError> =>
  parsed(value, adjustmentPositionFault(value, hasModule(edition)), POSITION);

/** Orders of a movement phase from outside. Whether they are legal is decided later. Never throws for plain data. */
export const parseOrders = (value: unknown): Result<readonly Order[], DataError> =>
  parsed(value, ORDER_LIST(value), ORDERS);

/** The same of a retreat phase. */
export const parseRetreatOrders = (
  value: unknown,
): Result<readonly RetreatPhaseOrder[], DataError> =>
  parsed(value, RETREAT_ORDER_LIST(value), ORDERS);

/** The same of an adjustment phase. */
export const parseAdjustmentOrders = (
  value: unknown,
): Result<readonly AdjustmentOrder[], DataError> =>
  parsed(value, ADJUSTMENT_ORDER_LIST(value), ORDERS);

/** An edition from outside: its name, in any case of letters, or a whole edition as a value. Never throws for plain data. */
export function parseEdition(value: unknown): Result<Edition, DataError> {
  const id = EDITION_IDS.find((one) => typeof value === 'string' && one === value.toUpperCase());
  if (id !== undefined) return ok(EDITIONS[id]);
  const fault = typeof value === 'string' ? 'there is no such edition' : editionFault(value);
  return fault === null
    ? ok(value as Edition)
    : err({ ...errorAt(value, fault, EDITION), expected: EDITION });
}

/** The names that a board has for a power or for a place. */
function namesOn(board: Board, name: string): string {
  if (name === 'power') return board.powers.join(', ');
  const [first = '', second = ''] = board.locations;
  return `one of ${String(board.locations.length)} places, such as ${first} or ${second}`;
}

interface Given {
  readonly position: unknown;
  readonly orders: unknown;
  readonly edition: unknown;
}

/** The error about the fault of a turn, such as `position: units: 0: kind: not one of ...`. */
export function turnError(turn: Given, fault: string): DataError {
  const error = errorAt(turn, fault, POSITION);
  if (!fault.endsWith(`: ${NOT_ON_BOARD}`)) return error;
  const board = boardThere(turn.position);
  const { path, message, expected } = error;
  return {
    path,
    message: `${message} ${board.name}`,
    expected: board === STANDARD ? expected : namesOn(board, path.at(-1) ?? ''),
  };
}

/**
 * For a program that calls us: throws a `TypeError` about the first fault of a turn, such as `position.units.0.kind: "X":
 * not one of ... (expected A or F)`; about a name that its board does not have, a `NotOnBoardError`.
 */
export function refuseFault(turn: Given, fault: string | null): void {
  if (fault === null) return;
  const { path, message, expected } = turnError(turn, fault);
  const text = `${path.join('.')}: ${message} (expected ${expected})`;
  if (!fault.endsWith(`: ${NOT_ON_BOARD}`)) throw new TypeError(text);
  const { name } = boardThere(turn.position);
  throw new NotOnBoardError(String(valueAt(turn, path)), name, text);
}

import { LOCATIONS, type Position } from '../board/board.ts';
import { POWERS } from '../board/powers.ts';
import { ORDER_TYPES, type Order } from '../orders/order.ts';
import { err, ok, type Result } from '../result.ts';
import { EDITION_IDS, type Edition } from '../rules/edition.ts';
import { EDITIONS } from '../rules/editions.ts';
import { editionFault, ORDER_LIST, positionShape } from './turn-shapes.ts';

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
const EXPECTED: Readonly<Record<string, string>> = {
  units: 'a list of units, such as {"power":"France","kind":"A","at":"PAR"}',
  power: POWERS.join(', '),
  kind: 'A or F',
  at: PLACES,
  to: PLACES,
  onto: 'a sea, such as NTH',
  type: ORDER_TYPES.join(', '),
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

/** An error about the value at the place that a fault names: `units: 0: power: not ...`. */
function errorAt(value: unknown, fault: string, whole: string): DataError {
  const parts = fault.split(': ');
  const path = parts.slice(0, -1);
  const there = path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
  const name = path.findLast((part) => !/^\d+$/.test(part));
  return {
    path,
    message: `${shown(there)}: ${parts.at(-1) ?? ''}`,
    expected: (name === undefined ? undefined : EXPECTED[name]) ?? whole,
  };
}

/**
 * A position from outside, before a movement phase: known powers, units that can be where they are, at most one in a
 * space. Other fields than `units` are allowed. Never throws for plain data.
 */
export function parsePosition(value: unknown): Result<Position, DataError> {
  const fault = positionShape(false)(value);
  const whole = 'a position, such as {"units":[{"power":"France","kind":"A","at":"PAR"}]}';
  return fault === null ? ok(value as Position) : err(errorAt(value, fault, whole));
}

/** Orders of a movement phase from outside. Whether they are legal is decided later. Never throws for plain data. */
export function parseOrders(value: unknown): Result<readonly Order[], DataError> {
  const fault = ORDER_LIST(value);
  const whole =
    'a list of orders, such as {"power":"France","unit":{"kind":"A","at":"PAR"},"type":"hold"}';
  return fault === null ? ok(value as readonly Order[]) : err(errorAt(value, fault, whole));
}

/** An edition from outside: its name, in any case of letters, or a whole edition as a value. Never throws for plain data. */
export function parseEdition(value: unknown): Result<Edition, DataError> {
  const expected = `${EDITION_IDS.join(', ')}, or an edition as a value`;
  const id = EDITION_IDS.find((one) => typeof value === 'string' && one === value.toUpperCase());
  if (id !== undefined) return ok(EDITIONS[id]);
  const fault = typeof value === 'string' ? 'there is no such edition' : editionFault(value);
  return fault === null
    ? ok(value as Edition)
    : err({ ...errorAt(value, fault, expected), expected });
}

/** `position.units.0.power: "FRANCE": not one of ... (expected Austria, ...)`. */
export const dataErrorText = (what: string, { path, message, expected }: DataError): string =>
  `${[what, ...path].join('.')}: ${message} (expected ${expected})`;

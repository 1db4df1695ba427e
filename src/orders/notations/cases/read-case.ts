import { err, ok, type Result } from '../../../result.ts';
import type { Order } from '../../order.ts';
import type { Case, CaseError } from './case.ts';
import { CASE_FIELDS, parseCaseLine, unknownField, type CaseLine } from './case-line.ts';
import { readUnits, textsByPower, type PlacedUnits } from './read-case-units.ts';
import {
  formatPower,
  quoted,
  endOfLocation,
  kindAt,
  locationAt,
  locationError,
  spaceNumberAt,
} from './case-words.ts';
import {
  spaceOf,
  type Location,
  type Piece,
  type Unit,
  type UnitKind,
} from '../../../board/board.ts';
import { formatLocation } from '../../../board/names.ts';
import type { Power } from '../../../board/powers.ts';
import { withRepairs, type Repair } from '../../repair.ts';

/**
 * Reads one line of the case format: `{"id":"r1","units":{"AUSTRIA":["A VIE"]},"orders":{"AUSTRIA":["A VIE - GAL"]}}`.
 * Errors, the first one only: a line of more than 64 K characters, no JSON, an unknown field, power or province, a unit that cannot be where it is, two units in a space, an order for no unit, an order of no known
 * form. Never throws.
 */
export function readCase(line: string): Result<Case, CaseError> {
  const parsed = parseCaseLine(line);
  return parsed.ok ? caseOf(parsed.value) : parsed;
}

/** The case in a line that has been parsed. */
export function caseOf({ id, fields }: CaseLine): Result<Case, CaseError> {
  const fail = (message: string): Result<Case, CaseError> => err({ id, message });
  const unknown = unknownField(fields, CASE_FIELDS);
  if (unknown !== null) return fail(unknown);
  const placed = readUnits(fields);
  if (!placed.ok) return fail(placed.error);
  const listed = textsByPower(fields, 'orders');
  if (!listed.ok) return fail(listed.error);
  const orders: Order[] = [];
  for (const [power, texts] of listed.value) {
    for (const text of texts) {
      const order = readOrder(power, text, placed.value);
      if (typeof order === 'string')
        return fail(`order "${quoted(text)}" of ${formatPower(power)}: ${order}`);
      orders.push(order);
    }
  }
  return ok({ id, position: { units: placed.value.units }, orders });
}

const FORMS =
  'expected "X LOC H", "X LOC - DEST [VIA]", "X LOC S X2 LOC2 [- DEST2]" or "X LOC C A LOC2 - DEST2"';

/**
 * Reads an order of the case format, or returns why it is not one. The unit must be on the board; whether it is the
 * power's own, and whether the order is legal, is for the adjudicator to decide (DATC 6.A.6). The position overrides
 * the coast of a unit in the order (DATC 4.B.5), and an army's coast is left out (4.B.6): the order carries these
 * repairs. The letter of a supported or convoyed unit stays as written; it is never used (4.C.2).
 */
function readOrder(power: Power, text: string, placed: PlacedUnits): Order | string {
  const order = orderAt(power, text, placed);
  return typeof order === 'string' ? order : withRepairs(order, repairsOf(text, order));
}

function orderAt(power: Power, text: string, placed: PlacedUnits): Order | string {
  const unit = pieceAt(text, 0, placed);
  if (!unit) return pieceError(text, 0);
  const end = endOfLocation(text, 2);
  if (standingAt(text, 2, placed)?.kind !== unit.kind) return `there is no ${text.slice(0, end)}`;
  if (text.startsWith(' - ', end)) return moveAt(text, end + 3, power, unit);
  if (text.startsWith(' S ', end)) return supportAt(text, end + 3, power, unit, placed);
  if (text.startsWith(' C ', end)) return convoyAt(text, end + 3, power, unit, placed);
  return text.slice(end) === ' H' ? { power, unit, type: 'hold' } : FORMS;
}

function moveAt(text: string, from: number, power: Power, unit: Piece): Order | string {
  const to = locationAt(text, from);
  if (to === undefined) return locationError(text, from);
  const end = endOfLocation(text, from);
  const viaConvoy = end !== text.length;
  if (viaConvoy && text.slice(end) !== ' VIA') return FORMS;
  return { power, unit, type: 'move', to: destination(unit.kind, to), viaConvoy };
}

function supportAt(
  text: string,
  from: number,
  power: Power,
  unit: Piece,
  placed: PlacedUnits,
): Order | string {
  const target = pieceAt(text, from, placed);
  if (!target) return pieceError(text, from);
  const end = endOfLocation(text, from + 2);
  if (end === text.length) return { power, unit, type: 'support-hold', target };
  const to = lastLocation(text, end);
  if (to === undefined) return destinationError(text, end);
  return { power, unit, type: 'support-move', target, to: destination(target.kind, to) };
}

function convoyAt(
  text: string,
  from: number,
  power: Power,
  unit: Piece,
  placed: PlacedUnits,
): Order | string {
  const target = pieceAt(text, from, placed);
  if (!target) return pieceError(text, from);
  const end = endOfLocation(text, from + 2);
  const to = lastLocation(text, end);
  if (to === undefined) return destinationError(text, end);
  return { power, unit, type: 'convoy', target, to: spaceOf(to) };
}

const destination = (kind: UnitKind, to: Location): Location => (kind === 'A' ? spaceOf(to) : to);

/** The unit in the space whose letters begin at `from`. */
function standingAt(text: string, from: number, { bySpace }: PlacedUnits): Unit | undefined {
  return bySpace[spaceNumberAt(text, from)];
}

/** A piece that an order mentions, at its location if it is on the board. */
function pieceAt(text: string, from: number, placed: PlacedUnits): Piece | undefined {
  const kind = kindAt(text, from);
  const at = locationAt(text, from + 2);
  if (kind === undefined || at === undefined) return undefined;
  const standing = standingAt(text, from + 2, placed);
  return { kind, at: standing?.kind === kind ? standing.at : destination(kind, at) };
}

function pieceError(text: string, from: number): string {
  return kindAt(text, from) ? locationError(text, from + 2) : FORMS;
}

/** The location after a dash with which the text ends. */
function lastLocation(text: string, from: number): Location | undefined {
  const isLast = text.startsWith(' - ', from) && endOfLocation(text, from + 3) === text.length;
  return isLast ? locationAt(text, from + 3) : undefined;
}

function destinationError(text: string, from: number): string {
  const isDash = text.startsWith(' - ', from) && locationAt(text, from + 3) === undefined;
  return isDash ? locationError(text, from + 3) : FORMS;
}

/** A location that was named with a coast and is read otherwise. */
function coast(from: string, at: Location): readonly Repair[] {
  if (!from.includes('/') || from === at) return [];
  return [{ what: 'coast', from, to: formatLocation(at) }];
}

/** The coasts that the order has otherwise than its text in the case format: `A MUN S F KIE - BER`. */
function repairsOf(text: string, order: Order): readonly Repair[] {
  // Asked of every order: most name no coast.
  if (!text.includes('/')) return [];
  const [, at = '', , ...rest] = text.split(' ');
  const unit = coast(at, order.unit.at);
  if (order.type === 'move') return [...unit, ...coast(rest[0] ?? '', order.to)];
  if (!('target' in order)) return unit;
  const [, targetAt = '', , to = ''] = rest;
  const target = coast(targetAt, order.target.at);
  return [...unit, ...target, ...('to' in order ? coast(to, order.to) : [])];
}

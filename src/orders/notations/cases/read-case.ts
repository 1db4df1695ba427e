import { err, ok, type Result } from '../../../result.ts';
import type { Order } from '../../order.ts';
import type { Case, CaseError } from './case.ts';
import { CASE_FIELDS, parseCaseLine, unknownField, type CaseLine } from './case-line.ts';
import { readOrder } from './read-case-order.ts';
import { readUnits, textsByPower } from './read-case-units.ts';
import { formatPower, quoted } from './case-words.ts';

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

import { err, ok, type Result } from '../../../result.ts';
import type { CaseError } from './case.ts';

/** In UTF-16 units: many times what a full board with all its orders and its result needs. */
export const MAX_LINE = 64 * 1024;

/** A line that is an object with an id; its content has not been examined yet. */
export interface CaseLine {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a case: what it is, the turn, and the result that it expects. */
export const CASE_FIELDS = [
  'id',
  'title',
  'note',
  'cites',
  'edition',
  'units',
  'orders',
  'moved',
  'dislodged',
  'units_after',
  'outcomes',
] as const;

/** A message about the first field that is not one of these; null if all are. */
export function unknownField(
  fields: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | null {
  for (const name in fields)
    if (!known.includes(name))
      return `unknown field "${name.slice(0, 60)}": expected ${known.slice(0, -1).join(', ')} or ${known.at(-1) ?? ''}`;
  return null;
}

/** How any JSON begins. A failing parser is fifty times slower than this test. */
const BEGINNING = /^[ \t\r\n]*[[{"\-0-9tfn]/;
const NO_JSON = { id: null, message: 'the line is not JSON' };

/** Parses a line of JSON. Errors: too long, not JSON, not an object, without an id. Never throws. */
export function parseCaseLine(line: string): Result<CaseLine, CaseError> {
  if (line.length > MAX_LINE)
    return err({ id: null, message: `the line is longer than ${String(MAX_LINE)} characters` });
  if (!BEGINNING.test(line)) return err(NO_JSON);
  let fields: unknown;
  try {
    fields = JSON.parse(line);
  } catch {
    return err(NO_JSON);
  }
  if (!isRecord(fields)) return err({ id: null, message: 'the line is not a JSON object' });
  const id = fields['id'];
  if (typeof id !== 'string') return err({ id: null, message: '"id" must be text' });
  return ok({ id, fields });
}

import { isRecord } from '../orders/notations/cases/case-line.ts';
import type { CaseResult } from '../orders/notations/cases/case-format.ts';

const FACTS = ['moved', 'dislodged', 'units_after'] as const;

/** Whether a line says what must become of its case. */
export function expectsAnything(fields: Readonly<Record<string, unknown>>): boolean {
  return FACTS.some((fact) => fact in fields);
}

/**
 * In what a result differs from what the line expects, a text each; none if they agree. What the line does not
 * say is not compared; the order of lists and keys does not matter.
 */
export function compareResult(
  fields: Readonly<Record<string, unknown>>,
  result: CaseResult,
): readonly string[] {
  return FACTS.flatMap((fact) => {
    if (!(fact in fields)) return [];
    const expected = canonical(fields[fact]);
    const got = canonical(result[fact]);
    return expected === got ? [] : [`${fact}: expected ${expected}, got ${got}`];
  });
}

/** JSON with sorted lists and keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const pairs = Object.keys(value).sort();
  return `{${pairs.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

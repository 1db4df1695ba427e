import { isRecord } from '../orders/notations/cases/case-line.ts';

/** JSON with sorted lists and keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const pairs = Object.keys(value).sort();
  return `{${pairs.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

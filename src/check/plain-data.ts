import { isBoard } from '../board/board.ts';
import type { CheckResult } from './first-wrong-step.ts';

/** Deeper and longer than anything in a turn. */
const DEEPEST = 24;
const LONGEST = 100_000;

/**
 * A copy of a value as JSON would have it: own fields, each read once. A board is not copied: it was made by `boardOf`. What is no data, such as a function or a field
 * under a name that objects have themselves, throws.
 */
function plainCopy(value: unknown, depth: number): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') throw new TypeError('no data');
  if (typeof value !== 'object' || value === null || isBoard(value)) return value;
  if (depth > DEEPEST) throw new RangeError('nested too deep');
  if (Array.isArray(value)) {
    const { length } = value;
    if (length > LONGEST) throw new RangeError('too long');
    const copy = new Array<unknown>(length);
    for (let place = 0; place < length; place += 1)
      copy[place] = plainCopy(value[place], depth + 1);
    return copy;
  }
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key === '__proto__') throw new TypeError('no data');
    copy[key] = plainCopy((value as Record<string, unknown>)[key], depth + 1);
  }
  return copy;
}

/**
 * Runs a check on a plain copy of what it is given: nothing there can change while it is read, or answer for a list. Any
 * value at all is accepted; what cannot be read is refused.
 */
export function onPlainData<T>(given: T, run: (plain: T) => CheckResult): CheckResult {
  try {
    return run(plainCopy(given, 0) as T);
  } catch {
    return { ok: false, step: 0, reason: 'not a turn with its ruling, as plain data' };
  }
}

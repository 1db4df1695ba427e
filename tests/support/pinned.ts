import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/**
 * Compares lines with a file in `tests/fixtures`. To update the file after an intended change, delete it: the next
 * run writes it, fails, and leaves it for review.
 */
export function expectPinned(name: string, lines: readonly string[]): void {
  const file = join(import.meta.dirname, '../fixtures', name);
  const isNew = !existsSync(file);
  if (isNew) writeFileSync(file, `${lines.join('\n')}\n`);
  expect(isNew, `${name} is written anew: look at it`).toBe(false);
  expect(lines).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/**
 * These lines are those of the file in `tests/fixtures`. Where a change is meant, take the file away: the next run writes it
 * anew, fails, and leaves it to be looked at.
 */
export function expectPinned(name: string, lines: readonly string[]): void {
  const file = join(import.meta.dirname, '../fixtures', name);
  const isNew = !existsSync(file);
  if (isNew) writeFileSync(file, `${lines.join('\n')}\n`);
  expect(isNew, `${name} is written anew: look at it`).toBe(false);
  expect(lines).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
}

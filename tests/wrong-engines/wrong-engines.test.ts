import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EFFORT } from '../support/effort.ts';
import type { Workshop } from './engine.ts';
import { changed, openWorkshop } from './engine.ts';
import { KNOWN } from './known.ts';
import { LATER } from './later-phases.ts';
import { PLAUSIBLE } from './plausible.ts';
import { CHECKS, notice } from './suite.ts';

/**
 * A suite that cannot tell a wrong engine from a right one is worth nothing. Here every error is planted in a copy of
 * our sources, and a case must notice it that is written down: a random turn is not enough.
 */
const ERRORS = Object.entries({ ...KNOWN, ...PLAUSIBLE, ...LATER });
const FIXED = CHECKS.filter(({ isFixed }) => isFixed);
const RANDOM = CHECKS.filter(({ isFixed }) => !isFixed);

test('a change must fit in one place', () => {
  const change = { file: 'x.ts', find: 'b', replace: 'd' };
  expect(changed('abc', [change])).toBe('adc');
  expect(() => changed('abcb', [change])).toThrow('exactly once');
  expect(() => changed('ac', [change])).toThrow('exactly once');
});

test.each(ERRORS)('the error "%s" can be planted in our sources', (_, changes) => {
  for (const file of new Set(changes.map((change) => change.file))) {
    const source = readFileSync(join(import.meta.dirname, '../../src', file), 'utf8');
    const here = changes.filter((change) => change.file === file);
    expect(changed(source, here)).not.toBe(source);
  }
});

/** Building the engines takes half a minute: part of `npm run verify`. */
describe.skipIf(EFFORT < 1)('engines', () => {
  let workshop: Workshop;
  const told: string[] = [];
  let byChance = 0;

  beforeAll(async () => {
    workshop = await openWorkshop();
  });
  afterAll(async () => {
    await workshop.close();
    const fixed = `${String(told.length)} by fixed cases, ${String(byChance)} also by random turns`;
    process.stdout.write(`wrong engines noticed: ${fixed}\n${told.join('\n')}\n`);
  });

  test('the one without an error passes every check', async () => {
    expect(notice(await workshop.build([]), CHECKS)).toBeNull();
  });

  test.each(ERRORS)('the one with "%s" is noticed', async (error, changes) => {
    const engine = await workshop.build(changes);
    const noticed = notice(engine, FIXED);
    expect(noticed).not.toBeNull();
    told.push(`  ${error}\n    ${noticed?.by ?? ''}: ${noticed?.because ?? ''}`);
    if (notice(engine, RANDOM)) byChance += 1;
  });
});

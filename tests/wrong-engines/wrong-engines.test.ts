import { expect, test } from 'vitest';
import { share } from '../support/effort.ts';
import { engineWith } from './engine.ts';
import { KNOWN } from './known.ts';
import { LATER } from './later-phases.ts';
import { PLAUSIBLE } from './plausible.ts';
import { CHECKS, notice } from './suite.ts';

/**
 * A suite that cannot tell a wrong engine from a right one is worth nothing. Here every engine makes one mistake, and a
 * case must notice it that is written down: a random turn is not enough.
 */
const MISTAKES = Object.entries({ ...KNOWN, ...PLAUSIBLE, ...LATER });
const FIXED = CHECKS.filter(({ isFixed }) => isFixed);

test('an engine without a mistake passes', () => {
  expect(notice(engineWith({}), CHECKS)).toBeNull();
});

test.each(share(MISTAKES, 3))('an engine is noticed with the mistake "%s"', (_, mistake) => {
  expect(notice(engineWith(mistake), FIXED)).not.toBeNull();
});

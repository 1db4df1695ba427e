import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { blockTag } from '../../src/embed/block/block.ts';
import { pack } from '../../src/embed/pack.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { EFFORT } from '../support/effort.ts';
import { expectSame } from './same-frame.ts';

const folder = join(import.meta.dirname, '../../scenarios/army-fleet');
/** All in `npm run verify`. */
const FILES = readdirSync(folder).filter((_, i) => EFFORT >= 1 || i % 9 === 0);
const { compact } = FORMATS;

test.each(FILES)('%s, with armies aboard, is played from packed data as it is drawn', (name) => {
  const loaded = loadScenario(readFileSync(join(folder, name), 'utf8'), name);
  if (!loaded.ok) throw new Error(`${name} cannot be read`);
  const phases = rulePhases(loaded.value, editionCalled('A/F'));
  const reel = unpack(pack(phases, { formats: ['compact'], language: english }));
  expect(reel.last).toBeGreaterThan(0);
  const { movement } = phases;
  if (!movement) return;
  const last = movement.ruling.steps.length;
  for (const step of [0, last >> 1, last])
    expectSame(reel.frame(step, 'compact'), frame(movement, step, compact));
});

const ABOARD = `edition: A/F
expect: A Mar succeeds; F Lyo holds
France: A Mar boards F Lyo, F Lyo H`;

test('a block of orders of the module is ruled, and its embed has the decks and rations', () => {
  const made = blockTag(ABOARD, { formats: ['compact'] });
  if (!made.ok) throw new Error(made.error.join('\n'));
  const { edition, data = '' } = made.value.attributes;
  expect(edition).toBe('A/F');
  const reel = unpack(data);
  const { units } = reel.frame(reel.last, 'compact');
  expect(units.map(({ unit, deck, spent }) => [unit, deck, spent])).toEqual([
    ['LYO', undefined, 1],
    ['MAR', 1, undefined],
  ]);
  const { ribbons } = reel.frame(0, 'compact');
  expect(ribbons.map(({ way }) => way)).toEqual(['boards']);
});

test('no page rules on the module, and no other board has it', () => {
  const error = (block: string): string => {
    const made = blockTag(block, { formats: ['compact'] });
    return made.ok ? '' : made.error.join('\n');
  };
  expect(error(`editable: true\n${ABOARD}`)).toContain('does not rule');
  expect(error(`board: hundred\nedition: A/F\nFrance: A Par H`)).toContain('standard board');
});

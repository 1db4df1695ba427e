import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { pack } from '../../src/embed/pack.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import type { UnitMark } from '../../src/stage/model/drawable.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { EFFORT } from '../support/effort.ts';

const folder = join(import.meta.dirname, '../../scenarios/army-fleet');
/**
 * All in `npm run verify`. The element lacks the decks, rations and arrows of the module: it draws armies over their
 * boats.
 */
const FILES = readdirSync(folder).filter((_, i) => EFFORT >= 1 || i % 9 === 0);
const { compact } = FORMATS;

const named = ({ unit, kind }: UnitMark) => [unit, kind];

test.each(FILES)(
  '%s, with armies aboard, is played from packed data with every unit in its place',
  (name) => {
    const loaded = loadScenario(readFileSync(join(folder, name), 'utf8'), name);
    if (!loaded.ok) throw new Error(`${name} cannot be read`);
    const phases = rulePhases(loaded.value, editionCalled('A/F'));
    const reel = unpack(pack(phases, { formats: ['compact'], language: english }));
    expect(reel.last).toBeGreaterThan(0);
    const { movement } = phases;
    if (!movement) return;
    const last = movement.ruling.steps.length;
    for (const step of [0, last >> 1, last]) {
      const { units } = frame(movement, step, compact);
      const packed = reel.frame(step, 'compact').units;
      expect(packed.map(named)).toEqual(units.map(named));
      const apart = packed.map(({ x, y }, i) =>
        Math.hypot(x - (units[i]?.x ?? NaN), y - (units[i]?.y ?? NaN)),
      );
      // Data is packed in tenths of a map unit.
      expect(Math.max(...apart)).toBeLessThan(0.1);
    }
  },
);

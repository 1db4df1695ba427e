import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import '../../src/explain/languages/army-fleet/load.ts';
import { pack } from '../../src/embed/pack.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { loadScenario } from '../../src/scenario/load/load.ts';
import { rulePhases } from '../../src/scenario/rule-phases.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { EFFORT } from '../support/effort.ts';
import { embedLines, pictureLines } from './parity.ts';
import { expectSame } from './same-frame.ts';

const folder = join(import.meta.dirname, '../../scenarios/army-fleet');
/** All in `npm run verify`. */
const FILES = readdirSync(folder).filter((_, i) => EFFORT >= 1 || i % 9 === 0);
const { compact } = FORMATS;

test.each(FILES)(
  '%s, with armies aboard, is drawn as on the site, and played as it was packed',
  (name) => {
    const loaded = loadScenario(readFileSync(join(folder, name), 'utf8'), name);
    if (!loaded.ok) throw new Error(`${name} cannot be read`);
    const phases = rulePhases(loaded.value, editionCalled('A/F'));
    const reel = unpack(pack(phases, { formats: ['compact'] }));
    expect(reel.last).toBeGreaterThan(0);
    const { movement } = phases;
    if (!movement) return;
    const last = movement.ruling.steps.length;
    for (const step of [0, last >> 1, last]) {
      const shown = frame(movement, step, compact);
      expect(embedLines(shown, 'light')).toEqual(pictureLines(shown, 'light'));
      expectSame(reel.frame(step, 'compact'), shown);
    }
  },
);

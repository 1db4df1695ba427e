import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exactOrders } from '../../src/embed/live/exact-orders.ts';
import { reelOf, ruled } from '../../src/embed/live/live.ts';
import { englishMovement } from '../../src/explain/languages/english/english-movement.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import { byPower } from '../../src/orders/notations/phase-notation.ts';
import { bundleEmbed, PARTS } from '../../tools/embed.mjs';
import { EFFORT, PATIENCE } from '../support/effort.ts';
import { expectSamePlay } from './same-frame.ts';
import { ruledScenario, SLUGS } from './turns.ts';

/** As on a page: without what no rulebook needs, and with the compact board. */
describe.skipIf(EFFORT < 1)('live.js as it is built', () => {
  test(
    'plays every scenario like its sources, without the Army/Fleet module',
    { timeout: 60_000 * PATIENCE },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'standoff-live-'));
      await bundleEmbed(
        folder,
        PARTS.filter(({ name }) => name === 'live.js'),
      );
      const { sources } = JSON.parse(readFileSync(join(folder, 'live.js.map'), 'utf8')) as {
        readonly sources: readonly string[];
      };
      expect(
        sources.filter((source) =>
          /(adjudicator|ask|languages|messages|stage)\/army-fleet\b/.test(source),
        ),
      ).toEqual([]);
      const built = (await import(pathToFileURL(join(folder, 'live.js')).href)) as {
        readonly reelOf: typeof reelOf;
        readonly ruled: typeof ruled;
      };
      for (const slug of SLUGS) {
        const { movement } = ruledScenario(slug).phases;
        if (!movement) continue;
        expectSamePlay(
          built.reelOf(movement, englishMovement, 'en'),
          reelOf(movement, englishMovement, 'en'),
        );
        const text = byPower(movement.orders, formatOrder);
        if (!exactOrders(text)) continue;
        const [found, wanted] = [
          await built.ruled(text, movement.edition.id, 'en'),
          await ruled(text, movement.edition.id, 'en'),
        ];
        if (!found.ok || !wanted.ok) throw new Error(`${slug} is not read`);
        expectSamePlay(found.value, wanted.value);
      }
      await rm(folder, { recursive: true });
    },
  );
});

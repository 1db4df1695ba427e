import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { anyOrders } from '../../src/embed/live/any-orders.ts';
import { exactOrders } from '../../src/embed/live/exact-orders.ts';
import { reelOf, ruled } from '../../src/embed/live/live.ts';
import { pack } from '../../src/embed/pack.ts';
import type { Reel } from '../../src/embed/reel.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { englishMovement } from '../../src/explain/languages/english/english-movement.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { germanMovement } from '../../src/explain/languages/german/german-movement.ts';
import { byPower } from '../../src/orders/notations/phase-notation.ts';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { SCENARIO_FILES } from '../scenario/files.ts';
import { SAMPLE_TEXTS } from '../orders/texts.ts';
import { turns } from '../properties/turns.ts';
import { runs } from '../support/effort.ts';
import { expectSamePlay } from './same-frame.ts';
import { ruledScenario, SLUGS } from './turns.ts';

const ORDERS =
  'Germany:\nA Ber-Pru\nA Sil S A Ber-Pru\nRussia: F Bal-Pru; A Pru-Sil, A War S A Pru-Sil';

/** Whether the short reader accepts a text; then it must read exactly what the readers of all notations do. */
function isExact(text: string): boolean {
  const exact = exactOrders(text);
  if (exact === null) return false;
  const { position, orders, unread, misplaced, replaced, repairs } = anyOrders(text);
  expect({ position, orders, problems: [unread, misplaced, replaced, repairs].flat() }).toEqual({
    ...exact,
    problems: [],
  });
  return true;
}

describe('orders in plain notation', () => {
  test('are read without the readers', () => {
    expect(isExact(ORDERS)).toBe(true);
    expect(isExact('England:\nF Nth C A Lon-Nwy\nA Lon - Nwy\n\nRussia:\nF StP/nc-Nwy\n')).toBe(
      true,
    );
  });

  test('are read like the readers do, random turns and half of all words', () => {
    let exact = 0;
    fc.assert(
      fc.property(turns, fc.nat(), ({ orders }, cut) => {
        const text = byPower(orders, formatOrder);
        if (isExact(text)) exact++;
        const lines = text.split('\n');
        isExact(lines.filter((_, i) => i !== cut % lines.length).join('\n'));
        isExact(text.slice(0, cut % text.length));
      }),
      { numRuns: runs(1500) },
    );
    expect(exact).toBeGreaterThan(runs(100));
  });

  test('all others are left to the readers, or read like they do', () => {
    for (const { text } of SAMPLE_TEXTS) isExact(text);
    for (const { text } of SCENARIO_FILES)
      isExact(text.replace(/^[^]*?orders:\n/, '').replaceAll(/^ +/gm, ''));
    for (const { movement } of NOTATIONS) isExact(movement.write(anyOrders(ORDERS).orders));
    for (const text of [
      ...[
        '',
        'Germany:',
        'A Ber-Pru',
        'Prussia: A Ber-Pru',
        'Germany: A Ber-Ber',
        'Germany: A Bal H',
      ],
      ...['Germany: A Ber-Pru\nGermany: A Ber H', 'Germany: F Ber S A Mun H', 'Italy: A Tyr-Ven'],
      ...[
        'Germany: A Ber-Pru\n---\nGermany: A Ber H',
        'Germany: A Mun S F Ber-Kie\nF Kie H\nA Ber H',
      ],
      ...['Russia: F StP-Nwy', 'Russia: F Nwy-StP', 'Russia: A StP/nc H', 'Russia: A Mos-StP/nc'],
      `Germany: ${'A Ber H,'.repeat(9999)}`,
    ])
      expect(isExact(text), text).toBe(false);
  });
});

const MOVES = SLUGS.filter((slug) => ruledScenario(slug).phases.movement !== null);

test.each(MOVES)('%s, ruled in the page, is what was packed', (slug) => {
  const { movement } = ruledScenario(slug).phases;
  if (!movement) return;
  const phases = { movement, retreats: null, adjustments: null };
  const packed = (options: Parameters<typeof pack>[1]): Reel =>
    unpack(pack(phases, { formats: ['compact'], ...options }));
  expectSamePlay(
    reelOf(movement, englishMovement, 'en'),
    packed({ crop: true, language: english }),
  );
  expectSamePlay(reelOf(movement, germanMovement, 'de'), packed({ language: german }));
  expect(reelOf(movement, englishMovement, 'en').near).toEqual(
    packed({ crop: true, language: english }).near,
  );
});

describe('orders ruled in the page', () => {
  test('accept any notation, and the requested edition', async () => {
    const one = await ruled(ORDERS, '1971', 'en');
    const same = await ruled(ORDERS.toLowerCase().replaceAll('-', ' to '), '1971', 'en');
    if (!one.ok || !same.ok) throw new Error('not read');
    expectSamePlay(same.value, one.value);
    expect(one.value.read(null).sentence.text).toMatch(/Silesia/);
    const datc = await ruled(ORDERS, null, 'de');
    expect(datc.ok && datc.value.read(null).sentence.text).toMatch(/Schlesien/);
  });

  test.each([
    ['', null, 'There are no orders.'],
    [ORDERS, '1066', `There is no such edition, only ${EDITION_IDS.join(', ')}.`],
    ['Germany: A Ber-Pru\nA Xyz-Mun', null, 'Line 2: No space has this name: "Xyz"'],
    ['Germany: A Ber-Pru\nRussia: A Ber H', null, 'Line 2: Two units are ordered in Berlin'],
  ])('%j under %s is refused with a reason', async (text, edition, message) => {
    const made = await ruled(text, edition, 'en');
    expect(made.ok ? '' : made.error).toContain(message);
  });
});

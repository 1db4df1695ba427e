import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockTag } from '../../src/embed/block/block.ts';
import { htmlOf } from '../../src/embed/block/tree.ts';
import { readFence } from '../../src/embed/fence.ts';
import { ruled } from '../../src/embed/live/live.ts';

/** What an attacker, or somebody careless, may put in a block. */
const PIECES = [
  ...['title: ', 'edition: ', 'lang: ', 'crop: ', 'editable: ', 'expect: ', 'step: ', 'look: '],
  ...['caption: ', 'at support.SIL: ', 'mark: ', '1 ring Sil', 'ask: ', 'answers: ', '*a; b'],
  ...['study: ', '\n---\n', '[x](javascript:alert(1))', '[1:**a**]', 'hide: outcome'],
  ...['controls: ', 'label: ', 'href: ', 'onclick: ', '__proto__: ', 'constructor: ', 'data: '],
  ...['1971', 'DATC', 'de', 'true', 'last', '1e9', '-1', 'javascript:alert(1)', '//evil.example'],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</standoff-scenario>',
    '&lt;',
  ],
  ...['\0', '\u202e', '\ud800', '\u2028', '\r', '\t', '${1}', '{{ 1 }}', '`', '---', 'diplomacy'],
  ...['Germany: ', 'Russia: ', 'A Ber-Pru', 'F Bal-Pru', 'A Sil S A Ber-Pru', 'F Nth C A Lon-Nwy'],
  ...['A Ber H; '.repeat(3000), 'x'.repeat(120_000), 'A'.repeat(5000), '['.repeat(2000)],
  ...['orders:', 'title: X\nedition: 1971\norders: &a [*a]', '- {', '\n', '\n', '\n', ' '],
];

const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 })
  .map((pieces) => pieces.join(''));

describe('300 hostile blocks', () => {
  test('become an embed without markup of theirs, or errors with their place', () => {
    fc.assert(
      fc.property(hostile, (block) => {
        const made = blockTag(block, { file: 'a.md', line: 5, formats: ['compact'] });
        if (!made.ok) {
          expect(made.error.length).toBeGreaterThan(0);
          for (const error of made.error) expect(error).toMatch(/^a\.md:\d+:\d+ \S/);
          return;
        }
        const names = ['edition', 'lang', 'label', 'crop', 'editable', 'orders', 'data'];
        const allowed = new Set([...names, 'step', 'controls', 'look', 'href', 'words']);
        expect(Object.keys(made.value.attributes).filter((name) => !allowed.has(name))).toEqual([]);
        expect(made.value.attributes['href'] ?? '').not.toMatch(/^\s*(javascript|data):/i);
        expect(htmlOf(made.value)).not.toMatch(
          /<(?!\/?(standoff-scenario|div|p|strong|ul|li|em|a|span|blockquote|details|summary)[ >])/,
        );
      }),
      { numRuns: 300 },
    );
  });

  test('are refused by the page with a message, or ruled', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (block) => {
        const { attributes, orders } = readFence(block);
        expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
        const made = await ruled(orders, attributes['edition'] ?? null, 'en');
        if (made.ok) expect(made.value.last).toBeGreaterThanOrEqual(0);
        else expect(made.error).toMatch(/^(Line \d+: \S|There )/);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import { rulebook } from '../../src/orders/notations/rulebook/rulebook.ts';
import { undressed } from '../../src/orders/notations/rulebook/dressed.ts';
import { runs } from '../support/effort.ts';

const TURKISH = ['A CON - BUL', 'F ANK - BLA'];
const below = (heading: string): string => `Germany:\nA Mun-Bur\n${heading}\nA Con-Bul\nF Ank-Bla`;

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.length,
    errors: errors.length,
  };
};

describe('a line that is only the name of a power, in signs, is a heading', () => {
  test.each([
    '* ## Turkey',
    'Turkey.',
    '**Turkey:**',
    '- Turkey -',
    '=== Turkey ===',
    '> Turkey',
    '# Turkey',
    '// Turkey',
    '%% Turkey',
    '~~Turkey~~',
    '<Turkey>',
    '(Turkey)',
    '[ Turkey ]:',
    '| Turkey |',
    '• Turkey!',
    '--- Turkey ---',
    '🦃 Turkey',
    '* ## Ottoman Empire',
    '# Türkei',
    '## Turk.',
    '\tTurkey:',
  ])('%s', (heading) => {
    expect(told(below(heading))).toEqual({
      orders: ['Germany A MUN - BUR', ...TURKISH.map((order) => `Turkey ${order}`)],
      doubts: 0,
      errors: 0,
    });
  });

  test.each([
    ['Germany:\nF Nth\n- Eng', 'Germany F NTH - ENG'],
    ['Germany:\nF Nth\n→ Eng', 'Germany F NTH - ENG'],
  ])('but not a place after a dash: %j', (text, order) => {
    expect(told(text).orders).toEqual([order]);
  });

  test.each(['# A Con-Bul', '* A - H', '# Turkey and Italy', '# 1 Turkey', '# Bob', '- Eng'])(
    '%s stays as it is',
    (line) => {
      expect(undressed(line)).toBe(line);
    },
  );
});

const SIGNS = '*#-=_~>|.:;,!?"\'()[]{}<>/\\%&@+^$•–—…°§`´ '.split('');
const signs = fc.array(fc.constantFrom(...SIGNS), { maxLength: 5 }).map((each) => each.join(''));

test('whatever signs dress a heading, the orders below it go to its power, or there is an error', () => {
  fc.assert(
    fc.property(signs, signs, (before, after) => {
      const text = below(`${before}Turkey${after}`);
      const wide = readText(text);
      const strict = rulebook.movement.read(text);
      if (wide.errors.length === 0)
        expect(
          wide.orders.flatMap((one) => (one.line > 3 ? [`${one.power ?? '?'} ${one.text}`] : [])),
        ).toEqual(TURKISH.map((order) => `Turkey ${order}`));
      if (strict.errors.length === 0)
        expect(strict.orders.map(({ power }) => power)).toEqual(['Germany', 'Turkey', 'Turkey']);
      for (const { power, text: order } of wide.orders)
        if (TURKISH.includes(order)) expect(power).not.toBe('Germany');
    }),
    { seed: 1_902, numRuns: runs(4_000) },
  );
});

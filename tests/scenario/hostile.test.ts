import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadScenario } from '../../src/scenario/load/load-scenario.ts';
import { standoff } from '../cli/command.ts';
import { errorsOf, SOUND, SOUND_WITH_UNITS } from './sound.ts';

describe('whatever a file contains', () => {
  test('a large file is not even parsed', () => {
    const large = `${SOUND}${'#'.repeat(256 * 1024)}`;
    expect(errorsOf(large)).toEqual([
      'f.yaml:1:1 The file is too large. (expected at most 262144 bytes)',
    ]);
    const wide = `${SOUND}# ${'é'.repeat(128 * 1024)}`;
    expect(wide.length).toBeLessThan(256 * 1024);
    expect(errorsOf(wide)).toHaveLength(1);
    expect(errorsOf(`${SOUND}# ${'#'.repeat(250_000)}`)).toEqual([]);
  });

  test('aliases are not followed, so they cannot multiply', () => {
    const level = (name: string, of: string) => `${name}: &${name} [${`*${of}, `.repeat(9)}*${of}]`;
    const bomb = ['a: &a [x]', level('b', 'a'), level('c', 'b'), level('d', 'c')].join('\n');
    expect(errorsOf(bomb)[0]).toBe('f.yaml:2:8 This is an alias. (expected the text itself)');
    expect(errorsOf(bomb)).toHaveLength(30);
  });

  test.each([17, 200, 8_000])('%i nested brackets are refused', (depth) => {
    const [error, ...others] = errorsOf(`note: ${'['.repeat(depth)}${']'.repeat(depth)}`);
    expect(error).toMatch(
      /^f\.yaml:1:\d+ The file is nested too deeply\. \(expected a scenario\)$/,
    );
    expect(others).toEqual([]);
  });

  // In a separate process, because these inputs once aborted it.
  test.each(['[', '- ', '? '])('%j thirty thousand times is refused', async (piece) => {
    const { code, out, err } = await standoff(['check', '-'], `title: x\n${piece.repeat(30_000)}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^standard input:2:\d+ The file is nested too deeply\. \(expected a scenario\)\n$/,
    );
  });

  test('names that JavaScript knows are unknown fields', () => {
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(errorsOf(`${SOUND}${name}: 1\n`)).toEqual([
        `f.yaml:16:1 Unknown field "${name}". (expected title, short, paragraph, example, entry, instance, phase, editions, board, rules, note, de, units, orders, dislodged, starved, retreats, owners, centres, captures, adjustments, removed, centres after, comments or words)`,
      ]);
  });

  test('it never throws, and points into the file', () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        ':',
        '\n',
        '\n  ',
        '- ',
        '[',
        '{',
        '}',
        '&a ',
        '*a',
        '"',
        '#',
        '? ',
        '!!map ',
      ),
    );
    const edit = fc.tuple(fc.nat(SOUND_WITH_UNITS.length), fc.nat(20), piece);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        const text = edits.reduce(
          (now, [at, gone, put]) => now.slice(0, at) + put + now.slice(at + gone),
          SOUND_WITH_UNITS,
        );
        const loaded = loadScenario(text, 'f.yaml');
        const lines = text.split('\n');
        for (const { line, column, message, expected } of loaded.ok ? [] : loaded.error) {
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(column).toBeLessThanOrEqual((lines[line - 1]?.length ?? 0) + 1);
          expect(message).toMatch(/\.$/);
          expect(expected).not.toBe('');
        }
        if (!loaded.ok) expect(loaded.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 200, seed: 1971 },
    );
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACCENTED, FALLBACK_CSS, GERMAN } from '../../tools/fonts.mjs';

const site = join(import.meta.dirname, '../../src/site/styles');
const read = (name: string): string => readFileSync(join(site, name), 'utf8');

test('the fallbacks for our fonts are as tools/fonts.mjs generates them', () => {
  expect(read('fallback-fonts.css')).toBe(FALLBACK_CSS);
});

test('every font of ours is followed by its fallback, in its own width and height', () => {
  const tokens = read('../../draw/tokens.css');
  for (const [, family = ''] of tokens.matchAll(/--font-(?:text|ui):\s*'([^']+)'/g)) {
    expect(tokens).toContain(`'${family}', '${family} Fallback',`);
    const faces = FALLBACK_CSS.split('@font-face').filter((face) =>
      face.includes(`'${family} Fallback'`),
    );
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces)
      expect(face).toMatch(/ascent-override: [\d.]+%[^}]*size-adjust: [\d.]+%/);
  }
});

const FACES = read('fonts.css')
  .split('@font-face')
  .slice(1)
  .map((face) => {
    const of = (name: string): string => new RegExp(`${name}: ([^;]*);`).exec(face)?.[1] ?? '';
    const ranges = of('unicode-range').split(', ').filter(Boolean);
    const bounds = ranges.map((range) =>
      range
        .slice(2)
        .split('-')
        .map((code) => parseInt(code, 16)),
    );
    return {
      style: `${of('font-family')} ${of('font-style')} ${of('font-weight')}`,
      file: /\/fonts\/[^']*/.exec(face)?.[0] ?? '',
      has: (letter: string): boolean =>
        bounds.some(([from = 0, to = from]) => {
          const code = letter.codePointAt(0) ?? 0;
          return from <= code && code <= to;
        }),
    };
  });

test.each(Object.entries({ ...ACCENTED, german: GERMAN }))(
  'the letters of %s are fetched in every style, and only when one of them is on the page',
  (part, letters) => {
    for (const style of new Set(FACES.map((face) => face.style))) {
      // Of numerals and marks.
      if (part !== 'german' && /[68]00$/.test(style) && !style.includes('italic')) continue;
      const own = FACES.filter((face) => face.style === style);
      for (const letter of letters) {
        const files = own.filter((face) => face.has(letter)).map(({ file }) => file);
        // The last one is taken.
        const file = files.at(-1) ?? '';
        expect(file, `${style}: ${letter}`).toMatch(new RegExp(`\\d(?:-italic)?-${part}\\.woff2$`));
        expect(existsSync(join(site, '../../../static', file))).toBe(true);
      }
      for (const plain of 'aZ5.') {
        const files = own.filter((face) => face.has(plain)).map(({ file }) => file);
        expect(files.filter((file) => file.includes(part))).toEqual([]);
      }
    }
  },
);

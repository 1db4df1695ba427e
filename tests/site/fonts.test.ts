import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FALLBACK_CSS } from '../../tools/fonts.mjs';

const site = join(import.meta.dirname, '../../src/site/styles');
const read = (name: string): string => readFileSync(join(site, name), 'utf8');

test('the fallbacks for our fonts are as tools/fonts.mjs generates them', () => {
  expect(read('fallback-fonts.css')).toBe(FALLBACK_CSS);
});

test('every font of ours is followed by its fallback, in its own width and height', () => {
  const tokens = read('tokens.css');
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

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { POWERS } from '../../src/board/powers.ts';
import { HATCHES, OUTLINE_UNIT } from '../../src/stage/model/hatch.ts';
import { HATCHINGS } from '../../tools/board/hatching.ts';

const sheet = (name: string): string =>
  readFileSync(new URL(`../../static/${name}`, import.meta.url), 'utf8');

/** Directions of lines, 0 to 179 degrees from the horizontal. */
const turned = (degrees: number): number => ((degrees % 180) + 180) % 180;

test('no two powers are hatched alike, and Russia is white', () => {
  const looks = POWERS.map((power) => JSON.stringify(HATCHINGS[power]));
  expect(new Set(looks).size).toBe(POWERS.length);
  expect(HATCHINGS.Russia).toEqual([]);
});

test('the key and held land show the hatching of the map', () => {
  for (const power of ['Austria', 'England', 'France', 'Germany', 'Italy'] as const) {
    // The lines of the map are vertical before rotation.
    const drawn = HATCHINGS[power].map(({ turn }) => turned(90 + turn));
    const { turn, d } = HATCHES[power];
    const shown = [...d.matchAll(/[hv]/g)].map(([line]) => turned(turn + (line === 'v' ? 90 : 0)));
    expect(shown.sort(), power).toEqual(drawn.sort());
  }
  // Dots: lines cut by lines in the colour of the ground.
  expect(HATCHINGS.Turkey.map(({ token }) => token)).toEqual(['hatching-ink', 'tint-T']);
  expect(HATCHES.Turkey.d).not.toMatch(/h5|v5/);
});

test('outlines are in the steps that the hatching of held land reckons with', () => {
  const scales = [...sheet('board.svg').matchAll(/<use id="[A-Z]{3}" [^>]*scale\((.*?)\)/g)];
  expect(scales).toHaveLength(75);
  expect(new Set(scales.map(([, scale]) => Number(scale)))).toEqual(new Set([OUTLINE_UNIT]));
});

describe.each(['board.svg', 'board-thumb.svg'])('%s', (name) => {
  const svg = sheet(name);

  test('hatches each realm, where the page wants it', () => {
    const hatched = /<g display="var\(--hatching\)">(.*?)<\/g><\/g><\/g>/.exec(svg)?.[1] ?? '';
    const parts = /<g clip-path="path\('M[^']+z'\) view-box">/g;
    // All but Russia's.
    expect([...hatched.matchAll(parts)]).toHaveLength(6);
  });

  test('contains no reference that WebKit would resolve in the page', () => {
    // Pages embed it by `<use href="board.svg#map">`, where `url(#...)` is not resolved and nothing would be
    // clipped.
    expect(svg).not.toContain('url(');
  });

  test('has its ground and its lines apart, so that a page can lay land that is held between them', () => {
    const [map, ground, lines] = ['map', 'ground', 'lines'].map((id) => svg.indexOf(`id="${id}"`));
    expect(map).toBeGreaterThan(0);
    expect(ground).toBeGreaterThan(map ?? 0);
    expect(lines).toBeGreaterThan(ground ?? 0);
    const [below, above] = [svg.slice(ground, lines), svg.slice(lines)];
    expect(below).toContain('var(--tint-A)');
    expect(below).not.toContain('var(--line-coast)');
    expect(above).toContain('var(--line-coast)');
    expect(above).not.toContain('fill:var(--tint-');
  });
});

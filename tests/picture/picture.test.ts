import type { SpaceId } from '../../src/board/board.ts';
import type { Power } from '../../src/board/powers.ts';
import { titleLine } from '../../src/picture/titled.ts';
import { isTag, isText } from 'domhandler';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { THEMES } from '../../src/picture/themes.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { drawFrame } from '../../src/picture/draw-picture.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { turnNamed } from '../stage/turns.ts';
import { elementsOf } from '../support/svg.ts';
import { coloursOf, pictureOf } from './pictures.ts';

const NINE = 'rulebook-1971/example-09';
const TWELVE = 'rulebook-1982/example-12';

const namesOf = (svg: string) => new Set(elementsOf(svg).map(({ name }) => name));
const attributesOf = (svg: string) =>
  elementsOf(svg).flatMap(({ attribs }) => Object.entries(attribs));

/** The elements allowed in a picture. */
const KNOWN = [
  ...['svg', 'title', 'desc', 'defs', 'g', 'path', 'use', 'rect', 'circle', 'clipPath'],
  ...['radialGradient', 'stop', 'pattern'],
];
const ROUGE = '</title><script>alert(1)</script><a href="javascript:alert(2)">"\'&]]><!--\u0000';

describe.each(THEMES)('%s', (theme) => {
  test.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])('%s is self-contained', (format) => {
    for (const slug of [NINE, TWELVE, 'sample-game/1901-1-spring']) {
      const svg = pictureOf(slug, { theme, format });
      expect([...namesOf(svg)].filter((name) => !KNOWN.includes(name))).toEqual([]);
      // One expectation for all: a picture has thousands of attributes.
      const wrong = attributesOf(svg).filter(
        ([name, value]) =>
          /^(on.*|style|class|data-.*|font-.*)$/.test(name) ||
          /var\(|light-dark|undefined|NaN|Infinity/.test(value) ||
          (name === 'href' && !value.startsWith('#')) ||
          (name !== 'xmlns' && value.includes('://')),
      );
      expect(wrong).toEqual([]);
    }
  });
});

test('it contains what it refers to, and nothing else', () => {
  for (const cropped of [false, true]) {
    const svg = pictureOf(TWELVE, { cropped });
    const ids = attributesOf(svg).flatMap(([name, value]) => (name === 'id' ? [value] : []));
    const used = attributesOf(svg).flatMap(([name, value]) =>
      name === 'href' ? [value.slice(1)] : (/^url\(#(.*)\)$/.exec(value)?.slice(1) ?? []),
    );
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !used.includes(id))).toEqual([]);
  }
});

test('two pictures in one page do not use each other’s parts', () => {
  const idsOf = (svg: string) =>
    attributesOf(svg).flatMap(([name, value]) => (name === 'id' ? [value] : []));
  const first = new Set(idsOf(pictureOf(NINE)));
  expect(idsOf(pictureOf(TWELVE)).filter((id) => first.has(id))).toEqual([]);
  expect(pictureOf(NINE)).toBe(pictureOf(NINE));
});

describe('text from outside stays text', () => {
  test('titles and descriptions bring no markup', () => {
    const svg = pictureOf(NINE, { title: ROUGE, description: ROUGE });
    expect(namesOf(svg)).toEqual(namesOf(pictureOf(NINE)));
    const texts = elementsOf(svg).filter(({ name }) => name === 'title' || name === 'desc');
    for (const { children } of texts) {
      expect(children.every(isText)).toBe(true);
      expect(children.map((child) => (isText(child) ? child.data : '')).join('')).toBe(
        ROUGE.replace('\u0000', ''),
      );
    }
    expect(svg).not.toContain('<script');
    expect(svg).not.toContain('\u0000');
    expect(texts).toHaveLength(2);
  });

  test('nor do names on the map, if a frame has unusual ones', () => {
    const shown = frame(turnNamed(NINE), 11, FORMATS.wide);
    const labels = shown.labels.map((label) => ({ ...label, text: [ROUGE] }));
    const words = shown.words.map((word) => ({ ...word, text: ROUGE }));
    const caption = { title: '', description: '' };
    const svg = drawFrame({ ...shown, labels, words }, { palettes: coloursOf('light') }, caption);
    expect(namesOf(svg)).toEqual(namesOf(pictureOf(NINE)));
    expect(svg).not.toContain('alert');
  });
});

test('only the visible map is in the file, and only near spaces in a cropped one', () => {
  const sizes = (svg: string) => ({ bytes: svg.length, gz: gzipSync(svg).length });
  const map = sizes(readFileSync(new URL('../../static/board.svg', import.meta.url), 'utf8'));
  const small = sizes(pictureOf(NINE, { format: 'thumb', cropped: true }));
  const whole = sizes(pictureOf(NINE, { format: 'thumb' }));
  const wide = sizes(pictureOf(NINE));
  const outlines = (svg: string) => elementsOf(svg).filter(({ name }) => name === 'path').length;
  console.log(
    'bytes of the map, a wide picture, a thumbnail, a cropped one:',
    map,
    wide,
    whole,
    small,
  );
  expect(small.gz).toBeLessThan(map.gz / 2);
  expect(wide.bytes).toBeLessThan(map.bytes * 1.1);
  expect(outlines(pictureOf(TWELVE, { cropped: true }))).toBeLessThan(outlines(pictureOf(TWELVE)));
  expect(pictureOf(NINE, { cropped: true })).not.toContain('closed');
});

test('hidden parts are left out, one ink has its hatching', () => {
  const hatched = (theme: 'light' | 'print') =>
    elementsOf(pictureOf(NINE, { theme })).filter(({ attribs }) =>
      /in-[AEFGIT]\)$/.test(attribs['clip-path'] ?? ''),
    ).length;
  expect(hatched('light')).toBe(0);
  expect(hatched('print')).toBeGreaterThan(0);
});

test('the map is exactly as large as what is on it', () => {
  const { view } = frame(turnNamed(TWELVE), 0, FORMATS.compact);
  const [map] = elementsOf(pictureOf(TWELVE, { format: 'compact' })).flatMap(
    ({ attribs }) => /^scale\((\S+)\) translate/.exec(attribs['transform'] ?? '')?.[1] ?? [],
  );
  const scale = Number(map);
  // Less than a tenth of a px across the whole map.
  expect(Math.abs(scale - view.zoom) * 1200).toBeLessThan(0.1);
});

test('the picture has a title and a description', () => {
  const [root] = elementsOf(pictureOf(NINE, { title: 'Nine', description: 'Why.' }));
  expect(root?.attribs['role']).toBe('img');
  const [title, desc] = root?.children.filter(isTag) ?? [];
  expect([title?.name, desc?.name]).toEqual(['title', 'desc']);
});

test('a titled picture has its title and the number of centres below the board', () => {
  const held = (space: SpaceId, power: Power) => ({ key: space, space, power, opacity: 1 });
  const owned = [held('VIE', 'Austria'), held('LON', 'England'), held('EDI', 'England')];
  expect(titleLine({ title: 'Fall 1902, retreats' }, owned)).toBe(
    'Fall 1902, retreats. A\u00a01, E\u00a02',
  );
  expect(titleLine({ title: 'Example 9' }, [])).toBe('Example 9');
});

test('no line ends between a power and its number of centres', () => {
  const counts = Array.from({ length: 30 }, (_, i) => `A\u00a0${String(i)}`).join(', ');
  const drawn = pictureOf(NINE, { format: 'compact', title: counts, isTitled: true });
  const lines = [...drawn.matchAll(/>([^<]*)<\/text>/g)].map(([, line = '']) => line);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(line).toMatch(/^A\u00a0\d+,?( A\u00a0\d+,?)*$/);
});

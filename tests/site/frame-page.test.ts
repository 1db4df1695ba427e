import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { drawFrame } from '../../src/picture/draw.ts';
import { framePage } from '../../src/site/frame/frame-page.ts';
import type { FrameData } from '../../src/site/frame/frame-data.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { drawnIn } from '../picture/drawn.ts';
import { FILES } from '../picture/pictures.ts';
import { turnNamed } from '../stage/turns.ts';

const style = readFileSync(join(import.meta.dirname, '../../src/site/frame/frame.css'), 'utf8');
const nine = turnNamed('rulebook-1971/example-09');
const LAST = nine.ruling.steps.length;
const pageOf = (turn = nine, title = 'A title'): string =>
  framePage(turn, {
    title,
    tag: 'en',
    full: '/base/rulebook-1971/example-09/',
    languages: LANGUAGES,
    files: { ...FILES, style },
  });

const page = pageOf();
const within = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, text = '']) => text);
const board = (html: string): string => /<main[^>]*>(<svg.*?<\/svg>)\s*<p/s.exec(html)?.[1] ?? '';

test('it needs nothing but itself, and its policy allows nothing else', () => {
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|'self'|\*|https?:/);
  const hashes = [
    ...within(page, /<style>(.*?)<\/style>/gs),
    ...within(page, /<script>(.*?)<\/script>/gs),
  ].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(hashes).toHaveLength(2);
  for (const hash of hashes) expect(policy).toContain(hash);
  const html = page.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
  expect(html).not.toMatch(/\s(style|src|on\w+)=/);
  const links = within(html, /\shref="([^"#][^"]*)"/g);
  expect(links).toEqual(['/base/rulebook-1971/example-09/']);
  expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(
    /https?:|url\((?!#)|@import/,
  );
  // An id that is there twice would name the wrong thing.
  const ids = within(html, /\sid="([^"]*)"/g);
  expect(new Set(ids).size).toBe(ids.length);
});

test('at each step its board is the still of that frame', () => {
  const svg = board(page);
  for (let step = 0; step <= LAST; step++) {
    const still = drawFrame(frame(nine, step, FORMATS.compact), FILES, 'light', {
      title: '',
      description: '',
    });
    const shown = drawnIn(svg, ({ attribs }) => {
      const at = attribs['data-at'];
      if (at === undefined) return true;
      return at.split(' ').some((range) => {
        const [from = NaN, to = from] = range.split('-').map(Number);
        return from <= step && step <= to;
      });
    });
    expect(shown).toEqual(drawnIn(still));
  }
  // Without scripts, at the last one.
  for (const [element] of svg.matchAll(/<[^>]*data-at="[^"]*"[^>]*>/g)) {
    const isLast = new RegExp(`data-at="[^"]*\\b${String(LAST)}"`).test(element);
    expect(/class="off/.test(element)).toBe(!isLast);
  }
});

test('it has what every step says, in both languages', () => {
  const json = /id="data">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
  const { languages, short } = JSON.parse(json) as FrameData;
  for (const { sentences } of [languages.en, languages.de]) {
    expect(sentences).toHaveLength(LAST + 1);
    expect(sentences.every((sentence) => sentence !== '')).toBe(true);
  }
  expect(languages.de.sentences).not.toEqual(languages.en.sentences);
  expect(short.length).toBeGreaterThan(1);
  expect(short.every((step) => step > 0 && step <= LAST)).toBe(true);
});

test('a title brings no markup', () => {
  const rough = pageOf(nine, '"></title><script>alert(1)</script>');
  expect(rough.split('<script').length).toBe(page.split('<script').length);
  expect(rough).not.toContain('<script>alert');
});

test('it is small', () => {
  const [small, large] = [page, pageOf(turnNamed('sample-game/1902-2-fall'))].map(
    (html) => gzipSync(html).length,
  );
  console.log('bytes of a framed page, compressed: an example, a full turn:', small, large);
  expect(small).toBeLessThan(26 * 1024);
  expect(large).toBeLessThan(56 * 1024);
});

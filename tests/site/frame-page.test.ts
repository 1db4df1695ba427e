import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { LANGUAGE_TAGS, type LanguageTag } from '../../src/explain/languages/language-tags.ts';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { drawFrame } from '../../src/picture/draw-picture.ts';
import { framePage, framesOf } from '../../src/site/frame/frame-page.ts';
import type { FrameData } from '../../src/site/frame/frame-data.ts';
import type { RuledPhases } from '../../src/scenario/rule-phases.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { ruledScenario } from '../embed/turns.ts';
import { drawnIn } from '../picture/drawn.ts';
import { coloursOf } from '../picture/pictures.ts';
import { turnNamed } from '../stage/turns.ts';

const style = readFileSync(join(import.meta.dirname, '../../src/site/frame/frame.css'), 'utf8');
const nine = turnNamed('rulebook-1971/example-09');
const LAST = nine.ruling.steps.length;
const phasesOf = (turn: Turn): RuledPhases => ({
  movement: turn,
  retreats: null,
  adjustments: null,
});
const pageOf = (phases = phasesOf(nine), title = 'A title', tag: LanguageTag = 'en'): string =>
  framePage(phases, {
    title,
    tag,
    full: '/base/rulebook-1971/example-09/',
    languages: LANGUAGES,
    palettes: coloursOf(null),
    style,
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
  // A duplicate id would refer to the wrong thing.
  const ids = within(html, /\sid="([^"]*)"/g);
  expect(new Set(ids).size).toBe(ids.length);
});

const LANGUAGE_OF_WORDS = /:root:lang\((\w+)\) main > svg \[lang='(\w+)'\]/g;

test.each([
  ['the moves of an example', phasesOf(nine)],
  ['a retreat after the moves', ruledScenario('retreats/by-choice').phases],
  ['builds alone', ruledScenario('adjustments/builds').phases],
  ['a convoy that is disrupted', ruledScenario('rulebook-1971/example-13').phases],
])('at each step its board is the still of that frame in its language: %s', (_, phases) => {
  const html = pageOf(phases);
  const svg = board(html);
  const frames = framesOf(phases, english);
  // All steps are on one section of the map.
  expect(new Set(frames.map(({ view }) => JSON.stringify(view))).size).toBe(1);
  for (const tag of LANGUAGE_TAGS) {
    const hidden = [...html.matchAll(LANGUAGE_OF_WORDS)].flatMap(([, page, words]) =>
      page === tag ? [words] : [],
    );
    expect(hidden).toEqual(LANGUAGE_TAGS.filter((one) => one !== tag));
    framesOf(phases, LANGUAGES[tag]).forEach((shown, step) => {
      const still = drawFrame(
        shown,
        { palettes: coloursOf('light') },
        { title: '', description: '' },
      );
      const drawn = drawnIn(svg, ({ attribs }) => {
        if (hidden.includes(attribs['lang'])) return false;
        const at = attribs['data-at'];
        if (at === undefined) return true;
        return at.split(' ').some((range) => {
          const [from = NaN, to = from] = range.split('-').map(Number);
          return from <= step && step <= to;
        });
      });
      expect(drawn.map((one) => one.replaceAll(` lang=${tag}`, ''))).toEqual(drawnIn(still));
    });
  }
  // Without scripts, the last step is shown.
  for (const [element] of svg.matchAll(/<[^>]*data-at="[^"]*"[^>]*>/g)) {
    const isLast = new RegExp(`data-at="[^"]*\\b${String(frames.length - 1)}"`).test(element);
    expect(/class="off/.test(element)).toBe(!isLast);
  }
});

test('words beside signs are there in both languages', () => {
  const { phases } = ruledScenario('rulebook-1971/example-13');
  const wordsIn = (tag: LanguageTag) =>
    new Set(framesOf(phases, LANGUAGES[tag]).flatMap(({ words }) => words.map(({ text }) => text)));
  expect(wordsIn('en')).toEqual(new Set(['disrupted']));
  expect(wordsIn('de')).toEqual(new Set(['unterbrochen']));
  expect(board(pageOf(phases))).toMatch(/<path[^>]* lang="de"/);
});

test('it has the sentence of every step, in both languages', () => {
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
  const rough = pageOf(phasesOf(nine), '"></title><script>alert(1)</script>');
  expect(rough.split('<script').length).toBe(page.split('<script').length);
  expect(rough).not.toContain('<script>alert');
});

test('after the moves, every retreat and build is stated, and the page is small all the same', () => {
  const { phases } = ruledScenario('sample-game/1902-2-fall');
  const season = pageOf(phases);
  const json = /id="data">(.*?)<\/script>/s.exec(season)?.[1] ?? '';
  const { languages, short } = JSON.parse(json) as FrameData;
  const moves = phases.movement?.ruling.steps.length ?? 0;
  expect(languages.en.sentences).toHaveLength(moves + 5);
  expect(short.slice(-4)).toEqual([1, 2, 3, 4].map((later) => moves + later));
  expect(languages.en.sentences[moves + 2]).toMatch(/Gascony.*Moscow/);
  expect(languages.en.sentences.at(-1)).toMatch(/Trieste/);
  const [example, whole] = [page, season].map((html) => gzipSync(html).length / 1024);
  console.log('KiB of a framed page, compressed:', { example, whole });
  expect(example).toBeLessThan(26);
  expect(whole).toBeLessThan(66);
});

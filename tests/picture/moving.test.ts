import { scenarios } from 'virtual:scenarios';
import { isText } from 'domhandler';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawFrame } from '../../src/picture/draw-picture.ts';
import { drawMoving, drawStates, type Moving, type Shot } from '../../src/picture/moving.ts';
import { THEMES, type Theme } from '../../src/picture/themes.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { positionsOf, ruled, turnNamed } from '../stage/turns.ts';
import { EFFORT, PATIENCE } from '../support/effort.ts';
import { elementsOf } from '../support/svg.ts';
import { attributesOnly, drawnIn, type Sight, styleOf } from './drawn.ts';
import { coloursOf } from './pictures.ts';

const NINE = 'rulebook-1971/example-09';
const nine = turnNamed(NINE);
const FALL = turnNamed('sample-game/1902-2-fall');
const FORMAT = FORMATS.medium;
/** Longer than any motion, in ms. */
const HOLD = 2000;
const CAPTION = { title: 'A title', description: 'What came of it.' };
const LOOK: Moving = { palettes: coloursOf(null), loop: false, sentences: false };

const shotAt = (turn: Turn, at: number): Shot => ({
  frame: frame(turn, at, FORMAT),
  hold: HOLD,
  sentence: `Step ${String(at)}`,
});
const shotsOf = (turn: Turn, most?: number): readonly Shot[] =>
  positionsOf(turn, most).map((at) => shotAt(turn, at));
const moving = (turn: Turn, look: Partial<Moving> = {}, most?: number): string =>
  drawMoving(shotsOf(turn, most), { ...LOOK, ...look }, CAPTION);
const still = (shot: Shot, theme: Theme = 'light', cropped = false): string =>
  drawFrame(shot.frame, { palettes: coloursOf(theme), cropped }, CAPTION);

/** The opacity that keyframes give at a time, between 0 and 1; null if they say nothing about it. */
function opacityAt(keyframes: string, share: number, base: number): number {
  const points = [...keyframes.matchAll(/([\d.,%]+)\{opacity:([01])\}/g)]
    .flatMap(([, times = '', value]) =>
      times.split(',').map((time) => [Number.parseFloat(time) / 100, Number(value)] as const),
    )
    .sort(([a], [b]) => a - b);
  const all = [
    [0, points[0]?.[0] === 0 ? points[0][1] : base] as const,
    ...points,
    [1, base] as const,
  ];
  const next = all.findIndex(([time]) => time > share);
  const [from, to] = [all[next - 1] ?? [0, base], all[next] ?? [1, base]];
  return from[1] + ((to[1] - from[1]) * (share - from[0])) / (to[0] - from[0]);
}

/** What the keyframes of a picture show at a time. Throws while anything fades. */
function sightAt(svg: string, share: number): Sight {
  const style = styleOf(svg);
  const played = new Map(
    [...style.matchAll(/@keyframes p\w+?(a\d+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)].map(
      ([, name = '', keyframes = '']) => [name, keyframes],
    ),
  );
  return ({ attribs }) => {
    const keyframes = played.get(attribs['class']?.split(' ')[0] ?? '');
    if (keyframes === undefined) return attribs['display'] !== 'none';
    const opacity = opacityAt(keyframes, share, attribs['opacity'] === '0' ? 0 : 1);
    if (opacity !== 0 && opacity !== 1) throw new Error(`fades at ${String(share)}`);
    return opacity === 1;
  };
}

test.each([
  ...(EFFORT < 1 ? THEMES.slice(0, 1) : THEMES).map((theme) => ({
    ...{ slug: NINE, theme, cropped: false },
  })),
  { slug: NINE, theme: null, cropped: true },
  { slug: 'rulebook-1982/example-12', theme: null, cropped: false },
])(
  'it plays the frames of $slug and remains at the last: $theme, cropped: $cropped',
  ({ slug, theme, cropped }) => {
    const turn = turnNamed(slug);
    const shots = shotsOf(turn);
    const svg = moving(turn, { palettes: coloursOf(theme), cropped });
    const last = shotAt(turn, turn.ruling.steps.length);
    expect(drawnIn(svg)).toEqual(drawnIn(still(last, theme ?? 'light', cropped)));
    if (theme === null)
      expect(drawnIn(svg, attributesOnly, true)).toEqual(drawnIn(still(last, 'dark', cropped)));
    // A cropped still shows what is near in its own frame, an animated picture what is near at the end.
    if (cropped) return;
    shots.forEach((shot, i) => {
      const sight = sightAt(svg, (i + 0.95) / shots.length);
      expect(drawnIn(svg, sight)).toEqual(drawnIn(still(shot, theme ?? 'light')));
    });
  },
);

test('its states as files are its frames, all the same size', () => {
  const shots = shotsOf(nine);
  const look = { ...LOOK, palettes: coloursOf('light') };
  const states = drawStates(shots, look, CAPTION);
  expect(states.map((svg) => drawnIn(svg))).toEqual(shots.map((shot) => drawnIn(still(shot))));
  const sizes = drawStates(shots, { ...look, sentences: true }, CAPTION).map(
    (svg) => /viewBox="([^"]*)"/.exec(svg)?.[1],
  );
  expect(new Set(sizes).size).toBe(1);
});

/** Checks that a file cannot fetch, run or obey anything. */
function expectSafe(svg: string): void {
  const elements = elementsOf(svg);
  // One expectation for all: there are thousands of attributes.
  const strange = elements.filter(({ name }) =>
    /^(script|foreignObject|image|a|animate\w*|set|iframe|link)$/.test(name),
  );
  expect(strange.map(({ name }) => name)).toEqual([]);
  const wrong = elements
    .flatMap(({ attribs }) => Object.entries(attribs))
    .filter(
      ([attribute, value]) =>
        /^(on.*|style|src|xlink.*)$/.test(attribute) ||
        /undefined|NaN|Infinity|var\(|light-dark/.test(value) ||
        (attribute === 'href' && !/^#p\w+-/.test(value)) ||
        (attribute !== 'xmlns' && value.includes('://')),
    );
  expect(wrong).toEqual([]);
  const style = styleOf(svg);
  expect(style).not.toMatch(/url|import|font|expression|[<>&\\]|undefined|NaN|Infinity/);
  // Nothing but rules, inside media and keyframe rules.
  const inner = style.replaceAll(/[^{}]*\{[^{}]*\}/g, '');
  expect(inner.replaceAll(/(@media [^{}]*|@keyframes \w+)\{\}/g, '')).toBe('');
}

test('everything moves only on a screen, and for readers who do not prefer reduced motion', () => {
  const svg = moving(nine, { sentences: true });
  expect(styleOf(svg)).toMatch(/animation/);
  const without = styleOf(svg).replace(
    /@media screen and \(prefers-reduced-motion:no-preference\)\{(?:[^{}]*\{[^{}]*\})*\}/,
    '',
  );
  expect(without).not.toMatch(/animation/);
});

test('it plays once, or loops', () => {
  expect(styleOf(moving(nine))).toMatch(/\{animation:\d+ms linear\}/);
  expect(styleOf(moving(nine, { loop: true }))).toMatch(/\{animation:\d+ms linear infinite\}/);
});

test('sentences are text below the board, one at a time', () => {
  const rough = '</text><script>alert(1)</script>\u0000 & "so"';
  const shots = shotsOf(nine).map((shot, i) => (i === 3 ? { ...shot, sentence: rough } : shot));
  const svg = drawMoving(shots, { ...LOOK, sentences: true }, CAPTION);
  const texts = elementsOf(svg).filter(({ name }) => name === 'text');
  expect(
    texts.map((text) => text.children.map((one) => (isText(one) ? one.data : '')).join('')),
  ).toContain(rough.replace('\u0000', ''));
  expectSafe(svg);
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  expect(width).toBe(FORMAT.width);
  for (const { attribs } of texts) {
    expect(Number(attribs['y'])).toBeGreaterThan(FORMAT.height);
    expect(Number(attribs['y'])).toBeLessThan(height);
  }
  shots.forEach((_, i) => {
    const sight = sightAt(svg, (i + 0.95) / shots.length);
    expect(drawnIn(svg, sight).filter((one) => one.includes('<text'))).toHaveLength(1);
  });
});

test('two of them in one page share no names', () => {
  const namesOf = (svg: string) =>
    [...styleOf(svg).matchAll(/@keyframes (\w+)/g)].map(([, name]) => name);
  const ours = namesOf(moving(nine));
  expect(ours.length).toBeGreaterThan(5);
  expect(namesOf(moving(nine, { loop: true })).filter((name) => ours.includes(name))).toEqual([]);
  expect(moving(nine)).toBe(moving(nine));
});

/** In bytes, compressed as for transfer. */
const MOST = 60 * 1024;

describe('every ruling', () => {
  const chosen = EFFORT < 1 ? [] : scenarios;
  const turns = [
    { slug: 'sample-game/1902-2-fall', turn: FALL, steps: undefined },
    ...chosen.map(({ slug, position, orders, editions }) => ({
      slug,
      turn: ruled({ position, orders }, editions[0]),
      steps: 6,
    })),
  ];
  test.each(turns)(
    '$slug is small, and plays by itself',
    ({ turn, steps }) => {
      const svg = moving(turn, { sentences: true }, steps);
      expectSafe(svg);
      expect(gzipSync(svg).length).toBeLessThan(MOST);
      const last = shotAt(turn, turn.ruling.steps.length);
      expect(drawnIn(svg).slice(0, -3)).toEqual(drawnIn(still(last)));
    },
    5000 * PATIENCE,
  );
});

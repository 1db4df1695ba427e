/**
 * `node tools/letters.mjs`: generates `src/picture/letters.json`, the outlines of all letters on boards, so that a
 * picture needs no font. Uses the fonts of `static/fonts`, shaped as in a browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { Blob, Buffer as Text, Face, Feature, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';
import { CHARACTERS } from './fonts.mjs';

const root = new URL('..', import.meta.url);

/** @type {{ module: typeof import('../src/board/spaces.ts') }} */
const { module: board } = await runnerImport('./src/board/spaces.ts', {
  configFile: false,
  logLevel: 'error',
});

const spaces = Object.values(board.SPACES);
const land = spaces.filter(({ kind }) => kind !== 'sea').map(({ name }) => name);
const seas = spaces.filter(({ kind }) => kind === 'sea').map(({ name }) => name);
const codes = spaces.map(({ short }) => short);
const WORDS = ['cut', 'broken', 'stand-off'];

const GARAMOND = '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght';
const ALEGREYA = '@fontsource/alegreya-sans/files/alegreya-sans-latin';
const MARKS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Font units per unit of the output: letters on a map are small. */
const GRID = 4;
const LETTERS = CHARACTERS.replaceAll(/[^A-Za-z0-9 .’'-]/g, '');

/**
 * The sign for "at most", a less-or-equal sign as heavy as the figures: advance and outline. @type {[number, string]}
 */
const AT_MOST = [130, '14 -96l96-42v27l-61 25 61 25v27l-96-42zm0 60h96v24h-96z'];

/** Names of seas are letter-spaced, which prevents ligatures; `spaced` lists them. */
const CUTS = {
  roman: { file: `${GARAMOND}-normal.woff2`, weight: 500, texts: [...land, ...codes], spaced: [] },
  italic: { file: `${GARAMOND}-italic.woff2`, weight: 500, texts: WORDS, spaced: lines(seas) },
  sans: { file: `${ALEGREYA}-800-normal.woff2`, weight: null, texts: [], spaced: [] },
};

/**
 * The names on one line and on two.
 * @param {readonly string[]} names
 */
function lines(names) {
  return [...codes, ...names, ...names.flatMap((name) => halves(name))];
}

/** @param {string} name */
function halves(name) {
  const gap = name.lastIndexOf(' ');
  return gap === -1 ? [] : [name.slice(0, gap), name.slice(gap + 1)];
}

/** @param {string} name @param {number | null} weight */
async function open(name, weight) {
  const file = await readFile(new URL(`node_modules/${name}`, root));
  const plain = await subsetFont(file, `${CHARACTERS}≤`, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'lnum'],
    ...(weight === null ? {} : { variationAxes: { wght: weight } }),
  });
  const face = new Face(new Blob(new Uint8Array(plain).buffer));
  return { font: new Font(face), upem: face.upem };
}

/** Two curves shorter than this together are merged: the difference is invisible at 20 px. */
const FINE = 9;

/**
 * The outline of a glyph: an absolute start, then relative steps; y points down.
 * @param {Font} font
 * @param {number} glyph
 */
function outline(font, glyph) {
  let [x, y] = [0, 0];
  let start = [0, 0];
  return merged(font.glyphToJson(glyph))
    .map(({ type, values }, index) => {
      if (type === 'Z') {
        [x, y] = [start[0] ?? 0, start[1] ?? 0];
        return 'z';
      }
      const steps = values.map((value, i) =>
        Math.round(i % 2 === 0 ? value / GRID - x : -value / GRID - y),
      );
      [x, y] = [x + (steps.at(-2) ?? 0), y + (steps.at(-1) ?? 0)];
      if (type === 'M') start = [x, y];
      const text = steps.join(' ');
      return index === 0 ? text : `${type.toLowerCase()}${text.replaceAll(' -', '-')}`;
    })
    .join('');
}

/** @typedef {{ type: string, values: number[] }} Command */

/** @param {readonly Command[]} commands @returns {readonly Command[]} */
function merged(commands) {
  /** @type {Command[]} */
  const kept = [];
  for (const command of commands) {
    const before = kept.at(-1);
    const from = kept.at(-2)?.values.slice(-2);
    if (command.type === 'Q' && before?.type === 'Q' && from?.length === 2) {
      const [x0 = 0, y0 = 0] = from;
      const [, , x1 = 0, y1 = 0] = before.values;
      const [, , x2 = 0, y2 = 0] = command.values;
      const length = Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1);
      if (length < FINE * GRID) {
        kept[kept.length - 1] = {
          type: 'Q',
          values: [2 * x1 - (x0 + x2) / 2, 2 * y1 - (y0 + y2) / 2, x2, y2],
        };
        continue;
      }
    }
    kept.push(command);
  }
  return kept;
}

/** @param {(typeof CUTS)[keyof typeof CUTS]} cut */
async function makeCut({ file, weight, texts, spaced }) {
  const { font, upem } = await open(file, weight);
  /** @type {Map<number, number>} */
  const numbers = new Map();
  /** @type {[advance: number, outline: string][]} */
  const glyphs = [];
  /** @param {number} glyph */
  const numberOf = (glyph) => {
    const known = numbers.get(glyph);
    if (known !== undefined) return known;
    numbers.set(glyph, glyphs.length);
    glyphs.push([font.glyphHAdvance(glyph) / GRID, outline(font, glyph)]);
    return glyphs.length - 1;
  };
  /** @type {Record<string, number>} */
  const chars = {};
  /** Adds a glyph that the font lacks. @param {string} character @param {[number, string]} glyph */
  const add = (character, glyph) => {
    chars[character] ??= glyphs.push(glyph) - 1;
  };
  /** @param {string} text @param {boolean} isSpaced */
  const run = (text, isSpaced) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    const features = ['lnum', ...(isSpaced ? ['-liga', '-clig'] : [])];
    shape(
      font,
      buffer,
      features.flatMap((name) => Feature.fromString(name) ?? []),
    );
    const places = buffer.getGlyphPositions();
    return buffer
      .getGlyphInfos()
      .map(({ codepoint }, i) => [numberOf(codepoint), (places[i]?.xAdvance ?? 0) / GRID]);
  };
  const characters = weight === null ? `${MARKS}+≤` : LETTERS;
  for (const character of characters) {
    const [first] = run(character, true);
    if (first?.[0] !== undefined && font.nominalGlyph(character.codePointAt(0) ?? 0))
      chars[character] = first[0];
  }
  if (weight === null) add('≤', AT_MOST);
  /** @param {readonly string[]} list @param {boolean} isSpaced */
  const runs = (list, isSpaced) =>
    Object.fromEntries([...new Set(list)].map((text) => [text, run(text, isSpaced).flat()]));
  return { upem: upem / GRID, chars, runs: runs(texts, false), spaced: runs(spaced, true), glyphs };
}

/** @type {Record<string, Awaited<ReturnType<typeof makeCut>>>} */
const cuts = {};
for (const [name, cut] of Object.entries(CUTS)) cuts[name] = await makeCut(cut);
const text = JSON.stringify(cuts).replaceAll('},"', '},\n"').replaceAll('],[', '],\n[');
await writeFile(new URL('src/picture/letters.json', root), `${text}\n`);
console.log(`${(text.length / 1024).toFixed(1)} KB`);

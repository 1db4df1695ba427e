/**
 * Generates `static/fonts`: the fonts of the site, each reduced to the characters that it is used for. Run it when
 * either changes (`node tools/fonts.mjs`); the results are committed. `src/site/styles/fonts.css` lists them.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import alegreya400 from '@capsizecss/metrics/alegreyaSans';
import alegreya700 from '@capsizecss/metrics/alegreyaSans/700';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import garamond500 from '@capsizecss/metrics/eBGaramond/500';
import garamond500Italic from '@capsizecss/metrics/eBGaramond/500italic';
import garamond600 from '@capsizecss/metrics/eBGaramond/600';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import times from '@capsizecss/metrics/timesNewRoman';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import timesItalic from '@capsizecss/metrics/timesNewRoman/italic';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'static', 'fonts');

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIGURES = '0123456789';

/** Letters, figures and the punctuation of our sentences. Other characters fall back to a system font. */
export const CHARACTERS = ` ${CAPITALS}${CAPITALS.toLowerCase()}${FIGURES}!"&'()+,-./:;=?\u00a0§½·×–—‘’“”…−`;

/** Additional German characters, in separate files that a browser fetches only when needed. */
export const GERMAN = 'ÄÖÜäöüß„';

/** All characters from one code point to another. @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));

/** The other letters of Latin-1 and Latin Extended-A, for the names of players; fetched only when needed, too. */
export const ACCENTED = {
  latin: range(0xc0, 0xff)
    .filter((letter) => !GERMAN.includes(letter) && letter !== '×')
    .join(''),
  'latin-ext': range(0x100, 0x17f).join(''),
};

/** OpenType features: the two kinds of figures, and for text kerning (and, in the serif, ligatures). */
const FIGURES_ONLY = ['lnum', 'tnum'];
const WORDS = [...FIGURES_ONLY, 'kern'];
const SERIF_WORDS = [...WORDS, 'liga'];

/** Numbers of paragraphs and of the printed examples: `XII.4`, `VII.3.b`, `9`. */
const NUMERALS = `${FIGURES}-.–ABCDEILMVXabcdef`;
/** The letter on a unit is its power's; the rest are strengths and steps. */
const MARKS = `${FIGURES}AEFGIRT`;

const FONTS = [
  garamond('eb-garamond-500', 'normal', 500, CHARACTERS, SERIF_WORDS),
  garamond('eb-garamond-500-italic', 'italic', 500, CHARACTERS, SERIF_WORDS),
  garamond('eb-garamond-600', 'normal', 600, NUMERALS, FIGURES_ONLY),
  alegreya(400, CHARACTERS, WORDS),
  alegreya(500, CHARACTERS, WORDS),
  alegreya(700, CHARACTERS, WORDS),
  alegreya(800, MARKS, FIGURES_ONLY),
  garamond('eb-garamond-500-german', 'normal', 500, GERMAN, []),
  garamond('eb-garamond-500-italic-german', 'italic', 500, GERMAN, []),
  ...[400, 500, 700].map((weight) => alegreya(weight, GERMAN, [], '-german')),
  ...Object.entries(ACCENTED).flatMap(([part, letters]) => [
    garamond(`eb-garamond-500-${part}`, 'normal', 500, letters, [], part),
    garamond(`eb-garamond-500-italic-${part}`, 'italic', 500, letters, [], part),
    ...[400, 500, 700].map((weight) => alegreya(weight, letters, [], `-${part}`, part)),
  ]),
];

/** Metric-compatible system fonts: Windows, macOS, iOS; Linux. */
const LIKE = {
  times: ['Times New Roman', 'Liberation Serif'],
  timesBold: ['Times New Roman Bold', 'Liberation Serif Bold'],
  timesItalic: ['Times New Roman Italic', 'Liberation Serif Italic'],
  arial: ['Arial', 'Helvetica', 'Liberation Sans'],
  arialBold: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
};

/** Fallbacks for our fonts until they have loaded. */
const STAND_INS = [
  standIn('EB Garamond', '400 500', 'normal', garamond500, times, LIKE.times),
  standIn('EB Garamond', '600', 'normal', garamond600, timesBold, LIKE.timesBold),
  standIn('EB Garamond', '500 600', 'italic', garamond500Italic, timesItalic, LIKE.timesItalic),
  standIn('Alegreya Sans', '400 500', 'normal', alegreya400, arial, LIKE.arial),
  standIn('Alegreya Sans', '700 800', 'normal', alegreya700, arialBold, LIKE.arialBold),
  // Android has no other font.
  standIn('Alegreya Sans', '400 500', 'normal', alegreya400, roboto, ['Roboto'], ' Android'),
  standIn(
    'Alegreya Sans',
    '700 800',
    'normal',
    alegreya700,
    robotoBold,
    ['Roboto Bold'],
    ' Android',
  ),
];

/** @typedef {Parameters<typeof createFontStack>[0][number]} Metrics */

/**
 * A system font adjusted to the metrics of ours, so that nothing moves when ours loads.
 * @param {string} family
 * @param {string} weight
 * @param {'normal' | 'italic'} style
 * @param {Metrics} ours
 * @param {Metrics} theirs
 * @param {readonly string[]} names
 * @param {string} ending of the family's name
 */
function standIn(family, weight, style, ours, theirs, names, ending = '') {
  const face = createFontStack([ours, theirs], { fontFaceFormat: 'styleObject' }).fontFaces[0]?.[
    '@font-face'
  ];
  if (!face) throw new Error(`no metrics for ${family}`);
  return `@font-face {
  font-family: '${family} Fallback${ending}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  ascent-override: ${face.ascentOverride ?? 'normal'};
  descent-override: ${face.descentOverride ?? 'normal'};
  line-gap-override: ${face.lineGapOverride ?? 'normal'};
  size-adjust: ${face.sizeAdjust ?? '100%'};
}
`;
}

/** The content of `src/site/styles/fallback-fonts.css`. */
export const FALLBACK_CSS = `/* Made by tools/fonts.mjs. */\n${STAND_INS.join('')}`;

/**
 * @param {string} name
 * @param {'normal' | 'italic'} style
 * @param {number} weight
 * @param {string} characters
 * @param {readonly string[]} keepFeatures
 * @param {string} part of the font's package
 */
function garamond(name, style, weight, characters, keepFeatures, part = 'latin') {
  return {
    name,
    family: '@fontsource-variable/eb-garamond',
    source: `eb-garamond-${part}-wght-${style}`,
    characters,
    options: { keepFeatures, variationAxes: { wght: weight } },
  };
}

/**
 * @param {number} weight
 * @param {string} characters
 * @param {readonly string[]} keepFeatures
 * @param {string} ending of the file's name
 * @param {string} part of the font's package
 */
function alegreya(weight, characters, keepFeatures, ending = '', part = 'latin') {
  return {
    name: `alegreya-sans-${weight.toString()}${ending}`,
    family: '@fontsource/alegreya-sans',
    source: `alegreya-sans-${part}-${weight.toString()}-normal`,
    characters,
    options: { keepFeatures },
  };
}

async function main() {
  await writeFile(join(root, 'src/site/styles/fallback-fonts.css'), FALLBACK_CSS);
  await mkdir(out, { recursive: true });
  for (const { name, family, source, characters, options } of FONTS) {
    const folder = join(root, 'node_modules', ...family.split('/'));
    await copyFile(join(folder, 'LICENSE'), join(out, `${basename(family)}-OFL.txt`));
    const whole = await readFile(join(folder, 'files', `${source}.woff2`));
    const subset = await subsetFont(whole, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      ...options,
    });
    await writeFile(join(out, `${name}.woff2`), subset);
    console.log(`${name.padEnd(24)} ${(subset.length / 1024).toFixed(1)} KB`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

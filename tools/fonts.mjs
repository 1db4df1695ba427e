/**
 * Makes `static/fonts`: the cuts the site uses, each of the characters it is used for. Run it when
 * either changes (`node tools/fonts.mjs`); its result is committed. `src/site/fonts.css` names them.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(root, 'static', 'fonts');

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FIGURES = '0123456789';

/** Letters, figures and the marks of our sentences. A character that is not here falls back to a system font. */
export const CHARACTERS = ` ${CAPITALS}${CAPITALS.toLowerCase()}${FIGURES}!"&'()+,-./:;=?\u00a0½·×–—‘’“”…−`;

/** What German has besides: files of their own, which a browser fetches when it meets one of these. */
const GERMAN = 'ÄÖÜäöüß„';

/** The two kinds of figures the styles ask for, and for words kerning (and in the serif ligatures). */
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
];

/**
 * @param {string} name
 * @param {'normal' | 'italic'} style
 * @param {number} weight
 * @param {string} characters
 * @param {readonly string[]} keepFeatures
 */
function garamond(name, style, weight, characters, keepFeatures) {
  return {
    name,
    family: '@fontsource-variable/eb-garamond',
    source: `eb-garamond-latin-wght-${style}`,
    characters,
    options: { keepFeatures, variationAxes: { wght: weight } },
  };
}

/**
 * @param {number} weight
 * @param {string} characters
 * @param {readonly string[]} keepFeatures
 * @param {string} ending of the file's name
 */
function alegreya(weight, characters, keepFeatures, ending = '') {
  return {
    name: `alegreya-sans-${weight.toString()}${ending}`,
    family: '@fontsource/alegreya-sans',
    source: `alegreya-sans-latin-${weight.toString()}-normal`,
    characters,
    options: { keepFeatures },
  };
}

async function main() {
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

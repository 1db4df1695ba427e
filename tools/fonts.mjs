/**
 * Makes `static/fonts`: the cuts the site uses, of the characters it uses. Run it when either
 * changes (`node tools/fonts.mjs`); its result is committed.
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

/** Kerning and the two kinds of figures the styles ask for. */
const FEATURES = ['kern', 'lnum', 'tnum'];

const FONTS = [
  // One variable file serves 400 to 600 of the upright Garamond: smaller than three cuts.
  garamond('eb-garamond', 'normal', { min: 400, max: 600 }),
  garamond('eb-garamond-500-italic', 'italic', 500),
  alegreya(400, CHARACTERS),
  alegreya(500, CHARACTERS),
  alegreya(700, CHARACTERS),
  // The heaviest cut only letters units and numbers strengths.
  alegreya(800, CAPITALS + FIGURES),
];

/**
 * @param {string} name
 * @param {'normal' | 'italic'} style
 * @param {number | { min: number, max: number }} weight
 */
function garamond(name, style, weight) {
  return {
    name,
    family: '@fontsource-variable/eb-garamond',
    source: `eb-garamond-latin-wght-${style}`,
    characters: CHARACTERS,
    options: { keepFeatures: [...FEATURES, 'liga'], variationAxes: { wght: weight } },
  };
}

/**
 * @param {number} weight
 * @param {string} characters
 */
function alegreya(weight, characters) {
  return {
    name: `alegreya-sans-${weight.toString()}`,
    family: '@fontsource/alegreya-sans',
    source: `alegreya-sans-latin-${weight.toString()}-normal`,
    characters,
    options: { keepFeatures: FEATURES },
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

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

/** Basic Latin and the marks of our sentences. A character that is not here falls back to a system font. */
export const CHARACTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0½·×–—‘’“”…↑↓−';

/** Kerning, ligatures, and the two kinds of figures the styles ask for. */
const FEATURES = ['calt', 'kern', 'liga', 'lnum', 'tnum'];

/** One variable file serves 400 to 600 of the upright Garamond: smaller than three cuts. */
const FONTS = [
  {
    family: '@fontsource-variable/eb-garamond',
    source: 'eb-garamond-latin-wght-normal',
    name: 'eb-garamond',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    family: '@fontsource-variable/eb-garamond',
    source: 'eb-garamond-latin-wght-italic',
    name: 'eb-garamond-500-italic',
    axes: { wght: 500 },
  },
  ...[400, 500, 700, 800].map((weight) => ({
    family: '@fontsource/alegreya-sans',
    source: `alegreya-sans-latin-${String(weight)}-normal`,
    name: `alegreya-sans-${String(weight)}`,
    axes: undefined,
  })),
];

async function main() {
  await mkdir(out, { recursive: true });
  for (const { family, source, name, axes } of FONTS) {
    const folder = join(root, 'node_modules', ...family.split('/'));
    await copyFile(join(folder, 'LICENSE'), join(out, `${basename(family)}-OFL.txt`));
    const whole = await readFile(join(folder, 'files', `${source}.woff2`));
    const subset = await subsetFont(whole, CHARACTERS, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      noHinting: true,
      ...(axes === undefined ? {} : { variationAxes: axes }),
    });
    await writeFile(join(out, `${name}.woff2`), subset);
    console.log(`${name.padEnd(24)} ${(subset.length / 1024).toFixed(1)} KB`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

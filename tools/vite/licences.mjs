import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FONTS = join(root, 'static/fonts');

/** Licence texts of the fonts, which also apply to pictures, since these contain glyph outlines. */
export const FONT_LICENCES = readdirSync(FONTS)
  .filter((name) => name.endsWith('-OFL.txt'))
  .sort()
  .map((name) => `static/fonts/${name}`);

/** @param {string} file below the root */
const textOf = (file) => readFileSync(join(root, file), 'utf8').trim();

/**
 * Joins our licence, those of the packages, and those of the fonts.
 * @param {string} packages
 */
const allLicences = (packages) => {
  const parts = [
    `# Standoff (MIT)\n\n${textOf('LICENSE')}`,
    packages,
    ...FONT_LICENCES.map((file) => `## Font\n\n${textOf(file)}`),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
};

/**
 * Emits a file with the licences of everything bundled: ours, those of the bundled packages (collected by Vite), and
 * those of the fonts.
 * @param {string} fileName
 * @returns {import('vite').Plugin}
 */
export function licences(fileName) {
  return {
    name: 'standoff:licences',
    config: () => ({ build: { license: { fileName } } }),
    // Nothing is bundled during development, so there are no packages to name.
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8').end(allLicences(''));
      });
    },
    generateBundle: {
      order: 'post', // Vite's own comes first
      handler(_, bundle) {
        const packages = bundle[fileName];
        if (packages?.type !== 'asset') throw new Error(`Vite wrote no ${fileName}`);
        packages.source = allLicences(packages.source.toString().trim());
      },
    },
  };
}

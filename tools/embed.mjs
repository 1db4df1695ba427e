/**
 * `npm run build:embed` builds the embed: one file without imports, with its source map, as a page loads it from its own folder or from a CDN. Prints
 * its size and its hash for `integrity`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The most that script, style and map may take, compressed. */
export const BUDGET = 26 * 1024;

/** @param {string} outDir */
export async function bundleEmbed(outDir) {
  const { build } = await import('vite');
  const { embedStyles } = await import('./vite/embed-styles.mjs');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [embedStyles()],
    build: {
      // A fiftieth less than the usual one, which is what the words take.
      minify: 'terser',
      terserOptions: { module: true, ecma: 2020, compress: { passes: 3, unsafe_arrows: true } },
      target: 'es2022',
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/embed/element.ts'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'standoff.js', format: 'es', topLevelVar: false },
      },
    },
  });
  const file = readFileSync(join(resolve(root, outDir), 'standoff.js'));
  const integrity = `sha384-${createHash('sha384').update(file).digest('base64')}`;
  return { bytes: file.length, compressed: gzipSync(file, { level: 9 }).length, integrity };
}

/** @param {Awaited<ReturnType<typeof bundleEmbed>>} built */
export function report({ bytes, compressed, integrity }) {
  console.log(
    `dist-embed/standoff.js: ${bytes.toString()} bytes, ${(compressed / 1024).toFixed(1)} KiB compressed`,
  );
  console.log(`integrity="${integrity}"`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report(await bundleEmbed('dist-embed'));

/** `npm start`: installs missing packages, rebuilds if sources have changed, serves the site and prints its address. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, requireNode, root } from './setup.mjs';

const SOURCES = [
  ...['src', 'scenarios', 'docs', 'static', 'tools'],
  ...['vite.config.ts', 'package-lock.json'],
];

requireNode();
installPackages();
process.chdir(root);
const { createBuilder, preview } = await import('vite');

if (!isUpToDate(join(root, 'dist', 'index.html'))) {
  console.log('Building the site ...');
  try {
    await (await createBuilder({ logLevel: 'warn' })).buildApp();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

// If the port is in use, Vite takes the next one.
const server = await preview({ preview: { port: Number(process.env['PORT'] ?? 4173) } });
const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0] ?? '';
console.log(`\n  Standoff is at ${address} (Ctrl-C stops it)\n`);
process.once('SIGINT', () => {
  process.exit(0);
});

/**
 * True if the site was built after the last change, and for the root of a server.
 * @param {string} home
 */
function isUpToDate(home) {
  if (!existsSync(home) || !readFileSync(home, 'utf8').includes('"/assets/')) return false;
  const { mtimeMs } = statSync(home);
  return !SOURCES.some((name) => newerThan(mtimeMs, name));
}

/**
 * True if a file, or anything in a folder, changed after a time. Deleting a file changes its folder.
 * @param {number} time
 * @param {string} path
 * @returns {boolean}
 */
function newerThan(time, path) {
  const stat = statSync(path);
  if (stat.mtimeMs > time) return true;
  return stat.isDirectory() && readdirSync(path).some((name) => newerThan(time, join(path, name)));
}

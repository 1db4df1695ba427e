/** Prerequisites of `npm start` and `npm test`: the right Node version, the packages, a browser. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEADLESS_SHELL, systemBrowser } from './browser.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Exits with a message if Node is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major > 22) return;
  console.error(
    `Standoff needs Node 20.19 or later (22.13 or later of the 22 series). This is ${process.version}.`,
  );
  process.exit(1);
}

/** Runs `npm ci` if `node_modules` does not match `package-lock.json`. */
export function installPackages() {
  if (packagesMatch()) return;
  console.log('Installing packages (once) ...');
  // `npm start` provides the path of npm; on Windows, `npm` alone cannot be spawned.
  const npm = process.env['npm_execpath'];
  const { status } = npm?.endsWith('.js') ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci']);
  if (status !== 0) {
    console.error('The packages could not be installed: see npm’s output above.');
    process.exit(1);
  }
}

/** Ensures that there is a Chromium for the tests: Debian's headless one, else the system's, else Playwright's. */
export async function installBrowser() {
  if (process.env['CHROMIUM_PATH'] !== undefined || existsSync(HEADLESS_SHELL)) return;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) installFromDebian();
  if (systemBrowser() !== undefined) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.log('Installing a browser for the tests (once) ...');
  const { status } = run(process.execPath, [
    join(root, 'node_modules', 'playwright', 'cli.js'),
    'install',
    'chromium',
  ]);
  if (status !== 0) {
    console.error('No browser found or installed. Install Chromium, or set CHROMIUM_PATH.');
    process.exit(1);
  }
}

/** Tried once in a checkout: not every Debian has the package, and some machines are offline. */
function installFromDebian() {
  const tried = join(root, 'node_modules/.cache/debian-browser-tried');
  if (existsSync(tried)) return;
  mkdirSync(dirname(tried), { recursive: true });
  writeFileSync(tried, '');
  console.log('Installing a browser for the tests (once) ...');
  const install = ['install', '-y', '-qq', '--no-install-recommends', basename(HEADLESS_SHELL)];
  if (quietly('apt-get', install) === 0) return;
  quietly('apt-get', [
    'update',
    '-qq',
    '-o',
    'Acquire::Retries=0',
    '-o',
    'Acquire::http::Timeout=10',
  ]);
  quietly('apt-get', install);
}

/**
 * The exit code of a program whose failure is not an error.
 * @param {string} program
 * @param {readonly string[]} args
 */
const quietly = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status;

/**
 * Compares npm's record of installed packages with the lock file: names and versions must match. Optional packages
 * for other platforms may be missing.
 */
function packagesMatch() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packages(record);
  return Object.entries(packages(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    if (path === '') return true;
    if (!found) return wanted.optional ?? wanted.devOptional ?? false;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Package
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function packages(file) {
  /** @type {unknown} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {{ packages: Record<string, Package> }} */ (lock).packages;
}

/**
 * Runs a command in the project folder, with its output shown.
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' });
}

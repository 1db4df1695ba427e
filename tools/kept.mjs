/** A cache in `node_modules/.cache` for files generated from the sources, valid until these change. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * By sizes and times, like `make`: reading every file would take longer than a command.
 * @param {readonly string[]} files relative to the project
 * @returns {string}
 */
export function hashOfFiles(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size.toString()} ${mtimeMs.toString()}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files in a folder and the folders in it whose names match, sorted, relative to the project.
 * @param {string} folder
 * @param {RegExp} names
 * @returns {string[]}
 */
export function filesIn(folder, names) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .sort()
    .map((name) => join(folder, name));
}

const HOUR = 3_600_000;

/**
 * Removes what was generated from other sources, unless it may still be in use.
 * @param {string} cache an absolute folder
 * @param {string} current what stays in it, whatever its age
 */
export function removeOld(cache, current) {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    // Another process may be cleaning up at the same time.
    const found = statSync(path, { throwIfNoEntry: false });
    if (path === current || !found || Date.now() - found.mtimeMs < HOUR) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

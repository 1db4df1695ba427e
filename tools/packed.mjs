/** The package as users get it: packed, and installed in an unrelated folder. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './setup.mjs';

/**
 * Packs the package into a folder. Returns the path of the file.
 * @param {string} folder
 */
export function pack(folder) {
  const packed = run('npm', ['pack', '--silent', '--pack-destination', folder], root);
  return join(folder, packed.trim().split('\n').at(-1) ?? '');
}

/**
 * Installs a packed package, and the dependencies in the folder's `package.json`.
 * @param {string} file
 * @param {string} folder
 */
export function install(file, folder) {
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', file], folder);
}

/**
 * Returns the output of a program; throws if it fails.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export function run(program, args, cwd) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

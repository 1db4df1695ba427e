/** Formats generated files in the same way as `npm run format`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { root } from './setup.mjs';

/** @type {unknown} */
const settings = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
const options = /** @type {import('oxfmt').FormatConfig} */ (settings);

/**
 * @param {string} name of the file; its ending says the language
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function formatted(name, text) {
  const { code, errors } = await format(name, text, options);
  const [error] = errors;
  if (error) throw new Error(`${name}: ${error.message}`);
  return code;
}

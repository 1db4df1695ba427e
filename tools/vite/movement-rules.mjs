import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/*
 * Rules that no movement phase cites, left out of a script that rules nothing else: of facts of later phases and of games, and
 * their paragraphs in each edition.
 */

const EDITION = /[\\/]src[\\/]rules[\\/]editions[\\/]\w+\.ts$/;
const LATER_RULES = /[\\/]src[\\/]trace[\\/]later-rules\.ts$/;

/** @type {string} */
const file = fileURLToPath(new URL('../../src/rules/rule.ts', import.meta.url));
const { code: rules } = await transformWithOxc(readFileSync(file, 'utf8'), file);
const { LATER_RULE_IDS } = /** @type {typeof import('../../src/rules/rule.ts')} */ (
  await import(`data:text/javascript,${encodeURIComponent(rules)}`)
);
const PARAGRAPH = new RegExp(
  `^ +'?(${LATER_RULE_IDS.join('|')})'?: \\w+(\\('[^']+'\\))?,\\n`,
  'gm',
);

/** @returns {import('vite').Plugin} */
export function movementRules() {
  return {
    name: 'standoff:movement-rules',
    enforce: 'pre',
    transform(code, id) {
      if (LATER_RULES.test(id)) return { code: 'export const LATER_RULES = {};', map: null };
      if (!EDITION.test(id)) return null;
      const left = code.replaceAll(PARAGRAPH, '');
      const kept = LATER_RULE_IDS.find((rule) => new RegExp(`^ +'?${rule}'?:`, 'm').test(left));
      if (kept !== undefined) this.error(`${id}: "${kept}" is written as no paragraph was before.`);
      return { code: left, map: null };
    },
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';

/*
 * Omits rules that no movement phase cites from a script that rules nothing else: those of facts of later phases and of
 * games, with their paragraphs in each edition.
 */

const EDITION = /[\\/]src[\\/]rules[\\/]editions[\\/]\w+\.ts$/;
const LATER_RULES = /[\\/]src[\\/]trace[\\/]later-rules\.ts$/;

const CHOSEN = /[\\/]src[\\/]rules[\\/]rule-of-choice\.ts$/;

/**
 * The exports of a file of `src/rules` that imports no values.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
async function load(name) {
  const file = fileURLToPath(new URL(`../../src/rules/${name}`, import.meta.url));
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

const { LATER_RULE_IDS } = /** @type {typeof import('../../src/rules/rule.ts')} */ (
  await load('rule.ts')
);
const { CHOSEN_RULES } = /** @type {typeof import('../../src/rules/rule-of-choice.ts')} */ (
  await load('rule-of-choice.ts')
);
const later = new Set(LATER_RULE_IDS.map(String));
/** Choices that matter only in later phases, such as `waiving`. */
const choices = Object.entries(CHOSEN_RULES).filter(([rule]) => later.has(rule));
const CHOICE = new RegExp(`^ +(${choices.map(([, name]) => name).join('|')}): \\[.*\\],\\n`, 'gm');
const CHOICE_OF_RULE = new RegExp(
  `^ +'?(${choices.map(([rule]) => rule).join('|')})'?: '(${choices.map(([, name]) => name).join('|')})',\\n`,
  'gm',
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
      if (CHOSEN.test(id)) return { code: code.replaceAll(CHOICE_OF_RULE, ''), map: null };
      if (!EDITION.test(id)) return null;
      const left = code.replaceAll(PARAGRAPH, '').replaceAll(CHOICE, '');
      const kept = LATER_RULE_IDS.find((rule) => new RegExp(`^ +'?${rule}'?:`, 'm').test(left));
      if (kept !== undefined) this.error(`${id}: "${kept}" is written as no paragraph was before.`);
      return { code: left, map: null };
    },
  };
}

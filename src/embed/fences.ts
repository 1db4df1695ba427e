import type { LanguageTag } from '../explain/languages/language-tags.ts';
import './element.ts';
import { FENCES, fenceText, MARKED, OPTIONS, outermostFence, readFence } from './fence.ts';

/*
 * `standoff/fences`: turns the blocks of orders in a page into embeds, whatever markup a site generator made of them.
 * The text stays in place, hidden: a framework that made it will look for it there.
 */

const WORDS: Readonly<Record<LanguageTag, (name: string, options: string) => string>> = {
  en: (name, options) => `“${name}” is not an option of a block. Options are ${options}.`,
  de: (name, options) => `„${name}“ ist keine Angabe eines Blocks. Angaben sind ${options}.`,
};

const tag = (name: string, text: string, ...children: Node[]): HTMLElement => {
  const element = document.createElement(name);
  element.append(text, ...children);
  return element;
};

/** The embed of one position, or what is wrong with its block. */
function made(text: string): HTMLElement | string {
  const { attributes, orders, strange } = readFence(text);
  if (strange !== null)
    return WORDS[attributes['lang'] === 'de' ? 'de' : 'en'](strange, OPTIONS.join(', '));
  const { label } = attributes;
  const embed = tag('standoff-scenario', '');
  for (const [name, value] of Object.entries(attributes)) embed.setAttribute(name, value);
  if (label !== undefined) embed.append(headed(label));
  embed.append(tag('pre', orders));
  return embed;
}

function headed(title: string, ...more: Node[]): HTMLElement {
  const head = tag('div', '', tag('p', '', tag('strong', title)), ...more);
  head.slot = 'words';
  return head;
}

let studies = 0;

/** A study of chapters; the first message if one of them is wrong. */
function studyOf(title: string, chapters: readonly (HTMLElement | string)[]): HTMLElement | string {
  const embed = tag('standoff-scenario', '');
  const list = tag('ol', '');
  studies++;
  for (const [i, chapter] of chapters.entries()) {
    if (typeof chapter === 'string') return chapter;
    chapter.id = `study-${String(studies)}-${String(i + 1)}`;
    const link = tag('a', chapter.getAttribute('label') ?? String(i + 1));
    link.setAttribute('href', `#${chapter.id}`);
    list.append(tag('li', '', link));
  }
  embed.setAttribute('study', '');
  embed.append(headed(title, list), ...chapters);
  return embed;
}

function upgrade(found: Element): void {
  const block = outermostFence(found);
  if (!(block instanceof HTMLElement) || block.closest('standoff-scenario')) return;
  if (block.dataset['standoff'] !== undefined) return;
  block.dataset['standoff'] = '';
  const code = block.querySelector('td.code pre, code') ?? block;
  const [head = '', ...chapters] = fenceText(code).split(/^---\s*$/m);
  const [, study] = /^study:\s*(.*)$/m.exec(head) ?? [];
  const embed =
    study === undefined || chapters.length === 0
      ? made(fenceText(code))
      : studyOf(
          study,
          chapters.map((one) => made(head.replace(/^study:.*$/m, '') + one)),
        );
  if (typeof embed === 'string') {
    const message = tag('p', embed);
    message.setAttribute('role', 'status');
    block.after(message);
    console.error(embed);
    return;
  }
  block.after(embed);
  block.hidden = true;
  // A style sheet of the page may show hidden elements.
  block.style.setProperty('display', 'none', 'important');
}

/**
 * Turns all blocks in a part of the page into embeds; it runs by itself on pages that change without being reloaded.
 */
export function upgradeFences(root: ParentNode = document): void {
  root.querySelectorAll(FENCES).forEach(upgrade);
  for (const block of root.querySelectorAll('pre'))
    if (MARKED.test(fenceText(block))) upgrade(block);
}

/**
 * True once a framework has taken over the page: Docusaurus says so, and Vue marks what it mounts. Changing the page
 * earlier would break its hydration.
 */
function isTaken(): boolean {
  const { hasHydrated } = document.documentElement.dataset;
  const apps = [...document.querySelectorAll('#app, #__nuxt')];
  return (
    hasHydrated !== 'false' &&
    apps.every((app) => '__vue_app__' in app || app.children.length === 0)
  );
}

/** How many more times it checks for that, every tenth of a second, before it starts regardless. */
let patience = 100;

function begin(): void {
  if (!isTaken() && patience-- > 0) {
    setTimeout(begin, 100);
    return;
  }
  upgradeFences();
  new MutationObserver(() => {
    upgradeFences();
  }).observe(document.body, { childList: true, subtree: true });
}

// On a server there is no page.
if ('document' in globalThis) {
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

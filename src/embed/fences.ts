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

function upgrade(found: Element): void {
  const block = outermostFence(found);
  if (!(block instanceof HTMLElement) || block.closest('standoff-scenario')) return;
  if (block.dataset['standoff'] !== undefined) return;
  block.dataset['standoff'] = '';
  const code = block.querySelector('td.code pre, code') ?? block;
  const { attributes, orders, strange } = readFence(fenceText(code));
  if (strange !== null) {
    const message = document.createElement('p');
    message.setAttribute('role', 'status');
    message.textContent = WORDS[attributes['lang'] === 'de' ? 'de' : 'en'](
      strange,
      OPTIONS.join(', '),
    );
    block.after(message);
    console.error(message.textContent);
    return;
  }
  const embed = document.createElement('standoff-scenario');
  for (const [name, value] of Object.entries(attributes)) embed.setAttribute(name, value);
  const { label } = attributes;
  if (label !== undefined) {
    const title = document.createElement('p');
    title.slot = 'words';
    const strong = document.createElement('strong');
    strong.textContent = label;
    title.append(strong);
    embed.append(title);
  }
  const text = document.createElement('pre');
  text.textContent = orders;
  embed.append(text);
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

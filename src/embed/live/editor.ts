import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Result } from '../../result.ts';
import type { Reel } from '../reel.ts';

/** The field for changing the orders of an embed; a separate file, fetched for embeds that are `editable`. */

const WORDS: Readonly<Record<LanguageTag, { change: string; orders: string; rule: string }>> = {
  en: { change: 'Change the orders', orders: 'Orders', rule: 'Adjudicate' },
  de: { change: 'Befehle ändern', orders: 'Befehle', rule: 'Entscheiden' },
};

/** A page keeps the room of the closed field below the board. */
const STYLE = `
.frame{margin-bottom:0!important}
.editor{max-width:812px;margin:8px auto 0;color:var(--ink);font:400 15px/1.4 var(--font-ui)}
.editor summary{min-height:24px;cursor:pointer}
.editor textarea{display:block;box-sizing:border-box;width:100%;min-height:10em;margin:4px 0;padding:8px;color:inherit;background:var(--sheet);border:1px solid var(--ink);font:inherit}
.editor button{min-height:36px;padding:4px 16px;color:var(--sheet);background:var(--ink);border:1px solid var(--ink);font:inherit;cursor:pointer}
.editor :focus-visible{outline:2px solid var(--blue);outline-offset:2px}
`;

/** Puts the field below the board, once. Orders that cannot be read leave the board as it is. */
export function edit(
  element: HTMLElement,
  tag: LanguageTag,
  text: string,
  rule: (text: string) => Promise<Result<Reel, string>>,
  play: (reel: Reel) => void,
): void {
  const { shadowRoot: root } = element;
  if (!root || root.querySelector('.editor')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const { change, orders, rule: verb } = WORDS[tag];
  const make = <K extends keyof HTMLElementTagNameMap>(
    name: K,
    properties: Partial<HTMLElementTagNameMap[K]>,
  ): HTMLElementTagNameMap[K] => Object.assign(document.createElement(name), properties);
  const box = make('details', { className: 'editor' });
  box.part.add('editor');
  const field = make('textarea', { value: text.trim(), spellcheck: false, ariaLabel: orders });
  const button = make('button', { type: 'button', textContent: verb });
  const problem = make('p', { className: 'error', role: 'status' });
  const press = async (): Promise<void> => {
    const made = await rule(field.value);
    problem.textContent = made.ok ? '' : made.error;
    if (made.ok) play(made.value);
  };
  button.addEventListener('click', () => void press());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void press();
  });
  box.append(make('summary', { textContent: change }), field, button, problem);
  root.append(box);
}

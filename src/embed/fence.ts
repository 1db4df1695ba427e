import { wordsLineAt } from '../scenario/words/author-words.ts';

/*
 * The HTML that site generators make of a fenced block. `standoff prerender` and the script `standoff/fences` both find
 * blocks with it.
 */

/** The HTML of a fence from tools that keep its language. */
export const FENCES = [
  '[class~=language-diplomacy]',
  '[class~=lang-diplomacy]',
  'pre.diplomacy',
  '[data-lang=diplomacy]',
  '[data-language=diplomacy]',
  '[data-code-wrap=diplomacy]',
  'pre[lang=diplomacy]',
].join(',');

/** Elements that may surround a fence, and are replaced with it. */
export const AROUND_FENCE = `pre,figure.highlight,div.highlight,${FENCES}`;

/** A first line that marks a block of a tool that loses the language of its fences. */
export const MARKED = /^\s*diplomacy[ \t]*\n/;

/** The outermost element that contains nothing but the block. */
export function outermostFence(element: Element): Element {
  let found = element;
  for (let { parentElement: at } = element; at; at = at.parentElement)
    if (at.matches(AROUND_FENCE)) found = at;
  return found;
}

/** Elements that end a line: some highlighters mark line ends in no other way. */
const LINES = /^(div|tr|li|p)$/i;

/** The text of a node with its line breaks. */
export function fenceText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (/^br$/i.test(node.nodeName)) return '\n';
  return [...node.childNodes].reduce((text, child) => {
    const part = fenceText(child);
    return text + part + (LINES.test(child.nodeName) && !part.endsWith('\n') ? '\n' : '');
  }, '');
}

/** The options in the first lines of a block; lines of words stand among them. */
export const OPTIONS = [
  ...['title', 'edition', 'board', 'lang', 'crop', 'editable', 'at', 'step', 'controls', 'look'],
  ...['label', 'href', 'expect'],
];
const OPTION = new RegExp(`^(${OPTIONS.join('|')}):[ \\t]*(.*?)\\s*$`);

/** What may stand before a colon where orders begin: powers and phases. */
const HEADS =
  ' austria england france germany italy russia turkey österreich frankreich deutschland italien russland türkei retreats rückzüge adjustments builds removals centres centers supply';

export interface Fence {
  readonly attributes: Readonly<Record<string, string>>;
  readonly orders: string;
  /** The name before a colon that is neither an option nor begins orders; null: there is none. */
  readonly strange: string | null;
}

/**
 * The options and orders of a block: options become attributes, whose values the element checks, lines of words one of
 * them. Expectations are for builds.
 */
export function readFence(source: string): Fence {
  const lines = source.split(/\r\n?|\n/);
  const attributes: Record<string, string> = {};
  const words: string[] = [];
  let first = 0;
  for (; first < lines.length; first++) {
    const line = lines[first] ?? '';
    const told = wordsLineAt(lines, first);
    if (told) {
      words.push(...lines.slice(first, first + told.count));
      first += told.count - 1;
      continue;
    }
    const [, name, value = ''] = OPTION.exec(line) ?? [];
    if (name === undefined && !/^\s*(diplomacy)?\s*$/.test(line)) break;
    if (name === 'title') attributes['label'] ??= value;
    else if (name === 'crop' || name === 'editable') {
      if (value === 'true') attributes[name] = '';
    } else if (name !== undefined && name !== 'expect') attributes[name] = value;
  }
  if (words.length > 0) attributes['words'] = words.join('\n');
  const [, name = ''] = /^([a-z][\w-]*)[ \t]*:/.exec(lines[first] ?? '') ?? [];
  // The powers of other boards are known only there.
  const isKnown = 'board' in attributes || HEADS.includes(` ${name}`);
  const strange = isKnown ? null : name;
  return { attributes, orders: lines.slice(first).join('\n').trimEnd(), strange };
}

import { type ChildNode, isTag, isText, type Element } from 'domhandler';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';
import { err, ok, type Result } from '../../result.ts';
import { blockTag } from './block.ts';
import { AROUND_FENCE, FENCES, MARKED } from '../fence.ts';
import { htmlOf } from './tree.ts';

export interface Prerendered {
  readonly html: string;
  /** How many blocks were replaced. */
  readonly blocks: number;
}

/**
 * Replaces the blocks of orders in a built page by embeds; everything else stays as it is, byte for byte: htmlparser2
 * reports where each element begins and ends in the text, and does not rearrange what it reads. `script`: the address
 * of the player, for pages that do not load it. Errors: `file:line:column message`, with lines and columns of the page.
 */
export function prerender(
  html: string,
  file: string,
  script: string | null = null,
): Result<Prerendered, readonly string[]> {
  const root = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const marked = selectAll<ChildNode, Element>('pre', root).filter((pre) =>
    MARKED.test(textOf(pre)),
  );
  const found = [...selectAll<ChildNode, Element>(FENCES, root), ...marked].map(outermost);
  const blocks = [...new Set(found)]
    .filter((block) => !hasParent(block, 'standoff-scenario'))
    .toSorted((a, b) => (a.startIndex ?? 0) - (b.startIndex ?? 0));
  const errors: string[] = [];
  let [text, done] = ['', 0];
  for (const block of blocks) {
    const [from, to] = [block.startIndex ?? 0, (block.endIndex ?? 0) + 1];
    const made = blockTag(textOf(codeIn(block)), { file, line: lineAt(html, from) });
    if (!made.ok) errors.push(...made.error);
    else text += html.slice(done, from) + htmlOf(made.value);
    done = to;
  }
  if (errors.length > 0) return err(errors);
  text += html.slice(done);
  return ok({
    html: blocks.length > 0 && script !== null ? withScript(text, script) : text,
    blocks: blocks.length,
  });
}

/** What is replaced together with a block, including an element that would rule it in the page. */
const AROUND = `${AROUND_FENCE},standoff-scenario:not([data])`;

/** The outermost element that contains nothing but the block. */
function outermost(element: Element): Element {
  let found = element;
  for (let { parent } = element; parent && isTag(parent); parent = parent.parent)
    if (matches(parent)) found = parent;
  return found;
}

const matches = (element: Element): boolean =>
  selectAll<ChildNode, Element>(AROUND, [element]).includes(element);

function hasParent(element: Element, name: string): boolean {
  for (let { parent } = element; parent; parent = parent.parent)
    if ('name' in parent && parent.name === name) return true;
  return false;
}

/** Some highlighters put line numbers beside the code. */
const codeIn = (block: Element): Element =>
  selectAll<ChildNode, Element>('td.code pre', block)[0] ??
  selectAll<ChildNode, Element>('code', block)[0] ??
  block;

/** Elements that end a line: some highlighters mark line ends in no other way. */
const LINES = /^(div|tr|li|p)$/;

/** The text of a node with its line breaks. */
function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (node.name === 'br') return '\n';
  return node.children.map(textOf).reduce((text, part, i) => {
    const child = node.children[i];
    const ends = child && isTag(child) && LINES.test(child.name) && !part.endsWith('\n');
    return text + part + (ends ? '\n' : '');
  }, '');
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Adds the player to the page, once. */
function withScript(html: string, address: string): string {
  const quoted = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const element = `<script type="module" src="${quoted}"></script>`;
  if (html.includes(element)) return html;
  const end = html.toLowerCase().lastIndexOf('</body>');
  return end < 0 ? html + element : html.slice(0, end) + element + html.slice(end);
}

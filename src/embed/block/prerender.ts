import {
  type ChildNode,
  hasChildren,
  isTag,
  isText,
  type Element,
  type ParentNode,
} from 'domhandler';
import { compile, selectOne } from 'css-select';
import { parseDocument, Parser } from 'htmlparser2';
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
 * of the player, for pages that do not load it; `style`: that of the style sheet that keeps the room of embeds. Errors: `file:line:column message`, with lines and columns of the page.
 */
export function prerender(
  html: string,
  file: string,
  script: string | null = null,
  style: string | null = null,
): Result<Prerendered, readonly string[]> {
  const root = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const blocks = blocksIn(root);
  const errors: string[] = [];
  let [text, done] = ['', 0];
  let link = style === null ? '' : `<link rel="stylesheet" href="${quoted(style)}">`;
  if (html.includes(link)) link = '';
  for (const block of blocks) {
    const [from, to] = [block.startIndex ?? 0, (block.endIndex ?? 0) + 1];
    const made = blockTag(textOf(codeIn(block)), { file, line: lineAt(html, from) });
    if (!made.ok) errors.push(...made.error);
    else text += html.slice(done, from) + link + htmlOf(made.value);
    link = '';
    done = to;
  }
  if (errors.length > 0) return err(errors);
  text += html.slice(done);
  return ok({
    html: blocks.length > 0 && script !== null ? withScript(text, script) : text,
    blocks: blocks.length,
  });
}

const isFence = compile<ChildNode, Element>(FENCES);
/** What is replaced together with a block, including an element that would rule it in the page. */
const isAroundFence = compile<ChildNode, Element>(`${AROUND_FENCE},standoff-scenario:not([data])`);

/** Where an element is: within others. */
interface Place {
  /** The outermost element that contains nothing but a block. */
  readonly outermost: Element | null;
  readonly pre: Element | null;
}

/**
 * The elements to replace, in the order of the page. Each element is looked at once, because anybody may have written the
 * page.
 */
function blocksIn(root: ParentNode): readonly Element[] {
  const fences = new Set<Element>();
  /** Innermost ones only: what surrounds them is no code. */
  const pres = new Map<Element, Place>();
  const open: (readonly [ChildNode, Place])[] = [];
  const enter = ({ children }: ParentNode, place: Place): void => {
    for (const child of children.toReversed()) open.push([child, place]);
  };
  enter(root, { outermost: null, pre: null });
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, around] = next;
    if (!isTag(node)) {
      if (hasChildren(node)) enter(node, around);
      continue;
    }
    const outermost = around.outermost ?? (isAroundFence(node) ? node : null);
    const isPre = node.name === 'pre';
    const place = { outermost, pre: isPre ? node : around.pre };
    if (isFence(node)) fences.add(outermost ?? node);
    if (isPre) {
      if (around.pre) pres.delete(around.pre);
      pres.set(node, place);
    }
    // An element with data was made of a block before.
    if (node.name !== 'standoff-scenario' || isAroundFence(node)) enter(node, place);
  }
  for (const [pre, { outermost }] of pres)
    if (MARKED.test(textOf(pre))) fences.add(outermost ?? pre);
  return [...fences].toSorted((a, b) => (a.startIndex ?? 0) - (b.startIndex ?? 0));
}

const firstIn = (element: Element, selector: string): Element | null =>
  selectOne<ChildNode, Element>(selector, element);

/** Some highlighters put line numbers beside the code. */
function codeIn(block: Element): Element {
  const cell = firstIn(block, 'td.code');
  return (cell && firstIn(cell, 'pre')) ?? firstIn(block, 'code') ?? block;
}

/** Elements that end a line: some highlighters mark line ends in no other way. */
const LINES = /^(div|tr|li|p)$/;

/** The text of an element with its line breaks. */
function textOf(element: Element): string {
  let text = '';
  /** Nodes to read, and where the text of a line began. */
  const open: (ChildNode | number)[] = element.children.toReversed();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'number') {
      if (text.length === next || !text.endsWith('\n')) text += '\n';
    } else if (isText(next)) text += next.data;
    else if (isTag(next) && next.name === 'br') text += '\n';
    else if (isTag(next)) {
      if (LINES.test(next.name)) open.push(text.length);
      open.push(...next.children.toReversed());
    }
  }
  return text;
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const quoted = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Adds the player to the page, once. */
function withScript(html: string, address: string): string {
  const element = `<script type="module" src="${quoted(address)}"></script>`;
  if (html.includes(element)) return html;
  const end = endOfBody(html);
  return html.slice(0, end) + element + html.slice(end);
}

/** Where the last `</body>` begins, outside comments and scripts; the end of a page that has none. */
function endOfBody(html: string): number {
  let end = html.length;
  const parser = new Parser();
  const close = parser.onclosetag.bind(parser);
  parser.onclosetag = (from, to) => {
    if (html.slice(from, to).toLowerCase() === 'body') end = from - '</'.length;
    close(from, to);
  };
  parser.end(html);
  return end;
}

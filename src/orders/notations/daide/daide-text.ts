import type { Words } from '../../parsed-orders.ts';

/** A word of a message, or the content of a pair of brackets. */
export interface DaideNode extends Words {
  readonly items: readonly DaideNode[] | null;
}

export interface Message {
  readonly nodes: readonly DaideNode[];
  /** Brackets without their counterparts. */
  readonly loose: readonly Words[];
  readonly lines: readonly string[];
}

/** No message is nested more deeply. */
const DEEPEST = 40;
const MOST_LOOSE = 100;

const PIECE = /[()]|#?-?\d+|[\p{L}\p{N}_]+[:']?|[^\s()]/gu;

/** The words and brackets of a text. In linear time, however deep the nesting. */
export function nodesOf(text: string): Message {
  const lines = text.split(/\r\n|[\n\r]/);
  const top: DaideNode[] = [];
  const open: { items: DaideNode[]; at: Words }[] = [];
  const loose: Words[] = [];
  for (const [index, line] of lines.entries()) {
    for (const { 0: words, index: start } of line.matchAll(PIECE)) {
      const at: Words = { line: index + 1, column: start + 1, length: words.length, words };
      const into = open.at(-1)?.items ?? top;
      if (words === '(' && open.length >= DEEPEST) return { nodes: [], loose: [at], lines };
      if (words === '(') open.push({ items: [], at });
      else if (words !== ')') into.push({ ...at, items: null });
      else {
        const done = open.pop();
        if (!done) {
          if (loose.length < MOST_LOOSE) loose.push(at);
        } else
          (open.at(-1)?.items ?? top).push({ ...stretch(done.at, at, lines), items: done.items });
      }
    }
  }
  for (const { items, at } of open) {
    loose.push(at);
    top.push(...items);
  }
  return { nodes: top, loose, lines };
}

/** The words from one place to another, as far as the first line goes. */
function stretch(first: Words, last: Words, lines: readonly string[]): Words {
  const { line, column } = first;
  const text = lines[line - 1] ?? '';
  const end = last.line === line ? last.column : text.length;
  // Long lists are not quoted in full: nested brackets would copy the text over and over.
  const words = text.slice(column - 1, Math.min(end, column + 200));
  return { line, column, length: end - column + 1, words };
}

import { type RichNode, richOf } from '../scenario/words/small-markdown.ts';

/*
 * A study as one text: Markdown with blocks of orders, as a site generator would read it. Headings are its title and its
 * chapters.
 */

/** A part of a study: prose, or a block with the line in which its text begins, from 1. */
export type StudyPart =
  | { readonly type: 'prose'; readonly nodes: readonly RichNode[] }
  | { readonly type: 'block'; readonly source: string; readonly line: number };

const FENCE = /^```\s*diplomacy\s*$/;
const HEADING = /^(#{1,3})\s+(.*?)\s*#*$/;

export function partsOf(text: string): readonly StudyPart[] {
  const lines = linesOf(text);
  const parts: StudyPart[] = [];
  let from = 0;
  let chapters = 0;
  const prose = (to: number): void => {
    let paragraph: string[] = [];
    const nodes: RichNode[] = [];
    const flush = (): void => {
      nodes.push(...richOf(paragraph.join('\n')));
      paragraph = [];
    };
    for (const line of lines.slice(from, to)) {
      const [, signs, words = ''] = HEADING.exec(line) ?? [];
      if (signs === undefined) paragraph.push(line);
      else {
        flush();
        const isChapter = signs.length === 2;
        nodes.push({
          tag: `h${String(signs.length)}`,
          attributes: isChapter ? { id: `chapter-${String(++chapters)}` } : {},
          children: [words],
        });
      }
    }
    flush();
    if (nodes.length > 0) parts.push({ type: 'prose', nodes });
  };
  for (const { start, end } of blocksIn(lines)) {
    prose(start);
    parts.push({ type: 'block', source: lines.slice(start + 1, end).join('\n'), line: start + 2 });
    from = end + 1;
  }
  prose(lines.length);
  return parts;
}

const linesOf = (text: string): readonly string[] => text.replaceAll(/\r\n?/g, '\n').split('\n');

interface BlockLines {
  /** The line of its fence, and that which ends it or the text. */
  readonly start: number;
  readonly end: number;
}

function blocksIn(lines: readonly string[]): readonly BlockLines[] {
  const found: BlockLines[] = [];
  for (let start = 0; start < lines.length; start++) {
    if (!FENCE.test(lines[start] ?? '')) continue;
    const length = lines.slice(start + 1).findIndex((line) => /^```\s*$/.test(line));
    const end = length < 0 ? lines.length : start + 1 + length;
    found.push({ start, end });
    start = end;
  }
  return found;
}

/** The title of a study: its first heading. */
export const titleOf = (text: string): string | null =>
  linesOf(text)
    .map((line) => /^#\s+(.*)/.exec(line)?.[1]?.trim())
    .find((title) => title !== undefined) ?? null;

/** The chapters, by their ids. */
export const chaptersOf = (
  parts: readonly StudyPart[],
): readonly { readonly id: string; readonly title: string }[] =>
  parts.flatMap((part) =>
    part.type === 'prose'
      ? part.nodes.flatMap(({ tag, attributes, children: [title] }) =>
          tag === 'h2' && typeof title === 'string' ? [{ id: attributes['id'] ?? '', title }] : [],
        )
      : [],
  );

/** The number of the line at an index of a text, from 0. */
const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length - 1;

/** The number of the block at an index of a text, or of the last one before, or of the first; -1: there is none. */
export function blockAt(text: string, index: number): number {
  const line = lineAt(text, index);
  const blocks = blocksIn(text.split('\n'));
  return blocks.length === 0
    ? -1
    : Math.max(
        0,
        blocks.findLastIndex(({ start }) => line >= start),
      );
}

/** An edit of a text, and what it leaves selected. */
export interface TextEdit {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Adds lines to the block at an index, before what its chapter has; null: there is no block. `chosen` is selected. */
export function withLines(
  text: string,
  index: number,
  added: string,
  chosen: string,
): TextEdit | null {
  const lines = text.split('\n');
  const block = blocksIn(lines)[blockAt(text, index)];
  if (!block) return null;
  const cursor = lineAt(text, index);
  // In a block of chapters, the chapter of the cursor.
  const head = lines.findLastIndex(
    (line, i) =>
      i >= block.start &&
      i <= Math.min(Math.max(cursor, block.start), block.end) &&
      (i === block.start || /^---\s*$/.test(line)),
  );
  const before = `${lines.slice(0, head + 1).join('\n')}\n`;
  return selected(before, `${added}\n`, lines.slice(head + 1).join('\n'), chosen);
}

/** Adds a block after the line at an index, or after the block there. */
export function withBlock(text: string, index: number, added: string, chosen: string): TextEdit {
  const lines = text.split('\n');
  const line = lineAt(text, index);
  const own = blocksIn(lines).find(({ start, end }) => line >= start && line <= end);
  const end = own?.end ?? line;
  const before = lines
    .slice(0, end + 1)
    .join('\n')
    .trimEnd();
  const after = lines
    .slice(end + 1)
    .join('\n')
    .trimStart();
  return selected(before === '' ? '' : `${before}\n\n`, `${added}\n\n`, after, chosen);
}

function selected(before: string, added: string, after: string, chosen: string): TextEdit {
  const from = before.length + Math.max(0, added.indexOf(chosen));
  return { text: before + added + after, from, to: from + chosen.length };
}

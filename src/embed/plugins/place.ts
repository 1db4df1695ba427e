import type { BlockOptions } from '../block/block.ts';

/**
 * The place of a block, for messages. Site generators cut off the front matter before a plugin sees the page, and some
 * report no line at all, so the block is searched for in the file, from the reported line on.
 */
export function placeOf(path: unknown, text: string, line = 1): BlockOptions {
  const file = path instanceof URL ? decodeURIComponent(path.pathname) : path;
  if (typeof file !== 'string') return { file: 'file', line };
  const block = text.trimEnd().split('\n');
  const lines = linesOf(file);
  // In a list or a quotation, each line of the block has a prefix.
  const isHere = (_: string, at: number): boolean =>
    at + 1 >= line &&
    lines[at - 1]?.includes('diplomacy') === true &&
    block.every((words, i) => lines[at + i]?.trimEnd().endsWith(words.trimEnd()));
  const found = lines.findIndex(isHere);
  return { file, line: found < 0 ? line : found + 1 };
}

/** Plugins are bundled for pages, too, where there are no files: so nothing is imported. */
function linesOf(file: string): readonly string[] {
  try {
    const text = globalThis.process.getBuiltinModule('node:fs').readFileSync(file, 'utf8');
    return text.split(/\r\n?|\n/);
  } catch {
    return [];
  }
}

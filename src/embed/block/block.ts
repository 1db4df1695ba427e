import './army-fleet.ts';
import { LANGUAGES } from '../../explain/languages/languages.ts';
import type { Result } from '../../result.ts';
import { boardsOfBlocks } from './boards-of-blocks.ts';
import { blockIn, type BlockOptions } from './block-in.ts';
import { htmlOf, type Tag } from './tree.ts';

export type { BlockOptions } from './block-in.ts';

/**
 * Turns a block of orders into the element for a page: it is read and ruled, its proof checked and compared with its
 * expectations, and packed. Errors: `file:line:column message`, all that are found.
 */
export const blockTag = (
  source: string,
  options: BlockOptions = {},
): Result<Tag, readonly string[]> =>
  blockIn(source, options, { languages: (tag) => LANGUAGES[tag], boards: boardsOfBlocks });

/** The same as HTML. Throws an error with one line for every problem, which stops a build. */
export function blockHtml(source: string, options: BlockOptions = {}): string {
  return htmlOf(blockTagOrThrow(source, options));
}

export function blockTagOrThrow(source: string, options: BlockOptions = {}): Tag {
  const made = blockTag(source, options);
  if (!made.ok) throw new Error(made.error.join('\n'));
  return made.value;
}

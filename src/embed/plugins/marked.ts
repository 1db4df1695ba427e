import type { MarkedExtension } from 'marked';
import { blockTag } from '../block/block.ts';
import { htmlOf } from '../block/tree.ts';
import { placeOf } from './place.ts';

/** For marked: `marked.use(standoff(FILE))`. A wrong block throws; its line is known if the file can be read. */
export const standoff = (file?: string): MarkedExtension => ({
  renderer: {
    code: ({ text, lang }) =>
      lang?.trim().split(/\s/)[0] === 'diplomacy' ? htmlIn(text, file) : false,
  },
});

/** marked adds to the message of an error that it should be reported, although the block is wrong: this message stays. */
function htmlIn(text: string, file: string | undefined): string {
  const made = blockTag(text, placeOf(file, text));
  if (made.ok) return `${htmlOf(made.value)}\n`;
  const message = made.error.join('\n');
  throw Object.defineProperty(new Error(message), 'message', {
    get: () => message,
    set: () => undefined,
  });
}

import type { MarkedExtension } from 'marked';
import { blockHtml } from '../block/block.ts';

/** marked: `marked.use(standoff())`. A wrong block throws; marked does not tell its line in the file. */
export const standoff = (file = 'page'): MarkedExtension => ({
  renderer: {
    code: ({ text, lang }) =>
      lang?.trim().split(/\s/)[0] === 'diplomacy' ? `${blockHtml(text, { file })}\n` : false,
  },
});

import type { MarkedExtension } from 'marked';
import { blockHtml } from '../block/block.ts';
import { placeOf } from './place.ts';

/** For marked: `marked.use(standoff(FILE))`. A wrong block throws; its line is known if the file can be read. */
export const standoff = (file?: string): MarkedExtension => ({
  renderer: {
    code: ({ text, lang }) =>
      lang?.trim().split(/\s/)[0] === 'diplomacy'
        ? `${blockHtml(text, placeOf(file, text))}\n`
        : false,
  },
});

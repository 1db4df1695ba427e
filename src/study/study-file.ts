import { htmlOf, type Tag } from '../embed/block/tree.ts';

/** The files of the embed that a page needs, as text. */
export interface EmbedFiles {
  readonly script: string;
  readonly words: string;
  /** Null: none of its embeds has another board. */
  readonly boards: string | null;
  readonly style: string;
}

/** Whether an embed has a board other than the standard one. */
export const hasBoards = (tags: readonly Tag[]): boolean =>
  tags.some(
    ({ attributes, children }) =>
      attributes['board'] !== undefined ||
      hasBoards(children.filter((child) => typeof child !== 'string')),
  );

const LOOK = `:root{color-scheme:light dark}body{max-width:660px;margin:0 auto;padding:16px;font:400 18px/1.5 Georgia,serif}h1,h2,h3{line-height:1.2}nav a{color:inherit}`;

/**
 * A study as one page that needs no other file: the other scripts are addresses within the page. Text stays text, as in
 * `htmlOf`.
 */
export function studyFile(
  title: string,
  language: string,
  tags: readonly Tag[],
  { script, words, boards, style }: EmbedFiles,
): string {
  const address = (file: string): string =>
    `data:text/javascript,${encodeURIComponent(withoutMap(file))}`;
  const map = {
    imports: {
      './words.js': address(words),
      ...(boards === null ? {} : { './boards.js': address(boards) }),
    },
  };
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    htmlOf({ tag: 'title', attributes: {}, children: [title] }),
    `<style>${LOOK}${style}</style>`,
    `<script type="importmap">${inScript(JSON.stringify(map))}</script></head><body><main>`,
    ...tags.map(htmlOf),
    `</main><script type="module">${inScript(withoutMap(script))}</script></body></html>\n`,
  ].join('\n');
}

const withoutMap = (script: string): string =>
  script.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
/** Nothing in a script may end it. */
const inScript = (script: string): string => script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');

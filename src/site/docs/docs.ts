import MarkdownIt from 'markdown-it';
import { docs } from 'virtual:docs';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { standoff } from '../../embed/plugins/markdown-it.ts';
import { DOC_FILES, pathOfFile } from './doc-files.ts';

/*
 * Files of `docs` as pages of the site, rendered at build time. Our own plugin turns their blocks of orders into
 * embeds.
 */

export interface Doc {
  /** `docs/embed`. */
  readonly path: string;
  readonly title: string;
  /** Its first sentence. */
  readonly description: string;
  /** HTML, generated from our own files only. */
  readonly html: string;
}

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** A link to another file leads to the page that is made from it. */
function renderer(base: string): ReturnType<typeof MarkdownIt> {
  const md = new MarkdownIt({ html: true }).use(standoff);
  md.core.ruler.push('standoff-docs', ({ tokens }) => {
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[i + 1]?.content ?? ''));
      for (const inner of token.children ?? []) {
        const [name = '', place] = String(inner.attrGet('href') ?? '').split('#');
        if (inner.type !== 'link_open' || !name.endsWith('.md')) continue;
        const fragment = place === undefined ? '' : `#${place}`;
        const page = DOC_FILES.find(({ file }) => file === name);
        if (page === undefined)
          throw new Error(`${name} is no page of the site: link to one that is`);
        inner.attrSet('href', `${base}${pathOfFile(page)}/${fragment}`);
      }
    }
  });
  // An HTML example is shown as code, and then as its result.
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    const code = fence?.(tokens, index, options, env, self) ?? '';
    return token?.info.trim() === 'html live' ? `${code}${token.content}` : code;
  };
  // Anything wider than a phone scrolls separately.
  md.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>';
  md.renderer.rules.table_close = () => '</table></div>';
  return md;
}

/** The first sentence of a text in Markdown, without marks; `standoff.js` does not end it. */
export function firstSentence(markdown: string): string {
  const text = markdown.replaceAll(/[`[\]]|\s*\([^)]*\)/g, '');
  const [sentence = ''] = /^[\s\S]*?\.(?=\s|$)/.exec(text) ?? [];
  return sentence.trim().replaceAll(/\s+/g, ' ');
}

/** The page of a path in a language; null if it is no page of the documentation. */
export function docOf(path: string, base: string, language: LanguageTag): Doc | null {
  const page = DOC_FILES.find((one) => one.path === path && one.language === language);
  if (!page) return null;
  const [, title = '', rest = ''] = /^# (.*)\n([\s\S]*)$/.exec(docs[page.file] ?? '') ?? [];
  const html = renderer(base).render(rest, { path: `docs/${page.file}` });
  return {
    path,
    title,
    description: firstSentence(rest),
    html: html.replaceAll('<pre>', '<pre tabindex="0">'),
  };
}

import MarkdownIt from 'markdown-it';
import { docs } from 'virtual:docs';
import { folderOf, type LanguageTag } from '../../explain/languages/language-tags.ts';
import { standoff } from '../../embed/plugins/markdown-it.ts';

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
  readonly language: LanguageTag;
}

/** Shown above a page that exists only in English. */
export const ENGLISH_ONLY: Readonly<Record<LanguageTag, string>> = {
  en: '',
  de: 'Diese Seite gibt es bisher nur auf Englisch.',
};

/** The pages, by the files that they are made from. */
const PAGES: Readonly<Record<string, string>> = {
  'embedding.md': 'embed',
  'frames.md': 'frames',
  'pictures.md': 'pictures',
  'theming.md': 'theming',
  'notation.md': 'notation',
};

export const docPaths: readonly string[] = Object.values(PAGES).map((name) => `docs/${name}`);

const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** `embedding.de.md`; in English `embedding.md`. */
const fileIn = (name: string, language: LanguageTag): string =>
  language === 'en' ? name : name.replace(/md$/, `${language}.md`);

/** `original`: the English file that the text translates; links to it mean that one. */
function renderer(
  base: string,
  language: LanguageTag,
  original: string | null,
): ReturnType<typeof MarkdownIt> {
  const md = new MarkdownIt({ html: true }).use(standoff);
  md.core.ruler.push('standoff-docs', ({ tokens }) => {
    for (const [i, token] of tokens.entries()) {
      if (token.type === 'heading_open') token.attrSet('id', idOf(tokens[i + 1]?.content ?? ''));
      for (const inner of token.children ?? []) {
        const [name = '', place] = String(inner.attrGet('href') ?? '').split('#');
        if (inner.type !== 'link_open' || !name.endsWith('.md')) continue;
        const fragment = place === undefined ? '' : `#${place}`;
        const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
        if (page === undefined)
          throw new Error(`${name} is no page of the site: link to one that is`);
        const folder = name === original ? '' : folderOf(language);
        inner.attrSet('href', `${base}${folder}docs/${page}/${fragment}`);
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

/**
 * The page of a path, in a language if there is a file for it, `embedding.de.md`, else in English; null if there is
 * none.
 */
export function docOf(path: string, base: string, language: LanguageTag): Doc | null {
  const name = Object.keys(PAGES).find((one) => path === `docs/${PAGES[one] ?? ''}`) ?? '';
  const isOwn = Object.hasOwn(docs, fileIn(name, language));
  const file = isOwn ? fileIn(name, language) : name;
  const text = Object.hasOwn(docs, file) ? docs[file] : undefined;
  if (text === undefined) return null;
  const [, title = '', rest = ''] = /^# (.*)\n([\s\S]*)$/.exec(text) ?? [];
  const [description = ''] = /[^.]*\./.exec(rest.replaceAll(/[`[\]]|\([^)]*\)/g, '')) ?? [];
  const html = renderer(base, language, isOwn ? name : null).render(rest, { path: `docs/${file}` });
  return {
    path,
    title,
    language: isOwn ? language : 'en',
    description: description.trim().replaceAll(/\s+/g, ' '),
    html: html.replaceAll('<pre>', '<pre tabindex="0">'),
  };
}

import { getContext, setContext } from 'svelte';
import { folderOf } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';

/** The language of the page, or of a part of it. Reactive if its source is. */
export interface PageLanguage {
  readonly language: Language;
  /** For `lang` on content in it: undefined if the surrounding content has the same language. */
  readonly foreign: string | undefined;
  /** For `lang` inside of that, on content that keeps the surrounding language. */
  readonly home: string | undefined;
  /** The root of the pages in this language; `base`: the root of the site. */
  readonly pages: (base: string) => string;
}

const KEY = Symbol('language');

const speaking = (languageOf: () => Language, around: Language): PageLanguage => ({
  get language() {
    return languageOf();
  },
  get foreign() {
    return languageOf().tag === around.tag ? undefined : languageOf().tag;
  },
  get home() {
    return languageOf().tag === around.tag ? undefined : around.tag;
  },
  pages: (base) => `${base}${folderOf(languageOf().tag)}`,
});

/** A context for `render` and `hydrate` that sets the language of everything in it. */
export const languageContext = (language: Language): readonly [unknown, PageLanguage] => [
  KEY,
  speaking(() => language, language),
];

/** Sets the language of the calling component's children, and returns it. */
export function setLanguage(languageOf: () => Language): PageLanguage {
  return setContext(KEY, speaking(languageOf, languageHere().language));
}

/**
 * The current language. There is no default language, because every page would have to load it. Call it while a
 * component is created.
 */
export function languageHere(): PageLanguage {
  const pageLanguage = getContext<PageLanguage | undefined>(KEY);
  if (!pageLanguage) throw new Error('this component has no language: see languageContext');
  return pageLanguage;
}

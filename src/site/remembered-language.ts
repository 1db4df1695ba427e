import { LANGUAGE_TAGS, type LanguageTag } from '../explain/languages/language-tags.ts';

/** Storage is shared with whatever else is on the origin. */
const KEY = 'standoff.language';

/** The language that was picked last, on whatever page; English if none was. */
export function rememberedLanguage(): LanguageTag {
  try {
    const kept = localStorage.getItem(KEY);
    return LANGUAGE_TAGS.find((tag) => tag === kept) ?? 'en';
  } catch {
    return 'en';
  }
}

/** Other pages open in this language from now on, unless their address says another. */
export function rememberLanguage(tag: LanguageTag): void {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}

import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** Storage is shared with whatever else is on the origin. `static/theme.js` reads it before the first paint. */
const KEY = 'standoff.language';

/** From now on the home page leads to this language, and other pages offer it. */
export function rememberLanguage(tag: LanguageTag): void {
  try {
    localStorage.setItem(KEY, tag);
  } catch {
    // Storage may be forbidden: then the choice lasts as long as the page.
  }
}

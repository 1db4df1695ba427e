import { english } from './english/english.ts';
import { german } from './german/german.ts';
import type { LanguageTag } from './language-tags.ts';
import type { Language } from './language.ts';

export { LANGUAGE_TAGS, type LanguageTag } from './language-tags.ts';

/** All languages at once. Code that loads languages on demand imports each from its own file. */
export const LANGUAGES: Readonly<Record<LanguageTag, Language>> = { en: english, de: german };

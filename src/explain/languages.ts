import { english } from './english/english.ts';
import { german } from './german/german.ts';
import type { Language } from './language.ts';

export const LANGUAGE_TAGS = ['en', 'de'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** All languages at once. What loads one on demand asks for it by its own file. */
export const LANGUAGES: Readonly<Record<LanguageTag, Language>> = { en: english, de: german };

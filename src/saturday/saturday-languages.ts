import type { LanguageTag } from '../explain/languages/language-tags.ts';
import { SATURDAY_ENGLISH } from './saturday-english.ts';
import { SATURDAY_GERMAN } from './saturday-german.ts';
import type { SaturdayWords } from './saturday-words.ts';

export const SATURDAY_WORDS: Readonly<Record<LanguageTag, SaturdayWords>> = {
  en: SATURDAY_ENGLISH,
  de: SATURDAY_GERMAN,
};

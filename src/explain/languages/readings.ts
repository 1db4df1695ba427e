import { readings as english } from './english/readings.ts';
import { readings as german } from './german/readings.ts';
import type { LanguageTag } from './language-tags.ts';
import type { ReadingTable } from './reading-table.ts';

/** Our reading of the rules in every language. */
export const READING_TABLES: Readonly<Record<LanguageTag, ReadingTable>> = {
  en: english,
  de: german,
};

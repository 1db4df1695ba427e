import type { LanguageTag } from '../explain/languages/language-tags.ts';

/** What leads to the first game: its name, and what it takes. */
export const LINK_WORDS: Readonly<Record<LanguageTag, { name: string; line: string }>> = {
  en: { name: 'Ready for Saturday', line: '25 minutes, from no rules to your first game' },
  de: { name: 'Bereit für Samstag', line: '25 Minuten, ohne Vorwissen bis zur ersten Partie' },
};

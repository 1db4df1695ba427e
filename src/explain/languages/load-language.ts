import type { LanguageTag } from './language-tags.ts';
import type { Language } from './language.ts';

/** Loads the words of this language, and of no other. */
export async function loadLanguage(tag: LanguageTag): Promise<Language> {
  switch (tag) {
    case 'en':
      return (await import('./english/english.ts')).english;
    case 'de':
      return (await import('./german/german.ts')).german;
  }
}

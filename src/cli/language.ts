import { english } from '../explain/languages/english/english.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Language } from '../explain/languages/language.ts';

/** The words of a language; those of others than English are loaded when they are asked for. */
export async function openLanguage(tag: LanguageTag): Promise<Language> {
  switch (tag) {
    case 'en':
      return english;
    case 'de':
      return (await import('../explain/languages/german/german.ts')).german;
  }
}

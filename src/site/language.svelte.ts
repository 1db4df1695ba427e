import { english } from '../explain/languages/english/english.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Language } from '../explain/languages/language.ts';

/** The language of the explanations. Reactive. */
export interface ChosenLanguage {
  readonly language: Language;
  /** It could not be fetched. */
  readonly failed: boolean;
  readonly pick: (tag: LanguageTag) => Promise<void>;
}

/** English until another one is picked, which is fetched then. `onpicked`: it is spoken from now on. */
export function createLanguage(onpicked?: (tag: LanguageTag) => void): ChosenLanguage {
  let language: Language = $state.raw(english);
  let failed = $state(false);
  let latest: LanguageTag = 'en';
  return {
    get language() {
      return language;
    },
    get failed() {
      return failed;
    },
    async pick(tag) {
      latest = tag;
      failed = false;
      try {
        const picked =
          tag === 'en' ? english : (await import('../explain/languages/german/german.ts')).german;
        // Whoever changed their mind meanwhile gets what they picked last.
        if (latest !== tag) return;
        language = picked;
        onpicked?.(tag);
      } catch {
        if (latest === tag) failed = true;
      }
    },
  };
}

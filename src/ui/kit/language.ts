import { getContext, setContext } from 'svelte';
import { folderOf } from '../../explain/languages/language-tags.ts';
import type { Language } from '../../explain/languages/language.ts';

/** The language of the page, or of a part of it. Reactive if its source is. */
export interface Spoken {
  readonly language: Language;
  /** For `lang` on what is in it: undefined if what is around it is in the same language. */
  readonly foreign: string | undefined;
  /** For `lang` inside of that, on what stays in the language around it. */
  readonly home: string | undefined;
  /** Where the pages in this language begin; `base`: where the site does. */
  readonly pages: (base: string) => string;
}

const KEY = Symbol('language');

const speaking = (languageOf: () => Language, around: Language): Spoken => ({
  get language() {
    return languageOf();
  },
  get foreign() {
    return languageOf() === around ? undefined : languageOf().tag;
  },
  get home() {
    return languageOf() === around ? undefined : around.tag;
  },
  pages: (base) => `${base}${folderOf(languageOf().tag)}`,
});

/** A context for `render` and `hydrate`: everything in it speaks this language. */
export const spokenContext = (language: Language): readonly [unknown, Spoken] => [
  KEY,
  speaking(() => language, language),
];

/** Sets the language of the calling component's children, and returns it. */
export function speak(languageOf: () => Language): Spoken {
  return setContext(KEY, speaking(languageOf, spokenHere().language));
}

/**
 * The language spoken here. No language is the default, or every page would load that too. To be called while a component is
 * created.
 */
export function spokenHere(): Spoken {
  const spoken = getContext<Spoken | undefined>(KEY);
  if (!spoken) throw new Error('this component was not told its language: see spokenContext');
  return spoken;
}

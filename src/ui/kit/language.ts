import { getContext, setContext } from 'svelte';
import { english } from '../../explain/languages/english/english.ts';
import type { Language } from '../../explain/languages/language.ts';

/** The language in which a page is told, as it is now. Reactive if what gives it is. */
export interface Spoken {
  readonly language: Language;
  /** For `lang` where it is not that of the page. */
  readonly foreign: string | undefined;
  /** For `lang` inside of that: of what stays in the language of the page. */
  readonly home: string | undefined;
}

const KEY = Symbol('language');

const speaking = (languageOf: () => Language): Spoken => ({
  get language() {
    return languageOf();
  },
  get foreign() {
    return languageOf() === english ? undefined : languageOf().tag;
  },
  get home() {
    return languageOf() === english ? undefined : english.tag;
  },
});

const ENGLISH = speaking(() => english);

/** For all components inside: the language in which they tell. */
export function speak(languageOf: () => Language): void {
  setContext(KEY, speaking(languageOf));
}

/** The language that the page speaks; English if it says nothing. To be asked while a component is made. */
export const spokenHere = (): Spoken => getContext<Spoken | undefined>(KEY) ?? ENGLISH;

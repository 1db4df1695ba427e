import { getContext, setContext } from 'svelte';
import { english } from '../../explain/languages/english/english.ts';
import type { Language } from '../../explain/languages/language.ts';

/** The language of the explanations. Reactive if its source is. */
export interface Spoken {
  readonly language: Language;
  /** For `lang` on what is in it: undefined if the page is in the same language. */
  readonly foreign: string | undefined;
  /** For `lang` inside of that, on what stays in the language of the page. */
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

/** Sets the language of the calling component's children, and returns it. */
export function speak(languageOf: () => Language): Spoken {
  return setContext(KEY, speaking(languageOf));
}

/** The language that the page speaks; English by default. To be called while a component is created. */
export const spokenHere = (): Spoken => getContext<Spoken | undefined>(KEY) ?? ENGLISH;

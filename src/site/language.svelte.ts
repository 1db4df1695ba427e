import { onMount } from 'svelte';
import { english } from '../explain/languages/english/english.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Language } from '../explain/languages/language.ts';
import { formatAddress, NO_ADDRESS, parseAddress } from './address.ts';
import { rememberedLanguage } from './remembered-language.ts';

/** The language that a page speaks. Reactive. */
export interface ChosenLanguage {
  readonly language: Language;
  /** It could not be fetched. */
  readonly failed: boolean;
  readonly pick: (tag: LanguageTag) => Promise<void>;
  /** Picks what an address says: the language remembered if it says none. */
  readonly follow: (asked: LanguageTag | null) => Promise<void>;
}

/** English until another one is picked, which is fetched then. `onpicked`: it is spoken from now on. */
export function createLanguage(onpicked?: (tag: LanguageTag) => void): ChosenLanguage {
  let language: Language = $state.raw(english);
  let failed = $state(false);
  let latest: LanguageTag = 'en';
  async function pick(tag: LanguageTag): Promise<void> {
    latest = tag;
    failed = false;
    try {
      const picked =
        tag === 'en' ? english : (await import('../explain/languages/german/german.ts')).german;
      // Another language may have been picked meanwhile: the last one counts.
      if (latest !== tag) return;
      language = picked;
      onpicked?.(tag);
    } catch {
      if (latest === tag) failed = true;
    }
  }
  return {
    get language() {
      return language;
    },
    get failed() {
      return failed;
    },
    pick,
    async follow(asked) {
      const tag = asked ?? rememberedLanguage();
      if (tag !== language.tag) await pick(tag);
    },
  };
}

/** Writes the language to an address that holds nothing else; one that leads to a place on the page stays. */
function write(tag: LanguageTag): void {
  if (location.hash !== '' && !location.hash.includes('=')) return;
  const hash = formatAddress({ ...NO_ADDRESS, language: tag === 'en' ? null : tag });
  if (hash === location.hash) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
}

/**
 * The language of a page whose address says nothing else: read from it when the page opens and when it changes, written to
 * it when one is picked. To be called while a component is created.
 */
export function createPageLanguage(): ChosenLanguage {
  const chosen = createLanguage(write);
  onMount(() => {
    const follow = (): void => {
      void chosen.follow(parseAddress(location.hash).language);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
    };
  });
  return chosen;
}

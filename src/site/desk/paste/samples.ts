import type { LanguageTag } from '../../../explain/languages/language-tags.ts';

/** What is shown where a text is pasted, while there is none: the abbreviations of spaces are alike in every language of the site. */
export const SAMPLES: Readonly<
  Record<LanguageTag, { readonly orders: string; readonly armyFleet: string }>
> = {
  en: {
    orders: 'Austria: A Vie-Bud, F Tri H\nRussia: A Gal-Bud',
    armyFleet: 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun',
  },
  de: {
    orders: 'Österreich: A Vie-Bud, F Tri H\nRussland: A Gal-Bud',
    // The reader of the module knows no German powers.
    armyFleet: 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun',
  },
};

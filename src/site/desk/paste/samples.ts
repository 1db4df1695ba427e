import type { LanguageTag } from '../../../explain/languages/language-tags.ts';

/** The placeholder of the field for pasting: the abbreviations of spaces are the same in every language of the site. */
export const SAMPLES: Readonly<
  Record<LanguageTag, { readonly orders: string; readonly armyFleet: string }>
> = {
  en: {
    orders: 'Austria: A Vie-Bud, F Tri H\nRussia: A Gal-Bud',
    armyFleet: 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun',
  },
  de: {
    orders: 'Österreich: A Vie-Bud, F Tri H\nRussland: A Gal-Bud',
    // The reader of the module does not know German names of powers.
    armyFleet: 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun',
  },
};

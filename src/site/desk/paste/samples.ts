/** Shown where a text is pasted, while there is none: orders are written alike in every language of the site. */
export const SAMPLE = 'Austria: A Vie-Bud, F Tri H\nRussia: A Gal-Bud';

/** The same with orders of the Army/Fleet module. */
export const MODULE_SAMPLE = 'France: A Mar boards F Lyo\nA/F Lyo-Wes, A disembarks Tun';

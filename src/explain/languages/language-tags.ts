/** The languages there are, for `lang` in HTML. */
export const LANGUAGE_TAGS = ['en', 'de'] as const;
/** A language that everything is told in, by its tag (BCP 47). */
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** The folder of a site in which the pages of a language are: English ones are in none. */
export const folderOf = (tag: LanguageTag): string => (tag === 'en' ? '' : `${tag}/`);

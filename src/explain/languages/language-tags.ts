/** The supported languages, for `lang` in HTML. */
export const LANGUAGE_TAGS = ['en', 'de'] as const;
/** A supported language, by its tag (BCP 47). */
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

/** The folder of a site with the pages of a language; empty for English. */
export const folderOf = (tag: LanguageTag): string => (tag === 'en' ? '' : `${tag}/`);

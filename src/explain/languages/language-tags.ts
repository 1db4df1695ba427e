/** The languages there are, for `lang` in HTML. */
export const LANGUAGE_TAGS = ['en', 'de'] as const;
export type LanguageTag = (typeof LANGUAGE_TAGS)[number];

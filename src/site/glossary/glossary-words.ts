import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words of the page of the glossary. Needed only at build time. */
interface GlossaryPageWords {
  readonly title: string;
  readonly lead: string;
  /** The label of the list of all words. */
  readonly words: string;
  /** Links of a word: to its rule; to another page; to the lesson that explains it. */
  readonly rule: string;
  readonly more: string;
  readonly lesson: string;
  /** The label of its boards: `Positions with a stand-off`. */
  readonly positions: (word: string) => string;
}

export const GLOSSARY_PAGE_WORDS: Readonly<Record<LanguageTag, GlossaryPageWords>> = {
  en: {
    title: 'The words of the game',
    lead: 'Each in a sentence or two, as it is meant on these pages, with positions in which it matters.',
    words: 'All words',
    rule: 'Its rule',
    more: 'More',
    lesson: 'Its lesson',
    positions: (word) => `Positions: ${word}`,
  },
  de: {
    title: 'Die Wörter des Spiels',
    lead: 'Jedes in ein, zwei Sätzen, wie es auf diesen Seiten gemeint ist, mit Stellungen, in denen es darauf ankommt.',
    words: 'Alle Wörter',
    rule: 'Die Regel dazu',
    more: 'Mehr',
    lesson: 'Die Lektion dazu',
    positions: (word) => `Stellungen: ${word}`,
  },
};

import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words of the page of the search. Needed only at build time. */
interface FindPageWords {
  readonly title: string;
  readonly lead: string;
  readonly words: string;
  readonly wordsLine: string;
  readonly rules: string;
  readonly lessons: string;
  readonly examples: string;
  readonly cases: string;
}

export const FIND_PAGE_WORDS: Readonly<Record<LanguageTag, FindPageWords>> = {
  en: {
    title: 'Find',
    lead: 'Every word of the game, and every rule. With scripts on, ask here in your own words.',
    words: 'Words',
    wordsLine: 'What the words of the game mean here.',
    rules: 'Rules',
    lessons: 'Lessons',
    examples: 'Examples',
    cases: 'Test cases',
  },
  de: {
    title: 'Suchen',
    lead: 'Jedes Wort des Spiels und jede Regel. Mit Skripten können Sie hier in eigenen Worten fragen.',
    words: 'Wörter',
    wordsLine: 'Was die Wörter des Spiels hier bedeuten.',
    rules: 'Regeln',
    lessons: 'Lektionen',
    examples: 'Beispiele',
    cases: 'Prüffälle',
  },
};

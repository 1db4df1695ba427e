import type { LanguageTag } from '../../explain/languages/language-tags.ts';

interface ReadingsWords {
  readonly title: string;
  readonly line: string;
  /** The link to the list of its rules. */
  readonly rules: string;
  readonly chapter: string;
  readonly houseRule: string;
  readonly ours: string;
}

export const READINGS_WORDS: Readonly<Record<LanguageTag, ReadingsWords>> = {
  en: {
    title: 'The Army/Fleet module',
    line: 'Its text of 1984 is loose in places. This is how we read it; readings with an X are doubtful.',
    rules: 'Only its edition has these rules.',
    chapter: 'The module in fifteen examples',
    houseRule: 'House rules may change this:',
    ours: 'Our reading, based on',
  },
  de: {
    title: 'Das Army/Fleet-Modul',
    line: 'Sein Text von 1984 ist an manchen Stellen ungenau. So wird er hier gelesen; die mit einem X sind fraglich.',
    rules: 'Nur seine Ausgabe hat diese Regeln.',
    chapter: 'Das Modul in fünfzehn Beispielen',
    houseRule: 'Hausregeln dürfen das ändern:',
    ours: 'Wie wir es lesen, nach',
  },
};

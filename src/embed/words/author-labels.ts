import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** What stands beside an author's words, in the embed and in its text. */
export interface AuthorLabels {
  readonly hidden: string;
  readonly show: string;
  readonly ruling: string;
  readonly right: string;
  readonly rightToo: (answers: string) => string;
  readonly wrong: (said: string, right: string) => string;
  readonly answer: (right: string) => string;
  readonly notes: string;
  readonly marks: string;
  readonly shapes: Readonly<Record<'ring' | 'arrow' | 'area', string>>;
  readonly contents: string;
  readonly chapterOf: (chapter: number, last: number) => string;
  readonly before: string;
  readonly after: string;
}

export const AUTHOR_LABELS: Readonly<Record<LanguageTag, AuthorLabels>> = {
  en: {
    hidden: 'The outcome is hidden.',
    show: 'Show me instead',
    ruling: 'The ruling',
    right: 'Right.',
    rightToo: (answers) => `Right, too: ${answers}.`,
    wrong: (said, right) => `You said: ${said}. Right: ${right}.`,
    answer: (right) => `Right: ${right}.`,
    notes: 'Notes at step',
    marks: 'Marks of the author',
    shapes: { ring: 'Ring', arrow: 'Arrow', area: 'Area' },
    contents: 'Contents',
    chapterOf: (chapter, last) => `${String(chapter)} of ${String(last)}`,
    before: 'Chapter before',
    after: 'Next chapter',
  },
  de: {
    hidden: 'Das Ergebnis ist verdeckt.',
    show: 'Lieber zeigen',
    ruling: 'Die Entscheidung',
    right: 'Richtig.',
    rightToo: (answers) => `Auch richtig: ${answers}.`,
    wrong: (said, right) => `Ihre Antwort: ${said}. Richtig: ${right}.`,
    answer: (right) => `Richtig: ${right}.`,
    notes: 'Anmerkungen bei Schritt',
    marks: 'Zeichen des Verfassers',
    shapes: { ring: 'Ring', arrow: 'Pfeil', area: 'Fläche' },
    contents: 'Inhalt',
    chapterOf: (chapter, last) => `${String(chapter)} von ${String(last)}`,
    before: 'Voriges Kapitel',
    after: 'Nächstes Kapitel',
  },
};

import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** What the pages of the course say around the lessons. */
export interface CoursePageWords {
  readonly title: string;
  readonly lead: string;
  readonly course: string;
  readonly lesson: (place: number, of: number) => string;
  readonly next: string;
  readonly nextChapter: string;
  readonly finished: string;
  readonly inTheRulebook: string;
  readonly test: string;
  readonly done: string;
}

export const COURSE_PAGE_WORDS: Readonly<Record<LanguageTag, CoursePageWords>> = {
  en: {
    title: 'Learn the rules by predicting',
    lead: 'Say what will happen, then see the ruling and where it differs from your prediction. Twelve short chapters, from the first move to the end of a year; you need to know nothing.',
    course: 'The course',
    lesson: (place, of) => `Lesson ${String(place)} of ${String(of)}`,
    next: 'Next:',
    nextChapter: 'Next chapter:',
    finished: 'That was the last lesson. All lessons',
    inTheRulebook: 'The same rule in the rulebook',
    test: 'Test',
    done: 'done',
  },
  de: {
    title: 'Die Regeln lernen: erst vorhersagen',
    lead: 'Sagen Sie voraus, was geschieht; dann sehen Sie die Entscheidung und wo sie von Ihrer Vorhersage abweicht. Zwölf kurze Kapitel, vom ersten Zug bis zum Ende eines Jahres; Vorwissen braucht es keins.',
    course: 'Der Kurs',
    lesson: (place, of) => `Lektion ${String(place)} von ${String(of)}`,
    next: 'Weiter:',
    nextChapter: 'Nächstes Kapitel:',
    finished: 'Das war die letzte Lektion. Alle Lektionen',
    inTheRulebook: 'Dieselbe Regel im Regelbuch',
    test: 'Prüfung',
    done: 'erledigt',
  },
};

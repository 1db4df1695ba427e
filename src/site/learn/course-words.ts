import type { Level } from '../../learn/practice/level.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** The words around the lessons on the pages of the course. */
export interface CoursePageWords {
  readonly title: string;
  readonly lead: string;
  /** The game in a few sentences, for readers who have never played it. */
  readonly game: string;
  readonly course: string;
  readonly lesson: (place: number, of: number) => string;
  /** The label of the list of a chapter's lessons. */
  readonly ofChapter: string;
  readonly next: string;
  readonly nextChapter: string;
  /** Shown after the twelve chapters. */
  readonly nextModule: string;
  readonly finished: string;
  readonly inTheRulebook: string;
  /** After the test of a chapter. */
  readonly rulebookCase: string;
  readonly test: string;
  readonly save: string;
  readonly open: string;
  readonly practice: string;
  readonly practiceLead: string;
  readonly print: string;
  readonly answers: string;
  readonly worksheet: string;
  readonly nextPosition: string;
  readonly level: string;
  readonly levels: Readonly<Record<Level | 'any', string>>;
  /** Why a position has its level. */
  readonly misleading: Readonly<Record<Level, string>>;
  readonly theLesson: string;
  readonly allLessons: string;
  readonly forOthers: string;
  readonly forOthersHint: string;
  readonly link: string;
  /** For browsers without scripts: what they have instead. Of a lesson, given the page of its chapter; of practice; of a day. */
  readonly withoutScripts: {
    readonly lesson: (chapter: string) => string;
    readonly practice: string;
    readonly today: string;
  };
}

export const COURSE_PAGE_WORDS: Readonly<Record<LanguageTag, CoursePageWords>> = {
  en: {
    title: 'Learn the rules by predicting',
    lead: 'Predict what will happen, then see the ruling and where it differs from your prediction. Twelve short chapters, from the first move to the end of a year, and one on the Army/Fleet module; no prior knowledge needed.',
    game: 'Diplomacy is a game for seven players. Each leads one of the great powers of Europe in 1901, with armies and fleets. There are no dice and no cards: the players negotiate, then everyone writes orders in secret, and all orders are carried out at the same moment. Whoever comes to own 18 of the 34 supply centres wins.',
    course: 'The course',
    lesson: (place, of) => `Lesson ${String(place)} of ${String(of)}`,
    ofChapter: 'Lessons of this chapter',
    next: 'Next:',
    nextChapter: 'Next chapter:',
    nextModule: 'That was the last chapter on the rulebook. If you like, one more:',
    finished: 'That was the last lesson. All lessons',
    inTheRulebook: 'The same rule in the rulebook',
    rulebookCase: 'A case from the rulebook',
    test: 'Test',
    save: 'Save progress to a file',
    open: 'Open a file',
    practice: 'Endless practice',
    practiceLead:
      'New positions, as many as you like. What you get wrong comes back, soon at first, then less often.',
    print: 'Print this worksheet',
    answers: 'Answers',
    worksheet: 'Worksheet',
    nextPosition: 'Next position',
    level: 'Level',
    levels: { any: 'any', easy: 'easy', medium: 'medium', hard: 'hard' },
    misleading: {
      easy: 'Easy: common mistakes lead to a wrong answer to one question.',
      medium: 'Medium: common mistakes lead to wrong answers to two or three questions.',
      hard: 'Hard: common mistakes lead to wrong answers to four questions or more.',
    },
    theLesson: 'The lesson on this',
    allLessons: 'All lessons',
    forOthers: 'For teachers: choose lessons for a link',
    forOthersHint: 'Tick lessons; the link shows only these.',
    link: 'Link to these lessons',
    withoutScripts: {
      lesson: (chapter) =>
        `This page needs JavaScript, which your browser does not run: the lesson can be read, but no prediction is checked here. [The worksheet of the chapter](${chapter}) has the questions with their answers.`,
      practice:
        'This page needs JavaScript, which your browser does not run: no prediction is checked here. [The course](learn/) has worksheets with answers.',
      today:
        'This page needs JavaScript, which your browser does not run: nobody asks you here, but a puzzle with its answers is below.',
    },
  },
  de: {
    title: 'Die Regeln lernen: erst vorhersagen',
    lead: 'Sagen Sie voraus, was geschieht; dann sehen Sie die Entscheidung und wo sie von Ihrer Vorhersage abweicht. Zwölf kurze Kapitel, vom ersten Zug bis zum Ende eines Jahres, und eines zum Army/Fleet-Modul; Vorkenntnisse brauchen Sie keine.',
    game: 'Diplomacy spielt man zu siebt. Jeder führt eine der Großmächte Europas von 1901, mit Armeen und Flotten. Es gibt weder Würfel noch Karten: Man verhandelt, dann schreiben alle geheim ihre Befehle, und alle werden im selben Augenblick ausgeführt. Wer 18 der 34 Versorgungszentren besitzt, gewinnt.',
    course: 'Der Kurs',
    lesson: (place, of) => `Lektion ${String(place)} von ${String(of)}`,
    ofChapter: 'Lektionen dieses Kapitels',
    next: 'Weiter:',
    nextChapter: 'Nächstes Kapitel:',
    nextModule: 'Das war das letzte Kapitel zum Regelheft. Wenn Sie mögen, noch eines:',
    finished: 'Das war die letzte Lektion. Alle Lektionen',
    inTheRulebook: 'Dieselbe Regel im Regelheft',
    rulebookCase: 'Ein Fall aus dem Regelheft',
    test: 'Prüfung',
    save: 'Fortschritt als Datei speichern',
    open: 'Datei öffnen',
    practice: 'Üben ohne Ende',
    practiceLead:
      'Neue Stellungen, so viele Sie wollen. Was falsch war, kommt wieder, erst bald, dann seltener.',
    print: 'Arbeitsblatt drucken',
    answers: 'Antworten',
    worksheet: 'Arbeitsblatt',
    nextPosition: 'Nächste Stellung',
    level: 'Stufe',
    levels: { any: 'jede', easy: 'leicht', medium: 'mittel', hard: 'schwer' },
    misleading: {
      easy: 'Leicht: Verbreitete Irrtümer führen bei einer Frage zur falschen Antwort.',
      medium: 'Mittel: Verbreitete Irrtümer führen bei zwei oder drei Fragen zur falschen Antwort.',
      hard: 'Schwer: Verbreitete Irrtümer führen bei vier oder mehr Fragen zur falschen Antwort.',
    },
    theLesson: 'Die Lektion dazu',
    allLessons: 'Alle Lektionen',
    forOthers: 'Für Lehrende: Lektionen für einen Link auswählen',
    forOthersHint: 'Kreuzen Sie Lektionen an; der Link zeigt nur diese.',
    link: 'Link zu diesen Lektionen',
    withoutScripts: {
      lesson: (chapter) =>
        `Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Die Lektion lässt sich lesen, aber keine Vorhersage wird hier geprüft. [Das Arbeitsblatt des Kapitels](${chapter}) hat die Fragen mit ihren Antworten.`,
      practice:
        'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Keine Vorhersage wird hier geprüft. [Der Kurs](learn/) hat Arbeitsblätter mit Antworten.',
      today:
        'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Sie werden hier nichts gefragt, aber unten steht eine Aufgabe mit ihren Antworten.',
    },
  },
};

import type { ProgressProblem } from '../../learn/progress.ts';
import type { Level } from '../../learn/practice/practice.ts';
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
  /** For a lesson that was answered: `3 of 4 right`. */
  readonly result: (right: number, of: number) => string;
  readonly progress: (done: number, of: number) => string;
  /** Before the first lesson that is not done; `start`: if none is done. */
  readonly start: string;
  readonly goOn: string;
  readonly save: string;
  readonly open: string;
  readonly opened: string;
  /** The first press asks for confirmation, the second deletes. */
  readonly delete: string;
  readonly deleteNow: string;
  readonly deleted: string;
  /** For a chapter: `3 of 9 done`. */
  readonly doneOf: (done: number, of: number) => string;
  /** What is wrong with the progress in the browser, and with a file. */
  readonly storedProblems: Readonly<Record<ProgressProblem | 'refused', string>>;
  readonly fileProblems: Readonly<Record<ProgressProblem, string>>;
  readonly practice: string;
  readonly practiceLead: string;
  readonly print: string;
  readonly answers: string;
  readonly worksheet: string;
  readonly due: (count: number) => string;
  readonly nextPosition: string;
  readonly level: string;
  readonly levels: Readonly<Record<Level | 'any', string>>;
  /** Why a position has its level. */
  readonly misleading: Readonly<Record<Level, string>>;
  readonly theLesson: string;
  readonly chosen: string;
  readonly allLessons: string;
  readonly forOthers: string;
  readonly forOthersHint: string;
  readonly link: string;
  readonly withoutScripts: string;
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
    result: (right, of) => `${String(right)} of ${String(of)}`,
    progress: (done, of) =>
      `${String(done)} of ${String(of)} lessons done. Progress is saved in this browser only.`,
    start: 'Start:',
    goOn: 'Continue:',
    save: 'Save progress to a file',
    open: 'Open a file',
    opened: 'Your progress has been loaded from the file.',
    delete: 'Delete my progress',
    deleteNow: 'Delete it for good?',
    deleted: 'Your progress has been deleted.',
    doneOf: (done, of) => `${String(done)} of ${String(of)} done`,
    storedProblems: {
      damaged:
        'The progress saved in this browser is damaged and can’t be read. The lessons can be done, but their results are not saved until you open a file with your progress.',
      newer:
        'The progress saved in this browser comes from a newer version of this site. Reload the page; nothing was changed.',
      refused: 'The browser can’t store anything for this page. Save your progress to a file.',
    },
    fileProblems: {
      damaged: 'This is not a progress file, or it is damaged. Nothing was changed.',
      newer:
        'This file was saved by a newer version of this site. Reload the page; nothing was changed.',
    },
    practice: 'Endless practice',
    practiceLead:
      'New positions, as many as you like. What you get wrong comes back, soon at first, then less often.',
    print: 'Print this worksheet',
    answers: 'Answers',
    worksheet: 'Worksheet',
    due: (count) => (count === 1 ? '1 rule to review' : `${String(count)} rules to review`),
    nextPosition: 'Next position',
    level: 'Level',
    levels: { any: 'any', easy: 'easy', medium: 'medium', hard: 'hard' },
    misleading: {
      easy: 'Easy: common mistakes lead to a wrong answer to one question.',
      medium: 'Medium: common mistakes lead to wrong answers to two or three questions.',
      hard: 'Hard: common mistakes lead to wrong answers to four questions or more.',
    },
    theLesson: 'The lesson on this',
    chosen: 'Lessons chosen for you',
    allLessons: 'All lessons',
    forOthers: 'For teachers: choose lessons for a link',
    forOthersHint: 'Tick lessons; the link shows only these.',
    link: 'Link to these lessons',
    withoutScripts:
      'This page needs JavaScript, which your browser does not run: the lesson can be read, but no prediction is checked here.',
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
    result: (right, of) => `${String(right)} von ${String(of)}`,
    progress: (done, of) =>
      `${String(done)} von ${String(of)} Lektionen erledigt. Gespeichert wird das nur in diesem Browser.`,
    start: 'Anfangen:',
    goOn: 'Weiter:',
    save: 'Fortschritt als Datei speichern',
    open: 'Datei öffnen',
    opened: 'Der Fortschritt aus der Datei ist übernommen.',
    delete: 'Fortschritt löschen',
    deleteNow: 'Endgültig löschen?',
    deleted: 'Ihr Fortschritt ist gelöscht.',
    doneOf: (done, of) => `${String(done)} von ${String(of)} erledigt`,
    storedProblems: {
      damaged:
        'Der in diesem Browser gespeicherte Fortschritt ist beschädigt und lässt sich nicht lesen. Die Lektionen gehen trotzdem, aber ihre Ergebnisse werden erst gespeichert, wenn Sie eine Datei mit Ihrem Fortschritt öffnen.',
      newer:
        'Der in diesem Browser gespeicherte Fortschritt stammt von einer neueren Fassung der Seite. Laden Sie die Seite neu; nichts wurde geändert.',
      refused:
        'Der Browser speichert nichts für diese Seite. Speichern Sie den Fortschritt als Datei.',
    },
    fileProblems: {
      damaged:
        'Das ist keine Datei mit Fortschritt, oder sie ist beschädigt. Nichts wurde geändert.',
      newer:
        'Diese Datei stammt von einer neueren Fassung der Seite. Laden Sie die Seite neu; nichts wurde geändert.',
    },
    practice: 'Üben ohne Ende',
    practiceLead:
      'Neue Stellungen, so viele Sie wollen. Was falsch war, kommt wieder, erst bald, dann seltener.',
    print: 'Arbeitsblatt drucken',
    answers: 'Antworten',
    worksheet: 'Arbeitsblatt',
    due: (count) =>
      count === 1 ? '1 Regel zu wiederholen' : `${String(count)} Regeln zu wiederholen`,
    nextPosition: 'Nächste Stellung',
    level: 'Stufe',
    levels: { any: 'jede', easy: 'leicht', medium: 'mittel', hard: 'schwer' },
    misleading: {
      easy: 'Leicht: Verbreitete Irrtümer führen bei einer Frage zur falschen Antwort.',
      medium: 'Mittel: Verbreitete Irrtümer führen bei zwei oder drei Fragen zur falschen Antwort.',
      hard: 'Schwer: Verbreitete Irrtümer führen bei vier oder mehr Fragen zur falschen Antwort.',
    },
    theLesson: 'Die Lektion dazu',
    chosen: 'Für Sie ausgewählte Lektionen',
    allLessons: 'Alle Lektionen',
    forOthers: 'Für Lehrende: Lektionen für einen Link auswählen',
    forOthersHint: 'Kreuzen Sie Lektionen an; der Link zeigt nur diese.',
    link: 'Link zu diesen Lektionen',
    withoutScripts:
      'Diese Seite braucht Skripte, und Ihr Browser führt sie nicht aus: Die Lektion lässt sich lesen, aber keine Vorhersage wird hier geprüft.',
  },
};

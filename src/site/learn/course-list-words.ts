import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { ProgressProblem } from '../../learn/progress.ts';

/** What the list of lessons says of the reader's progress: all that its script needs of the words of the course. */
interface CourseListWords {
  /** For a lesson that was answered: `3 of 4 right`. */
  readonly result: (right: number, of: number) => string;
  /** For a chapter: `3 of 9 done`. */
  readonly doneOf: (done: number, of: number) => string;
  readonly progress: (done: number, of: number) => string;
  readonly due: (count: number) => string;
  /** Before the first lesson that is not done; `start`: if none is done. */
  readonly start: string;
  readonly goOn: string;
  /** Instead of the line of “Ready for Saturday”. */
  readonly saturdayPart: (part: number) => string;
  readonly opened: string;
  /** The first press asks for confirmation, the second deletes. */
  readonly delete: string;
  readonly deleteNow: string;
  readonly deleted: string;
  readonly chosen: string;
  /** What is wrong with the progress in the browser, and with a file. */
  readonly storedProblems: Readonly<Record<ProgressProblem | 'refused', string>>;
  readonly fileProblems: Readonly<Record<ProgressProblem, string>>;
}

export const COURSE_LIST_WORDS: Readonly<Record<LanguageTag, CourseListWords>> = {
  en: {
    result: (right, of) => `${String(right)} of ${String(of)}`,
    doneOf: (done, of) => `${String(done)} of ${String(of)} done`,
    progress: (done, of) =>
      `${String(done)} of ${String(of)} lessons done. Progress is saved in this browser only.`,
    due: (count) => (count === 1 ? '1 rule to review' : `${String(count)} rules to review`),
    start: 'Start:',
    goOn: 'Continue:',
    saturdayPart: (part) => `Go on: part ${String(part)} of 6`,
    opened: 'Your progress has been loaded from the file.',
    delete: 'Delete my progress',
    deleteNow: 'Delete it for good?',
    deleted: 'Your progress has been deleted.',
    chosen: 'Lessons chosen for you',
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
  },
  de: {
    result: (right, of) => `${String(right)} von ${String(of)}`,
    doneOf: (done, of) => `${String(done)} von ${String(of)} erledigt`,
    progress: (done, of) =>
      `${String(done)} von ${String(of)} Lektionen erledigt. Gespeichert wird das nur in diesem Browser.`,
    due: (count) =>
      count === 1 ? '1 Regel zu wiederholen' : `${String(count)} Regeln zu wiederholen`,
    start: 'Anfangen:',
    goOn: 'Weiter:',
    saturdayPart: (part) => `Weiter: Teil ${String(part)} von 6`,
    opened: 'Der Fortschritt aus der Datei ist übernommen.',
    delete: 'Fortschritt löschen',
    deleteNow: 'Endgültig löschen?',
    deleted: 'Ihr Fortschritt ist gelöscht.',
    chosen: 'Für Sie ausgewählte Lektionen',
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
  },
};

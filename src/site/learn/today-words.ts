import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { Level } from '../../learn/practice/level.ts';

/** The words of the page with the puzzle of the day. */
interface TodayWords {
  readonly title: string;
  readonly lead: string;
  readonly rated: (steps: number, level: Level) => string;
  readonly before: string;
  readonly after: string;
  /** The label of a field for a date. */
  readonly day: string;
  readonly decidedBy: string;
  readonly alike: string;
  readonly practice: string;
  /** The title of a puzzle where nobody knows the date. */
  readonly anyDay: string;
}

export const TODAY_WORDS: Readonly<Record<LanguageTag, TodayWords>> = {
  en: {
    title: 'Puzzle of the day',
    lead: 'One position a day, cut from a game that a program played. What will happen?',
    rated: (steps, level) =>
      `${{ easy: 'Easy', medium: 'Medium', hard: 'Hard' }[level]}: the proof has ${String(steps)} steps.`,
    before: 'The day before',
    after: 'The next day',
    day: 'Another day',
    decidedBy: 'The rule that decides it:',
    alike: 'All editions rule this position alike.',
    practice: 'Practise more',
    anyDay: 'One of them',
  },
  de: {
    title: 'Rätsel des Tages',
    lead: 'Jeden Tag eine Stellung, aus einer Partie, die ein Programm gespielt hat. Was wird geschehen?',
    rated: (steps, level) =>
      `${{ easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' }[level]}: Der Beweis hat ${String(steps)} Schritte.`,
    before: 'Der Tag davor',
    after: 'Der nächste Tag',
    day: 'Ein anderer Tag',
    decidedBy: 'Die Regel, die sie entscheidet:',
    alike: 'Alle Ausgaben entscheiden diese Stellung gleich.',
    practice: 'Mehr üben',
    anyDay: 'Eines davon',
  },
};

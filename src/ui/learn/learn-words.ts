import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { powerName } from '../../explain/languages/german/grammar.ts';

/** The words of a lesson besides its own text and the ruling. */
export interface LearnWords {
  /** The text alternative of the picture. */
  readonly board: (title: string) => string;
  readonly again: string;
  /** On a phone: to the rest of what the lesson says, and there and back while it asks. */
  readonly readOn: string;
  readonly readAgain: string;
  readonly backToQuestion: string;
  readonly playing: string;
  readonly score: (right: number, of: number) => string;
  readonly believes: (belief: string) => string;
  readonly exercise: ExerciseWords;
  readonly key: KeyWords;
}

/** What the letters of a lesson stand for. */
export interface KeyWords {
  readonly title: string;
  /** The letter before a space. */
  readonly kinds: Readonly<Record<UnitKind, string>>;
  /** For a mark on the map: `Army of France`. */
  readonly mark: (kind: UnitKind, power: Power) => string;
}

/** The words of an exercise, in which orders are written. */
export interface ExerciseWords {
  readonly check: string;
  readonly given: string;
  readonly solved: string;
  readonly notYet: string;
  readonly refuted: (reply: string) => string;
  /** The label of the board with its orders, for a screen reader. */
  readonly ordering: string;
  readonly whatIsMissing: string;
  readonly whichUnit: string;
  readonly nobody: (space: string) => string;
  /** For an army that starves at sea. */
  readonly noLanding: string;
  readonly lookAt: (unit: string) => string;
  readonly change: string;
}

export const LEARN_WORDS: Readonly<Record<LanguageTag, LearnWords>> = {
  en: {
    board: (title) => `The board of the lesson “${title}”, with the orders as written.`,
    again: 'Try again',
    readOn: 'Read on',
    readAgain: 'Read the lesson again',
    backToQuestion: 'Back to the question',
    playing: 'The ruling, step by step',
    score: (right, of) =>
      right === of
        ? of === 1
          ? 'Right.'
          : `All ${String(of)} right.`
        : `${String(right)} of ${String(of)} right.`,
    believes: (belief) => `You seem to believe that ${belief}.`,
    exercise: {
      check: 'Check my orders',
      given: 'Orders of the others:',
      solved: 'Solved.',
      notYet: 'Not yet.',
      refuted: (reply) => `The others can answer with ${reply}.`,
      ordering: 'Your orders, on the board and on the sheet',
      whatIsMissing: 'What is missing?',
      whichUnit: 'Which unit?',
      noLanding: 'None of your orders takes the army ashore yet.',
      nobody: (space) => `None of your units is ordered to ${space} yet.`,
      lookAt: (unit) => `Look at ${unit} again.`,
      change: 'Change my orders',
    },
    key: {
      title: 'What the letters mean',
      kinds: { A: 'army, in orders', F: 'fleet, in orders' },
      mark: (kind, power) => `${kind === 'A' ? 'Army' : 'Fleet'} of ${power}`,
    },
  },
  de: {
    board: (title) => `Das Brett der Lektion „${title}“ mit den Befehlen wie geschrieben.`,
    again: 'Noch einmal',
    readOn: 'Weiterlesen',
    readAgain: 'Die Lektion noch einmal lesen',
    backToQuestion: 'Zurück zur Frage',
    playing: 'Die Entscheidung, Schritt für Schritt',
    score: (right, of) =>
      right === of
        ? of === 1
          ? 'Richtig.'
          : `Alle ${String(of)} richtig.`
        : `${String(right)} von ${String(of)} richtig.`,
    believes: (belief) => `Sie glauben wohl, dass ${belief}.`,
    exercise: {
      check: 'Befehle prüfen',
      given: 'Die Befehle der anderen:',
      solved: 'Gelöst.',
      notYet: 'Noch nicht.',
      refuted: (reply) => `Die anderen können antworten mit ${reply}.`,
      ordering: 'Ihre Befehle, auf dem Brett und auf dem Bogen',
      whatIsMissing: 'Was fehlt?',
      whichUnit: 'Welche Einheit?',
      noLanding: 'Noch bringt keiner Ihrer Befehle die Armee an Land.',
      nobody: (space) => `Noch soll keine Ihrer Einheiten nach ${space} ziehen.`,
      lookAt: (unit) => `Sehen Sie sich ${unit} noch einmal an.`,
      change: 'Befehle ändern',
    },
    key: {
      title: 'Was die Buchstaben bedeuten',
      kinds: { A: 'Armee, im Befehl', F: 'Flotte, im Befehl' },
      mark: (kind, power) => `${kind === 'A' ? 'Armee' : 'Flotte'}, ${powerName(power)}`,
    },
  },
};

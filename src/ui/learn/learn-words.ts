import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { powerName } from '../../explain/languages/german/grammar.ts';
import type { QuestionKind } from '../../learn/lesson.ts';

/** The wording of a kind of question, and its two answers. */
export interface QuestionWords {
  /** `What will happen to each move?` */
  readonly heading: string;
  readonly yes: string;
  readonly no: string;
}

/** The words of a lesson besides its own text and the ruling. */
export interface LearnWords {
  readonly questions: Readonly<Record<QuestionKind, QuestionWords>>;
  readonly pressHint: string;
  /** The text alternative of the picture. */
  readonly board: (title: string) => string;
  readonly check: string;
  readonly checkOpen: (open: number) => string;
  readonly goOn: string;
  readonly again: string;
  readonly nextStep: string;
  readonly toTheEnd: string;
  readonly playing: string;
  readonly partsHere: string;
  readonly youSaid: (about: string, answer: string) => string;
  readonly overlooked: string;
  readonly rule: string;
  /** Why no step of the ruling settles a question. */
  readonly unsettled: (kind: QuestionKind, about: string) => string;
  readonly because: string;
  readonly score: (right: number, of: number) => string;
  readonly notAnswered: string;
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
  /** The label of the player, for a screen reader. */
  readonly ruling: string;
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
    questions: {
      legal: { heading: 'Is this order legal?', yes: 'legal', no: 'illegal' },
      moves: { heading: 'Does this move succeed?', yes: 'succeeds', no: 'fails' },
      supports: { heading: 'Does this support count?', yes: 'counts', no: 'does not' },
      convoys: { heading: 'Can this fleet carry its army?', yes: 'can', no: 'cannot' },
      boards: { heading: 'Does this army get aboard?', yes: 'aboard', no: 'stays ashore' },
      lands: { heading: 'Does this army get ashore?', yes: 'lands', no: 'does not' },
      starves: { heading: 'Does this army starve?', yes: 'starves', no: 'lives' },
      dislodged: { heading: 'Is this unit dislodged?', yes: 'dislodged', no: 'stays' },
      places: { heading: 'May it retreat there?', yes: 'may', no: 'may not' },
      retreats: { heading: 'Does this retreat succeed?', yes: 'succeeds', no: 'fails' },
      adjustments: { heading: 'Is this order followed?', yes: 'followed', no: 'not followed' },
    },
    pressHint: 'Press the question marks on the map, or answer here.',
    board: (title) => `The board of the lesson “${title}”, with the orders as written.`,
    check: 'Check my prediction',
    checkOpen: (open) =>
      open === 1 ? 'Check (1 question unanswered)' : `Check (${String(open)} questions unanswered)`,
    goOn: 'Continue',
    again: 'Try again',
    nextStep: 'Next step',
    toTheEnd: 'Skip to the end',
    playing: 'The ruling, step by step',
    partsHere: 'Here the ruling differs from your prediction',
    youSaid: (about, answer) => `You said: ${about} – ${answer}.`,
    overlooked: 'What decides it:',
    rule: 'The rule',
    unsettled: (kind, about) =>
      kind === 'starves'
        ? `${about}: it has not been aboard for four moves yet.`
        : `${about}: nothing on the board stands in the way of this order.`,
    because: 'And this is why',
    score: (right, of) =>
      right === of
        ? of === 1
          ? 'Right.'
          : `All ${String(of)} right.`
        : `${String(right)} of ${String(of)} right.`,
    notAnswered: 'You did not answer this.',
    believes: (belief) => `You seem to believe that ${belief}.`,
    exercise: {
      check: 'Check my orders',
      given: 'Orders of the others:',
      solved: 'Solved.',
      notYet: 'Not yet.',
      refuted: (reply) => `The others can answer with ${reply}.`,
      ruling: 'The ruling of these orders',
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
    questions: {
      legal: { heading: 'Ist dieser Befehl zulässig?', yes: 'zulässig', no: 'unzulässig' },
      moves: { heading: 'Gelingt dieser Zug?', yes: 'gelingt', no: 'scheitert' },
      supports: { heading: 'Gilt diese Unterstützung?', yes: 'gilt', no: 'gilt nicht' },
      convoys: {
        heading: 'Kann diese Flotte ihre Armee übersetzen?',
        yes: 'kann',
        no: 'kann nicht',
      },
      boards: { heading: 'Kommt diese Armee an Bord?', yes: 'an Bord', no: 'bleibt an Land' },
      lands: { heading: 'Kommt diese Armee an Land?', yes: 'landet', no: 'landet nicht' },
      starves: { heading: 'Verhungert diese Armee?', yes: 'verhungert', no: 'überlebt' },
      dislodged: { heading: 'Wird diese Einheit vertrieben?', yes: 'vertrieben', no: 'bleibt' },
      places: { heading: 'Darf sie sich dorthin zurückziehen?', yes: 'darf', no: 'darf nicht' },
      retreats: { heading: 'Gelingt dieser Rückzug?', yes: 'gelingt', no: 'scheitert' },
      adjustments: { heading: 'Wird dieser Befehl befolgt?', yes: 'befolgt', no: 'nicht befolgt' },
    },
    pressHint: 'Klicken oder tippen Sie auf die Fragezeichen der Karte, oder antworten Sie hier.',
    board: (title) => `Das Brett der Lektion „${title}“ mit den Befehlen wie geschrieben.`,
    check: 'Vorhersage prüfen',
    checkOpen: (open) =>
      open === 1 ? 'Prüfen (1 Frage ist offen)' : `Prüfen (${String(open)} Fragen sind offen)`,
    goOn: 'Weiter',
    again: 'Noch einmal',
    nextStep: 'Nächster Schritt',
    toTheEnd: 'Bis zum Ende',
    playing: 'Die Entscheidung, Schritt für Schritt',
    partsHere: 'Hier kommt es anders als vorhergesagt',
    youSaid: (about, answer) => `Ihre Antwort: ${about} – ${answer}.`,
    overlooked: 'Was den Ausschlag gibt:',
    rule: 'Die Regel',
    unsettled: (kind, about) =>
      kind === 'starves'
        ? `${about}: Sie ist noch keine vier Züge an Bord.`
        : `${about}: Nichts auf dem Brett steht diesem Befehl entgegen.`,
    because: 'Und das ist der Grund',
    score: (right, of) =>
      right === of
        ? of === 1
          ? 'Richtig.'
          : `Alle ${String(of)} richtig.`
        : `${String(right)} von ${String(of)} richtig.`,
    notAnswered: 'Diese Frage blieb offen.',
    believes: (belief) => `Sie glauben wohl, dass ${belief}.`,
    exercise: {
      check: 'Befehle prüfen',
      given: 'Die Befehle der anderen:',
      solved: 'Gelöst.',
      notYet: 'Noch nicht.',
      refuted: (reply) => `Die anderen können antworten mit ${reply}.`,
      ruling: 'Die Entscheidung über diese Befehle',
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

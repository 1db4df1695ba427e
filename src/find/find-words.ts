import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { FoundKind } from './entry.ts';

interface FindWords {
  /** The name of the dialog and of its button. */
  readonly find: string;
  /** In the empty field. */
  readonly hint: string;
  readonly close: string;
  readonly answer: string;
  readonly results: string;
  readonly all: string;
  readonly kinds: Readonly<Record<FoundKind, string>>;
  readonly editionsDiffer: string;
  /** Of a rule: in how many positions. */
  readonly decides: (count: number) => string;
  readonly found: (count: number) => string;
  readonly none: (query: string) => string;
  /** Before words that do find something. */
  readonly tryWords: string;
  readonly tries: readonly string[];
  /** Before real questions, while the field is empty. */
  readonly ask: string;
  readonly questions: readonly string[];
  readonly looking: string;
  readonly failed: string;
  readonly keys: Readonly<Record<'choose' | 'open' | 'enter' | 'escape', string>>;
  readonly stays: string;
  /** Whether the key `/` opens the dialog. */
  readonly singleKeys: string;
}

export const FIND_WORDS: Readonly<Record<LanguageTag, FindWords>> = {
  en: {
    find: 'Find',
    hint: 'Find a rule, a case, a lesson',
    close: 'Close',
    answer: 'The answer',
    results: 'Results',
    all: 'All',
    kinds: {
      rule: 'Rules',
      word: 'Words',
      example: 'Examples',
      lesson: 'Lessons',
      case: 'Test cases',
      reading: 'Open questions',
      page: 'Pages',
    },
    editionsDiffer: 'editions differ',
    decides: (count) => `decides ${String(count)} ${count === 1 ? 'position' : 'positions'}`,
    found: (count) => `${String(count)} found`,
    none: (query) => `Nothing for “${query}”.`,
    tryWords: 'Try:',
    tries: ['cut', 'convoy', 'retreat'],
    ask: 'Ask as you would ask at the table:',
    questions: [
      'Can I support a unit that moves?',
      'Who retreats first?',
      'Can a fleet go to Spain north coast?',
    ],
    looking: 'Looking …',
    failed: 'The index could not be loaded. Check your connection, then try again.',
    keys: { choose: 'choose', open: 'open', enter: 'Enter', escape: 'Esc' },
    stays: 'Searches on this device; nothing is sent.',
    singleKeys: 'Single keys: / here, P A R and 1 2 on a board',
  },
  de: {
    find: 'Suchen',
    hint: 'Regel, Fall oder Lektion suchen',
    close: 'Schließen',
    answer: 'Die Antwort',
    results: 'Gefunden',
    all: 'Alle',
    kinds: {
      rule: 'Regeln',
      word: 'Wörter',
      example: 'Beispiele',
      lesson: 'Lektionen',
      case: 'Prüffälle',
      reading: 'Offene Fragen',
      page: 'Seiten',
    },
    editionsDiffer: 'die Ausgaben weichen ab',
    decides: (count) => `entscheidet ${String(count)} ${count === 1 ? 'Stellung' : 'Stellungen'}`,
    found: (count) => `${String(count)} gefunden`,
    none: (query) => `Nichts zu „${query}“.`,
    tryWords: 'Versuchen Sie:',
    tries: ['abschneiden', 'Konvoi', 'Rückzug'],
    ask: 'Fragen Sie wie am Spieltisch:',
    questions: [
      'Kann ich eine Einheit unterstützen, die zieht?',
      'Wer zieht sich zuerst zurück?',
      'Kann eine Flotte an die Nordküste von Spanien?',
    ],
    looking: 'Wird gesucht …',
    failed:
      'Das Verzeichnis ließ sich nicht laden. Bitte die Verbindung prüfen und es noch einmal versuchen.',
    keys: { choose: 'wählen', open: 'öffnen', enter: 'Eingabe', escape: 'Esc' },
    stays: 'Gesucht wird auf diesem Gerät; nichts wird gesendet.',
    singleKeys: 'Einzelne Tasten: / hier, P A R und 1 2 auf einem Brett',
  },
};

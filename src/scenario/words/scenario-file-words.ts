import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import { BOARD_FILE_WORDS } from '../board/words/words.ts';
import { FILE_WORDS, type FileWords } from '../file-words.ts';

const BOARD = BOARD_FILE_WORDS.de.file;

/** The descriptions of the fields that every scenario has. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'what it shows, short and concrete, in sentence case: "A dislodged unit supports nothing"':
    'was es zeigt, kurz und konkret: „Eine vertriebene Einheit unterstützt nichts“',
  'the paragraph it demonstrates: X, IX.7, VII.3.b; 6.F.14 for a DATC case; "A/F III.c" of the Army/Fleet module; "Sample game" for the rulebook\'s game, "Game" for a turn of any other':
    'der Paragraph, den es zeigt: X, IX.7, VII.3.b; „Game“ für einen Zug einer Partie',
  'one or two sentences in your own words': 'ein oder zwei Sätze in eigenen Worten',
  'the editions that agree on everything below; the first one is shown first':
    'die Ausgaben, die in allem Folgenden übereinstimmen; die erste wird zuerst gezeigt',
  'a few words for a card, at most 24 characters: "Unless dislodged"':
    'ein paar Wörter für eine Karte, höchstens 24 Zeichen: „Außer vertrieben“',
  'the season and year, if they matter: Spring 1901':
    'Jahreszeit und Jahr, wenn sie wichtig sind: Spring 1901',
};

const GERMAN: FileWords = {
  ...BOARD,
  tooDeep: ['Die Datei ist zu tief verschachtelt.', 'ein Szenario'],
  syntax: {
    ...BOARD.syntax,
    MULTIPLE_DOCS: ['Hier beginnt ein zweites Dokument.', 'ein Szenario je Datei, keine Zeile ---'],
  },
  isNot: () => 'Das ist kein Szenario.',
  a: () => 'ein Szenario',
  unknownWord: (value) => `Unbekannter Ausgang ${value}.`,
  described: (description) => DESCRIPTIONS[description] ?? description,
};

/** About scenarios, to somebody who has a file of his own. */
export const SCENARIO_FILE_WORDS: Readonly<Record<LanguageTag, FileWords>> = {
  en: FILE_WORDS,
  de: GERMAN,
};

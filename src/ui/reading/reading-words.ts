import type { Language } from '../../explain/languages/language.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { FilesProblem } from './mail-files.ts';

/** The words about a text that was pasted: what of it is an order, line by line. */
export interface ReadingWords {
  readonly label: string;
  readonly tooLong: string;
  /** While a long text is read. */
  readonly isRead: string;
  /** Opens files of mails. */
  readonly open: string;
  /** Why files were not opened. */
  readonly notOpened: Readonly<Record<FilesProblem, string>>;
  readonly whose: string;
  readonly nobody: string;
  readonly line: (line: number) => string;
  /** Possible meanings of a doubtful line other than an order. */
  readonly readings: Readonly<Record<string, string>>;
  readonly unclear: (words: string, readings: readonly string[]) => string;
  readonly notUnderstood: (words: string) => string;
  /** About two different orders for one unit. */
  readonly twoOrders: (words: string, rival: string) => string;
  /** About an order that does not count, for this reason. */
  readonly unconfirmed: (words: string, why: string) => string;
  /** About an order that a later set, or a later mail, replaces; `line`: by that line, null: it omits the unit. */
  readonly replaced: (words: string, line: number | null) => string;
  /** About a retreat that is noted beside a move. */
  readonly noted: (order: string) => string;
  readonly skipped: (lines: number) => string;
  readonly without: (lines: readonly number[]) => string;
  /** Lines of which nobody says whether an army or a fleet is meant. */
  readonly letterless: (lines: readonly number[]) => string;
  readonly otherPhases: (lines: readonly number[]) => string;
  /** About lines of one kind that are not listed. */
  readonly more: (lines: number) => string;
}

const linesIn = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;

const zeilen = (lines: readonly number[]): string =>
  `${lines.length === 1 ? 'Zeile' : 'Zeilen'} ${lines.join(', ')}`;

const WORDS: Readonly<Record<LanguageTag, ReadingWords>> = {
  en: {
    label: 'Text with orders',
    whose: 'Power, if the text names none',
    nobody: 'As in the text',
    tooLong: 'This text is longer than 100,000 characters. Paste the orders of one phase.',
    isRead: 'The text is being read …',
    open: 'Open files of mails',
    notOpened: {
      'too-large': 'Not opened: these files have more than 12 MB. Choose the mails of one phase.',
      'other-kind':
        'Not opened: only text and mails are, as files with the endings txt, eml and mbox.',
    },
    line: (line) => `Line ${String(line)}`,
    readings: {},
    unclear: (words, readings) => `“${words}” is read as ${readings.join(' or ')}.`,
    notUnderstood: (words) => `“${words}” is not understood, and left out.`,
    twoOrders: (words, rival) =>
      `“${words}” and ${rival} are orders for one unit. Only its owner’s count; of two, the rules decide which it follows, if any.`,
    unconfirmed: (words, why) => `“${words}” does not count: ${why}.`,
    replaced: (words, line) =>
      line === null
        ? `${words} is replaced by later orders, which leave this unit out.`
        : `${words} is replaced by line ${String(line)}.`,
    noted: (order) => `${order} is a retreat after these moves, not an order of this phase.`,
    skipped: (lines) =>
      lines === 1
        ? 'One line is not an order and is skipped.'
        : `${String(lines)} lines are not orders and are skipped.`,
    without: (lines) => `No power is given for these orders: ${linesIn(lines)}.`,
    letterless: (lines) =>
      `Left out because neither A nor F is given: ${linesIn(lines)}. Write the letter before the unit.`,
    otherPhases: (lines) => `Left out because they belong to another phase: ${linesIn(lines)}.`,
    more: (lines) => `And ${String(lines)} more.`,
  },
  de: {
    label: 'Text mit Befehlen',
    whose: 'Wessen Befehle, wenn der Text es nicht sagt',
    nobody: 'Der Text sagt es',
    tooLong: 'Dieser Text ist länger als 100.000 Zeichen. Fügen Sie die Befehle einer Phase ein.',
    isRead: 'Der Text wird gelesen …',
    open: 'Maildateien öffnen',
    notOpened: {
      'too-large':
        'Nicht geöffnet: Diese Dateien haben mehr als 12 MB. Wählen Sie die Mails einer Phase.',
      'other-kind':
        'Nicht geöffnet: Das geht nur mit Texten und Mails, Dateien mit den Endungen txt, eml und mbox.',
    },
    line: (line) => `Zeile ${String(line)}`,
    readings: {
      'no order': 'kein Befehl',
      'an order, although quoted': 'ein Befehl, obwohl die Zeile zitiert ist',
      'a separate order': 'ein eigener Befehl',
      'the end of the line above': 'das Ende der Zeile darüber',
      build: 'bauen',
      remove: 'auflösen',
      hold: 'halten',
      support: 'unterstützen',
      convoy: 'übersetzen',
      move: 'ziehen',
    },
    unclear: (words, readings) => `„${words}“ wird gelesen als ${readings.join(' oder ')}.`,
    notUnderstood: (words) => `„${words}“ ist unverständlich und wird weggelassen.`,
    twoOrders: (words, rival) =>
      `„${words}“ und ${rival} sind Befehle für dieselbe Einheit. Nur die ihrer Macht gelten; von zweien bestimmen die Regeln, welchen sie befolgt, wenn überhaupt einen.`,
    unconfirmed: (words, why) => `„${words}“ zählt nicht: ${why}.`,
    replaced: (words, line) =>
      line === null
        ? `${words} ist durch spätere Befehle ersetzt, die diese Einheit auslassen.`
        : `${words} ist durch Zeile ${String(line)} ersetzt.`,
    noted: (order) => `${order} ist ein Rückzug nach diesen Zügen, kein Befehl dieser Phase.`,
    skipped: (lines) =>
      lines === 1
        ? 'Eine Zeile ist kein Befehl und wird ausgelassen.'
        : `${String(lines)} Zeilen sind keine Befehle und werden ausgelassen.`,
    without: (lines) => `Niemand sagt, wessen Befehle das sind: ${zeilen(lines)}.`,
    letterless: (lines) =>
      `Ausgelassen, weil niemand sagt, ob eine Armee oder eine Flotte gemeint ist: ${zeilen(lines)}. Schreiben Sie A oder F davor.`,
    otherPhases: (lines) =>
      `Ausgelassen, weil sie zu einer anderen Phase gehören: ${zeilen(lines)}.`,
    more: (lines) => `Und ${String(lines)} weitere.`,
  },
};

export const readingWords = ({ tag }: Language): ReadingWords => WORDS[tag];

import type { LanguageTag } from '../../explain/languages/language-tags.ts';

/** What the desk says itself. */
export interface DeskWords {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly paste: string;
  readonly pasteHint: string;
  readonly pasteLabel: string;
  readonly take: string;
  readonly notation: string;
  readonly detected: (name: string) => string;
  readonly whose: string;
  readonly nobody: string;
  readonly tooLong: string;
  readonly understood: (orders: number) => string;
  readonly unclear: (line: number, words: string, readings: readonly string[]) => string;
  readonly wrong: (line: number, words: string, expected: string) => string;
  readonly skipped: (lines: number) => string;
  readonly skippedLine: (line: number, words: string) => string;
  readonly without: (lines: readonly number[]) => string;
  readonly otherPhase: string;
  readonly inferred: string;
  readonly listed: string;
  readonly units: string;
  readonly unitsHint: string;
  readonly apply: string;
  readonly opening: string;
  readonly empty: string;
  readonly orders: string;
  readonly ruling: string;
  readonly noOrders: string;
  readonly link: string;
  readonly badLink: (column: number, expected: string) => string;
}

const english: DeskWords = {
  title: 'The desk',
  lead: 'Your own position: paste orders from anywhere, or draw them on the map, and see the ruling with its reasons.',
  label: 'Your position',
  paste: 'Paste orders',
  pasteHint:
    'Orders, a mail or a result in any usual notation, one power after another. Units stand where they are ordered from.',
  pasteLabel: 'Text with orders',
  take: 'Put them on the board',
  notation: 'Notation',
  detected: (name) => `Detected: ${name}`,
  whose: 'Whose orders, if the text does not say',
  nobody: 'The text says',
  tooLong: 'This text is longer than 100,000 characters. Paste the orders of one phase.',
  understood: (orders) =>
    orders === 1 ? 'One order understood.' : `${String(orders)} orders understood.`,
  unclear: (line, words, readings) =>
    `Line ${String(line)}: “${words}” is read as ${readings.join(' or ')}.`,
  wrong: (line, words, expected) =>
    `Line ${String(line)}: “${words}” cannot be read. Expected ${expected}.`,
  skipped: (lines) =>
    lines === 1
      ? 'One line is no order and is skipped.'
      : `${String(lines)} lines are no orders and are skipped.`,
  skippedLine: (line, words) => `Line ${String(line)}, skipped: “${words}”`,
  without: (lines) =>
    `Nobody says whose these orders are: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`,
  otherPhase: 'These are retreats or adjustments. The desk rules movement so far.',
  inferred: 'No position is given: each unit stands where its order says.',
  listed: 'The position is the one that the text lists.',
  units: 'Change the units',
  unitsHint: 'A line for each power: Austria: A Vie, F Tri',
  apply: 'Use these units',
  opening: 'Spring 1901',
  empty: 'Empty board',
  orders: 'Orders',
  ruling: 'Ruling',
  noOrders: 'Give an order, and the ruling stands here.',
  link: 'Copy a link to this turn',
  badLink: (column, expected) =>
    `The turn in this link cannot be read: at character ${String(column)} ${expected} was expected. Here is the example instead.`,
};

const german: DeskWords = {
  title: 'Der Schreibtisch',
  lead: 'Deine eigene Stellung: Befehle von überall einfügen oder auf der Karte zeichnen, und die Entscheidung mit ihren Gründen sehen.',
  label: 'Deine Stellung',
  paste: 'Befehle einfügen',
  pasteHint:
    'Befehle, eine Mail oder ein Ergebnis in einer üblichen Schreibweise, eine Macht nach der anderen. Einheiten stehen dort, wo ihr Befehl sie nennt.',
  pasteLabel: 'Text mit Befehlen',
  take: 'Auf die Karte',
  notation: 'Schreibweise',
  detected: (name) => `Erkannt: ${name}`,
  whose: 'Wessen Befehle, wenn der Text es nicht sagt',
  nobody: 'Der Text sagt es',
  tooLong: 'Dieser Text ist länger als 100.000 Zeichen. Füge die Befehle einer Phase ein.',
  understood: (orders) =>
    orders === 1 ? 'Ein Befehl verstanden.' : `${String(orders)} Befehle verstanden.`,
  unclear: (line, words, readings) =>
    `Zeile ${String(line)}: „${words}“ wird gelesen als ${readings.join(' oder ')}.`,
  wrong: (line, words, expected) =>
    `Zeile ${String(line)}: „${words}“ ist nicht lesbar. Erwartet: ${expected}.`,
  skipped: (lines) =>
    lines === 1
      ? 'Eine Zeile ist kein Befehl und wird ausgelassen.'
      : `${String(lines)} Zeilen sind keine Befehle und werden ausgelassen.`,
  skippedLine: (line, words) => `Zeile ${String(line)}, ausgelassen: „${words}“`,
  without: (lines) => `Niemand sagt, wessen Befehle das sind: Zeile ${lines.join(', ')}.`,
  otherPhase: 'Das sind Rückzüge oder Anpassungen. Der Schreibtisch entscheidet bisher Züge.',
  inferred: 'Es ist keine Stellung angegeben: Jede Einheit steht dort, wo ihr Befehl sie nennt.',
  listed: 'Es ist die Stellung, die der Text aufzählt.',
  units: 'Einheiten ändern',
  unitsHint: 'Eine Zeile je Macht: Austria: A Vie, F Tri',
  apply: 'Diese Einheiten nehmen',
  opening: 'Frühjahr 1901',
  empty: 'Leeres Brett',
  orders: 'Befehle',
  ruling: 'Entscheidung',
  noOrders: 'Gib einen Befehl, und hier steht die Entscheidung.',
  link: 'Link zu diesem Zug kopieren',
  badLink: (column, expected) =>
    `Der Zug in diesem Link ist nicht lesbar: Bei Zeichen ${String(column)} wurde ${expected} erwartet. Hier steht statt dessen das Beispiel.`,
};

export const DESK_WORDS: Readonly<Record<LanguageTag, DeskWords>> = { en: english, de: german };

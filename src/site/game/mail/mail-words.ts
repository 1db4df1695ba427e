import type { Power } from '../../../board/powers.ts';
import type { LanguageTag } from '../../../explain/languages/language-tags.ts';
import { listed as listedInEnglish } from '../../../explain/languages/english/grammar.ts';
import { listed, ofPower, power, upper } from '../../../explain/languages/german/grammar.ts';
import type { EntryPhase } from '../../../ui/entry/entry-task.ts';
import type { KeptOut } from '../../../game/mail/sheets-in-mail.ts';

/** The words about a mail with the orders of several powers. */
export interface MailWords {
  /** On a board with a map of its own, only the rulebook's notation is read. */
  readonly hint: (isOnMap: boolean) => string;
  readonly placeholder: string;
  readonly nothing: string;
  readonly orders: (orders: number) => string;
  readonly take: string;
  /** The powers whose sheets hold something else now. */
  readonly replaces: (powers: readonly Power[]) => string;
  readonly keptOut: Readonly<Record<KeptOut, (powers: readonly Power[]) => string>>;
  /** An order to a unit of another power. */
  readonly foreign: (power: Power, of: Power, order: string) => string;
  /** An order to a unit that does not exist or, among retreats, that is not dislodged. */
  readonly stray: (power: Power, order: string, phase: EntryPhase) => string;
  /** The lines of orders whose power only the unit shows. */
  readonly byUnit: (lines: readonly number[]) => string;
  /** The other lines, after the rest was put on the sheets. */
  readonly left: (powers: readonly Power[]) => string;
  readonly close: string;
}

const has = (powers: readonly Power[]): string => (powers.length === 1 ? 'has' : 'have');
const names = (powers: readonly Power[]): string => upper(listed(powers.map(power)));

export const MAIL_WORDS: Readonly<Record<LanguageTag, MailWords>> = {
  en: {
    hint: (isOnMap) =>
      `Mails or chats with the orders of several powers, ${isOnMap ? 'in any common notation' : 'as the rulebook writes them'}: also a whole mailbox. The orders of each power go on its sheet; nothing is handed in yet.`,
    placeholder: 'Austria: A Vie-Gal, F Tri-Alb\nItaly:\nA Ven H',
    nothing: 'There is no order in it for a sheet.',
    orders: (orders) => (orders === 1 ? '1 order' : `${String(orders)} orders`),
    take: 'Put them on the sheets',
    replaces: (powers) => `Replaces what is written for ${listedInEnglish(powers)}.`,
    keptOut: {
      'handed-in': (powers) =>
        `${listedInEnglish(powers)} ${has(powers)} already handed in: these orders are not taken.`,
      'no-player': (powers) =>
        `${listedInEnglish(powers)} ${has(powers)} no player: these orders are not taken.`,
      'nothing-to-order': (powers) =>
        `${listedInEnglish(powers)} ${has(powers)} nothing to order in this phase: these orders are not taken.`,
    },
    foreign: (one, of, order) => `Not taken: ${one} orders a unit of ${of}, ${order}.`,
    stray: (one, order, phase) =>
      `${one} has no such ${phase === 'retreats' ? 'dislodged ' : ''}unit: ${order}. It goes on the sheet as it is.`,
    byUnit: (lines) =>
      `No power is given in ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}: the units show it.`,
    left: (powers) =>
      `${listedInEnglish(powers)}: on the ${powers.length === 1 ? 'sheet' : 'sheets'}. Some lines are not; correct them here, or close the text.`,
    close: 'Close the text',
  },
  de: {
    hint: (isOnMap) =>
      `Mails oder Chats mit den Befehlen mehrerer Mächte, ${isOnMap ? 'in einer üblichen Schreibweise' : 'wie sie das Regelheft schreibt'}: auch ein ganzes Postfach. Die Befehle jeder Macht kommen auf ihr Blatt; abgegeben ist damit noch nichts.`,
    placeholder: 'Österreich: A Vie-Gal, F Tri-Alb\nItalien:\nA Ven H',
    nothing: 'Es ist kein Befehl für ein Blatt darin.',
    orders: (orders) => (orders === 1 ? '1 Befehl' : `${String(orders)} Befehle`),
    take: 'Auf die Blätter schreiben',
    replaces: (powers) => `Ersetzt, was für ${listed(powers.map(power))} geschrieben ist.`,
    keptOut: {
      'handed-in': (powers) =>
        `${names(powers)} ${powers.length === 1 ? 'hat' : 'haben'} schon abgegeben: Diese Befehle werden nicht übernommen.`,
      'no-player': (powers) =>
        `Niemand spielt ${listed(powers.map(power))}: Diese Befehle werden nicht übernommen.`,
      'nothing-to-order': (powers) =>
        `${names(powers)} ${powers.length === 1 ? 'hat' : 'haben'} in dieser Phase nichts zu befehlen: Diese Befehle werden nicht übernommen.`,
    },
    foreign: (one, of, order) =>
      `Nicht übernommen: ${upper(power(one))} befiehlt einer Einheit ${ofPower(of)}, ${order}.`,
    stray: (one, order, phase) =>
      `Eine solche ${phase === 'retreats' ? 'vertriebene ' : ''}Einheit hat ${power(one)} nicht: ${order}. Der Befehl kommt so auf das Blatt.`,
    byUnit: (lines) =>
      `In ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${lines.join(', ')} steht keine Macht: Die Einheiten zeigen, welche es ist.`,
    left: (powers) =>
      `${names(powers)}: auf ${powers.length === 1 ? 'dem Blatt' : 'den Blättern'}. Einige Zeilen sind es nicht; berichtigen Sie sie hier, oder schließen Sie den Text.`,
    close: 'Text schließen',
  },
};

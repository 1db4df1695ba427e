import type { Language } from '../../explain/languages/language.ts';
import type { LanguageTag } from '../../explain/languages/language-tags.ts';
import type { MailRead } from '../../orders/notations/mails/mails-read.ts';
import type { Unconfirmed } from '../../orders/notations/written-text.ts';

type Became = Pick<MailRead, 'counting' | 'replaced' | 'by' | 'unconfirmed' | 'otherTurn'>;

/** The words about the mails of a text. */
interface MailsWords {
  readonly mails: (mails: number) => string;
  /** A sender. */
  readonly unknown: string;
  readonly noPower: string;
  /** What became of the orders of a mail. */
  readonly became: (mail: Became) => string;
  /** Makes orders count that do not otherwise; 0: they do already. */
  readonly confirm: Readonly<Record<Unconfirmed, (orders: number) => string>>;
  /** Why an order does not count. */
  readonly why: Readonly<Record<Unconfirmed, string>>;
}

const count = (orders: number): string => (orders === 0 ? '' : ` (${String(orders)})`);

const WORDS: Readonly<Record<LanguageTag, MailsWords>> = {
  en: {
    mails: (mails) => `${String(mails)} mails`,
    unknown: 'unknown sender',
    noPower: 'no power named',
    became: ({ counting, replaced, by, unconfirmed, otherTurn }) =>
      [
        counting === 1 ? '1 order' : `${String(counting)} orders`,
        ...(replaced > 0
          ? [`${String(replaced)} replaced later${by.length > 0 ? ` (line ${by.join(', ')})` : ''}`]
          : []),
        ...(unconfirmed > 0 ? [`${String(unconfirmed)} to be confirmed`] : []),
        ...(otherTurn ? [`about ${otherTurn.season} ${String(otherTurn.year)}`] : []),
      ].join('; '),
    confirm: {
      quoted: (orders) => `Count what mails quote, too${count(orders)}`,
      'other-power': (orders) =>
        `Count orders for powers that the mail is not from, too${count(orders)}`,
      'other-turn': (orders) => `Count orders of another turn, too${count(orders)}`,
      unsigned: (orders) =>
        `Count orders of unknown senders as those of the units’ owners${count(orders)}`,
    },
    why: {
      quoted: 'it is quoted below other orders',
      'other-power': 'this mail is from another power',
      'other-turn': 'this mail is about another turn',
      unsigned: 'this mail does not say which power it is from',
    },
  },
  de: {
    mails: (mails) => `${String(mails)} Mails`,
    unknown: 'Absender unbekannt',
    noPower: 'keine Macht genannt',
    became: ({ counting, replaced, by, unconfirmed, otherTurn }) =>
      [
        counting === 1 ? '1 Befehl' : `${String(counting)} Befehle`,
        ...(replaced > 0
          ? [
              `${String(replaced)} später ersetzt${by.length > 0 ? ` (Zeile ${by.join(', ')})` : ''}`,
            ]
          : []),
        ...(unconfirmed > 0 ? [`${String(unconfirmed)} zu bestätigen`] : []),
        ...(otherTurn ? [`für ${SEASONS[otherTurn.season]} ${String(otherTurn.year)}`] : []),
      ].join('; '),
    confirm: {
      quoted: (orders) => `Auch zählen, was Mails zitieren${count(orders)}`,
      'other-power': (orders) =>
        `Auch Befehle für Mächte zählen, von denen die Mail nicht ist${count(orders)}`,
      'other-turn': (orders) => `Auch Befehle eines anderen Zuges zählen${count(orders)}`,
      unsigned: (orders) =>
        `Befehle unbekannter Absender als die der Mächte zählen, denen die Einheiten gehören${count(orders)}`,
    },
    why: {
      quoted: 'er ist unter anderen Befehlen zitiert',
      'other-power': 'diese Mail ist von einer anderen Macht',
      'other-turn': 'diese Mail betrifft einen anderen Zug',
      unsigned: 'diese Mail sagt nicht, von welcher Macht sie ist',
    },
  },
};

const SEASONS = { Spring: 'Frühjahr', Fall: 'Herbst', Winter: 'Winter' } as const;

export const mailsWords = ({ tag }: Language): MailsWords => WORDS[tag];

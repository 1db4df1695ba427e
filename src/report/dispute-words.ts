import type { Claim, Holds } from '../ask/dispute.ts';
import type { Power } from '../board/powers.ts';
import { listed as listedInEnglish } from '../explain/languages/english/grammar.ts';
import { listed, power, upper } from '../explain/languages/german/grammar.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { OrderType } from '../orders/order.ts';

/** One side of a dispute; `by`: null if nobody is named. */
export interface Claimed {
  readonly by: Power | null;
  readonly claim: string;
}

export interface DisputeWords {
  readonly title: string;
  readonly hint: string;
  readonly share: string;
  readonly leaveOut: string;
  readonly shared: string;
  readonly see: string;
  readonly about: string;
  /** Nobody in particular: the first or the second. */
  readonly sides: readonly [string, string];
  /** Who claims it; `side` is from `sides`. */
  readonly who: (side: string) => string;
  readonly unnamed: string;
  /** `side` is from `sides`, if no power is named. */
  readonly claim: (side: string, by: Power | null) => string;
  readonly reading: (side: string, by: Power | null) => string;
  readonly asWritten: (order: string) => string;
  readonly claims: (claim: Claim, type: OrderType | null) => string;
  /** The disputed order, or how each side reads it. */
  readonly inDispute: (orders: readonly string[]) => string;
  readonly claimed: (claims: readonly [Claimed, Claimed]) => string;
  /** Who is right, given what the two claim: without the mark at the end. */
  readonly holds: (holds: Holds, claims: readonly [Claimed, Claimed]) => string;
  /** Begins the sentence that `holds` ends. */
  readonly by: (editions: readonly string[]) => string;
  /** The same if all editions agree. */
  readonly byAll: string;
  /** About the side that no edition agrees with. */
  readonly loses: (by: Power | null, place: 0 | 1) => string;
  /** For two readings of an order. */
  readonly readings: string;
  readonly ifRead: (order: string) => string;
  readonly parts: (first: string, second: string, choices: readonly string[]) => string;
  /** Other choices that separate the same editions. */
  readonly or: (choices: readonly string[]) => string;
  /** How these editions, each with its paragraph, answer a choice. */
  readonly option: (editions: readonly string[], option: string) => string;
  /** The paragraph for a choice that a rulebook leaves open. */
  readonly preferred: (paragraph: string) => string;
}

function claimsInEnglish(claim: Claim, type: OrderType | null): string {
  const isSupport = type === 'support-hold' || type === 'support-move';
  switch (claim) {
    case 'succeeds':
      return isSupport
        ? 'The support is given'
        : type === 'convoy'
          ? 'The convoy is available'
          : 'The move succeeds';
    case 'fails':
      return isSupport
        ? 'The support is cut'
        : type === 'convoy'
          ? 'The convoy is disrupted'
          : 'The move fails';
    case 'void':
      return type === 'move' ? 'The move has no route' : 'The order fits no other';
    case 'illegal':
      return 'The order is illegal';
    case 'dislodged':
      return 'The unit is dislodged';
    case 'stays':
      return 'The unit is not dislodged';
  }
}

const ENGLISH_SIDES = ['One side', 'The other side'] as const;
const isRightInEnglish = ({ by, claim }: Claimed): string => `${by ?? `“${claim}”`} is right`;

function claims(claim: Claim, type: OrderType | null): string {
  const isSupport = type === 'support-hold' || type === 'support-move';
  switch (claim) {
    case 'succeeds':
      return isSupport
        ? 'Die Unterstützung gilt'
        : type === 'convoy'
          ? 'Der Konvoi kommt zustande'
          : 'Der Zug gelingt';
    case 'fails':
      return isSupport
        ? 'Die Unterstützung ist abgeschnitten'
        : type === 'convoy'
          ? 'Der Konvoi ist unterbrochen'
          : 'Der Zug gelingt nicht';
    case 'void':
      return type === 'move' ? 'Der Zug hat keine Route' : 'Der Befehl passt zu keinem anderen';
    case 'illegal':
      return 'Der Befehl ist unzulässig';
    case 'dislodged':
      return 'Die Einheit wird vertrieben';
    case 'stays':
      return 'Die Einheit wird nicht vertrieben';
  }
}

const SIDES = ['Die eine Seite', 'Die andere Seite'] as const;
const lower = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const sideName = (side: string, by: Power | null): string =>
  by === null ? side : upper(power(by));
const isRight = ({ by, claim }: Claimed): string =>
  by === null ? `stimmt „${claim}“` : `hat ${power(by)} recht`;

export const DISPUTE_WORDS: Readonly<Record<LanguageTag, DisputeWords>> = {
  en: {
    title: 'Settle a dispute',
    hint: 'Two people disagree about an order. Choose what each of them claims.',
    share: 'Share this dispute',
    leaveOut: 'Leave it out',
    shared: 'The texts, the link and the print begin with this dispute.',
    see: 'See the dispute',
    about: 'Disputed order',
    sides: ENGLISH_SIDES,
    who: (side) => `${side} is`,
    unnamed: 'not named',
    claim: (side, by) => `${by ?? side} says`,
    reading: (side, by) => `${by ?? side} reads it as`,
    asWritten: (order) => `${order} (as written)`,
    claims: claimsInEnglish,
    inDispute: (orders) => `In dispute: ${orders.join(' or ')}`,
    claimed: (all) =>
      all
        .map(({ by, claim }, place) => `${by ?? ENGLISH_SIDES[place] ?? ''} says: “${claim}.”`)
        .join(' '),
    holds: (holds, [first, second]) => {
      switch (holds) {
        case 'both':
          return 'both are right';
        case 'first':
          return isRightInEnglish(first);
        case 'second':
          return isRightInEnglish(second);
        case 'neither':
          return 'neither is right';
      }
    },
    byAll: 'Under every edition,',
    by: (editions) => `Under ${listedInEnglish(editions)},`,
    loses: (by, place) => `No edition has it as ${by ?? ENGLISH_SIDES[place].toLowerCase()} says.`,
    readings: 'They read the order differently. Each claim is adjudicated under its own reading.',
    ifRead: (order) => `Read as ${order}:`,
    parts: (first, second, choices) =>
      `What separates ${first} from ${second}: ${choices.join(', with ')}`,
    or: (choices) => `Or: ${choices.join(', with ')}`,
    option: (editions, option) => `${listedInEnglish(editions)}: ${option}`,
    preferred: (paragraph) => `as ${paragraph} prefers`,
  },
  de: {
    title: 'Einen Streit schlichten',
    hint: 'Zwei sind sich über einen Befehl nicht einig. Sagen Sie, was jeder behauptet.',
    share: 'Diesen Streit weitergeben',
    leaveOut: 'Weglassen',
    shared: 'Texte, Link und Druck beginnen mit diesem Streit.',
    see: 'Zum Streit',
    about: 'Über den Befehl',
    sides: SIDES,
    who: (side) => `${side} ist`,
    unnamed: 'nicht genannt',
    claim: (side, by) => `${sideName(side, by)} sagt`,
    reading: (side, by) => `${sideName(side, by)} liest`,
    asWritten: (order) => `${order} (wie geschrieben)`,
    claims,
    inDispute: (orders) => `Strittig: ${orders.join(' oder ')}`,
    claimed: (all) =>
      all
        .map(({ by, claim }, place) => `${sideName(SIDES[place] ?? '', by)} sagt: „${claim}.“`)
        .join(' '),
    holds: (holds, [first, second]) => {
      switch (holds) {
        case 'both':
          return 'stimmt beides';
        case 'first':
          return isRight(first);
        case 'second':
          return isRight(second);
        case 'neither':
          return 'stimmt keines von beiden';
      }
    },
    byAll: 'Nach jeder Ausgabe',
    by: (editions) => `Nach ${listed(editions)}`,
    loses: (by, place) =>
      `Keine Ausgabe hat es so, wie ${by === null ? lower(SIDES[place]) : power(by)} sagt.`,
    readings:
      'Sie lesen den Befehl verschieden. Jede Behauptung wird nach ihrer eigenen Lesart entschieden.',
    ifRead: (order) => `Gelesen als ${order}:`,
    parts: (first, second, choices) =>
      `Was ${first} von ${second} trennt: ${choices.join(', zusammen mit ')}`,
    or: (choices) => `Oder: ${choices.join(', zusammen mit ')}`,
    option: (editions, option) => `${listed(editions)}: ${option}`,
    preferred: (paragraph) => `wie ${paragraph} vorzieht`,
  },
};

import type { Power } from '../board/powers.ts';
import type { LanguageTag } from '../explain/languages/language-tags.ts';
import type { Finding, Note } from '../game/finding.ts';
import type { OrderError } from '../orders/parsed-orders.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';

/** The words of a language for what an audit finds. */
export interface AuditWords {
  readonly results: Readonly<Record<OrderResult, string>>;
  readonly power: (power: Power) => string;
  readonly stands: string;
  readonly absent: string;
  readonly nowhere: string;
  readonly nobody: string;
  readonly nothing: string;
  /** Why a unit is still there, or does not get there. */
  readonly nothingMoves: (unit: string, isThere: boolean) => string;
  readonly notCaptured: string;
  /** Only units that are there can be ordered. */
  readonly unordered: string;
  /** `theirs`, `ours`: words from above, or places. */
  readonly differs: (
    what: Finding['what'],
    subject: string,
    theirs: string,
    ours: string,
  ) => string;
  /** Why an edition has what the record says. */
  readonly byEdition: (edition: string, why: string) => string;
  readonly agreesUnder: (editions: string) => string;
  readonly rightUnder: (editions: string) => string;
  readonly rightByChoice: (choices: string) => string;
  readonly rightUnderNone: string;
  /** `message`: states an error in an order in this language. */
  readonly note: (note: Note, message: (error: OrderError) => string) => string;
}

const ENGLISH: AuditWords = {
  results: {
    succeeded: 'succeeded',
    bounced: 'bounced',
    failed: 'failed',
    cut: 'cut',
    void: 'void',
    dislodged: 'dislodged',
    disrupted: 'disrupted',
    'no convoy': 'no convoy',
  },
  power: (power) => power,
  stands: 'is there',
  absent: 'is not there',
  nowhere: 'nowhere',
  nobody: 'nobody',
  nothing: 'nothing',
  nothingMoves: (unit, isThere) =>
    isThere ? `Nothing in the orders takes ${unit} away.` : `No order brings ${unit} there.`,
  notCaptured: 'No unit of another power is there at the end of Fall.',
  unordered:
    'Only a unit that is on the board can be ordered, and nothing takes one off it unseen.',
  differs: (what, subject, theirs, ours) => {
    if (what === 'ordered')
      return `${subject}: the record orders ${theirs}; by the phases before, ${ours} is there instead.`;
    const about = {
      order: '',
      unit: '',
      retreats: ' may retreat to',
      centre: ' is owned by',
      removed: ' removes',
    };
    return `${subject}${about[what]}: recorded ${theirs}, ours ${ours}.`;
  },
  byEdition: (edition, why) => `By ${edition}: ${why}`,
  agreesUnder: (editions) => `The record agrees wholly under ${editions}.`,
  rightUnder: (editions) => `Theirs would be right under ${editions}.`,
  rightByChoice: (choices) => `Theirs would be right with the choice ${choices}.`,
  rightUnderNone: 'Theirs would not be right under any edition or choice.',
  note: (note, message) => {
    switch (note.say) {
      case 'no-position':
        return 'not compared: the record does not say which units are where.';
      case 'no-owners':
        return 'not compared: the record does not say who owns which centre.';
      case 'position': {
        const { kind, space } = note.problem;
        const problem = {
          'two-units': `two units in ${space}`,
          'no-coast': `a fleet in ${space} without a coast`,
          astray: `a unit in ${space}, where it cannot be`,
        };
        return `not compared: its units are not a possible position: ${problem[kind]}.`;
      }
      case 'unread':
        return `line ${String(note.error.line)}: ${message(note.error)}`;
    }
  },
};

const GERMAN_POWERS: Readonly<Record<Power, string>> = {
  Austria: 'Österreich',
  England: 'England',
  France: 'Frankreich',
  Germany: 'Deutschland',
  Italy: 'Italien',
  Russia: 'Russland',
  Turkey: 'Türkei',
};

const GERMAN: AuditWords = {
  results: {
    succeeded: 'gelungen',
    bounced: 'abgeprallt',
    failed: 'gescheitert',
    cut: 'abgeschnitten',
    void: 'wirkungslos',
    dislodged: 'vertrieben',
    disrupted: 'unterbrochen',
    'no convoy': 'kein Konvoi',
  },
  power: (power) => GERMAN_POWERS[power],
  stands: 'steht dort',
  absent: 'steht nicht dort',
  nowhere: 'nirgendwohin',
  nobody: 'niemand',
  nothing: 'nichts',
  nothingMoves: (unit, isThere) =>
    isThere ? `Kein Befehl nimmt ${unit} von dort weg.` : `Kein Befehl bringt ${unit} dorthin.`,
  notCaptured: 'Am Ende des Herbstes steht keine Einheit einer anderen Macht dort.',
  unordered:
    'Befehle gelten nur für Einheiten, die auf dem Brett stehen, und keine verschwindet ungesehen.',
  differs: (what, subject, theirs, ours) => {
    if (what === 'ordered')
      return `${subject}: Befehle der Aufzeichnung für ${theirs}; nach den Phasen davor steht dort stattdessen: ${ours}.`;
    const about = {
      order: '',
      unit: '',
      retreats: ', Rückzug nach',
      centre: ' gehört',
      removed: ' löst auf',
    };
    return `${subject}${about[what]}: aufgezeichnet ${theirs}, hier ${ours}.`;
  },
  byEdition: (edition, why) => `Nach ${edition}: ${why}`,
  agreesUnder: (editions) => `Die Aufzeichnung stimmt ganz überein nach ${editions}.`,
  rightUnder: (editions) => `Die Aufzeichnung wäre richtig nach ${editions}.`,
  rightByChoice: (choices) => `Die Aufzeichnung wäre richtig mit der Wahl ${choices}.`,
  rightUnderNone:
    'Die Aufzeichnung wäre nach keinem Regelheft richtig, und keine Wahl macht sie richtig.',
  note: (note, message) => {
    switch (note.say) {
      case 'no-position':
        return 'nicht verglichen: Die Aufzeichnung sagt nicht, wer wo steht.';
      case 'no-owners':
        return 'nicht verglichen: Die Aufzeichnung sagt nicht, wem welches Zentrum gehört.';
      case 'position': {
        const { kind, space } = note.problem;
        const problem = {
          'two-units': `zwei Einheiten in ${space}`,
          'no-coast': `eine Flotte in ${space} ohne Küste`,
          astray: `eine Einheit in ${space}, wo sie nicht sein kann`,
        };
        return `nicht verglichen: Die Einheiten ergeben keine Stellung: ${problem[kind]}.`;
      }
      case 'unread':
        return `Zeile ${String(note.error.line)}: ${message(note.error)}`;
    }
  },
};

export const AUDIT_WORDS: Readonly<Record<LanguageTag, AuditWords>> = { en: ENGLISH, de: GERMAN };

import { lookUpSpace } from '../../../board/names.ts';
import { dislodgedListed, withDislodged } from './dislodged.ts';
import { ownersListed } from './ownership.ts';
import type { Notation } from '../notation.ts';
import { LINE_BREAK } from '../source-text.ts';
import { plainNotation, POWER, shareOf } from '../plain/plain-notation.ts';
import { smallLetter, smallPlace } from '../plain/style.ts';
import type { Dialect } from '../plain/dialect.ts';
import type { Keyword } from '../rulebook/vocabulary.ts';

/** A statement of a report: `Germany: Army Munich -> Ruhr.`, `Turkey:    Fleet  Ankara -> Armenia.` */
const REPORTED = new RegExp(
  `^[ \\t]*(?:${POWER})\\s*:\\s+(?:(?:Army|Fleet|A|F)\\s+\\p{L}|Builds?\\b|Removes?\\b|Defaults?\\b|\\d+ un)`,
  'u',
);
const MARKED = /\(\*[^()]{2,60}\*\)/;
/** Lines of a report that begin something: all others belong to the line before. */
const BEGINS = new RegExp(
  `^\\s*(?:(?:${POWER})\\s*:|The\\b|Ownership\\b|Movement\\b|Retreat|Adjustment|Status\\b|::)`,
  'i',
);
const CHAIN = /(?:^|[ \t,;])(?:a|army)[ \t]+(\w[\w.]*(?:[ \t]*-+>?[ \t]*\w[\w./]*){2,})/gim;
const SPOKEN =
  /^\s*(?:The (?:next|deadline|following)\b|Ownership of supply|PHASE\s|Movement results|(?:Retreat|Adjustment) orders for|SIGNON|SIGNOFF|PASSWORD|SET\s|PRESS\b|BROADCAST|ENDPRESS)/i;

/** What a player signs on to a game with; anything may surround it. */
const SIGNED_ON = /^[ \t]*SIGNON[ \t]+\w/im;
/** Letters to players among the orders; without an end of their own they run to the end of the mail. */
const LETTERS =
  /^[ \t]*(?:PRESS|BROADCAST|DIARY)\b[^]*?(?:^[ \t]*END(?:PRESS|BROADCAST|DIARY)\b.*|(?=^[ \t]*SIGNOFF\b)|$(?![^]))/gim;
/** Letters that a mail of results has between its parts. */
const MESSAGES =
  /^(?:Broadcast )?message from \S.{0,150}:[ \t]*$[^]*?(?=^End of message|^(?:Movement|Retreat|Adjustment) (?:results|orders)|^The (?:next phase|deadline|following)\b|^Ownership of|^[a-z]+:[ \t]+(?:Army|Fleet|Builds|Removes|Defaults)\b|$(?![^]))/gim;

const SHARED = {
  names: { nor: 'NWY', tyr: 'TYR', nat: 'NAO', mid: 'MAO', nora: 'NAF', channel: 'ENG' },
  namesRoutes: true,
  skip: /^\s*(?:signon|signoff|password|phase\s|set\s|press\b|broadcast|endpress|status\b|summary\b|list\b|clear\b|::)/i,
} as const;

export const REPORT: Dialect = {
  ...SHARED,
  hide: MESSAGES,
  begins: (line) => BEGINS.test(line),
  rewrite: (text) => text.replace(/\bDefaults,(?=\s+removing)/g, ' '.repeat('Defaults,'.length)),
  isReport: () => true,
  finish: withDislodged,
};

const WORDS: Readonly<Record<string, Keyword>> = {
  t: 'convoy',
  ff: 'convoy',
  ferry: 'convoy',
  fast: 'via',
};
const ORDERS: Dialect = {
  ...SHARED,
  lacksLetters: true,
  hide: LETTERS,
  words: { t: WORDS['t'] ?? 'convoy', ff: 'convoy', ferry: 'convoy' },
  rewrite: (text) => text.replace(/\bfast ferry\b/gi, 'ferry     '),
};

/** A statement of a report without a mark: in full words, followed by a full stop, maybe on the next line. */
const FULL = new RegExp(
  `^[ \\t]*(?:${POWER})\\s*:\\s+(?:(?:(?:Army|Fleet)\\s+\\p{L}|Builds?\\b|Removes?\\b|Defaults?\\b).*(?:\\n(?![ \\t]*\\w+:).*)?\\.[ \\t]*$|\\d+ un)`,
  'mu',
);

const isReport = (text: string): boolean =>
  shareOf(text, REPORTED) > 0 &&
  (MARKED.test(text) ||
    (FULL.test(text) &&
      /[-=]>|\bSUPPORT\b|\bCONVOY\b|\bHOLD\b|\bDISBAND\b|Builds? an? |Removes? the |pending|Defaults|No Orders? Processed/.test(
        text,
      )));

/** `a por-mid-iri-wal`, but not `a head-to-head battle`. */
const hasChain = (text: string): boolean =>
  Array.from(text.matchAll(CHAIN), ([, places = '']) => places).some(
    (places) => places.split(/-+>?/).filter((name) => lookUpSpace(name).length > 0).length > 1,
  );

function confidence(text: string): number {
  const head = text.slice(0, 40_000);
  const reported = shareOf(head, REPORTED);
  if (reported > 0 && isReport(head)) return reported > 0.1 || MARKED.test(head) ? 0.95 : 0.8;
  if (SIGNED_ON.test(head)) return 0.9;
  if (/^[ \t]*PHASE\s+\w+\s+\d{4}/im.test(head)) return 0.85;
  return !/[A-Z]{3} - [A-Z]{3}/.test(head) && hasChain(head) ? 0.75 : SPOKEN.test(head) ? 0.5 : 0;
}

const orders = plainNotation({
  id: 'judge',
  name: "Ken Lowe's judge",
  marksAll: true,
  confidence,
  dialect: (text) => (isReport(text) ? REPORT : ORDERS),
  style: {
    letter: smallLetter,
    place: smallPlace,
    hold: ' h',
    move: ' - ',
    support: ' s ',
    convoy: ' c ',
    // It requires the seas along the way, which an order does not name.
    via: null,
    retreat: ' - ',
    disband: ' d',
    build: 'build ',
    remove: 'remove ',
    waive: 'waive',
  },
});

/** Ken Lowe's judge, nJudge and DPjudge: the orders that are mailed to it, and the results that it mails. */
export const judge: Notation = {
  ...orders,
  open: (text, hint) => {
    const retreats = dislodgedListed(text.split(LINE_BREAK));
    const listed = retreats.length > 0 ? { retreats } : {};
    return { ...orders.open(text, hint), owners: ownersListed(text), ...listed };
  },
};

import type { Statement } from '../written-text.ts';
import { plainNotation, shareOf } from '../plain/plain-notation.ts';
import { smallPlace } from '../plain/style.ts';

const TOLD =
  /Bounced with\b|Dislodged from\b|Support cut by|Convoy path taken|Failed because|\(\d+ against \d+\)|Dislodged Units:|^[ \t]*Order Results:|Order resolution completed|Hold order assigned/m;
const ORDER =
  /^\s*(?:[\p{L}]+:\s*)?(?:[AF]\s)?\s*[\p{L}/. ]{3,30}(?:\s*-\s*[\p{L}/. ]{3,30}|\s+(?:Supports|Convoys|Holds)\b.*)/u;

/** `England: F nth C A nor-bel`: the power in each line, and names in small letters. */
const LINE = /^\s*\p{Lu}\p{Ll}+:\s*[AF] \p{Ll}/u;

/** jDip's file of cases: it lists positions before and after the orders. */
const isCaseFile = (text: string): boolean => /^PRESTATE\b/m.test(text) && /^ORDERS\b/m.test(text);
const POSITIONS =
  /^(?:(?:PRESTATE(?!_SETPHASE)|POSTSTATE)\w*.*(?:\n(?![A-Z_]{3,}\b).*)*|(?:CASE|VARIANT_ALL|ORDERS|END)\b.*)/gm;

/** Whether a report of jDip states that such an order failed: for supports it does so only if they were cut. */
const statesFailure = (statement: Statement): boolean =>
  statement.phase === 'movement' &&
  (statement.written.type === 'move' || statement.written.type === 'hold');

/** jDip: what is typed into it, and what its reports say. */
export const jdip = plainNotation({
  id: 'jdip',
  name: 'jDip',
  confidence: (text) => {
    if (isCaseFile(text)) return 0.97;
    if (TOLD.test(text)) return /\(\*/.test(text) ? 0.92 : 0.96;
    if (shareOf(text, LINE) > 0.5) return 0.15 + 0.6 * shareOf(text, ORDER);
    const isSmall = /\b(?:Supports|Convoys|Holds)\b/.test(text) && /\b[a-z]{3}\b/.test(text);
    return isSmall && /\b[AF] [a-z]{3}\b/.test(text) ? 0.6 * shareOf(text, ORDER) + 0.15 : 0;
  },
  dialect: (text) => ({
    names: {
      nor: 'NWY',
      tyr: 'TYR',
      rhe: 'RUH',
      stg: 'IRI',
      gro: 'NWG',
      alp: 'TYR',
      man: 'ENG',
      nrd: 'NTH',
      nge: 'NWY',
      breast: 'BRE',
    },
    namesRoutes: true,
    ...(isCaseFile(text) ? { hide: POSITIONS } : {}),
    skip: /^\s*(?:Dislodged Units|Order Results|Adjustment|No (?:units|dislodged))\b/i,
    sentences: [
      [/Bounced with [^.;()\n]{1,60}(?:\(\d+ against \d+\))?\.?/g, 'bounced'],
      [/\bBounce\.(?=\s|$)/g, 'bounced'],
      [/Dislodged from [^.;()\n]{1,60}(?:\(\d+ against \d+\))?\.?/g, 'dislodged'],
      [/\bDislodged(?: in a head-to-head battle)?\.(?=\s|$)/g, 'dislodged'],
      [/\b(?:No available retreats|Available retreats: [^.;\n]{1,120})\.?/g, null],
      [/Support (?:was )?cut by [^.;\n]{1,60}\.?/g, 'cut'],
      [/Convoy path taken:? [^.;\n]{1,60}\.?/g, null],
      [/\b(?:Convoy path failed|No Convoy route)\.?/g, 'no convoy'],
      [/\bSupport failed\.(?: (?:No unit|Move orders|Supported unit)\b[^.\n]{0,80}\.)?/g, 'void'],
      [/\bDisbanded; multiple retreats\b[^.\n]{0,40}\.?/g, 'bounced'],
      [/\bNo order for unit at [^.\n]{1,40}\. [^.\n]{1,40}\.?/g, null],
      [/\bFailed(?:; self-dislodgement prohibited)?\.(?=\s|$)/g, 'failed'],
      [/\bIllegal order; unit will (?:hold|disband)\..{0,120}/gi, 'void'],
      [/Failed because [^.;\n]{1,80}[.;]?/g, 'failed'],
      [/\bInvalid(?:ated)?:? [^.;\n]{1,80}\.?/g, 'void'],
    ],
    ...(TOLD.test(text) && !isCaseFile(text)
      ? {
          finish: (statements: readonly Statement[]) =>
            statements.map((each): Statement =>
              each.results.length === 0 && statesFailure(each)
                ? { ...each, results: ['succeeded'] }
                : each,
            ),
        }
      : {}),
  }),
  style: {
    letter: (kind) => `${kind} `,
    targetLetter: (kind) => `${kind} `,
    place: smallPlace,
    hold: ' Holds',
    move: '-',
    support: ' Supports ',
    convoy: ' Convoys ',
    via: ' by convoy',
    retreat: ' retreats to ',
    disband: ' disbands',
    build: 'build ',
    remove: 'remove ',
    waive: 'waive build',
  },
});

import type { Statement } from '../written-text.ts';
import { plainNotation, shareOf } from '../plain/plain-notation.ts';
import { smallPlace } from '../plain/style.ts';

const TOLD =
  /Bounced with\b|Dislodged from\b|Support cut by|Convoy path taken|Failed because|\(\d+ against \d+\)|Dislodged Units:/;
const ORDER =
  /^\s*(?:[\p{L}]+:\s*)?(?:[AF]\s)?\s*[\p{L}/. ]{3,30}(?:\s*-\s*[\p{L}/. ]{3,30}|\s+(?:Supports|Convoys|Holds)\b.*)/u;

/** `England: F nth C A nor-bel`: the power in each line, and names in small letters. */
const LINE = /^\s*\p{Lu}\p{Ll}+:\s*[AF] \p{Ll}/u;

/** Its file of cases: before and after the orders it lists positions. */
const isCaseFile = (text: string): boolean => /^PRESTATE\b/m.test(text) && /^ORDERS\b/m.test(text);
const POSITIONS =
  /^(?:(?:PRESTATE(?!_SETPHASE)|POSTSTATE)\w*.*(?:\n(?![A-Z_]{3,}\b).*)*|(?:CASE|VARIANT_ALL|ORDERS|END)\b.*)/gm;

/** Whether a report of jDip says of such an order that it failed: of supports it says so only if they were cut. */
const isTold = (statement: Statement): boolean =>
  statement.phase === 'movement' &&
  (statement.written.type === 'move' || statement.written.type === 'hold');

/** jDip: what is typed into it, and what its reports say. */
export const jdip = plainNotation({
  id: 'jdip',
  name: 'jDip',
  confidence: (text) => {
    if (isCaseFile(text)) return 0.97;
    if (TOLD.test(text)) return 0.92;
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
      [/Dislodged from [^.;()\n]{1,60}(?:\(\d+ against \d+\))?\.?/g, 'dislodged'],
      [/No available retreats\.?/g, null],
      [/Support (?:was )?cut by [^.;\n]{1,60}\.?/g, 'cut'],
      [/Convoy path taken:? [^.;\n]{1,60}\.?/g, null],
      [/Failed because [^.;\n]{1,80}[.;]?/g, 'failed'],
      [/\bInvalid(?:ated)?:? [^.;\n]{1,80}\.?/g, 'void'],
    ],
    ...(TOLD.test(text) && !isCaseFile(text)
      ? {
          finish: (statements: readonly Statement[]) =>
            statements.map((each): Statement =>
              each.results.length === 0 && isTold(each)
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

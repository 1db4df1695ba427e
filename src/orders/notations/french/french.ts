import type { SpaceId } from '../../../board/board.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { FRENCH_POWERS, FRENCH_SHORT, FRENCH_WORDS } from '../letters/foreign-names.ts';
import type { OrderResult, Statement } from '../written-text.ts';
import { padded } from '../plain/blanks.ts';
import { plainNotation } from '../plain/plain-notation.ts';
import { capitalLetter } from '../plain/style.ts';

const HEAD = /^[ \t]*(?:ALLEMAGNE|ANGLETERRE|AUTRICHE|FRANCE|ITALIE|RUSSIE|TURQUIE)\s*$/m;
const FRENCH_HEAD = /^[ \t]*(?:ALLEMAGNE|ANGLETERRE|AUTRICHE|ITALIE|RUSSIE|TURQUIE)\b/m;
/** The same in any case. */
const ANY_HEAD =
  /^[ \t|>]*(?:allemagne|angleterre|autriche|italie|russie|turquie)[ \t]*(?:\([^()\n]{0,40}\)[ \t]*)?$/im;
/** What zines note about the preceding order. */
const MARK =
  /\b[af][ \t]+[a-z]{3}\b[^\n]{0,40}(?:[a-z]{3}[ \t]{0,2}[:=][ \t]{0,2}[a-z]{3}\b|[-=:][ \t]{0,2}[a-z]{3}[ \t]{0,2}(?:->|_>)|\bretraite\b|éliminée?|détruite?)/i;
/** `+2 : A VIE et F TRI` */
const COUNTED = /^([ \t|>]*)([+-])[ \t]?\d[ \t]*:?(?=[ \t]*[AF][ \t])/gim;
const SIGN =
  /\b([AF]\s+)?((?!fra|ang|all|ita|rus|tur|aut)[A-Z]{3}(?:\/[NSE]C|\([A-Za-z]{2}\))?)([ \t]{0,2})[:=]([ \t]{0,2})(?=[A-Z]{3}\b)/gi;

const nameOf: ReadonlyMap<SpaceId, string> = new Map(
  Object.entries(FRENCH_SHORT)
    .filter(([name]) => name !== 'nor')
    .map(([name, space]) => [space, name.toUpperCase()]),
);

const frenchPower = (power: string): string =>
  (Object.keys(FRENCH_POWERS).find((name) => FRENCH_POWERS[name] === power) ?? power).toUpperCase();

/** The sign between the two places of a move: `=` it moved, `:` it bounced. */
function marked(statement: Statement, lines: readonly string[]): readonly Statement[] {
  if (statement.phase !== 'movement') return [statement];
  const { written } = statement;
  const line = lines[written.line - 1] ?? '';
  const behind = line.slice(written.column + written.length - 1);
  const results: OrderResult[] = [...statement.results];
  const place = written.unit.place;
  if (written.type === 'move' && written.to && place && written.to.line === place.line) {
    const between = line.slice(place.column + place.length - 1, written.to.column - 1);
    const isGone = results.includes('dislodged') && !between.includes('=');
    const result = between.includes(':') ? 'bounced' : isGone ? 'failed' : 'succeeded';
    if (!results.includes('failed')) results.unshift(result);
  }
  const found = /^\s*,?\s*retraite\s+(?:en\s+)?([A-Z]{3})/i.exec(behind);
  const to = found?.[1] ?? '';
  const key = to.toLowerCase();
  const space = Object.hasOwn(FRENCH_SHORT, key) ? FRENCH_SHORT[key] : lookUpSpace(to)[0];
  const own: Statement = { ...statement, results };
  if (!space) return [own];
  const { line: number, column, length, words } = written;
  const goal = { line: number, column, length, words: to, spaces: [space], side: null };
  const gone = {
    ...written,
    type: 'move',
    target: null,
    to: goal,
    viaConvoy: false,
    words,
    meant: 'retreat',
  } as const;
  return [own, { phase: 'retreats', written: gone, results: [] }];
}

/** French zines. */
export const french = plainNotation({
  id: 'french',
  name: 'French zines',
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    if (FRENCH_HEAD.test(head) || (ANY_HEAD.test(head) && MARK.test(head))) return 0.96;
    return HEAD.test(head) && /\b(?:retraite|NVN|NRD|AMO|NOI|italie|turquie|allemagne)\b/.test(head)
      ? 0.95
      : 0;
  },
  dialect: {
    names: { ...FRENCH_WORDS, ...FRENCH_SHORT },
    powers: FRENCH_POWERS,
    skip: /^\s*[+-]\s?\d+\b/,
    listAfter: (line) =>
      /^\s*\+\s?(?:[1-9]|0 mais)/.test(line)
        ? 'build'
        : /^\s*-\s?[1-9]/.test(line)
          ? 'remove'
          : null,
    rewrite: (text) =>
      text
        .replace(COUNTED, (words, before: string, sign: string) =>
          padded(before + (sign === '+' ? 'b' : 'rem'), words),
        )
        .replace(SIGN, '$1$2$3-$4'),
    sentences: [
      [/(?<=[-=:]\s{0,3}[A-Z]{3}(?:\/[NSE]C)?\s{0,3})(?:-+>|_>)\s{0,3}[A-Z]{3}\b/gi, 'failed'],
      [/\bretraite\s+(?:en\s+)?[A-Z]{3}\b/gi, 'dislodged'],
      [/(?:éliminée?|détruite?)s?/gi, 'dislodged'],
    ],
    finish: (statements, lines) => statements.flatMap((each) => marked(each, lines)),
  },
  heading: frenchPower,
  style: {
    letter: capitalLetter,
    place: (at) => (nameOf.get(at.slice(0, 3) as SpaceId) ?? at.slice(0, 3)) + at.slice(3),
    hold: ' H',
    move: ' - ',
    support: ' S ',
    convoy: ' C ',
    via: null,
    retreat: ' R ',
    disband: ' D',
    build: 'B ',
    remove: 'remove ',
    waive: 'waive',
  },
});

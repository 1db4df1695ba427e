import type { Statement } from '../written-text.ts';
import { plainNotation } from '../plain/plain-notation.ts';
import { capitalLetter } from '../plain/style.ts';

const ROUND = /(?:^|[\s:,;])\([AF]\s[A-Z]{3}\b/;
const ANGLE = /<[AF]\s<?[A-Z]{3}>?\b/;

/** Turns `<A VIE-gal>` into `(A VIE-gal)`, and takes the place of a dislodged unit out of its own brackets. */
const rounded = (text: string): string =>
  text
    .replace(/<([A-Z][A-Za-z]{2}(?:\([a-z]{2}\))?)>/g, ' $1 ')
    .replace(/<(?=[AF]\s)/g, '(')
    .replace(/(?<![-=~])>/g, ')');

/** `<F <ADR> S …>`: the unit was dislodged. */
function withDislodged(statement: Statement, lines: readonly string[]): Statement {
  if (statement.phase !== 'movement') return statement;
  const { place } = statement.written.unit;
  const before = place && (lines[place.line - 1] ?? '').charAt(place.column - 2);
  return before === '<'
    ? { ...statement, results: [...statement.results, 'dislodged'] }
    : statement;
}

/** Zines that put failed orders in brackets, round or angled. */
export const brackets = plainNotation({
  id: 'brackets',
  name: 'Zines: brackets mark failures',
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    return ANGLE.test(head) ? 0.97 : ROUND.test(head) ? 0.91 : 0;
  },
  dialect: (text) => ({
    names: { nor: 'NWY', tyr: 'TYR' },
    bracketsFail: true,
    ...(ANGLE.test(text) ? { rewrite: rounded } : {}),
    isReport: (all) => ROUND.test(all) || ANGLE.test(all),
    finish: (statements, lines) => statements.map((each) => withDislodged(each, lines)),
  }),
  heading: (power) => `${power.toUpperCase()}:`,
  style: {
    letter: capitalLetter,
    place: (at) => (at.length > 3 ? `${at.slice(0, 3)}(${at.slice(4).toLowerCase()})` : at),
    hold: ' -H',
    move: '-',
    support: ' S',
    convoy: ' C',
    via: null,
    retreat: ' r ',
    disband: ' d',
    build: 'build ',
    remove: 'remove ',
    waive: 'waive',
  },
});

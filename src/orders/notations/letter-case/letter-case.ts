import type { OrderResult, Statement } from '../written-text.ts';
import { plainNotation } from '../plain/plain-notation.ts';
import { smallLetter, smallPlace } from '../plain/style.ts';

const SMALL = /\b[af] [a-z]{3}(?:\([a-z]{2}\))?-[A-Z]{3}\b/;
const LARGE = /\b[af] [A-Z]{3}(?:\([A-Z]{2}\))?(?:-[a-z]{3}|\s+(?:S|C|h|s|c)\b)/;
const HEAD = /^[ \t]*[A-Z]{4,}(?:-[A-Z]+)?\s*(?:\([^()]{1,60}\)\s*)?:/m;

const isCapital = (words: string | undefined): boolean =>
  words !== undefined && /^[A-Z]{2}/.test(words);

/** The results shown by capitals, which mark where the unit is afterwards. */
function resultByCase({ phase, written }: Statement): readonly OrderResult[] {
  if (phase === 'adjustments') return [];
  const stays = isCapital(written.unit.place?.words);
  if (written.type === 'move')
    return isCapital(written.to?.words) ? ['succeeded'] : stays ? ['failed'] : [];
  // Whether a support was cut is not shown.
  return stays && written.type === 'hold' ? ['succeeded'] : [];
}

const withCase = (statement: Statement): Statement => {
  const { results } = statement;
  const byCase = resultByCase(statement);
  if (
    results.includes('dislodged') &&
    statement.phase === 'movement' &&
    statement.written.type === 'move'
  )
    return { ...statement, results: ['failed', ...results] };
  return results.length > 0 ? statement : { ...statement, results: byCase };
};

/** Postal zines in English that print in capitals where each unit is after the move. */
export const letterCase = plainNotation({
  id: 'letter-case',
  name: 'Zines: case marks results',
  confidence: (text) => {
    const head = text.slice(0, 40_000);
    const has = [SMALL, LARGE, HEAD].filter((pattern) => pattern.test(head)).length;
    return has === 3 ? 0.96 : has === 2 ? 0.9 : SMALL.test(head) ? 0.75 : 0;
  },
  dialect: {
    names: { nor: 'NWY', tyr: 'TYR', gul: 'LYO' },
    hide: /\bhas\s+[af]\s[^.;:]{0,400}/g,
    rewrite: (text) =>
      text.replace(/\bPLAYS (?:ONE|TWO|THREE) SHORT\b/g, (words) =>
        `WAIVE ${/TWO/.test(words) ? '2' : /THREE/.test(words) ? '3' : ''}`.padEnd(words.length),
      ),
    finish: (statements) => statements.map(withCase),
  },
  heading: (power) => `${power.toUpperCase()}:`,
  style: {
    letter: smallLetter,
    place: (at) =>
      at.length > 3
        ? `${at.slice(0, 3).toLowerCase()}(${at.slice(4).toLowerCase()})`
        : smallPlace(at),
    hold: ' h',
    move: '-',
    support: ' S ',
    convoy: ' C ',
    via: null,
    retreat: ' r ',
    disband: ' d',
    build: 'bld ',
    remove: 'rem ',
    waive: 'waive',
  },
});

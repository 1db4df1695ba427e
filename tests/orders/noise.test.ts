import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { EFFORT } from '../support/effort.ts';

const read = (text: string): readonly string[] =>
  readText(text).orders.map(
    ({ power, text: order, results }) =>
      `${power ?? ''} ${order}${results.length > 0 ? ` (${results.join(', ')})` : ''}`,
  );

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

const REPORT = `Movement results for Spring of 1902.  (dip.004)

Austria: Army Vienna -> Galicia.  (*bounce*)
Russia: Fleet St Petersburg (south coast) SUPPORT Fleet Baltic Sea -> Gulf of Bothnia.
`;
const REPORTED = ['Austria A VIE - GAL (bounced)', 'Russia F STP/SC S F BAL - BOT (succeeded)'];

describe('what mail programs and pages do to a text', () => {
  test('a report that is quoted, in odd blanks, in wide letters, with arrows of HTML', () => {
    for (const noisy of [
      REPORT.replace(/^/gm, '> '),
      REPORT.replace(/ /g, '\u00a0'),
      REPORT.replace(/ /g, '\u3000'),
      wide(REPORT),
      REPORT.replace(/->/g, '=>'),
      REPORT.replace(/->/g, '-&gt;'),
      REPORT.replace(/\n/g, '\r\n'),
      `\ufeff${REPORT}`,
    ]) {
      expect(readText(noisy).notation.id).toBe('judge');
      expect(read(noisy)).toEqual(REPORTED);
    }
  });

  test('arrows of all kinds', () => {
    for (const arrow of ['→', '⟶', '➔', '➡️', '⇒', '►', '>>', '–>'])
      expect(read(`A Par ${arrow} Bur`)).toEqual([' A PAR - BUR']);
  });

  test('lines that end in a letter, a dash, S or a nationality continue', () => {
    const order = [' F DEN S F KIE - BAL', ' A RUM H'];
    for (const text of [
      'f den s f\nkie-bal, a rum h',
      'f den s\nf kie-bal, a rum h',
      'f den s GERMAN\nf kie-bal, a rum h',
      'f den s f kie-\nbal, a rum h',
    ])
      expect(read(text)).toEqual(order);
  });

  test('orders after a sentence and a colon, for the power it names', () => {
    const { skipped } = readText('Dear Sir, France moves as follows: A(Par)-Bur, F Bre-MAO.');
    expect(read('Dear Sir, France moves as follows: A(Par)-Bur, F Bre-MAO.')).toEqual([
      'France A PAR - BUR',
      'France F BRE - MAO',
    ]);
    expect(skipped[0]?.text).toBe('Dear Sir, France moves as follows:');
  });

  test('removals by a dash, builds by a plus, after the power', () => {
    expect(read('Winter 1901\nFrance: +A Par, +F Bre\nRussia: -F Sev')).toEqual([
      'France A PAR B',
      'France F BRE B',
      'Russia F SEV D',
    ]);
  });

  test('orders under a power are not a report without a mark or a full stop', () => {
    expect(read('France: A par -> bur\nFrance: A mar S A par -> bur')).toEqual([
      'France A PAR - BUR',
      'France A MAR S A PAR - BUR',
    ]);
  });

  test('orders separated by a slash, verbs after "to", a heading after a list', () => {
    expect(read('FRANCE | A Par-Bur / F Bre-Mao | A Mar to support A Par-Bur')).toEqual([
      'France A PAR - BUR',
      'France F BRE - MAO',
      'France A MAR S A PAR - BUR',
    ]);
    expect(read('ENGLAND: Builds F Lon, A Lvp. RUSSIA: no change.')).toEqual([
      'England F LON B',
      'England A LVP B',
    ]);
    expect(read('Orders for Turkey, Spring 1901:\n\nFLT Ank-Con\nAMY Con-Bul')).toEqual([
      'Turkey F ANK - CON',
      'Turkey A CON - BUL',
    ]);
  });

  test('a bare list of order strings', () => {
    expect(readText('["A PAR - BUR","F BRE - MAO"]').notation.id).toBe('python-diplomacy');
  });

  test('an order history with doubled blanks and odd names', () => {
    expect(
      read('Austria:\nThe  fleet at Skagerrack  support move to Denmark from Kiel. (fail)'),
    ).toEqual(['Austria F SKA S ? KIE - DEN (failed)']);
  });
});

/** So many that a pattern that scanned all of them from each line would not end; fewer in `npm test`. */
const LINES = EFFORT < 1 ? 1_000 : 40_000;

test('a text of nothing but line ends is read in any notation: no pattern goes over it from every line', () => {
  for (const end of ['\n', '\r\n', ' \n\t'])
    for (const notation of [undefined, ...NOTATIONS])
      expect(readText(end.repeat(LINES), { notation }).orders).toEqual([]);
});

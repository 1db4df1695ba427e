import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import type { Notation } from '../../src/orders/notations/notation.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { runs } from '../support/effort.ts';

/** Notations of programs: what is not data of theirs is not read line by line. */
const OF_DATA: ReadonlySet<string> = new Set([
  'backstabbr',
  'daide',
  'python-diplomacy',
  'webdiplomacy',
]);

/** Lines that are headings, and lines that may be the rest of the order above. */
const HEADINGS = [
  'France:',
  'GERMANY',
  'Italy (Joe):',
  'Orders for Russia:',
  'Spring 1901:',
  '| Frankreich | Italien | Note |',
];
const RESTS = ['S A Mun', '- Bur', 'Holds'];

const ORDERS = [
  'A Mun-Bur',
  'F Nth C A Lon-Bel',
  'A Par S A Mar-Bur',
  'Army Munich to Ruhr',
  'F(Kie) - Hol',
  'par-bur',
  'A VIE S A BUD',
  'Austria: A Vie-Gal, F Tri H',
  '* A Ber-Kie',
  '1. F Ank-Con',
  'Build A Par',
  'Remove F Bre',
  'Waive',
  'F Tri R Alb',
  'A Ser D',
  '+A Par',
  '- A Mun',
  'F Bre, A Par',
  'A Mxn-Bxr',
  'if A Mun fails, A Ber-Mun',
  '~~A Mun H~~',
];
const OTHERS = [
  'The units',
  'at in the',
  '5 units',
  '100%',
  '(a remark)',
  '// a comment',
  '# a comment',
  '>> quoted words',
  '• words in a list',
  '🇩🇪 go',
  '<b>bold words</b>',
  '{"a":1}',
  '( MUN AMY )',
  'Subject: hello',
  'From: bob@example.com',
  'Ownership of supply centers:',
  'Movement results for Spring of 1901.',
  'Austria 3 (Vie, Bud, Tri)',
  'Best regards',
  'Hans',
  'x',
  'A',
  'is it so?',
  '| a | b | c |',
  '| Power | Unit | Order | Result |',
  '| France | A Par | A Par-Bur | succeeds |',
  '| A Par-Bur | A Ven-Tri |',
  '| | | nothing |',
];
const BLANKS = ['', '   ', '-----', '|---|---|', '*****'];

const prose = fc
  .array(
    fc.constantFrom(
      ...'I we think should talk tomorrow about Munich Paris support moves and ok the to (maybe) 5 A'.split(
        ' ',
      ),
    ),
    { maxLength: 8 },
  )
  .map((words) => ['Well', ...words].join(' '));
const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ORDERS) },
  { weight: 3, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 2, arbitrary: prose },
  { weight: 1, arbitrary: fc.constantFrom(...HEADINGS) },
  { weight: 1, arbitrary: fc.constantFrom(...RESTS) },
  { weight: 1, arbitrary: fc.constantFrom(...BLANKS) },
);

/** The lines with words in them that are no part of the reading. */
function lost(lines: readonly string[], notation?: Notation): readonly string[] {
  const { orders, replaced, mails, skipped, doubts, errors } = readText(lines.join('\n'), {
    notation,
  });
  const gone = replaced.map(({ order }) => order);
  const told = new Set([orders, gone, skipped, doubts, errors].flat().map((each) => each.line));
  for (const mail of mails)
    for (let line = mail.line; line < mail.line + mail.lines; line++) told.add(line);
  return lines.filter(
    (words, index) =>
      /[\p{L}\p{N}]/u.test(words) &&
      !told.has(index + 1) &&
      !HEADINGS.includes(words) &&
      // A rest of an order counts with the line above it.
      !(RESTS.includes(words) && index > 0),
  );
}

describe('no line of a text is lost', () => {
  test.each(
    NOTATIONS.filter(({ id }) => !OF_DATA.has(id)).map((each) => [each.name, each] as const),
  )('%s', (_, notation) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        expect(lost(lines, notation)).toEqual([]);
      }),
      { seed: 1901, numRuns: runs(2_000) },
    );
  });

  test('in the notation that is recognised', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        if (!OF_DATA.has(readText(lines.join('\n')).notation.id)) expect(lost(lines)).toEqual([]);
      }),
      { seed: 1901, numRuns: runs(4_000) },
    );
  });

  test('text in which a notation of a program finds nothing is reported', () => {
    for (const notation of NOTATIONS)
      for (const text of ['nothing to read', 'nothing\nto read', '{"a":1}']) {
        const { skipped, errors } = readText(text, { notation });
        expect([notation.id, skipped.length + errors.length > 0]).toEqual([notation.id, true]);
      }
  });
});

const told = (text: string) => {
  const { orders, doubts, errors, skipped } = readText(text);
  return {
    orders: orders.map(({ power, text: order, results }) =>
      `${power ?? '?'} ${order} ${results.join()}`.trim(),
    ),
    doubts: doubts.map(({ words }) => words),
    errors: errors.map(({ words }) => words),
    skipped: skipped.map(({ text: words }) => words),
  };
};

describe('a table with an order in each row', () => {
  const orders = [
    'France A PAR - BUR succeeded',
    'France A MAR S A PAR - BUR',
    'Germany A MUN - BUR bounced',
  ];

  test.each([
    [
      'has columns for power, unit, order and result',
      '| Power | Unit | Order | Result |\n|---|---|---|---|\n| France | A Par | A Par-Bur | succeeds |\n' +
        '| France | A Mar | S A Par-Bur | |\n| Germany | A Mun | - Bur | bounces |',
    ],
    [
      'no column for the unit',
      '| Country | Move | Result |\n|:--|:--|:-:|\n| **France** | A Par-Bur | ok |\n| | A Mar S A Par-Bur | |\n' +
        '| Germany | A Mun-Bur | bounced |',
    ],
    [
      'no lines around it',
      'Nation | Orders | Result\n--- | --- | ---\nFrance | A Par - Bur | succeeded\nFrance | A Mar S A Par - Bur |\n' +
        'Germany | A Mun - Bur | bounced',
    ],
    [
      'German heads',
      '| Macht | Einheit | Befehl | Ergebnis |\n| Frankreich | A Par | - Bur | succeeds |\n' +
        '| Frankreich | A Mar | S A Par-Bur | |\n| Deutsches Reich | A Mun | Mun-Bur | bounces |',
    ],
  ])('%s', (_, text) => {
    const found = told(text);
    expect(found).toMatchObject({ orders, doubts: [], errors: [] });
    expect(found.skipped).toEqual([text.split('\n')[0]]);
  });

  test('what other columns say is not lost, nor a row without an order', () => {
    expect(
      told(
        '| Power | Order | Result | Note |\n| Italy | A Ven H | cut | see press |\n| Turkey | none | | |',
      ),
    ).toMatchObject({
      orders: ['Italy A VEN H cut'],
      skipped: ['| Power | Order | Result | Note |', 'see press', 'none'],
    });
  });

  test('with a column for each power is one of German game masters', () => {
    expect(readText('| Germany | Italy |\n|---|---|\n| A Mun-Bur | A Ven H |').notation.id).toBe(
      'german',
    );
  });
});

describe('a line that is no part of the order above', () => {
  test('leaves that order as it is', () => {
    expect(told('+A Par\n100%')).toMatchObject({
      orders: ['? A PAR B'],
      errors: [],
      skipped: ['100%'],
    });
    expect(told('A Mun-Ruh\nF Bre\n5 units').skipped).toEqual(['5 units']);
  });
});

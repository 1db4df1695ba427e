import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { notation, orders, doubts, skipped, errors } = readText(text);
  return {
    notation: notation.id,
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    results: orders.map(({ results }) => results.join()),
    doubts: doubts.map(({ words, readings }) => `${words}: ${readings.join()}`),
    skipped: skipped.map(({ text: words }) => words),
    errors: errors.map(({ words }) => words),
  };
};

describe('whose the orders of a letter are', () => {
  test.each([
    ['F Lon-Nth\nA Lvp-Edi\nEngland', 'England: England'],
    ['ok final orders (England)!!!\nF Lon-Nth\nA Lvp-Edi', 'England: England'],
    ['Hallo,\nmeine Züge:\nF Lon-Nth\nA Lvp-Edi\nGruß\nBob (England)', 'England: England'],
  ])('the one power that the letter names, with a doubt: %j', (text, doubt) => {
    const { orders, doubts } = told(text);
    expect(orders).toEqual(['England F LON - NTH', 'England A LVP - EDI']);
    expect(doubts).toEqual([doubt]);
  });

  test.each([
    'Dear England,\nF Lon-Nth\nA Lvp-Edi',
    'F Lon-Nth\nA Lvp-Edi\n\nEngland\n\nFrance',
    'F Lon-Nth\nA Lvp-Edi\nEngland is weak, I think.',
  ])('nobody, if it greets one or names several: %j', (text) => {
    expect(told(text).orders).toEqual(['? F LON - NTH', '? A LVP - EDI']);
  });
});

test('words between a power and its orders', () => {
  const { orders, skipped } = told('France (Fred): Ok so, A Par-Pic, F Bre-Eng!! See you');
  expect(orders).toEqual(['France A PAR - PIC', 'France F BRE - ENG']);
  expect(skipped).toEqual(['Ok so,', 'See you']);
});

test('builds and removals by signs, several powers in a line', () => {
  expect(told('Winter 1902: Italy +F Nap, +A Ven. Turkey +A Con. Austria -A Gal').orders).toEqual([
    'Italy F NAP B',
    'Italy A VEN B',
    'Turkey A CON B',
    'Austria A GAL D',
  ]);
});

test('short names and results in French and German', () => {
  expect(told('Voici mes ordres pour la France :\nA Par - Bou\nF Bre - AMO').orders).toEqual([
    'France A PAR - BUR',
    'France F BRE - MAO',
  ]);
  expect(told('Türkei: A Kon-Bul, F Ank-Kon').orders).toEqual([
    'Turkey A CON - BUL',
    'Turkey F ANK - CON',
  ]);
  expect(told('RUSSIE\nA VAR - GAL (échoue)\nAUTRICHE\nA VIE - GAL (échec)').results).toEqual([
    'failed',
    'failed',
  ]);
});

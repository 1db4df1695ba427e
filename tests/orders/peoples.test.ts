import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const orders = (text: string): readonly string[] =>
  readText(text).orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`);

describe('a heading may name the people of a power', () => {
  test.each([
    ['Austria', 'Austrian: Austrians: The Austrians Österreicher: Oesterreicher'],
    ['England', 'English: British: Brits: Engländer: Briten'],
    ['France', 'French: The_French: Die_Franzosen: Franzosen'],
    ['Germany', 'German: Germans: The_Germans Deutsche: Die_Deutschen:'],
    ['Italy', 'Italian: Italians: ITALIANS Italiener:'],
    ['Russia', 'Russian: Russians Russians: Russen:'],
    ['Turkey', 'Turks: Turks Turkish: Türken: Die_Türken:'],
  ])('of %s: %s', (power, headings) => {
    for (const heading of headings.replaceAll('The A', 'The_A').split(' ')) {
      const text = `${heading.replace('_', ' ')}\nA Mun-Bur`;
      expect([heading, ...orders(text)]).toEqual([heading, `${power} A MUN - BUR`]);
      expect(readText(text).doubts).toEqual([]);
      expect(readText(text).errors).toEqual([]);
    }
  });

  test('with the orders after its colon', () => {
    expect(orders('Italians: A Ven-Tri, F Nap-Ion')).toEqual([
      'Italy A VEN - TRI',
      'Italy F NAP - ION',
    ]);
  });

  test.each([
    'A Par-Bur\nI think the Germans are lying to you.\nF Bre-MAO',
    'A Par-Bur\nThose Italians, again.\nF Bre-MAO',
    'A Par-Bur\nDie Russen lügen immer.\nF Bre-MAO',
    'A Par-Bur\nDear Turks, please let me know.\nF Bre-MAO',
  ])('a sentence about one is no heading: %j', (text) => {
    expect(orders(text)).toEqual(['? A PAR - BUR', '? F BRE - MAO']);
  });
});

describe('a heading that names no power', () => {
  test('is reported once, at its line', () => {
    const { errors } = readText('Austria: A Vie-Gal\n\nFrogs:\nA Par-Bur\nF Bre-Mid');
    expect(errors).toMatchObject([
      { kind: 'power', line: 3, column: 1, expected: 'a power, such as England' },
    ]);
  });

  test('is not, where its orders have a power or there are none', () => {
    expect(readText('Frogs:\nAustria: A Vie-Gal').errors).toEqual([]);
    expect(readText('Austria: A Vie-Gal\nPress:\nNothing to say.').errors).toEqual([]);
    const position = { units: [{ power: 'France', kind: 'A', at: 'PAR' }] } as const;
    expect(readText('Frogs:\nA Par-Bur', { position }).errors).toEqual([]);
  });
});

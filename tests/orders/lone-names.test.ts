import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { orders, errors, skipped } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    errors: errors.map(({ line, words }) => `${String(line)} ${words}`),
    skipped: skipped.map(({ text: words }) => words),
  };
};

/** A line between the orders of a power and others. */
const between = (line: string): string => `Germany:\nA Mun-Bur\n\n${line}\nA Ber-Kie\nF Kie-Den`;

describe('a name alone before orders, below those of a power', () => {
  test.each([
    'Rudi',
    'Old Fritz',
    'BOB',
    '**Rudi**',
    'Rudi & Co',
    'Rudi the Great',
    'Anna von Trapp',
    'Bob Smith Junior',
    'Kingdom of Bavaria',
    'The Bavarians:',
    'Prince Regent of Bavaria:',
    'Orders from Rudi',
    'Team Bavaria',
    'Player 3',
  ])('%s is a heading that names no power', (name) => {
    const expected = {
      orders: ['Germany A MUN - BUR', '? A BER - KIE', '? F KIE - DEN'],
      errors: [`4 ${name.replaceAll('*', '').replace('The ', '')}`],
    };
    expect(told(between(name))).toMatchObject(expected);
    // Over a blank line, too.
    expect(told(between(`${name}\n`))).toMatchObject(expected);
  });

  test.each(['The evil green empire:', 'Old Fritz says', 'Russian troops', 'German plans'])(
    '%s may be one: the orders below it stay with a doubt',
    (line) => {
      for (const text of [between(line), between(`${line}\n`)]) {
        const { orders, doubts, errors } = readText(text);
        expect(orders.map(({ power }) => power)).toEqual(['Germany', 'Germany', 'Germany']);
        expect(doubts).toMatchObject([{ line: 4, readings: ['Germany'] }]);
        expect(errors).toEqual([]);
      }
    },
  );

  test.each([
    'Moves:',
    'Western front:',
    'In the east:',
    'My other units:',
    'I also order:',
    'As agreed with Italy:',
    'Orders against Italy:',
    'Italian front',
    'Italy stabbed me',
    'France promised to bounce me in Burgundy',
    'Russia FALLS!',
    'Good luck everyone',
    'Wish me luck',
    'Thanks for reading',
    'Here we go',
    'Results of Spring 1901',
    'Spring Offensive',
    'Supply centres',
    'Talk soon',
    'Draft proposal',
    'Sincerely, Hans',
    'Thanks, Russia',
    'Dear Russia, here are my orders:',
  ])('%s is no heading, and gives no alarm', (line) => {
    for (const text of [between(line), between(`${line}\n`)]) {
      const { orders, doubts, errors } = readText(text);
      expect(orders.map(({ power }) => power)).toEqual(['Germany', 'Germany', 'Germany']);
      expect([...doubts, ...errors]).toEqual([]);
    }
  });

  test('the title of a section does not end the orders of a power, with orders behind it or not', () => {
    expect(told('Germany:\nWestern front: A Mun-Bur\nIn the north: F Kie-Den').orders).toEqual([
      'Germany A MUN - BUR',
      'Germany F KIE - DEN',
    ]);
  });

  test('ends at the next power', () => {
    expect(told(`${between('Rudi')}\n\nItaly:\nA Ven H`).orders).toContain('Italy A VEN H');
  });

  test.each([
    'Thanks',
    'Hi all',
    'Also',
    'Correction',
    'Northern front',
    'Scandinavia',
    'Builds',
    'My moves',
    'Spring 1901',
    'Results',
    'Fleets',
    'Burgundy',
    'Mid Atlantic',
    'and finally',
    'I trust you.',
    'Old Fritz says',
  ])('%s is none', (line) => {
    const found = told(between(line));
    expect(found.errors).toEqual([]);
    expect(found.orders).toEqual([
      'Germany A MUN - BUR',
      'Germany A BER - KIE',
      'Germany F KIE - DEN',
    ]);
  });

  test.each([
    'Germany:\n\nRudi\nA Mun-Bur',
    'Germany\nRudi\nA Mun-Bur',
    'Germany:\nA Mun-Bur\nRudi\nA Ber-Kie',
    'Germany:\nA Mun-Bur\n\nRudi',
  ])('nor is one that is not: %j', (text) => {
    const found = told(text);
    expect(found.errors).toEqual([]);
    expect(found.orders.filter((order) => order.startsWith('?'))).toEqual([]);
    expect(found.skipped).toContain('Rudi');
  });

  test('matters not, where the position says whose the units are', () => {
    const position = {
      units: [
        { power: 'Germany', kind: 'A', at: 'MUN' },
        { power: 'France', kind: 'A', at: 'PAR' },
      ],
    } as const;
    const { orders, errors } = readText('Germany:\nA Mun-Ruh\n\nRudi\nA Par-Bur', { position });
    expect(orders.map(({ power }) => power)).toEqual(['Germany', 'France']);
    expect(errors).toEqual([]);
  });
});

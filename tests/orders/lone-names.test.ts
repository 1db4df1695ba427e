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
  test.each(['Rudi', 'Old Fritz', 'BOB', '**Rudi**'])(
    '%s is a heading that names no power',
    (name) => {
      expect(told(between(name))).toMatchObject({
        orders: ['Germany A MUN - BUR', '? A BER - KIE', '? F KIE - DEN'],
        errors: [`4 ${name.replaceAll('*', '')}`],
      });
    },
  );

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
    'Germany:\nA Mun-Bur\n\nRudi\n\nA Ber-Kie',
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

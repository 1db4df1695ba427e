import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(
      ({ line, words, readings }) => `${String(line)} ${words}: ${readings.join()}`,
    ),
    errors: errors.map(({ line, words }) => `${String(line)} ${words}`),
  };
};

describe('what powers are called at the head of their orders', () => {
  test.each([
    [
      'Austria',
      'Austro-Hungarian Empire, Austria-Hungary, The Habsburg Monarchy, Österreich-Ungarn, Donaumonarchie',
    ],
    ['Austria', 'Autriche-Hongrie, Empire austro-hongrois'],
    [
      'England',
      'UK, U.K., The United Kingdom, Great Britain, Britain, British Empire, Vereinigtes Königreich',
    ],
    ['England', 'Grande-Bretagne, Royaume-Uni'],
    ['France', 'French Republic, Französische Republik, République française'],
    [
      'Germany',
      'German Empire, The German Reich, Deutsches Reich, Das Deutsche Reich, Empire allemand',
    ],
    ['Italy', "Kingdom of Italy, Königreich Italien, Royaume d'Italie"],
    ['Russia', 'Russian Empire, Tsarist Russia, Russisches Reich, Zarenreich, Empire russe'],
    [
      'Turkey',
      'Ottoman Empire, Ottomans, The Ottomans, Osmanisches Reich, Das Osmanische Reich, Osmanen, Empire ottoman',
    ],
  ])('%s: %s', (power, names) => {
    const other = power === 'France' ? 'Italy' : 'France';
    for (const name of names.split(', '))
      for (const heading of [
        name,
        `${name}:`,
        `${name} (Les)`,
        `Orders for ${name}:`,
        `* ${name}:`,
      ])
        expect([heading, told(`${other}:\nA Par H\n${heading}\nA Mun-Bur`)]).toEqual([
          heading,
          { orders: [`${other} A PAR H`, `${power} A MUN - BUR`], doubts: [], errors: [] },
        ]);
  });

  test('with orders on the same line', () => {
    expect(
      told('Ottoman Empire: A Con-Bul\nUK F Lon-Nth\nGerman Empire - A Mun-Ruh').orders,
    ).toEqual(['Turkey A CON - BUL', 'England F LON - NTH', 'Germany A MUN - RUH']);
  });

  test.each(['Italy:\nA Ven S German A Mun-Tyr', 'Italy:\nA Ven S\nGerman A Mun-Tyr'])(
    'an adjective in a support is none: %j',
    (text) => {
      expect(told(text)).toEqual({ orders: ['Italy A VEN S A MUN - TYR'], doubts: [], errors: [] });
    },
  );
});

/** Orders of a power, a line, and further orders. */
const below = (line: string): string => `Germany:\nA Mun-Bur\n${line}\nA Ven-Tri`;

describe('a line that begins with a power and says little more', () => {
  test.each([
    'Italy - Joe',
    'Italy – Joe Miller',
    'Italy, Joe',
    'Italy NMR',
    'Italy NMR!',
    'Italy (Joe) has 3 centres',
    'Italy [Joe] has 5 units, 1 build',
    'Italy (Joe) Declares Civil Disorder',
    'Orders for Italy - Joe',
    '* Italy - Joe',
  ])('%s is the heading of the orders below it, with a doubt', (line) => {
    for (const text of [
      below(line),
      below(`\n${line}`),
      below(`${line}\n`),
      `${line}\nA Ven-Tri`,
    ]) {
      const { orders, doubts, errors } = told(text);
      expect([text, orders.at(-1)]).toEqual([text, 'Italy A VEN - TRI']);
      expect(doubts).toHaveLength(1);
      expect(doubts[0]).toMatch(/: Italy$/);
      expect(errors).toEqual([]);
    }
  });

  test.each([
    'Italy (Joe):',
    'Italy (Joe)',
    'Italy [Joe], 5 units',
    'Italy: Joe',
    'The Italian player',
    'Here are my moves as Italy',
  ])('%s is one without a doubt', (line) => {
    expect(told(below(line))).toEqual({
      orders: ['Germany A MUN - BUR', 'Italy A VEN - TRI'],
      doubts: [],
      errors: [],
    });
  });

  test.each([
    'Italy promised to bounce me in Burgundy',
    'Italy stabbed me in the back',
    'Italy FALLS!',
    'Italy Juggernaut in Norway and Belgium, Can he Be Stopped?',
    'Italy and France are allies',
    'Ita Smith',
    'A few words\nItaly - Joe',
  ])('%s changes nobody’s orders', (line) => {
    expect(told(below(`\n${line}`)).orders).toEqual(['Germany A MUN - BUR', 'Germany A VEN - TRI']);
  });

  test('does not matter before a real heading', () => {
    expect(told('England Juggernaut in Norway\nItaly Falls\n\nAustria:\nA Vie-Gal')).toEqual({
      orders: ['Austria A VIE - GAL'],
      doubts: [],
      errors: [],
    });
  });
});

describe('a line that names a power at its end', () => {
  test.each([
    ['Orders from Joe (Italy)', []],
    ['Orders from Joe, Italy', []],
    ['Orders from Joe (Italy):\n-------', []],
    ['Orders from Joe, playing Italy', []],
    ['So here are my moves as Italy', []],
    ['Hi GM,\nhere are my orders for Spring 1901 (Italy):\n', []],
    ['Hallo Spielleiter, hier meine Befehle für Frühjahr 1901 (Italien):\n', []],
    ["Bonjour, voici mes ordres pour l'Italie :", []],
    ['Orders from Joe (Ital)', [expect.stringContaining('Ital: Italy')]],
  ])('%j says whose the orders below it are, with a doubt if it is cut short', (line, expected) => {
    for (const text of [below(line), `${line}\nA Ven-Tri`]) {
      const { orders, doubts, errors } = told(text);
      expect([text, orders.at(-1)]).toEqual([text, 'Italy A VEN - TRI']);
      expect(doubts).toEqual(expected);
      expect(errors).toEqual([]);
    }
  });

  test('each of several powers', () => {
    expect(
      told(
        'Orders from Ann (Austria)\n----\nVienna to Galicia\n\nOrders from Bob (Italy)\n----\nVenice to Tyrolia',
      ),
    ).toMatchObject({ orders: ['Austria A VIE - GAL', 'Italy A VEN - TYR'] });
  });

  test.each([
    'Dear Italy',
    'Thanks, Italy',
    'My orders against Italy:',
    'Here are my orders, with love to Italy:',
    'Orders that France and I sent, copied to Italy',
    'Orders for France and Italy',
    'I hate Italy',
  ])('%s does not', (line) => {
    expect(told(below(`\n${line}`)).orders).toEqual(['Germany A MUN - BUR', 'Germany A VEN - TRI']);
  });
});

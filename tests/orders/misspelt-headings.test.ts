import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NATIONALITY, POWERS } from '../../src/board/powers.ts';
import { misspeltPower } from '../../src/orders/notations/plain/headings/misspelt-power.ts';
import { readText } from '../../src/orders/notations/read-text.ts';
import { powerOf } from '../../src/orders/notations/rulebook/vocabulary.ts';
import { runs } from '../support/effort.ts';

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(
      ({ line, column, words, readings }) =>
        `${String(line)}:${String(column)} ${words}: ${readings.join()}`,
    ),
    errors: errors.map(({ line, words }) => `${String(line)} ${words}`),
  };
};

describe('a heading with a misspelt power', () => {
  test.each([
    ['Rusia:', 'Russia'],
    ['Austira:', 'Austria'],
    ['Grmany:', 'Germany'],
    ['Grmany', 'Germany'],
    ['Engalnd', 'England'],
    ['ENGALND', 'England'],
    ['Frence:', 'France'],
    ['Itlay', 'Italy'],
    ['Itly:', 'Italy'],
    ['Tukrey:', 'Turkey'],
    ['ussia:', 'Russia'],
    ['Rußlnad:', 'Russia'],
    ['Östereich:', 'Austria'],
    ['Frankriech', 'France'],
    ['Deutshcland:', 'Germany'],
    ['Alemagne:', 'Germany'],
    ['Anglterre:', 'England'],
    ['Great Britian:', 'England'],
    ['Austria-Hungray', 'Austria'],
  ])('%s is read as %s, with a doubt', (heading, power) => {
    const word = heading.replace(':', '');
    expect(told(`${heading}\nA Mun-Bur\nA Ber-Kie`)).toEqual({
      orders: [`${power} A MUN - BUR`, `${power} A BER - KIE`],
      doubts: [`1:1 ${word}: ${power}`],
      errors: [],
    });
  });

  test.each([
    ['Rusia: A War-Gal', 1],
    ['Orders for Rusia:\n\nA War-Gal', 12],
    ['**Rusia:**\nA War-Gal', 3],
    ['Rusia (Bob):\nA War-Gal', 1],
    ['Rusia:\nno press\nA War-Gal', 1],
  ])('in the shape %j', (text, column) => {
    expect(told(text)).toMatchObject({
      orders: ['Russia A WAR - GAL'],
      doubts: [`1:${String(column)} Rusia: Russia`],
    });
  });

  test('takes the orders below it from the power above', () => {
    expect(told('France:\nA Par-Bur\n\nRusia\nA War-Gal').orders).toEqual([
      'France A PAR - BUR',
      'Russia A WAR - GAL',
    ]);
  });

  test('has builds below it, too', () => {
    expect(told('Rusia\nBuild A War').orders).toEqual(['Russia A WAR B']);
  });

  test.each(['Rudi:', 'Rosie:', 'Herman:', 'Frank:', 'Franck:', 'Franco:', 'Italo:', 'Prussia:'])(
    'is not seen in %s',
    (heading) => {
      const found = told(`${heading}\nA Mun-Bur`);
      expect(found).toMatchObject({ orders: ['? A MUN - BUR'], doubts: [] });
      expect(found.errors).toEqual([`1 ${heading}`]);
    },
  );

  test.each([
    'Dear Rusia:\nA Mun-Bur',
    'Rusia is lying\nA Mun-Bur',
    'A Mun-Bur\n\nRusia',
    'Rusia\n\nnothing to say\n\nA Mun-Bur',
  ])('is not seen in %j', (text) => {
    expect(told(text)).toMatchObject({ orders: ['? A MUN - BUR'], doubts: [] });
  });

  test('of any slip is read as its power, or reported', () => {
    const heading = fc.record({
      power: fc.constantFrom(...POWERS),
      at: fc.nat(8),
      letter: fc.constantFrom('', ...Array.from('aeioulnrsty')),
      isMore: fc.boolean(),
      end: fc.constantFrom(':', ''),
    });
    fc.assert(
      fc.property(heading, ({ power, at: place, letter, isMore, end }) => {
        const at = place % power.length;
        const slip = power.slice(0, at) + letter + power.slice(isMore ? at : at + 1);
        const name = slip.charAt(0).toUpperCase() + slip.slice(1);
        const { orders, doubts, errors } = told(
          `Italy:\nA Ven H\n\n${name}${end}\nA Mun-Bur\nF Kie H`,
        );
        const owners = new Set(orders.slice(1).map((order) => order.split(' ')[0]));
        expect(orders).toHaveLength(3);
        if (owners.has('?')) expect([name, errors.length]).toEqual([name, 1]);
        else expect([name, [...owners]]).toEqual([name, [power]]);
        if (name !== power && !owners.has('?'))
          expect(powerOf(name) !== undefined || doubts.length > 0).toBe(true);
      }),
      { seed: 1901, numRuns: runs(500) },
    );
  });

  test('is never a right name, nor near two powers', () => {
    for (const power of POWERS) {
      expect(misspeltPower(power)).toBeUndefined();
      expect(misspeltPower(NATIONALITY[power])).toBeUndefined();
      for (let at = 1; at < power.length; at++)
        expect([power, misspeltPower(`${power.slice(0, at)}q${power.slice(at)}`)]).toEqual([
          power,
          power,
        ]);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { bare } from '../support/bare.ts';
import { order, shortOrder } from '../support/short.ts';

const read = (text: string): readonly string[] => {
  const { orders, errors } = readOrders(text, { power: 'England' });
  expect(errors).toEqual([]);
  return orders.map(shortOrder);
};

describe('one order in many ways', () => {
  test.each([
    ...['A Lon-Bel', 'A Lon–Bel', 'A Lon—Bel', 'A Lon.—Bel.', 'A Lon - Bel', 'A Lon -> Bel'],
    ...['A Lon → Bel', 'A Lon => Bel', 'A Lon --> Bel', 'A Lon > Bel', 'A Lon −Bel', 'A Lon ‑ Bel'],
    ...['A Lon to Bel', 'A Lon moves to Bel', 'A Lon move Bel', 'a lon-bel', 'A LON - BEL'],
    ...['Army London to Belgium', 'ARMY LONDON MOVES TO BELGIUM.', 'A\tLon\u00a0-\u00a0Bel'],
    ...['"A Lon-Bel"', '“A Lon-Bel”', '- A Lon-Bel', '• A Lon-Bel', '* A Lon-Bel', '1. A Lon-Bel'],
    ...['> A Lon-Bel', 'A Lon-Bel # the plan', '\ufeffA Lon-Bel', '`A Lon-Bel`', ',A Lon-Bel;'],
    ...['England: A Lon-Bel', 'ENGLAND A Lon-Bel', 'English: A Lon-Bel', 'Eng: A Lon-Bel'],
    ...['Eng A Lon-Bel', 'England\nA Lon-Bel', 'England, A Lon-Bel', 'England — A Lon-Bel'],
    ...['Great Britain: A Lon-Bel', 'Turkey:\n**England:** A Lon-Bel', 'Engl. A Lon-Bel'],
    ...['England：A Lon-Bel', 'A LONDON-BELG.', 'ALon-Bel', 'A London - the Belgium'],
  ])('%j', (text) => {
    expect(read(text)).toEqual(['E A LON - BEL']);
  });

  test.each(['via convoy', 'by convoy', 'VIA', 'via Convoy', 'BY CONVOY', '(via convoy)', '(via)'])(
    'A Nwy-Swe %s',
    (words) => {
      expect(read(`A Nwy-Swe ${words}, A Lon H`)).toEqual(['E A NWY - SWE VIA', 'E A LON H']);
      expect(read(`A Nwy-Swe ${words} A Lon H`)).toEqual(['E A NWY - SWE VIA', 'E A LON H']);
    },
  );

  test.each(['H', 'h', 'Hold', 'Holds', 'HOLDS.', 'Stand', 'Stands', 'stands'])(
    'A Mun %s',
    (word) => {
      expect(read(`A Mun ${word} F Kie ${word}`)).toEqual(['E A MUN H', 'E F KIE H']);
    },
  );

  test.each(['S', 's', 'S.', 'support', 'Supports', 'SUPPORTS'])('A Sil %s', (word) => {
    expect(read(`A Sil ${word} A Ber-Pru`)).toEqual(['E A SIL S A BER - PRU']);
    expect(read(`A Sil ${word} A Ber`)).toEqual(['E A SIL S A BER']);
    expect(read(`A Sil ${word} A Ber H`)).toEqual(['E A SIL S A BER']);
    expect(read(`A Sil ${word} A Ber to hold`)).toEqual(['E A SIL S A BER']);
  });

  test.each(['C', 'c', 'convoy', 'Convoys', 'CONVOYS'])('F Nth %s', (word) => {
    expect(read(`F Nth ${word} A Lon-Bel`)).toEqual(['E F NTH C A LON - BEL']);
  });

  test.each([
    ...['RUSSIAN A War', 'Russian army Warsaw', 'Russ. A War', 'Rus A War', 'Russia A War'],
    ...['RUSSIAN War', 'AUSTRO-HUNGARIAN A War', 'Austria-Hungary A War', 'British A War'],
    ...['Eng. A War', 'TURK. A War', 'French A War', 'GERMAN A War', 'Ital. A War'],
  ])('A Sil S %s-Pru', (target) => {
    expect(read(`A Sil S ${target}-Pru, A War H`)[0]).toBe('E A SIL S A WAR - PRU');
  });

  test.each([
    ...['Spa(nc)', 'Spa/nc', 'Spa/NC', 'Spa nc', 'Spa-nc', 'Spa (nc)', 'SPA/NCS', 'Spa n.c.'],
    ...['Spain (north coast)', 'Spain/north coast', 'Spain north coast', 'Spa(n)', 'spa/n'],
    ...['Spain (North)', 'Spa [nc]', 'Spa (n.c.)', 'SPAIN NORTH COAST', 'Spain\\nc'],
  ])('F Mid-%s', (place) => {
    expect(read(`F Mid-${place}, F ${place} H`)).toEqual(['E F MAO - SPA/NC', 'E F SPA/NC H']);
    expect(read(`F Mid-${place} F ${place} S F Mid`)).toEqual([
      'E F MAO - SPA/NC',
      'E F SPA/NC S F MAO',
    ]);
  });

  test.each([
    ...['Mid-Atlantic Ocean', 'Mid-Atlantic', 'Mid Atlantic', 'MAO', 'Mid', 'Mid-Atl.', 'mid-atl'],
  ])('a hyphen in a name is no dash: %s', (name) => {
    expect(read(`F ${name}-Por, F Bre-${name}, F ${name} H`)).toEqual([
      'E F MAO - POR',
      'E F BRE - MAO',
      'E F MAO H',
    ]);
  });

  test.each(['St-Petersburg', 'St. Petersburg', 'St.Petersburg', 'St. P.', 'StP', 'Petersburg'])(
    'A %s',
    (name) => {
      expect(read(`A ${name}-Mos A Mos-${name} A Lvn S A ${name}`)).toEqual([
        'E A STP - MOS',
        'E A MOS - STP',
        'E A LVN S A STP',
      ]);
    },
  );
});

describe('headings', () => {
  test('hold until the next one, on their line and below', () => {
    const text = `
# Spring
England: A Lon-Bel
F Nth C A Lon-Bel

France: A Par H   Germany A Ber H
  A Mun H
Austria-Hungary:
  A Vie H; A Bud H
TURKISH
  A Con H
Austro-Hungarian A Tri H`;
    expect(readOrders(text)).toMatchObject({ errors: [], repairs: [] });
    expect(readOrders(text).orders).toEqual(
      [
        ...['E A LON - BEL', 'E F NTH C A LON - BEL', 'F A PAR H', 'G A BER H', 'G A MUN H'],
        ...['A A VIE H', 'A A BUD H', 'T A CON H', 'A A TRI H'],
      ].map(order),
    );
  });

  test('Eng is the Channel unless it stands before a colon, a letter or nothing', () => {
    const text = 'France: Eng-Bel, Eng S F Nth-Bel, F Eng H';
    expect(bare(readOrders(text).orders)).toEqual(
      ['F F ENG - BEL', 'F F ENG S F NTH - BEL', 'F F ENG H'].map(order),
    );
    expect(readOrders('France: A Par H\nEng\nA Lon H').orders[1]?.power).toBe('England');
    expect(readOrders('F English Channel H', { power: 'France' }).orders).toEqual([
      order('F F ENG H'),
    ]);
  });

  test('a heading overrides the power in the options', () => {
    const { orders } = readOrders('A Par H\nEngland: A Lon H', { power: 'France' });
    expect(orders).toEqual(['F A PAR H', 'E A LON H'].map(order));
  });
});

test('every kind of line end counts one line', () => {
  const text = 'England: A Lon H\r\nA Xyz H\rA Xyz H\n\nA Xyz H\u2028A Xyz H';
  expect(readOrders(text).errors.map(({ line }) => line)).toEqual([2, 3, 5, 6]);
});

test('spans say where each order stands', () => {
  const text = 'England: F Nth C A Lon-Bel,\n  A Lon-Bel via convoy A Lvp.';
  const { spans } = readOrders(`${text} H`);
  const lines = `${text} H`.split('\n');
  const words = spans.map(({ line, column, length }) =>
    lines[line - 1]?.slice(column - 1, column - 1 + length),
  );
  expect(words).toEqual(['F Nth C A Lon-Bel', 'A Lon-Bel via convoy', 'A Lvp. H']);
});

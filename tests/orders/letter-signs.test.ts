import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(({ words }) => words),
    errors: errors.map(({ words }) => words),
  };
};
const sure = (...orders: readonly string[]) => ({ orders, doubts: [], errors: [] });

describe('signs between the letter of a unit and its place', () => {
  test.each([
    ['A-Ven - Tri', 'A VEN - TRI'],
    ['A-Ven-Tri', 'A VEN - TRI'],
    ['Army-Venice to Trieste', 'A VEN - TRI'],
    ['A/Ven - Tri', 'A VEN - TRI'],
    ['A:Ven - Tri', 'A VEN - TRI'],
    ['A - Ven - Tri', 'A VEN - TRI'],
    ['F - Nap - Ion', 'F NAP - ION'],
    ['A-Ven S A-Rom - Tus', 'A VEN S A ROM - TUS'],
    ['F-Ion C Tunis to Albania', 'F ION C A TUN - ALB'],
    ['(A) Ven - Tri', 'A VEN - TRI'],
    ['[F] Nap - Ion', 'F NAP - ION'],
    ['Rom (A) - Nap', 'A ROM - NAP'],
    ['Spa(sc) (F) - Lyo', 'F SPA/SC - LYO'],
    ['A Ven S Rom (A) - Tus', 'A VEN S A ROM - TUS'],
    ['Rom A - Nap', 'A ROM - NAP'],
    ['A Ven S Rom A', 'A VEN S A ROM'],
    ['Gulf of Lyon F S Rom F - Tus', 'F LYO S F ROM - TUS'],
    ['English Channel F - Mid', 'F ENG - MAO'],
  ])('%s', (text, order) => {
    expect(told(`Italy:\n${text}`)).toEqual(sure(`Italy ${order}`));
  });

  test('orders without a separator stay apart', () => {
    expect(told('Italy: A Ven-Tri F Nap-Ion A Rom H')).toEqual(
      sure('Italy A VEN - TRI', 'Italy F NAP - ION', 'Italy A ROM H'),
    );
  });

  test('F and a colon before orders is still France', () => {
    expect(told('F: A Par-Bur, F Bre-Mao')).toEqual(
      sure('France A PAR - BUR', 'France F BRE - MAO'),
    );
  });
});

describe('words that few use', () => {
  test.each([
    ['F Con support move to Bul from F Rum', 'F CON S F RUM - BUL'],
    ['A Tyr support to Tri from Bud', 'A TYR S A BUD - TRI'],
    ['F Nth convoy to Bel from Lon', 'F NTH C A LON - BEL'],
    ['F HEL CONVOY TO DENMARK FROM HOLLAND', 'F HEL C A HOL - DEN'],
    ['A Ven support hold to Bud', 'A VEN S A BUD'],
    ['ship Nth - Hol', 'F NTH - HOL'],
    ['A Mun SH Boh', 'A MUN S A BOH'],
    ['F Nth con A Yor - Nwy', 'F NTH C A YOR - NWY'],
    ['F eas med - ion', 'F EAS - ION'],
    ['F ns - nwy', 'F NTH - NWY'],
    ['A pid - ven', 'A PIE - VEN'],
    ['F NRD - NGE', 'F NTH - NWY'],
    ['A VAR - UKR', 'A WAR - UKR'],
    ['F Bre - MAN', 'F BRE - ENG'],
  ])('%s', (text, order) => {
    expect(told(`Russia:\n${text}`)).toEqual(sure(`Russia ${order}`));
  });

  test('units that are placed', () => {
    expect(told('France places army Par, fleet Bre').orders).toEqual([
      'France A PAR B',
      'France F BRE B',
    ]);
  });

  test('no guess that the letter of the unit forbids', () => {
    expect(told('England: F Munn - Bel').orders).toEqual([]);
    expect(told('England: A Munn - Bel')).toMatchObject({
      orders: ['England A MUN - BEL'],
      doubts: ['Munn'],
    });
    expect(told('England: F Bre-Man').orders).toEqual(['England F BRE - MAR']);
  });

  test.each([
    ['Inglaterra:\nF Mar del Norte apoya F Ska - Dinamarca', 'England F NTH S F SKA - DEN'],
    ['Francia: A París - Borgoña', 'France A PAR - BUR'],
    ['Inghilterra: F Manica - Belgio', 'England F ENG - BEL'],
  ])('%s', (text, order) => {
    expect(told(text)).toEqual(sure(order));
  });
});

test.each([
  '(retreats to Hol)',
  '(dislodged, retreats to Holland)',
  ', retreats to Hol',
  '[R: Hol, Kie]',
])('the place in the note %s of an order is reported', (note) => {
  const { orders, skipped } = readText(`England: A Ruh H ${note}`);
  expect(orders.map(({ text }) => text)).toEqual(['A RUH H']);
  expect(skipped.map(({ text }) => text).join()).toContain('Hol');
});

describe('data in other shapes', () => {
  test.each([
    '{"power":"FRANCE","orders":["A PAR - BUR"]}',
    '[{"country":"France","orders":["A Par - Bur"]}]',
    '[{"Nation":"French","order":"a par - bur"}]',
    '{"player":"France","unit":"A PAR","order":"- BUR"}',
    '{"France": "A Par - Bur"}',
    '{"France": {"Par": "A Par - Bur"}}',
    'France\n["A Par - Bur"]',
    'France: ["par - bur"]',
  ])('%s', (text) => {
    expect(told(text)).toEqual(sure('France A PAR - BUR'));
  });

  test.each([
    '"Turkey": {"Bla": {"to": "Con", "type": "MOVE"}}',
    'Turkey\n"Bla": {"to": "Con", "type": "MOVE"}',
    'Turkey: "Bla": {"to": "Con", "type": "MOVE"},',
    '"Turkey":\n"Bla": {"to": "Con", "type": "MOVE"}}}',
  ])('a piece of a page: %s', (text) => {
    expect(told(text)).toEqual(sure('Turkey F BLA - CON'));
  });

  test('what is complete is read, and what is cut off is reported', () => {
    const text = '"Turkey": {"Bla": {"to": "Con", "type": "MOVE"},';
    expect(told(text)).toMatchObject({ orders: ['Turkey F BLA - CON'] });
    expect(told(text).errors).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const read = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map((order) => order.text),
    doubts: doubts.map(({ words }) => words),
    errors: errors.length,
  };
};
const only = (...orders: readonly string[]) => ({ orders, doubts: [], errors: 0 });

describe('a letter after the name of a space with two coasts', () => {
  test.each([
    ['France: F Lyo - Spain S', ['F LYO - SPA/SC']],
    ['France: F Mao to Spain N, A Par H', ['F MAO - SPA/NC', 'A PAR H']],
    ['France: F Lyo - Spain s.\nA Par - Bur', ['F LYO - SPA/SC', 'A PAR - BUR']],
    ['Russia: F St Petersburg S - Bot', ['F STP/SC - BOT']],
    ['Russia: F St. Petersburg N holds', ['F STP/NC H']],
    ['Turkey: F Bulgaria E - Rum', ['F BUL/EC - RUM']],
    ['France: F Mar S F Lyo - Spain S', ['F MAR S F LYO - SPA/SC']],
    ['France: F Bar sup French F St Petersburg S\nA Par H', ['F BAR S F STP/SC', 'A PAR H']],
    ['Österreich:\nFlotte BUL(ok) bleibt', ['F BUL/EC H']],
    ['Russia: Build F St Petersburg S', ['F STP/SC B']],
    ['Russia: F Bot R St Petersburg S', ['F BOT R STP/SC']],
  ])('%s', (text, orders) => {
    expect(read(text)).toEqual(only(...orders));
  });

  test.each([
    ['France: F Spa S A Gas - Mar', ['F SPA S A GAS - MAR']],
    ['France: F Spain S\nA Gas - Mar', ['F SPA S A GAS - MAR']],
    ['France: A Spain S Gas - Mar', ['A SPA S A GAS - MAR']],
  ])('but a support stays one: %s', (text, orders) => {
    expect(read(text).orders).toEqual(orders);
  });

  test('no coast that the space does not have', () => {
    expect(read('France: F Lyo - Spain E')).toMatchObject({
      orders: ['F LYO - SPA'],
      doubts: ['E'],
    });
  });
});

describe('words and signs of zines and chats', () => {
  test('units that stand together', () => {
    expect(read('France\nA(Par), A(Bur) stand unordered')).toEqual(only('A PAR H', 'A BUR H'));
    expect(read('France: A Par, A Mar and F Bre hold. A Gas - Spa')).toEqual(
      only('A PAR H', 'A MAR H', 'F BRE H', 'A GAS - SPA'),
    );
  });

  test('an x is an arrow between two places', () => {
    expect(read('Austria: A VEN x TRI')).toEqual(only('A VEN - TRI'));
    expect(read('France: f spa (north coast) x gas; fleet St Petersburg S x Bot')).toEqual(
      only('F SPA/NC - GAS', 'F STP/SC - BOT'),
    );
    expect(read('Austria: A Ven - Tri x').orders).toEqual(['A VEN - TRI']);
  });

  test('a destination alone on the next line, though it may be a power', () => {
    expect(read('England: A Ser H, F Bel -\nEng\n\nItaly: A Tyr - Tri')).toEqual(
      only('A SER H', 'F BEL - ENG', 'A TYR - TRI'),
    );
    expect(read('ITALY: A BUL -H. F WAL SF\nENG.\nENGLAND: A GAL-BOH.')).toEqual(
      only('A BUL H', 'F WAL S F ENG', 'A GAL - BOH'),
    );
  });

  test('orders with numbers on one line', () => {
    expect(read('France: 1. A Par-Bur 2. A Mar-Spa 3. F Bre-Mao')).toEqual(
      only('A PAR - BUR', 'A MAR - SPA', 'F BRE - MAO'),
    );
  });

  test('a letter that wrapping left at the end of a line, after a full stop', () => {
    expect(read('RUSSIA: F Nrg H. A Ven-Apu. A\nSwe-Den.')).toEqual(
      only('F NWG H', 'A VEN - APU', 'A SWE - DEN'),
    );
  });

  test('a unit in brackets at the end of a line, and the rest of its move on the next', () => {
    expect(read('GERMANY: F(Edi) s A(Lpl)\n- Cly, A(Tus) - Rom')).toEqual(
      only('F EDI S A LVP - CLY', 'A TUS - ROM'),
    );
  });

  test.each([
    ['RUSSIA: A MAR-gas, (A LVN-pru), (A\nDEN-swe), F ION -H', 'A DEN - SWE'],
    ['AUSTRIA: F VEN -H.\n\nGERMANY: A TUS-ven. A CLY -H. (A\nYOR-lon). A BER-kie.', 'A YOR - LON'],
    ['GERMANY: <A MOS-WAR>; <F\nROM-NAP>; A APU -H', 'F ROM - NAP'],
  ])('a bracket that wrapping parts from its order: %s', (text, order) => {
    const { notation, orders, errors } = readText(text);
    expect(notation.id).toBe('brackets');
    expect(errors).toEqual([]);
    expect(orders).toContainEqual(expect.objectContaining({ text: order, results: ['failed'] }));
  });

  test('the German convoy', () => {
    expect(read('Russland:\nF Aeg konvoiert A Con nach Gre')).toEqual(only('F AEG C A CON - GRE'));
  });

  test('one place named in two ways: a support to hold, with a doubt', () => {
    const written = 'A VIE S A TYR';
    for (const doubt of ['A Tyl-Tyr', 'A Tyr-Tyl'])
      expect(read(`Austria: A Vie S${doubt}`)).toEqual({
        orders: [written],
        doubts: [doubt],
        errors: 0,
      });
  });
});

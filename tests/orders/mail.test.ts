import { describe, expect, test } from 'vitest';
import { formatOrder } from '../../src/orders/format-order.ts';
import {
  readAdjustments,
  readOrders,
  readRetreats,
} from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { readOrderSets } from '../../src/orders/notations/read-order-sets.ts';

// What mail, zines and chat programs do to orders.

const read = (text: string) => readOrders(text, { power: 'Italy' });
const told = (text: string): readonly string[] =>
  read(text).orders.map((order) => `${order.power}: ${formatOrder(order)}`);
const wrong = (text: string): readonly string[] => read(text).errors.map(({ words }) => words);

describe('a support of a move that goes nowhere', () => {
  test.each([
    ['F Hel S F Den-Den', 'F Hel S F Den', 'F Den-Den', 'F Den'],
    ['A Mun S Ruh-Ruhr', 'A Mun S A Ruh', 'Ruh-Ruhr', 'A Ruh'],
    ['F Wes S F Spa(sc)-Spa', 'F Wes S F Spa/sc', 'F Spa(sc)-Spa', 'F Spa/sc'],
    ['F Wes S F Spa(sc)-Spa(sc)', 'F Wes S F Spa/sc', 'F Spa(sc)-Spa(sc)', 'F Spa/sc'],
    ['F Hel S F Den Den', 'F Hel S F Den', 'F Den-Den', 'F Den'],
  ])('%s is a support to hold, with a repair', (text, meant, from, to) => {
    const { orders, repairs, errors } = read(text);
    expect(errors).toEqual([]);
    expect(orders.map((one) => formatOrder(one))).toEqual([meant]);
    expect(orders[0]?.type).toBe('support-hold');
    expect(repairs).toContainEqual(expect.objectContaining({ what: 'own-place', from, to }));
    expect(orders[0]?.repairs).toContainEqual({ what: 'own-place', from, to });
  });

  test('is placed where the repair says', () => {
    const at = { line: 2, column: 9, length: 9 };
    expect(read('A Rom H\nF Hel S F Den-Den').repairs).toMatchObject([at]);
  });

  test('is what it says if the text orders that move (DATC 6.A.5)', () => {
    const text = 'F Nth C A Yor-Yor, A Yor-Yor, A Lvp S A Yor-Yor';
    expect(read(text).orders.map(({ type }) => type)).toEqual(['convoy', 'move', 'support-move']);
    expect(read(text).repairs).toEqual([]);
  });

  test('is what it says in the text of a program', () => {
    const { orders } = readOrders('A Lvp S A Yor-Yor', { power: 'England', asWritten: true });
    expect(orders).toMatchObject([{ type: 'support-move', to: 'YOR' }]);
  });

  test('is not read that way if it names another coast', () => {
    expect(read('F Wes S F Spa(sc)-Spa(nc)').orders).toMatchObject([{ type: 'support-move' }]);
  });
});

describe('a power in a sentence is not a heading', () => {
  const around = (line: string): string => `A Ven H\n${line}\nA Rom H`;

  test.each([
    'Failed because Russia: A War-Gal',
    'This fails, as Russia: A War-Gal',
    'A Apu H. Failed because Russia: A War-Gal, A Mos-Ukr',
    'A Apu S Germany: A Mun-Tyr',
    'A Apu H. I hope Germany will move A Mun-Tyr. France A Mar-Pie',
  ])('%s', (line) => {
    expect(told(around(line))).toEqual(['Italy: A Ven H', 'Italy: A Rom H']);
    expect(read(around(line)).errors.every(({ line: at }) => at === 2)).toBe(true);
    expect(wrong(around(line))).not.toEqual([]);
  });

  test.each([
    ['A Lon-Bel Germany: A Mun-Ber', ['Italy: A Lon-Bel', 'Germany: A Mun-Ber']],
    ['A Lon-Bel via convoy Germany: A Mun H', ['Italy: A Lon-Bel via convoy', 'Germany: A Mun H']],
    ['A Xyz-Bel Germany: A Mun-Ber', ['Germany: A Mun-Ber']],
    ['A Ven S GERMAN a Mun-Tyr', ['Italy: A Ven S A Mun-Tyr']],
  ])('but %s has one', (text, orders) => {
    expect(told(text)).toEqual(orders);
  });

  test('words before a power that may be a title leave its orders without a power', () => {
    expect(told('A Ven H\nOrders for Russia: A War-Gal\nA Mos H')).toEqual(['Italy: A Ven H']);
  });
});

describe('a line that was wrapped', () => {
  test.each([
    ['F Nth S Fleet Irish Sea\n-> Wales.', 'F Nth S F Iri-Wal'],
    ['Fleet Irish Sea\n-> Wales.', 'F Iri-Wal'],
    ['F Nth C A Lon\n- Nwy', 'F Nth C A Lon-Nwy'],
    ['A Lon-Nwy\nvia convoy', 'A Lon-Nwy via convoy'],
    ['A Lon -> North Sea\n-> Norway', 'A Lon-Nwy'],
    ['Army Munich\nSUPPORT Army Ruhr\n-> Holland', 'A Mun S A Ruh-Hol'],
    ['Army Munich\nHOLD', 'A Mun H'],
  ])('%j is one order', (text, meant) => {
    const { orders, spans, errors } = read(`${text}\nA Rom H`);
    expect(errors).toEqual([]);
    expect(orders.map((one) => formatOrder(one))).toEqual([meant, 'A Rom H']);
    expect(spans[0]).toMatchObject({ line: 1, column: 1, length: text.indexOf('\n') });
  });

  test.each([
    ['A Mun S A Ruh\n- A Kie H', ['A Mun S A Ruh', 'A Kie H']],
    ['A Mun S A Ruh\n- Ber S A Kie', ['A Mun S A Ruh', 'A Ber S A Kie']],
    ['A Mun S A Ruh\nHold on!\nA Rom H', ['A Mun S A Ruh', 'A Rom H']],
  ])('%j is a list', (text, orders) => {
    const units = [{ power: 'Germany', kind: 'A', at: 'BER' } as const];
    const more = { power: 'Italy', kind: 'A', at: 'ROM' } as const;
    const own = (['MUN', 'RUH', 'KIE'] as const).map((at) => ({ ...more, at }));
    const position = { units: [...units, more, ...own] };
    expect(readOrders(text, { position }).orders.map((one) => formatOrder(one))).toEqual(orders);
  });
});

describe('invisible characters', () => {
  test.each([
    '\u200eA Rom-Tus',
    '\u202aA Rom-Tus\u202c',
    'A \u2066Rom\u2069-Tus',
    'A Ro\u00adme-Tus',
    'A Rom\u200b-Tus',
    'A\u200b Rom \u200d-\u200c Tus',
    '\ufeffA Rom-Tus',
    'A Rom\u200f-Tus\u061c',
  ])('%j is read', (text) => {
    expect(read(text)).toMatchObject({ errors: [], repairs: [] });
    expect(told(text)).toEqual(['Italy: A Rom-Tus']);
  });

  test('are counted in places', () => {
    const { orders, spans, errors, repairs } = read(
      '\u200eA Rom\u00ade H, ARo\u00adm\u200e-Tus, A Xyz H',
    );
    expect(orders).toHaveLength(2);
    expect(spans).toMatchObject([
      { column: 2, length: 9 },
      { column: 13, length: 10 },
    ]);
    expect(repairs).toMatchObject([{ column: 13, length: 5, what: 'blank' }]);
    expect(errors).toMatchObject([{ column: 27, length: 3, words: 'Xyz' }]);
  });

  test('are ignored in other phases, too', () => {
    expect(readRetreats('\u202aA Vie R Tyr\u202c', { power: 'Italy' }).orders).toHaveLength(1);
    expect(readAdjustments('\u202aBuild A Rom\u202c', { power: 'Italy' }).orders).toHaveLength(1);
  });

  test('do not hide that a set begins', () => {
    expect(readOrderSets('Italy: A Rom H\n\u200e---\nA Rom-Tus').sets).toBe(2);
  });

  test.each([
    ['A Rom \u0007', '"[U+0007]"'],
    ['A Ro\u200em\u0000', '"[U+0000]"'],
    ['A R\u00adx\u200ey H', '"R[U+00AD]x[U+200E]y"'],
    ['A Rom \u{e0001}', '"[U+E0001]"'],
  ])('%j: a message names them', (text, quoted) => {
    expect(
      read(text)
        .errors.map(({ message }) => message)
        .join(),
    ).toContain(quoted);
  });

  test('U+0085 ends a line', () => {
    expect(read('A Rom H\u0085A Ven H').spans).toMatchObject([{ line: 1 }, { line: 2 }]);
    expect(readOrderSets('Italy: A Rom H\u0085---\u0085A Rom-Tus').sets).toBe(2);
  });
});

test('the message of an error is made of what is wrong, where, and what was expected', () => {
  for (const { problem, words, expected, message } of read('A Xyz H, A Lon, Abc: A Rom').errors)
    expect(message).toBe(`${problem}: "${words}". Expected ${expected}.`);
});

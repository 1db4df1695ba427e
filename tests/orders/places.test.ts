import { describe, expect, test } from 'vitest';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { shortOrder, turn } from '../support/short.ts';

const read = (text: string) => {
  const { orders, errors, repairs } = readOrders(text, { power: 'England' });
  return {
    orders: orders.map(shortOrder),
    errors: errors.map(({ kind }) => kind),
    repairs: repairs.map(({ what, to }) => `${what}: ${to}`),
  };
};
const plain = (...orders: readonly string[]) => ({ orders, errors: [], repairs: [] });

test.each(['F Mid C A Naf-Spa/sc', 'F Mid C F Wes-Spa/sc', 'F Mid C Wes-Spa(sc)'])(
  'a convoy leads to a space and to none of its coasts: %s',
  (text) => {
    expect(readOrders(text, { power: 'England' }).orders).toMatchObject([{ to: 'SPA' }]);
  },
);

test('the same applies to a fleet that is to be carried, and is recorded', () => {
  const { position } = turn('E F MAO\nE F WES');
  const { orders } = readOrders('F Mid C F Wes-Spa/sc', { power: 'England', position });
  expect(orders[0]?.repairs).toEqual([{ what: 'coast', from: 'Spa/sc', to: 'Spa' }]);
});

describe('names of spaces', () => {
  test.each([
    ['A Galícia H', 'E A GAL H'],
    ['A Gali\u0301cia H', 'E A GAL H'], // the accent as a separate character
    ['A Münich H', 'E A MUN H'],
  ])('accents do not matter: %s', (text, order) => {
    expect(read(text)).toEqual(plain(order));
  });

  test('a number in a name is not ignored', () => {
    expect(read('A Mun7 H')).toMatchObject({ orders: [], errors: ['space'] });
  });

  test.each([
    ['F Black-Sea-Con', 'E F BLA - CON'],
    ['F Con-Black-Sea', 'E F CON - BLA'],
    ['F Tyrrhenian-Sea-Rom', 'E F TYS - ROM'],
    ['A St-Petersburg-Mos', 'E A STP - MOS'],
    ['F Gulf-of-Lyon-Mar', 'E F LYO - MAR'],
    ['A Swe-Den', 'E A SWE - DEN'],
  ])('a hyphen stands beside what is no space by itself: %s', (text, order) => {
    expect(read(text)).toEqual(plain(order));
  });

  test.each(['F Mid -Atlantic', 'F Mid- Atlantic', 'F Mid–Atlantic', 'F Mid->Atlantic'])(
    'only a tight hyphen can be one: %s',
    (text) => {
      expect(read(text).orders).toEqual(['E F MAO - NAO']);
    },
  );
});

describe('names of coasts', () => {
  test.each([
    ...['(n c)', '/n c', '(N.C.)', '(northern coast)', '(northern)', ' northern coast', '(ncs)'],
  ])('F Mid-Spa%s', (coast) => {
    expect(read(`F Mid-Spa${coast}`)).toEqual(plain('E F MAO - SPA/NC'));
  });

  test.each(['(sc)', '(south)', '(southern coast)', '/S', ' s.c.'])('F Mid-Spa%s', (coast) => {
    expect(read(`F Mid-Spa${coast}`)).toEqual(plain('E F MAO - SPA/SC'));
  });

  test.each(['(ec)', '(east)', '(eastern coast)', ' e.c.'])('F Con-Bul%s', (coast) => {
    expect(read(`F Con-Bul${coast}`)).toEqual(plain('E F CON - BUL/EC'));
  });

  test.each([
    ...['(wc)', '(west)', '(western coast)', '(xc)', '(xcs)', '(middle coast)', '(Middle COAST)'],
    ...['/middle coast', '(wild coast)'],
  ])('one that no space has is left out: F Mid-Spa%s (DATC 4.B.6)', (coast) => {
    expect(read(`F Mid-Spa${coast}`)).toEqual({
      orders: ['E F MAO - SPA'],
      errors: [],
      repairs: ['coast: Spa'],
    });
  });

  test.each([
    ...['(snc)', '(ncx)', '(nck)', '(axc)', '(xcx)', '(coast)', '(middle)', '(/ coast)'],
    ...['(nc', '(north coast', '–nc', ' n.coal', '/'],
  ])('anything else is none: F Mid-Spa%s', (coast) => {
    expect(read(`F Mid-Spa${coast}`)).toMatchObject({ orders: [], repairs: [] });
    expect(read(`F Mid-Spa${coast}`).errors).toHaveLength(1);
  });

  test('after just a name, north is not yet a coast', () => {
    expect(read('F Spa north H').orders).toEqual([]);
    expect(read('F Spa north coast H')).toEqual(plain('E F SPA/NC H'));
  });
});

describe('names of powers', () => {
  test.each([
    ...['Austria-Hungary: A Vie H', 'Austria–Hungary: A Vie H', 'Austro-Hungarian A Vie H'],
    ...['Austria Hungary: A Vie H', 'AustriaHungary: A Vie H', 'Austria: A Vie H', 'Aust. A Vie H'],
  ])('%s', (text) => {
    expect(read(text)).toEqual(plain('A A VIE H'));
  });

  test.each(['Great Britain: A Lon H', 'Great-Britain: A Lon H', 'British A Lon H'])(
    '%s',
    (text) => {
      const { orders } = readOrders(`Turkey: A Con H\n${text}`);
      expect(orders.map(shortOrder)).toEqual(['T A CON H', 'E A LON H']);
    },
  );

  test('a comma joins no name: the heading is unknown, and the orders under it have no power', () => {
    expect(read('Austria, Hungary: A Vie H').errors).toEqual(['power', 'power']);
  });

  test('end with their line', () => {
    expect(read('Austria-\nHungary: A Vie H').errors).toContain('power');
    const { orders, errors } = readOrders('A Vie S A Bud Austria-\nItaly: A Rom H');
    expect(orders.map(shortOrder)).toEqual(['I A ROM H']);
    for (const { line, length } of errors) expect([line, length > 0]).toEqual([1, true]);
  });
});

import { describe, expect, test } from 'vitest';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import { shortOrder } from '../support/short.ts';

const SPACE = 'a space, such as Mun or North Sea';
const ACTION = 'a dash and a space, or S, C or H';
const END = 'a comma or the end of the line';
const ORDER = 'an order, such as A Mun-Ber';

/** The errors expected for a text by England: line:column+length, the words, what was expected. */
const CASES: readonly (readonly [
  text: string,
  at: string,
  words: string,
  expected: string,
  survivors: readonly string[],
])[] = [
  ['A Xyz-Ber, A Lon H', '1:3+3', 'Xyz', SPACE, ['E A LON H']],
  ['A Lon H, A Ber-Xyz', '1:16+3', 'Xyz', SPACE, ['E A LON H']],
  ['A Lon H\nA Mnu-Ber', '2:3+3', 'Mnu', 'a space, perhaps Mun', ['E A LON H']],
  ['Mnu-Ber', '1:1+3', 'Mnu', 'a space, perhaps Mun', []],
  ['A Lon H\n\n  A Par-Burgndy', '3:9+7', 'Burgndy', 'a space, perhaps Burgundy', ['E A LON H']],
  ['A Sil S A Xyz-Pru, A Lon H', '1:11+3', 'Xyz', SPACE, ['E A LON H']],
  ['A Sil S A Ber-Xyz A Lon H', '1:15+3', 'Xyz', SPACE, ['E A LON H']],
  ['A Xyz S A Ber-Pru A Lon H', '1:3+3', 'Xyz', SPACE, ['E A LON H']],
  ['A Sil S RUSIAN A War-Pru, A Lon H', '1:9+6', 'RUSIAN', SPACE, ['E A LON H']],
  ['A Sil supprts A Ber-Pru A Lon H', '1:7+7', 'supprts', ACTION, ['E A LON H']],
  ['A Sil supprts RUSSIAN A War-Pru A Lon H', '1:7+7', 'supprts', ACTION, ['E A LON H']],
  ['A Sil gives support to A Ber-Pru A Lon H', '1:7+5', 'gives', ACTION, ['E A LON H']],
  ['A Ber, A Lon H', '1:1+5', 'A Ber', ACTION, ['E A LON H']],
  ['A Ber A Lon H', '1:7+1', 'A', ACTION, ['E A LON H']],
  ['A Ber', '1:1+5', 'A Ber', ACTION, []],
  ['A Ber-', '1:1+6', 'A Ber-', SPACE, []],
  ['A Ber - , A Lon H', '1:1+7', 'A Ber -', SPACE, ['E A LON H']],
  ['A', '1:1+1', 'A', SPACE, []],
  ['A A Lon H', '1:3+1', 'A', SPACE, ['E A LON H']],
  ['A Sil S', '1:1+7', 'A Sil S', SPACE, []],
  ['A Sil S A Ber-', '1:1+14', 'A Sil S A Ber-', SPACE, []],
  [
    'F Nth C A Lon, A Lon H',
    '1:1+13',
    'F Nth C A Lon',
    'a dash and the place where the army is to land',
    ['E A LON H'],
  ],
  ['A Lon-Yor-Edi, A Lon H', '1:10+1', '-', END, ['E A LON H']],
  ['A Nwy-Swe via Fin, A Lon H', '1:15+3', 'Fin', END, ['E A LON H']],
  ['A Nwy-Swe by convy, A Lon H', '1:11+2', 'by', END, ['E A LON H']],
  ['A Mun-Ber please, A Lon H', '1:11+6', 'please', END, ['E A LON H']],
  [
    'A Mun-Ber (bounce), A Lon H',
    '1:12+6',
    'bounce',
    'a coast, such as (nc) or (sc)',
    ['E A LON H'],
  ],
  ['A Mun H (really), A Lon H', '1:9+1', '(', END, ['E A LON H']],
  ['F Spa(xyz) H', '1:7+3', 'xyz', 'a coast, such as (nc) or (sc)', []],
  ['F Spa/ H', '1:8+1', 'H', 'a coast, such as (nc) or (sc)', []],
  ['Spring 1901, A Lon H', '1:1+6', 'Spring', ORDER, ['E A LON H']],
  ['Build A Lon\nA Lon H', '1:1+5', 'Build', ORDER, ['E A LON H']],
  ['Not A Lon-Bel', '1:1+3', 'Not', ORDER, []],
  ['<b>A Lon H', '1:1+1', '<', ORDER, []],
  ['If Germany moves A Mun-Bur then A Mar-Bur', '1:1+2', 'If', ORDER, []],
  ['% A Mun H, A Lon H', '1:1+1', '%', ORDER, ['E A LON H']],
  ['A Ber1-Mun', '1:3+4', 'Ber1', 'a space, perhaps Ber', []],
  ['A Кber-Mun', '1:3+4', 'Кber', 'a space, perhaps Ber', []],
  ['A 😀-Mun', '1:3+2', '😀', SPACE, []],
  ['A constructor-Mun', '1:3+11', 'constructor', SPACE, []],
  ['F __proto__ H', '1:5+5', 'proto', SPACE, []],
  ['Eng1 A Lon H', '1:1+4', 'Eng1', ORDER, []],
  ['A Lon H, - A Mun H', '1:10+1', '-', ORDER, ['E A LON H']],
  ['A Mun-Ber xy-Mar', '1:11+2', 'xy', END, []],
  ['A Mun-Ber Xyz-Mar', '1:11+3', 'Xyz', SPACE, ['E A MUN - BER']],
  ['AXYZ H, A Lon H', '1:1+4', 'AXYZ', SPACE, ['E A LON H']],
  ['A Switzerland H', '1:3+11', 'Switzerland', SPACE, []],
  ['A Bul Rum-Con', '1:7+3', 'Rum', ACTION, []],
  ['A Bul Lon', '1:7+3', 'Lon', 'a dash or a verb before it', []],
  ['F Bla S A Bul Lon', '1:15+3', 'Lon', 'a dash or a verb before it', []],
  ['A Bul Rum Con', '1:7+3', 'Rum', ACTION, []],
  ['English Den', '1:9+3', 'Den', 'a dash or a verb before it', []],
  ['A Smy-Ank, C', '1:12+1', 'C', ORDER, ['E A SMY - ANK']],
  ['F Stands, A Lon H', '1:1+1', 'F', 'a space after F', ['E A LON H']],
  ['Bre H, A Lon H', '1:1+3', 'Bre', 'A or F before Bre', ['E A LON H']],
  ['A Par S Bre, A Lon H', '1:9+3', 'Bre', 'A or F before Bre', ['E A LON H']],
  ['Nor H', '1:1+3', 'Nor', 'Nwy or Nth or Nrg or NAt or NAf', []],
  ['A Liv H', '1:3+3', 'Liv', 'Lvp or Lvn', []],
  ['A Mun-Liv', '1:7+3', 'Liv', 'Lvp or Lvn', []],
];

describe('an unreadable order', () => {
  test.each(CASES)('%j', (text, at, words, expected, survivors) => {
    const { orders, errors } = readOrders(text, { power: 'England' });
    expect(errors).toHaveLength(1);
    const [error] = errors;
    expect(error).toMatchObject({ words, expected });
    expect(`${String(error?.line)}:${String(error?.column)}+${String(error?.length)}`).toBe(at);
    expect(error?.message).toContain(`"${words}". Expected ${expected}.`);
    expect(orders.map(shortOrder)).toEqual(survivors);
  });
});

/** The kind, and the whole message. `Nor` has five meanings. */
const SAID: readonly (readonly [text: string, kind: string, message: string])[] = [
  ['A Ber', 'order', `This order is incomplete: "A Ber". Expected ${ACTION}.`],
  ['A Lon hops', 'order', `This cannot be read: "hops". Expected ${ACTION}.`],
  ['A [ H', 'order', `This cannot be read: "[". Expected ${SPACE}.`],
  ['A fleet', 'order', `This cannot be read: "fleet". Expected ${SPACE}.`],
  ['A Xyz H', 'space', `No space has this name: "Xyz". Expected ${SPACE}.`],
  ['A Wra H', 'space', 'No space has this name: "Wra". Expected a space, perhaps War.'],
  ['A Has H', 'space', 'No space has this name: "Has". Expected a space, perhaps Eas or Gas.'],
  ['A.us', 'space', `No space has this name: "us". Expected ${SPACE}.`],
  ['Bre H', 'unit', 'This may be an army or a fleet: "Bre". Expected A or F before Bre.'],
  [
    'Nor H',
    'ambiguous',
    'This may mean Norway or North Sea or Norwegian Sea or North Atlantic Ocean or North Africa: "Nor". Expected Nwy or Nth or Nrg or NAt or NAf.',
  ],
  [
    'Gul-Lyo-Mar',
    'ambiguous',
    'This may mean Gulf of Lyon or Gulf of Bothnia: "Gul". Expected Lyo or Bot.',
  ],
  ['Xyz: ', 'power', 'No power has this name: "Xyz". Expected a power, such as England.'],
  [
    'The Old High Duchy:',
    'power',
    'No power has this name: "The Old High Duchy". Expected a power, such as England.',
  ],
  ['t', 'order', `This cannot be read: "t". Expected ${ORDER}.`],
  ['hold', 'order', `This cannot be read: "hold". Expected ${ORDER}.`],
  ['support-', 'order', `This cannot be read: "support". Expected ${ORDER}.`],
  ['/support', 'order', `This cannot be read: "/". Expected ${ORDER}.`],
  [':', 'order', `This cannot be read: ":". Expected ${ORDER}.`],
  ['1L', 'order', `This cannot be read: "1L". Expected ${ORDER}.`],
  ['SAe', 'order', `This cannot be read: "SAe". Expected ${ORDER}.`],
  ['rCA', 'order', `This cannot be read: "rCA". Expected ${ORDER}.`],
  ['aPAR', 'order', `This cannot be read: "aPAR". Expected ${ORDER}.`],
  ['r’t', 'order', `This cannot be read: "r’t". Expected ${ORDER}.`],
  ['T’ie', 'order', `This cannot be read: "T’ie". Expected ${ORDER}.`],
  ['r’ ', 'order', `This cannot be read: "r". Expected ${ORDER}.`],
  ['Aus-\nH', 'order', `This cannot be read: "H". Expected ${ORDER}.`],
  ['A Nwy S A-Swe', 'order', `This cannot be read: "-". Expected ${SPACE}.`],
  ['Bel-Hol via Ska-', 'order', `This cannot be read: "-". Expected ${END}.`],
];

describe('what is reported', () => {
  test.each(SAID)('%j: %s', (text, kind, message) => {
    const { errors } = readOrders(text, { power: 'England' });
    expect(errors.map((error) => [error.kind, error.message])).toEqual([[kind, message]]);
  });

  test('is in the order of the text, whichever part found it', () => {
    const { errors } = readOrders('Bre H, hold, Bre H', { power: 'England' });
    expect(errors.map(({ kind }) => kind)).toEqual(['unit', 'order', 'unit']);
  });

  test('after words that are not an order only a heading with a colon starts again', () => {
    const { errors } = readOrders('{ Turkey: [');
    expect(errors.map(({ words }) => words)).toEqual(['{', '[']);
    expect(readOrders('{ Turkey A Con H', { power: 'England' }).orders).toEqual([]);
  });

  test('repairs are in the order of the text, too, and absent if nothing was read', () => {
    const { repairs } = readOrders('ABul(n)S AGre', { power: 'England' });
    expect(repairs.map(({ from, column }) => [from, column])).toEqual([
      ['ABul', 1],
      ['Bul(n)', 2],
      ['AGre', 10],
    ]);
    expect(readOrders('APar', { power: 'England' })).toMatchObject({ orders: [], repairs: [] });
  });

  test('the numbers of a list mean nothing', () => {
    const { orders, errors } = readOrders('1 A Lon H\n12. A Mun H', { power: 'England' });
    expect(errors).toEqual([]);
    expect(orders.map(shortOrder)).toEqual(['E A LON H', 'E A MUN H']);
  });

  test('a convoy’s army is only mentioned', () => {
    const { orders, errors } = readOrders('F Xyz C A Lon-Bel', { power: 'England' });
    expect(orders).toEqual([]);
    expect(errors.map(({ words }) => words)).toEqual(['Xyz']);
  });

  test('an order may be wrong before a heading without a colon', () => {
    const { orders } = readOrders('A Russia A Mos H', { power: 'England' });
    expect(orders.map(shortOrder)).toEqual(['R A MOS H']);
  });
});

describe('a power', () => {
  test('must be named, if nothing else shows whose order it is', () => {
    const { orders, errors } = readOrders('A Lon-Bel\nEngland: A Lon-Bel');
    expect(orders).toHaveLength(1);
    expect(errors).toEqual([
      {
        kind: 'power',
        ...{ line: 1, column: 1, length: 5, words: 'A Lon' },
        problem: 'No power is named for this order',
        expected: 'a power and a colon before it',
        message:
          'No power is named for this order: "A Lon". Expected a power and a colon before it.',
      },
    ]);
  });

  test('that is misspelt does not give its orders to the power before', () => {
    const text = 'France: A Par H\nEnglnad: A Lon-Bel, A Lvp H\nItaly: A Rom H';
    const { orders, errors } = readOrders(text, { power: 'France' });
    expect(orders.map(shortOrder)).toEqual(['F A PAR H', 'I A ROM H']);
    expect(errors.map(({ column, words, kind }) => ({ column, words, kind }))).toEqual([
      { column: 1, words: 'Englnad', kind: 'power' },
      { column: 10, words: 'A Lon', kind: 'power' },
      { column: 21, words: 'A Lvp', kind: 'power' },
    ]);
  });
});

describe('too much', () => {
  const order = 'A Lon H\n';

  test('a text of more than 100 KB is refused whole', () => {
    const most =
      order +
      '#'.repeat(102_400 - order.length - 1_000).replace(/#{1000}/g, `${'#'.repeat(999)}\n`);
    expect(readOrders(most, { power: 'England' }).orders).toHaveLength(1);
    const { orders, errors } = readOrders('A Lon H,'.repeat(12_801), { power: 'England' });
    expect(orders).toEqual([]);
    const expected = 'a text of at most 102400 characters';
    const words = `${'A Lon H,'.repeat(7)}A Lo…`;
    const problem = 'This text is too long';
    const message = `${problem}: "${words}". Expected ${expected}.`;
    expect(errors).toEqual([
      { kind: 'too-much', line: 1, column: 1, length: 0, words, problem, expected, message },
    ]);
  });

  test('more than 2,000 orders are refused, readable or not', () => {
    expect(readOrders(order.repeat(2_000), { power: 'England' }).orders).toHaveLength(2_000);
    for (const each of [order, 'x\n']) {
      const { orders, errors } = readOrders(each.repeat(2_001), { power: 'England' });
      expect(orders).toEqual([]);
      const [words] = each.split('\n')[0]?.split(' ') ?? [];
      const message = `Too many orders: "${String(words)}". Expected at most 2000 orders.`;
      expect(errors).toMatchObject([{ kind: 'too-much', line: 2_001, column: 1, message }]);
    }
  });

  test('a line of more than 2,000 characters is left out, and the others are read', () => {
    const long = `A Ber H${' '.repeat(1_994)}`;
    const { orders, errors } = readOrders(`${long.slice(0, -1)}\n${order}${long}\nA Mun H`, {
      power: 'England',
    });
    expect(orders.map(shortOrder)).toEqual(['E A BER H', 'E A LON H', 'E A MUN H']);
    expect(errors).toEqual([
      {
        ...{ kind: 'too-much', line: 3, column: 1, length: 2_001 },
        words: `${long.slice(0, 60)}…`,
        problem: 'This line has 2001 characters and was not read',
        expected: 'a line of at most 2000 characters',
        message: `This line has 2001 characters and was not read: "${long.slice(0, 60)}…". Expected a line of at most 2000 characters.`,
      },
    ]);
  });

  test('long words are cut short in messages', () => {
    const [error] = readOrders(`A ${'x'.repeat(1_900)}`, { power: 'England' }).errors;
    expect(error?.length).toBe(1_900);
    expect(error?.message.length).toBeLessThan(160);
  });
});

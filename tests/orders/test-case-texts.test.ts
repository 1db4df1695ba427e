import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string): readonly string[] =>
  readText(text).orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`);

describe('a test case as printed on the page of the DATC', () => {
  test('the title names a phase, but the orders below it belong to another', () => {
    const text = `6.H.90. TEST CASE, NO SUPPORT DURING RETREAT
Holding is all that is left.
England:
A Kiel - Berlin

Germany:
A Berlin Hold`;
    expect(readText(text).notation.id).toBe('datc');
    expect(told(text)).toEqual(['England A KIE - BER', 'Germany A BER H']);
  });

  test('a sentence that introduces orders names their phase, however long it is', () => {
    for (const lead of [
      'After these moves have been made the following retreat orders are given:',
      'The fleet is dislodged. If the following retreat orders are given:',
      'No army can retreat to Ruhr. Suppose the following retreat orders are given:',
    ])
      expect(told(`England:\nF Kiel Hold\n\n${lead}\nEngland:\nF Kiel - Holland`)).toEqual([
        'England F KIE H',
        'England F KIE R HOL',
      ]);
  });

  test('a sentence of prose names no phase', () => {
    for (const prose of ['This bounce prevents the retreat.', 'That is the retreat phase.'])
      expect(told(`${prose}\nEngland:\nA Kiel - Berlin`)).toEqual(['England A KIE - BER']);
  });

  test('a title that ends with a full stop does', () => {
    const mail =
      'Retreat results for Fall of 1901.  (game.007)\n\nItaly:     Army  Rome -> Apulia.';
    expect(told(mail)).toEqual(['Italy A ROM R APU']);
  });

  test('a condition ends before the orders of a power', () => {
    const text = `If the coast of a fleet is left out, nothing is amiss.
France:
F Gascony - Spain(nc)

Italy
F Rome - Naples`;
    expect(told(text)).toEqual(['France F GAS - SPA/NC', 'Italy F ROM - NAP']);
  });

  test('neither a sentence about an army nor a word with two dashes belongs to another notation', () => {
    const orders = 'Italy:\nA Venice - Trieste\n';
    for (const prose of [
      'The army in Venice should move to Trieste.',
      'The army in Venice beats the army in Trieste and holds.',
      'This is a head-to-head battle.',
    ])
      expect(told(`${orders}\n${prose}`)).toEqual(['Italy A VEN - TRI']);
  });
});

describe("jDip's file of cases", () => {
  const file = `VARIANT_ALL Standard

# it holds
CASE 6.Z.1 (nothing)
PRESTATE_SETPHASE Spring 1901, Movement
PRESTATE
	England: F nth
	Russia: A nor
ORDERS
	England: F nth-nor	# bounces
	Russia: A nor H
POSTSTATE_SAME
END

CASE 6.Z.2
PRESTATE_SETPHASE Spring 1901, Retreat
PRESTATE
	Russia: F nth
PRESTATE_DISLODGED
	England: F nth
PRESTATE_RESULTS
	SUCCESS: Russia: F nor-nth
ORDERS
	England: F nth-hol
POSTSTATE
	England: F hol
END
`;
  test('only its orders are read, those of a retreat phase as retreats', () => {
    const { notation, doubts, errors } = readText(file);
    expect(notation.id).toBe('jdip');
    expect(told(file)).toEqual(['England F NTH - NWY', 'Russia A NWY H', 'England F NTH R HOL']);
    expect(doubts).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('`nor` is Norway in its lines alone, too', () => {
    const { orders, doubts } = readText('England: F nth C A lon-nor\nEngland: A lon-nor');
    expect(orders.map(({ text }) => text)).toEqual(['F NTH C A LON - NWY', 'A LON - NWY']);
    expect(doubts).toEqual([]);
  });
});

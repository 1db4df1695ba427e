import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string): readonly string[] =>
  readText(text).orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`);

describe('a mail of orders to the judge', () => {
  test('what is between SIGNON and SIGNOFF is in its notation', () => {
    const text =
      'To: judge@example.org\n\nSIGNON egame secret\nnorsea t Edi - Nor\nf bla t a con - rum';
    expect(readText(text).notation.id).toBe('judge');
    expect(told(text)).toEqual(['? F NTH C A EDI - NWY', '? F BLA C A CON - RUM']);
  });

  test('letters to players order nothing, and name no power that orders', () => {
    const press = 'BROADCAST\nNo orders for Germany:\nA Mun - Ber\nENDBROADCAST';
    const text = `SIGNON egame secret\n${press}\na lon h\nSIGNOFF\n`;
    expect(told(text)).toEqual(['? A LON H']);
    expect(readText(text).doubts).toEqual([]);
    const open =
      'SIGNON egame secret\na lon h\npress to F\nGermany has A Mun - Ber\nSIGNOFF\n-- \nBob';
    expect(told(open)).toEqual(['? A LON H']);
  });

  test('a way over seas in words', () => {
    expect(told('army yorkshire moves to nts moves to norway\na hol m nth m lon')).toEqual([
      '? A YOR - NWY VIA',
      '? A HOL - LON VIA',
    ]);
  });
});

test('what players write to one another in a mail of results orders nothing', () => {
  const text = `Adjustment results for Winter of 1912.  (dip.014)

Italy:     Builds an army in Rome.

Message from ann@example.org as Austria to Turkey in 'dip':

If you move Ankara to Armenia, A Bud - Rum.  Deal?

Italy:     Builds an army in Venice.

The next phase of 'dip' will be Movement for Spring of 1913.`;
  const { orders, doubts, errors } = readText(text);
  expect(orders.map((order) => order.text)).toEqual(['A ROM B', 'A VEN B']);
  expect([doubts, errors]).toEqual([[], []]);
});

test('a convoying fleet is dislodged if the list below the results says so', () => {
  const text = `Movement results for Fall of 1903.  (dip.014)

Italy: Fleet Ionian Sea CONVOY Army Tunis -> Albania.  (*disrupted*)
Italy: Army Tunis -> Ionian Sea -> Albania.  (*no convoy*)
Italy: Fleet Naples HOLD.
Turkey: Fleet Aegean Sea -> Ionian Sea.

The following units were dislodged:

The Italian Fleet in the Ionian Sea can retreat to Apulia or
the Adriatic Sea.

The next phase of 'dip' will be Retreats for Fall of 1903.`;
  const { orders, doubts } = readText(text);
  expect(orders.map(({ results }) => results.join())).toEqual([
    'disrupted,dislodged',
    'no convoy',
    'succeeded',
    'succeeded',
  ]);
  expect(doubts).toEqual([]);
  expect(readText(text).retreats).toEqual([
    { unit: { power: 'Italy', kind: 'F', at: 'ION' }, to: ['APU', 'ADR'] },
  ]);
  const twice = readText(`${text}\n\n${text.replace('1903', '1904')}`);
  expect(twice.orders[0]?.results).toEqual(['disrupted']);
  expect(twice.retreats).toEqual([]);
});

import { expect, test } from 'vitest';
import { parseTurnLine } from '../../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { deskOf, exampleDesk, lineOf, type Desk } from '../../../src/site/desk/desk.ts';
import { letterless, readPasted } from '../../../src/site/desk/paste/read-pasted.ts';
import { unreadIn } from '../../../src/site/desk/paste/unread.ts';

function desk(line: string): Desk {
  const turn = parseTurnLine(line);
  if (!turn.ok) throw new Error(turn.error.expected);
  return deskOf(turn.value);
}

const TEXT = 'France:\nMar - Spa\nA Par H\nAustria:\nTri - Alb';

test('orders of which nobody says whether an army or a fleet is meant are told, and not left out in silence', () => {
  const { reading, taken } = readPasted(TEXT, {}, exampleDesk());
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe('F:Apar!');
  expect(letterless(reading).map(({ line }) => line)).toEqual([2, 5]);
  expect(unreadIn(reading).lines).toBe(2);
});

test('the units on the desk tell the letters', () => {
  const { reading, taken } = readPasted(TEXT, {}, desk('A:Ftri;F:Amar.Apar;G:Amun'));
  expect(taken?.position).toBe('kept');
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe('A:Ftri-alb;F:Amar-spa.Apar!;G:Amun');
  expect(letterless(reading)).toEqual([]);
  expect(unreadIn(reading).lines).toBe(0);
});

test('units of another position tell nothing', () => {
  const { reading, taken } = readPasted(TEXT, {}, desk('E:Flon.Fnth'));
  expect(taken?.position).toBe('inferred');
  expect(letterless(reading).map(({ line }) => line)).toEqual([2, 5]);
});

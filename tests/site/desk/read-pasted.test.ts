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

/** A phase of a game on the desk, which a pasted text must not replace because of a mistake in it. */
const RETREATS = 'F1902R;E:Fden.Akie;F:Apar.Abur@mun;G:Abur.Fden@nth';
const WINTER = 'W1902A;F:Apar:parbremar;G:Amun.Aber.Fkie:munberkie';

test('retreats that are written like moves are for the dislodged units', () => {
  const { taken } = readPasted('France: A Bur-Gas\nGermany: Den - Hel', {}, desk(RETREATS));
  expect(taken?.position).toBe('kept');
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe(
    'F1902R;E:Fden.Akie;F:Abur@mun-gas.Apar;G:Fden@nth-hel.Abur',
  );
});

test('so is one beside a disband', () => {
  const { taken } = readPasted('France: A Bur-Gas\nGermany: F Den disbands', {}, desk(RETREATS));
  expect(taken && lineOf(taken.desk, EDITIONS['2023'])).toBe(
    'F1902R;E:Fden.Akie;F:Abur@mun-gas.Apar;G:Fden@nth-x.Abur',
  );
});

test('moves of other units are a turn of their own', () => {
  const { taken } = readPasted('France: A Bur-Gas, A Par-Pic, A Bel H', {}, desk(RETREATS));
  expect(taken?.position).toBe('inferred');
  expect(taken?.desk.phase).toBe('movement');
});

test('a removal of a unit that does not exist leaves the position and its centres', () => {
  const text = 'France: Build A Mar, Build F Bre\nGermany: Remove A Ruh';
  const { taken } = readPasted(text, {}, desk(WINTER));
  expect(taken?.position).toBe('kept');
  expect(taken?.strays).toEqual([2]);
});

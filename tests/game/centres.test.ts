import { expect, test } from 'vitest';
import { POWERS } from '../../src/board/powers.ts';
import { isOut } from '../../src/game/centres.ts';
import { board, done, gameOf, started, turn } from './game-driver.ts';

test('a power is out of the game without units, dislodged ones included, and centres', () => {
  const table = started();
  const out = () => POWERS.filter((power) => isOut(gameOf(table).now, power));
  expect(out()).toEqual([]);
  done(table, board('A A VIE; I A TYR; I A BOH; R A UKR', 'I: VEN VIE; T: CON'));
  expect(out()).toEqual(['England', 'France', 'Germany']);
  turn(table, { Italy: 'A Tyr S A Boh-Vie\nA Boh-Vie' });
  expect(gameOf(table).now.units.some(({ power }) => power === 'Austria')).toBe(false);
  expect(out()).toEqual(['England', 'France', 'Germany']);
});

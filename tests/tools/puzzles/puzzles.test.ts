import { expect, test } from 'vitest';
import { adjudicate } from '../../../src/law/adjudicate.ts';
import { spaceOf } from '../../../src/board/board.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { fightsIn } from '../../../tools/puzzles/fights.ts';
import { wholeGame } from '../../../tools/puzzles/whole-game.ts';

test('a whole game begins with 22 units, orders every unit, and takes neutral centres', () => {
  const turns = wholeGame(1);
  expect(turns[0]?.units).toHaveLength(22);
  expect(turns.at(-1)?.units.length).toBeGreaterThan(28);
  for (const { units, orders } of turns) {
    expect(orders.map(({ unit }) => unit.at)).toEqual(units.map(({ at }) => at));
    const ruling = adjudicate({ units }, orders, EDITIONS['1971']);
    expect(ruling.orders.filter(({ outcome }) => outcome === 'illegal')).toEqual([]);
  }
  expect(wholeGame(1)).toEqual(turns);
});

test('the fights of a turn are ruled by themselves as on the whole board', () => {
  for (const turn of wholeGame(2)) {
    const whole = adjudicate({ units: turn.units }, turn.orders, EDITIONS['1971']);
    const fights = fightsIn(turn);
    expect(fights.flatMap(({ units }) => units)).toHaveLength(turn.units.length);
    for (const { units, orders } of fights) {
      const alone = adjudicate({ units }, orders, EDITIONS['1971']);
      for (const { unit, outcome } of alone.orders)
        expect(outcome).toBe(whole.orders.find((one) => one.unit === spaceOf(unit))?.outcome);
    }
  }
});

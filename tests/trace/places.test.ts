import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { editionCalled } from '../../src/rules/modules.ts';
import { parseAt, positionOf } from '../../src/trace/places/place.ts';
import { placesIn } from '../../src/trace/places/places.ts';
import { turn } from '../support/short.ts';
import { SCENARIOS } from '../wrong-engines/suite.ts';

const RULINGS = SCENARIOS.filter(({ orders }) => orders.length > 0).map(
  ({ slug, position, orders, editions: [first = '1971'] }) => ({
    slug,
    steps: adjudicate(position, orders, editionCalled(first)).steps,
  }),
);

const placesOf = (wanted: string): readonly string[] =>
  placesIn(RULINGS.find(({ slug }) => slug === wanted)?.steps ?? []);

describe('the places in a ruling', () => {
  test('are named by what is decided there', () => {
    expect(placesOf('rulebook-1971/example-09')).toEqual([
      ...['orders', 'support.WAR', 'strength.PRU', 'hold.SIL', 'move.PRU', 'dislodged.SIL'],
      ...['support.SIL', 'strength.BAL', 'strength.BER', 'move.BAL', 'move.BER', 'retreat.SIL'],
    ]);
  });

  test('have names that links can hold, and hardly any twice', () => {
    let repeated = 0;
    for (const { steps } of RULINGS) {
      const places = placesIn(steps);
      expect(places).toHaveLength(steps.length + 1);
      for (const [position, place] of places.entries()) {
        expect(parseAt(place, null)).toBe(place);
        const found = positionOf(place, places);
        expect(places[found ?? -1]).toBe(place);
        if (found !== position) repeated += 1;
      }
    }
    expect(repeated).toBeLessThan(10);
  });

  test('are found in a ruling with other steps', () => {
    const places = placesOf('rulebook-1971/example-09');
    const fewer = places.filter((place) => !place.startsWith('strength.'));
    expect(positionOf('support.SIL', places)).toBe(6);
    expect(positionOf('support.SIL', fewer)).toBe(5);
    // A number that is no longer stated: the decision that it served.
    expect(positionOf('strength.BAL', fewer)).toBe(fewer.indexOf('move.BAL'));
  });

  test('a move without a path fails where that is shown', () => {
    const { position, orders } = turn(`
      F A SPA - NAP
      F F LYO C A SPA - NAP
      F F TYS C A SPA - NAP
      I F WES - LYO
      I F MAR S F WES - LYO`);
    const places = placesIn(adjudicate(position, orders, editionCalled('1971')).steps);
    expect(places).toContain('path.SPA');
    expect(places).not.toContain('move.SPA');
    expect(positionOf('move.SPA', places)).toBe(places.indexOf('path.SPA'));
  });

  test('are null if they are not there', () => {
    for (const name of ['move.LON', 'nothing', 'ruling'])
      expect(positionOf(name, placesOf('rulebook-1971/example-09'))).toBeNull();
    expect(positionOf(null, [])).toBeNull();
  });

  test.each([
    ['move.LON', '3', 'move.LON'],
    [null, '3', 3],
    ['Move.lon', '3', 3],
    ['<b>', null, null],
    ['move.LON<', null, null],
    [null, '99999', null],
    [null, '-1', null],
  ])('are read from %j, or from the number of steps, %j', (name, step, at) => {
    expect(parseAt(name, step)).toBe(at);
  });
});

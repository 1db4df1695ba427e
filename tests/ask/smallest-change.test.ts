import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { legalOrders } from '../../src/law/legal-orders.ts';
import { spaceOf } from '../../src/board/board.ts';
import { type Change, withChanges } from '../../src/ask/change.ts';
import {
  type Findings,
  type Scope,
  SCOPES,
  smallestChanges,
} from '../../src/ask/smallest-change.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { crowds, paradoxes } from '../properties/turns.ts';
import { EFFORT, runs } from '../support/effort.ts';
import { shortOrder, turn, type GivenTurn } from '../support/short.ts';

const edition = EDITIONS.DATC;
const ruled = ({ position, orders }: GivenTurn): Turn => ({
  position,
  orders,
  edition,
  ruling: adjudicate(position, orders, edition),
});

function search(turn: Turn, unit: UnitAt, scope: Scope, relevant?: readonly UnitAt[]) {
  const all = turn.position.units.map(({ at }) => spaceOf(at));
  const running = smallestChanges(turn, unit, scope, new Set(relevant ?? all));
  for (;;) {
    const { done, value } = running.next();
    if (done) return value;
  }
}
const told = ({ found }: Findings): readonly (readonly string[])[] =>
  found.map((changes) => changes.map(({ order }) => shortOrder(order)));

const CUT = ruled(
  turn('G A BER - PRU\n G A SIL S A BER - PRU\n R A WAR - SIL\n R A PRU H\n G A MUN H'),
);

test('what its own power could have done: another supporter is out of reach, so nothing', () => {
  expect(told(search(CUT, 'BER', 'own-power'))).toEqual([]);
});

test('what any one power could have done: Russia, by omitting the cut or by leaving', () => {
  const found = told(search(CUT, 'BER', 'one-power'));
  expect(found[0]).toEqual(['R A WAR H']);
  expect(found).toContainEqual(['R A PRU - LVN']);
  expect(found).toContainEqual(['R A WAR - GAL']);
  expect(found).not.toContainEqual(['R A PRU - SIL']);
});

test('two at once, if one is not enough', () => {
  const both = ruled(
    turn('G A BER - PRU\n G A SIL S A BER - PRU\n R A WAR - SIL\n A A GAL - SIL\n R A PRU H'),
  );
  const { found, pairsOf } = search(both, 'BER', 'anyone', ['WAR', 'GAL']);
  expect(pairsOf).toBeNull();
  expect(found.every(([only, ...more]) => only?.unit === 'PRU' && more.length === 0)).toBe(true);
  const stays = search(both, 'SIL', 'anyone', ['WAR', 'GAL']);
  expect(stays.pairsOf).toEqual(['WAR', 'GAL']);
  expect(stays.pairs).toBeGreaterThan(0);
  expect(told(stays)[0]).toEqual(['R A WAR H', 'A A GAL H']);
  // Changes for two units of one power are asked for, and these units belong to two: no pair is tried, and none is
  // claimed to be.
  const apart = search(both, 'SIL', 'one-power', ['WAR', 'GAL']);
  expect([told(apart), apart.pairs]).toEqual([[], 0]);
});

test('a supported attack, where nothing that the outcome rests on would do', () => {
  const safe = ruled(turn('G A BER H\n R A PRU H\n R A SIL H'));
  const { found, pairsOf } = search(safe, 'BER', 'anyone', []);
  expect(pairsOf).toEqual([]);
  const texts = told({ found, pairsOf, pairs: 0, tried: 0 });
  expect(texts).toContainEqual(['R A PRU - BER', 'R A SIL S A PRU - BER']);
  expect(texts).toContainEqual(['R A SIL - BER', 'R A PRU S A SIL - BER']);
});

test('what would make it fail', () => {
  const alone = ruled(turn('G A BER - PRU\n R A WAR H\n R F BAL H'));
  expect(told(search(alone, 'BER', 'one-power'))).toEqual([['R F BAL - PRU'], ['R A WAR - PRU']]);
});

/** The board of a small turn, ruled again for each set of changes: whether the result is the opposite. */
function flips({ position, orders, ruling }: Turn, unit: UnitAt, changes: readonly Change[]) {
  const success = (outcome: string, dislodged: boolean): boolean =>
    outcome === 'holds' ? !dislodged : ['succeeds', 'given', 'available'].includes(outcome);
  const after = adjudicate(position, withChanges(orders, changes, edition), edition).orders;
  const row = ruling.orders.find((each) => each.unit === unit);
  const now = after.find((each) => each.unit === unit);
  if (!row || !now) throw new Error(`no unit in ${unit}`);
  return success(row.outcome, row.dislodged) !== success(now.outcome, now.dislodged);
}

const small = fc.oneof(crowds, paradoxes).filter(({ position: { units }, orders }) => {
  const spaces = orders.map(({ unit }) => spaceOf(unit.at));
  const owners = new Map(units.map(({ at, power }) => [spaceOf(at), power]));
  const isOwn = orders.every(({ unit, power }) => owners.get(spaceOf(unit.at)) === power);
  return units.length <= 6 && new Set(spaces).size === spaces.length && isOwn;
});

test('every answer reverses the outcome; no smaller one was missed, nor another of its size', () => {
  let pairs = 0;
  fc.assert(
    fc.property(small, fc.nat(5), fc.constantFrom(...SCOPES), (given, which, scope) => {
      const turn = ruled(given);
      const units = given.position.units;
      const asked = units[which % units.length];
      if (!asked) return;
      const unit = spaceOf(asked.at);
      const { found, pairsOf } = search(turn, unit, scope);
      for (const changes of found) expect(flips(turn, unit, changes)).toBe(true);
      const others = units.filter(
        ({ at, power }) => spaceOf(at) !== unit && (scope !== 'own-power' || power === asked.power),
      );
      const rows = others.map(({ at, power }) => {
        const space = spaceOf(at);
        const legal = legalOrders(given.position, space, edition);
        return { power, changes: legal.map((order): Change => ({ unit: space, order })) };
      });
      const singles = rows.flatMap(({ changes }) => changes);
      const single = singles.filter((change) => flips(turn, unit, [change]));
      if (pairsOf === null) {
        const words = (list: readonly Change[]) =>
          list.map(({ order }) => shortOrder(order)).sort();
        expect(words(found.flat())).toEqual(words(single));
        return;
      }
      expect(single).toEqual([]);
      pairs += found.length > 0 ? 1 : 0;
      const count = rows.flatMap((one, place) =>
        rows
          .slice(place + 1)
          .filter(({ power }) => scope === 'anyone' || power === one.power)
          .flatMap((other) =>
            one.changes.flatMap((a) => other.changes.filter((b) => flips(turn, unit, [a, b]))),
          ),
      ).length;
      expect(found.length).toBe(count);
    }),
    { numRuns: runs(250), seed: EFFORT },
  );
  if (EFFORT >= 1) expect(pairs).toBeGreaterThan(0);
});

test('progress is reported as long as the search lasts, and never past the end', () => {
  const running = smallestChanges(CUT, 'BER', 'anyone', new Set(['SIL', 'WAR']));
  let last = 0;
  for (;;) {
    const step = running.next();
    if (step.done) break;
    expect(step.value.tried).toBeGreaterThan(last);
    expect(step.value.tried).toBeLessThanOrEqual(step.value.of);
    last = step.value.tried;
  }
  expect(last).toBeGreaterThan(0);
});

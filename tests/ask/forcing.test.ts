import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { legalOrders } from '../../src/law/legal-orders.ts';
import { spaceOf } from '../../src/board/board.ts';
import { fateOf, ordersTo, sameFate } from '../../src/ask/fate.ts';
import { holdingSentence, strictSentence } from '../../src/explain/in-words.ts';
import { forcingSet, orderedBut, type Forcing } from '../../src/ask/forcing.ts';
import { subsets } from '../../src/ask/subsets.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import type { UnitAt } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turns } from '../properties/turns.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import { shortTurn, type GivenTurn } from '../support/short.ts';
import { faultOf, ruled, turnOf } from '../explain/turns.ts';

function forced(turn: Turn, unit: UnitAt, most?: number): Forcing {
  const forcing = forcingSet(turn, unit, most);
  if (!forcing) throw new Error(`nobody in ${unit}`);
  return forcing;
}

/** Whether a unit has the same result under these orders as in the turn. */
const same = (
  { position, edition, ruling }: Turn,
  unit: UnitAt,
  orders: readonly Order[],
): boolean =>
  sameFate(
    fateOf(adjudicate(position, orders, edition, { trace: false }), unit),
    fateOf(ruling, unit),
  );

const holding = (turn: Turn, unit: UnitAt, units: readonly UnitAt[]): boolean =>
  same(turn, unit, ordersTo(turn, new Set([unit, ...units])));

/** Whether all combinations of legal orders of the other units leave the outcome, tried one by one. */
function always(turn: Turn, unit: UnitAt, bound: readonly UnitAt[]): boolean {
  const free = turn.position.units
    .map(({ at }) => spaceOf(at))
    .filter((other) => other !== unit && !bound.includes(other));
  const given = ordersTo(turn, new Set([unit, ...bound]));
  const after = (left: readonly UnitAt[], orders: readonly Order[]): boolean => {
    const [next, ...rest] = left;
    if (next === undefined) return same(turn, unit, orders);
    return legalOrders(turn.position, next, turn.edition).every((order) =>
      after(rest, [...orders, order]),
    );
  };
  return after(free, given);
}

describe('what forced the outcome', () => {
  const CUT = `
    G A PRU - WAR
    G A SIL S A PRU - WAR
    R A WAR H
    A A BOH - SIL
    E A LVP H`;

  test('the orders that are enough while all others hold, and those that are enough whatever the others do', () => {
    const turn = turnOf(CUT);
    const { holding: alone, strict } = forced(turn, 'SIL');
    expect(alone).toEqual({
      units: ['SIL', 'BOH', 'PRU'],
      sure: 'smallest',
      among: ['SIL', 'BOH', 'PRU'],
    });
    expect([strict.units, strict.checked]).toEqual([['SIL', 'BOH', 'PRU'], 'everything']);
    expect(holdingSentence(alone, turn, english)).toBe(
      'The orders of Silesia, Bohemia and Prussia are enough if everyone else holds. No fewer of them would do.',
    );
    expect(strictSentence(strict, turn, english)).toBe(
      'The orders of Silesia, Bohemia and Prussia force it, whatever the others may legally do.',
    );
  });

  test('a move without support bounces off a unit that holds; no other power can make that unit leave', () => {
    const turn = turnOf(CUT);
    const { holding: alone, strict } = forced(turn, 'PRU');
    expect(alone.units).toEqual(['PRU']);
    expect(strict.units).toEqual(['PRU', 'BOH', 'WAR']);
    expect(holdingSentence(alone, turn, english)).toBe(
      'Prussia’s own order is enough if everyone else holds.',
    );
  });

  test('one of two cutting attacks is enough', () => {
    const turn = turnOf(CUT.replace('E A LVP H', 'E A MUN - SIL'));
    expect(forced(turn, 'SIL').holding.units).toEqual(['SIL', 'BOH', 'PRU']);
  });

  test('a unit without an order', () => {
    const turn = turnOf('E A LVP\nE A EDI H');
    const { holding: alone, strict } = forced(turn, 'LVP');
    expect([alone.units, strict.units]).toEqual([['LVP'], ['LVP']]);
    expect([holdingSentence(alone, turn, english), strictSentence(strict, turn, english)]).toEqual([
      'No order is needed for it if everyone holds.',
      'No order is needed for it, whatever anyone may legally do.',
    ]);
  });

  test('an incomplete search says so', () => {
    const turn = turnOf(CUT);
    const { holding: alone, strict } = forced(turn, 'SIL', 1);
    expect([alone.units, alone.sure, strict.checked]).toEqual([
      ['SIL', 'BOH', 'PRU'],
      'none-to-spare',
      'single-orders',
    ]);
    expect(strictSentence(strict, turn, english)).toBe(
      'The orders of Silesia, Bohemia and Prussia force it in every case tried: no single other order changes it, whether the rest hold or act as ordered. Pairs were not tried.',
    );
    expect(holdingSentence(alone, turn, english)).toMatch(
      /None of these orders can be left out, but there may be/,
    );
    expect(forcingSet(turnOf(CUT), 'POR')).toBeNull();
  });

  test('an attack with a support is tried where there are too many combinations', () => {
    // Neither of the two alone dislodges Warsaw.
    const turn = turnOf('R A WAR H\nG A PRU H\nG A SIL H\nA A BOH H\nA A VIE H\nE A LVP H');
    const most = 10_000;
    const { strict } = forced(turn, 'WAR', most);
    expect(strict.checked).toBe('pairs');
    expect(strict.rulings).toBeLessThan(2 * most);
    expect(strict.units.length).toBeGreaterThan(1);
    const given = ordersTo(turn, new Set(strict.units));
    const free = turn.position.units
      .map(({ at }) => spaceOf(at))
      .filter((at) => !strict.units.includes(at));
    const attacks = free.flatMap((one) =>
      free.flatMap((other) =>
        legalOrders(turn.position, one, turn.edition).flatMap((order) =>
          order.type === 'move' && one !== other
            ? legalOrders(turn.position, other, turn.edition)
                .filter((help) => help.type === 'support-move' && help.target.at === one)
                .map((help) => [order, help])
            : [],
        ),
      ),
    );
    expect(attacks.length).toBeGreaterThan(0);
    for (const pair of attacks) expect(same(turn, 'WAR', [...given, ...pair])).toBe(true);
    expect(strictSentence(strict, turn, english)).toMatch(
      /in every case tried: no single other order changes it, nor does an attack with one support/,
    );
  });
});

const LIMIT = 300_000 * PATIENCE;

test(
  'in random turns the set gives the outcome, none of its orders can be left out, and no single order of others changes it',
  () => {
    const counts = { units: 0, size: 0, among: 0, on: 0, strict: 0, everything: 0, smallest: 0 };
    fc.assert(
      fc.property(turns, fc.constantFrom(...EDITION_IDS), fc.nat(), (given, id, luck) => {
        const turn = ruled(given, id);
        const units = given.position.units;
        const unit = spaceOf(units[luck % units.length]?.at ?? 'LON');
        const { holding: alone, strict } = forced(turn, unit, 2000);
        const message = `${id} ${unit}\n${shortTurn(given)}`;
        const [own, ...others] = alone.units;
        expect(own).toBe(unit);
        expect(holding(turn, unit, others), message).toBe(true);
        for (const other of others) {
          const fewer = others.filter((one) => one !== other);
          expect(holding(turn, unit, fewer), `${message}\nwithout ${other}`).toBe(false);
        }
        const bound = strict.units.slice(1);
        expect(holding(turn, unit, bound), message).toBe(true);
        const kept = ordersTo(turn, new Set(strict.units));
        const free = units.map(({ at }) => spaceOf(at)).filter((at) => !strict.units.includes(at));
        const legal = free.map((at) => legalOrders(turn.position, at, turn.edition));
        for (const order of legal.flat())
          expect(same(turn, unit, [...kept, order]), message).toBe(true);
        if (strict.checked === 'everything') {
          for (let round = 1; round < 20; round += 1) {
            const some = legal.flatMap((list, place) => {
              const chosen = (luck + round * (place + 3) * 7919) % list.length;
              return list[chosen] ?? [];
            });
            expect(same(turn, unit, [...kept, ...some]), message).toBe(true);
          }
        }
        expect(
          [holdingSentence(alone, turn, english), strictSentence(strict, turn, english)].map(
            faultOf,
          ),
        ).toEqual([null, null]);
        counts.units += 1;
        counts.size += alone.units.length;
        counts.among += alone.among.length;
        counts.on += units.length;
        counts.strict += strict.units.length;
        if (strict.checked === 'everything') counts.everything += 1;
        if (alone.sure === 'smallest') counts.smallest += 1;
      }),
      { seed: 52 + EFFORT, numRuns: runs(150) },
    );
    process.stdout.write(`forcing: ${JSON.stringify(counts)}\n`);
  },
  LIMIT,
);

/** The first units of a turn, with their orders. */
const few = ({ position: { units }, orders }: GivenTurn, many: number): GivenTurn => {
  const some = units.slice(0, many);
  const spaces = new Set(some.map(({ at }) => spaceOf(at)));
  return {
    position: { units: some },
    orders: ordersTo({ orders, edition: EDITIONS.DATC }, spaces),
  };
};

test.skipIf(EFFORT < 1)(
  'on small boards brute force finds no smaller set among all orders, and the strict one needs each of its orders',
  () => {
    const counts = { units: 0, larger: 0, strict: 0, needed: 0 };
    fc.assert(
      fc.property(turns, fc.constantFrom(...EDITION_IDS), (given, id) => {
        const turn = ruled(few(given, 6), id);
        for (const { at } of turn.position.units) {
          const unit = spaceOf(at);
          const { holding: alone, strict } = forced(turn, unit);
          const all = orderedBut(turn, unit);
          const sizes = all.map((_, size) => size).concat(all.length);
          const least = sizes.find((size) =>
            subsets(all, size).some((some) => holding(turn, unit, some)),
          );
          counts.units += 1;
          if (alone.units.length - 1 > (least ?? 0)) counts.larger += 1;
          if (strict.checked !== 'everything' || strict.rulings > 500) continue;
          counts.strict += 1;
          const bound = strict.units.slice(1);
          const message = `${unit}\n${shortTurn(turn)}`;
          expect(always(turn, unit, bound), message).toBe(true);
          for (const other of bound) {
            const list = legalOrders(turn.position, other, turn.edition);
            if (strict.rulings * list.length > 500) continue;
            counts.needed += 1;
            const fewer = bound.filter((one) => one !== other);
            expect(always(turn, unit, fewer), `${message}\nwithout ${other}`).toBe(false);
          }
        }
      }),
      { seed: 58 + EFFORT, numRuns: runs(60) },
    );
    process.stdout.write(`forcing, small boards: ${JSON.stringify(counts)}\n`);
    expect(counts.larger).toBe(0);
    expect(counts.strict).toBeGreaterThan(50);
    expect(counts.needed).toBeGreaterThan(50);
  },
  LIMIT,
);

import fc from 'fast-check';
import type { Piece } from '../../src/board/board.ts';
import type { GivenTurn } from '../support/short.ts';
import { crowds } from '../properties/turns.ts';

/**
 * Random crowded positions from a seed, shuffled: 15 units each on average, one order per unit, one order in twelve a
 * convoy, routes over several fleets among them.
 */
export function corpus(size: number, seed: number): readonly GivenTurn[] {
  const found: GivenTurn[] = [];
  for (let batch = 0; found.length < size; batch += 1) {
    const sample = fc.sample(crowds, { seed: seed + batch, numRuns: 2 * size });
    found.push(...sample.filter(isTypical).map(withOneOrderEach));
  }
  return shuffled(found.slice(0, size), seed);
}

const isTypical = ({ position: { units } }: GivenTurn): boolean =>
  units.length >= 8 && units.length <= 24;

/** As in a game: each unit has one order, from its own power, and no order is about missing units. */
function withOneOrderEach({ position, orders }: GivenTurn): GivenTurn {
  const { units } = position;
  const stands = ({ kind, at }: Piece): boolean =>
    units.some((unit) => unit.kind === kind && unit.at === at);
  const own = units.flatMap(
    ({ power, at }) =>
      orders.find(
        (order) =>
          order.power === power &&
          order.unit.at === at &&
          stands(order.unit) &&
          (!('target' in order) || stands(order.target)),
      ) ?? [],
  );
  return { position, orders: own };
}

/** Fisher and Yates, with a small generator (mulberry32), so that a seed always gives the same order. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const mixed = [...list];
  let state = seed;
  const random = (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = random(last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
}

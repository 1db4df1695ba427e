import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Location, SpaceId, Unit } from '../../src/board/board.ts';
import { STANDARD_PLAN } from '../../src/board/plan.ts';
import type { Power } from '../../src/board/powers.ts';
import { boardOf, STANDARD } from '../../src/law/board.ts';
import { dislodgedIn, openTo } from '../../src/law/dislodged.ts';
import { resolve } from '../../src/law/settle.ts';
import { type MovementTurn } from '../../src/law/turn.ts';
import { turnOf } from '../../src/law/turn-of.ts';
import type { Order } from '../../src/orders/order.ts';
import { choices, turns } from '../properties/turns.ts';
import type { GivenTurn } from '../support/short.ts';
import { runs } from '../support/effort.ts';

const COPIES = 3;

/** Names that are read nowhere: long, with signs, and all with the same first letters. */
const longName = (name: string, copy: number): string =>
  `The ${copy.toString()}. / ${name}'s place`;
const shortName = (name: string): string => /\. \/ (.*)'s place$/.exec(name)?.[1] ?? name;
const copyOf = (name: string): number => Number(/^The (\d)/.exec(name)?.[1]);

/** Three standard boards beside each other, without a border between them: 225 spaces, 57 of them seas. */
const TABLE = boardOf({
  spaces: Array.from({ length: COPIES }, (_, copy) =>
    STANDARD_PLAN.spaces.map(({ id, kind, coasts }) => ({
      id: longName(id, copy),
      kind,
      coasts: coasts.map((coast) => longName(coast, copy)),
    })),
  ).flat(),
  reach: (kind, at) =>
    STANDARD_PLAN.reach(kind, shortName(at)).map((to) => longName(to, copyOf(at))),
});

/** The turn on its own board of the table, with its own seven powers. */
function moved({ position, orders }: GivenTurn, copy: number): GivenTurn {
  const location = (at: Location) => longName(at, copy) as Location;
  const power = (name: Power) => `${name} of table ${copy.toString()}` as Power;
  const unit = <One extends { readonly at: Location }>(one: One): One => ({
    ...one,
    at: location(one.at),
  });
  return {
    position: {
      units: position.units.map((one): Unit => ({ ...unit(one), power: power(one.power) })),
    },
    orders: orders.map((order): Order => {
      const own = { ...order, power: power(order.power), unit: unit(order.unit) };
      const aimed = 'target' in own ? { ...own, target: unit(own.target) } : own;
      return 'to' in aimed ? { ...aimed, to: location(aimed.to) as SpaceId } : aimed;
    }),
  };
}

function outcome(turn: MovementTurn): readonly string[] {
  const known = resolve(turn);
  const name = (at: number): string => turn.board.names[at] ?? '';
  return [
    ...turn.units.map(
      (unit) =>
        `${name(unit.space)} ${[0, 1, 2, 3].map((kind) => known[4 * unit.n + kind]).join('')}`,
    ),
    ...dislodgedIn(turn, known).map(
      (one) => `${one.unit.id} by ${one.by.id} to ${openTo(one).map(name).sort().join(', ')}`,
    ),
  ].sort();
}

test('three turns on one table of 57 seas are ruled as the three', () => {
  expect(TABLE.kinds.filter((kind) => kind === 'sea')).toHaveLength(57);
  expect(TABLE.names.length).toBe(COPIES * STANDARD.names.length);
  fc.assert(
    fc.property(fc.tuple(turns, turns, turns), choices, (dealt, mixture) => {
      const all = dealt.map(moved);
      const together = turnOf(
        { units: all.flatMap(({ position }) => position.units) },
        all.flatMap(({ orders }) => orders),
        mixture,
        undefined,
        TABLE,
      );
      const alone = all.flatMap(({ position, orders }) =>
        outcome(turnOf(position, orders, mixture, undefined, TABLE)),
      );
      const onItsOwn = dealt.map(({ position, orders }) =>
        outcome(turnOf(position, orders, mixture)),
      );
      expect(outcome(together)).toEqual([...alone].sort());
      expect(alone.length).toBe(onItsOwn.flat().length);
      const plain = alone.map((line) => line.replaceAll(/The \d\. \/ (.*?)'s place/g, '$1')).sort();
      expect(plain).toEqual(onItsOwn.flat().sort());
    }),
    { numRuns: runs(4_000), seed: 3 },
  );
});

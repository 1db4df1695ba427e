import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { spaceOf } from '../../src/board/board.ts';
import type { Unit } from '../../src/board/board.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Edition } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { checkRuling } from '../../src/check/movement/check-ruling.ts';
import { EFFORT, PATIENCE, runs } from '../support/effort.ts';
import type { GivenTurn } from '../support/short.ts';
import { shortTurn } from '../support/short.ts';
import { choices, turns } from './turns.ts';

const SEED = 1970 + EFFORT;
/** Per edition, and as many for mixtures of choices: 22,400 in all. */
const RUNS = runs(3200);
const LIMIT = 150_000 * PATIENCE;

const counts = { positions: 0, units: 0, orders: 0, steps: 0, rotations: 0, paradoxes: 0 };

function count({ position, orders }: GivenTurn, { steps }: Ruling): void {
  counts.positions += 1;
  counts.units += position.units.length;
  counts.orders += orders.length;
  counts.steps += steps.length;
  counts.rotations += steps.filter(({ fact }) => fact.type === 'rotation').length;
  counts.paradoxes += steps.filter(({ fact }) => fact.type === 'paradox').length;
}

const bare = (ruling: Ruling): unknown => ({
  ...ruling,
  steps: [],
  orders: ruling.orders.map((order) => ({ ...order, step: null })),
});

/** The list shuffled by these numbers. */
const shuffled = <T>(list: readonly T[], luck: readonly number[]): readonly T[] =>
  list
    .map((item, index) => ({ item, key: ((luck[index % luck.length] ?? 0) * (index + 7)) % 101 }))
    .sort((one, other) => one.key - other.key)
    .map(({ item }) => item);

/** The order without unit types and coasts: orders that agree in the rest count as one, and the first is quoted. */
const saying = (order: Order): string =>
  [
    order.power,
    spaceOf(order.unit.at),
    order.type,
    'target' in order && spaceOf(order.target.at),
    'to' in order && spaceOf(order.to),
  ].join(' ');

/** In another order, but equivalent orders keep theirs; if the first one matters, all orders of one unit do. */
function reordered(
  { orders }: GivenTurn,
  { choices: { severalOrders } }: Edition,
  luck: readonly number[],
): readonly Order[] {
  const family = (order: Order): string =>
    severalOrders === 'none' ? saying(order) : spaceOf(order.unit.at);
  const waiting = new Map<string, Order[]>(orders.map((order) => [family(order), []]));
  for (const order of orders) waiting.get(family(order))?.push(order);
  return shuffled(orders, luck).flatMap((order) => waiting.get(family(order))?.shift() ?? []);
}

/** Orders of one unit are in the order of writing, which may differ. */
const inBoardOrder = (ruling: Ruling): unknown => ({
  ...ruling,
  orders: ruling.orders.map((order) => JSON.stringify(order)).sort(),
});

const named = ({ power, kind }: Unit, at: string): string => `${power} ${kind} ${at}`;

/** Every unit of the position is in its own space afterwards, or dislodged. */
function account({ position }: GivenTurn, { after, dislodged, orders }: Ruling): void {
  const spaces = after.units.map(({ at }) => spaceOf(at));
  expect(new Set(spaces).size).toBe(spaces.length);
  const gone = new Map(
    orders.flatMap(({ unit, order, outcome }) =>
      order?.type === 'move' && outcome === 'succeeds' ? [[unit, spaceOf(order.to)]] : [],
    ),
  );
  const fallen = new Set(dislodged.map(({ unit }) => unit));
  const wanted = position.units
    .filter(({ at }) => !fallen.has(spaceOf(at)))
    .map((unit) => named(unit, gone.get(spaceOf(unit.at)) ?? spaceOf(unit.at)));
  expect(after.units.map((unit) => named(unit, spaceOf(unit.at))).sort()).toEqual(wanted.sort());
  expect(after.units.length + dislodged.length).toBe(position.units.length);
}

/** Everything that must be true of the ruling of any turn. */
function examine(turn: GivenTurn, edition: Edition, luck: readonly number[]): void {
  const ruling = adjudicate(turn.position, turn.orders, edition, { trace: true });
  count(turn, ruling);
  const proof = checkRuling({ ...turn, edition, ruling });
  expect(proof, 'the trace proves the ruling').toEqual({ ok: true });
  expect(adjudicate(turn.position, turn.orders, edition, { trace: false })).toEqual(bare(ruling));
  const mixed = { units: shuffled(turn.position.units, luck) };
  const again = adjudicate(mixed, reordered(turn, edition, luck), edition, { trace: true });
  expect(inBoardOrder(again), 'in whatever order').toEqual(inBoardOrder(ruling));
  account(turn, ruling);
}

const luck = fc.array(fc.nat(99), { minLength: 5, maxLength: 5 });

function told(turn: GivenTurn, edition: Edition, body: () => void): void {
  try {
    body();
  } catch (error) {
    const choice = JSON.stringify(edition.choices);
    throw new Error(`${edition.name} ${choice}\n${shortTurn(turn)}\n${String(error)}`, {
      cause: error,
    });
  }
}

describe('rulings of random turns', () => {
  const settings = {
    seed: SEED,
    numRuns: RUNS,
  };

  test.each(Object.values(EDITIONS))(
    'by the edition $name: proved, indifferent to order and record, nobody lost',
    (edition) => {
      fc.assert(
        fc.property(turns, luck, (turn, numbers) => {
          told(turn, edition, () => {
            examine(turn, edition, numbers);
          });
        }),
        { ...settings, seed: SEED + Object.values(EDITIONS).indexOf(edition) },
      );
    },
    LIMIT,
  );

  test(
    'by any mixture of choices',
    () => {
      fc.assert(
        fc.property(turns, luck, choices, (turn, numbers, mixture) => {
          const edition = { ...EDITIONS.DATC, choices: mixture };
          told(turn, edition, () => {
            examine(turn, edition, numbers);
          });
        }),
        settings,
      );
    },
    LIMIT,
  );

  afterAll(() => {
    const { positions, units, ...rest } = counts;
    const mean = (units / positions).toFixed(1);
    process.stdout.write(
      `rulings: ${String(positions)} positions, ${mean} units each, ${JSON.stringify(rest)}\n`,
    );
  });
});

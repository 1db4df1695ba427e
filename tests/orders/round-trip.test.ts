import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fleetLocations,
  LOCATIONS,
  SPACE_IDS,
  spaceOf,
  type Piece,
} from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import type { AdjustmentOrder } from '../../src/orders/adjustment-order.ts';
import type { PhaseNotation } from '../../src/orders/notations/notation.ts';
import { NOTATIONS } from '../../src/orders/notations/notations.ts';
import type { Order } from '../../src/orders/order.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import { notationsMarkdown } from '../../tools/notation-table.ts';
import { runs } from '../support/effort.ts';
import { formatted } from '../../tools/formatted.mjs';

/** Possible pieces: no army at sea, no fleet inland, a fleet on a coast where there are two. */
const PIECES: readonly Piece[] = SPACE_IDS.flatMap((space): readonly Piece[] => [
  ...(SPACES[space].kind === 'sea' ? [] : [{ kind: 'A', at: space } as const]),
  ...fleetLocations(space).map((at) => ({ kind: 'F', at }) as const),
]);
const ARMIES = PIECES.filter(({ kind }) => kind === 'A');
const AT_SEA = PIECES.filter(({ at }) => SPACES[spaceOf(at)].kind === 'sea');
const power = fc.constantFrom(...POWERS);
const piece = fc.constantFrom(...PIECES);

/** Where such a piece may be ordered to go and can be. */
const goal = ({ kind, at }: Piece) =>
  fc.constantFrom(
    ...(kind === 'A'
      ? SPACE_IDS.filter((id) => SPACES[id].kind !== 'sea')
      : LOCATIONS.filter((to) => fleetLocations(spaceOf(to)).includes(to))
    ).filter((to) => spaceOf(to) !== spaceOf(at)),
  );
const going = (pieces: readonly Piece[]) =>
  fc.constantFrom(...pieces).chain((one) => fc.tuple(fc.constant(one), goal(one)));

const order: fc.Arbitrary<Order> = power.chain((by) =>
  fc.oneof(
    piece.map((unit): Order => ({ power: by, unit, type: 'hold' })),
    going(PIECES).map(([unit, to]): Order => ({
      power: by,
      unit,
      type: 'move',
      to,
      viaConvoy: false,
    })),
    going(ARMIES).map(([unit, to]): Order => ({
      power: by,
      unit,
      type: 'move',
      to,
      viaConvoy: true,
    })),
    fc
      .tuple(piece, piece)
      .map(([unit, target]): Order => ({ power: by, unit, type: 'support-hold', target })),
    fc.tuple(piece, going(PIECES)).map(([unit, [target, to]]): Order => ({
      power: by,
      unit,
      type: 'support-move',
      target,
      to,
    })),
    fc.tuple(fc.constantFrom(...AT_SEA), going(ARMIES)).map(([unit, [target, to]]): Order => ({
      power: by,
      unit,
      type: 'convoy',
      target,
      to: spaceOf(to),
    })),
  ),
);
const retreat: fc.Arbitrary<RetreatPhaseOrder> = power.chain((by) =>
  fc.oneof(
    piece.map((unit): RetreatPhaseOrder => ({ power: by, unit, type: 'disband' })),
    going(PIECES).map(([unit, to]): RetreatPhaseOrder => ({
      power: by,
      unit,
      type: 'retreat',
      to,
    })),
  ),
);
const adjustment: fc.Arbitrary<AdjustmentOrder> = power.chain((by) =>
  fc.oneof(
    fc
      .constantFrom(...PIECES.filter(({ at }) => SPACES[spaceOf(at)].home !== null))
      .map((unit): AdjustmentOrder => ({ power: by, type: 'build', unit })),
    piece.map((unit): AdjustmentOrder => ({ power: by, type: 'remove', unit })),
  ),
);

/** A turn: no two orders for one space. */
const turnOf = <AnOrder extends { readonly unit: { readonly at: Piece['at'] | null } }>(
  one: fc.Arbitrary<AnOrder>,
) =>
  fc.uniqueArray(one, {
    minLength: 1,
    maxLength: 20,
    selector: ({ unit }) => unit.at?.slice(0, 3),
  });

/** What an order says, without its repairs. */
const withoutRepairs = (order: object): object =>
  Object.fromEntries(Object.entries(order).filter(([key]) => key !== 'repairs'));

function expectReadBack<AnOrder extends object>(
  notation: PhaseNotation<AnOrder>,
  orders: readonly AnOrder[],
): void {
  const sayable = orders.filter((one) => notation.cannotSay(one).length === 0);
  const text = notation.write(sayable);
  const { orders: read, errors } = notation.read(text, { asWritten: true });
  expect(errors).toEqual([]);
  expect(read).toHaveLength(sayable.length);
  for (const one of sayable)
    expect(read.some((each) => isDeepStrictEqual(withoutRepairs(each), one))).toBe(true);
}

describe.each(NOTATIONS.map((each) => [each.id, each] as const))(
  'the notation %s',
  (_, notation) => {
    const runsOfEach = { seed: 1971, numRuns: runs(200) };

    test('reads back the moves of any turn', () => {
      fc.assert(
        fc.property(turnOf(order), (orders) => {
          expectReadBack(notation.movement, orders);
        }),
        runsOfEach,
      );
    });

    test('reads back any retreats', () => {
      fc.assert(
        fc.property(turnOf(retreat), (orders) => {
          expectReadBack(notation.retreats, orders);
        }),
        runsOfEach,
      );
    });

    test('reads back any builds and removals', () => {
      const builds = fc.array(adjustment, { minLength: 1, maxLength: 8 });
      const once = builds.map((all) =>
        all.filter(
          (one, at) =>
            one.type === 'waive' ||
            all.findIndex(
              (other) => other.type !== 'waive' && spaceOf(other.unit.at) === spaceOf(one.unit.at),
            ) === at,
        ),
      );
      fc.assert(
        fc.property(once, (orders) => {
          expectReadBack(notation.adjustments, orders);
        }),
        runsOfEach,
      );
    });
  },
);

test('docs/notations.md lists what the notations cannot express: npm run notations', async () => {
  const file = join(import.meta.dirname, '../../docs/notations.md');
  const current = await formatted('notations.md', notationsMarkdown());
  expect(readFileSync(file, 'utf8')).toBe(current);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjudicateCompact } from '../../src/adjudicator/adjudicate-compact.ts';
import { compileBoard, STANDARD_BOARD } from '../../src/board/compiled.ts';
import { compactTurn } from '../../src/orders/compact.ts';
import type { CompactTurn } from '../../src/orders/compact.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { sideBySide, together } from '../bench/big-board.ts';
import { turns } from '../properties/turns.ts';

const COPIES = 3;
const TABLE = sideBySide(COPIES);
const SPACES = STANDARD_BOARD.spaces.length;
const COASTS = STANDARD_BOARD.locations.length - SPACES;

/** A location of the tables, on its own copy of the board. */
function onItsBoard(location: number): number {
  if (location < 0) return location;
  return location < COPIES * SPACES
    ? location % SPACES
    : SPACES + ((location - COPIES * SPACES) % COASTS);
}

test('a table of boards has the spaces of all', () => {
  expect(TABLE.spaces).toHaveLength(COPIES * SPACES);
  expect(TABLE.locations).toHaveLength(COPIES * (SPACES + COASTS));
});

test('a turn is ruled the same on a board of its own and next to others', () => {
  // Only an army crosses from board to board, between Syria and Portugal: without such an army the boards do not
  // interact.
  const apart = turns
    .map(({ position, orders }) => compactTurn(position, orders, STANDARD_BOARD))
    .filter(({ units }) =>
      units.every(({ station }) => !['SYR', 'POR'].includes(STANDARD_BOARD.spaces[station] ?? '')),
    );
  fc.assert(
    fc.property(
      fc.tuple(apart, apart, apart),
      fc.constantFrom(...Object.values(EDITIONS)),
      (dealt: readonly CompactTurn[], edition) => {
        const alone = dealt.map((turn) => adjudicateCompact(turn, edition));
        const all = adjudicateCompact(together(dealt, TABLE), edition, { board: TABLE });
        expect(all.after.map(onItsBoard)).toEqual(alone.flatMap(({ after }) => after));
        const told = all.dislodged.map(({ by, retreats }) => ({
          by: onItsBoard(by),
          retreats: retreats.map(onItsBoard).filter((at) => STANDARD_BOARD.spaces[at] !== 'POR'),
        }));
        const expected = alone.flatMap(({ dislodged }) =>
          dislodged.map(({ by, retreats }) => ({
            by,
            retreats: retreats.filter((at) => STANDARD_BOARD.spaces[at] !== 'POR'),
          })),
        );
        expect(told).toEqual(expected);
      },
    ),
    { numRuns: 300, seed: 1 },
  );
});

/** `count` islands without connections. */
const islands = (count: number) =>
  compileBoard({
    spaces: Array.from({ length: count }, (_, number) => ({
      id: [676, 26, 1]
        .map((of) => String.fromCharCode(65 + (Math.floor(number / of) % 26)))
        .join(''),
      kind: 'inland',
      coasts: [],
    })),
    reach: () => [],
  });

test('the largest board has 8,099 spaces; a larger one is refused', () => {
  const last = 8098;
  const turn: CompactTurn = { units: [{ power: 0, station: last }], orders: [] };
  const board = islands(last + 1);
  expect(adjudicateCompact(turn, EDITIONS.DATC, { board }).after).toEqual([last]);
  const greater = islands(last + 2);
  expect(() => adjudicateCompact(turn, EDITIONS.DATC, { board: greater })).toThrow(
    '8100 spaces: there is room for 8099',
  );
});

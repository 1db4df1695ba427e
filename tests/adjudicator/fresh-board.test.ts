import { describe, expect, test } from 'vitest';
import { adjudicateCompact } from '../../src/adjudicator/adjudicate-compact.ts';
import { adjudicate } from '../../src/adjudicator/adjudicate.ts';
import { fleetLocations, neighbours, SPACE_IDS } from '../../src/board/board.ts';
import type { Location, SpaceId } from '../../src/board/board.ts';
import { compileBoard, STANDARD_BOARD } from '../../src/board/compiled.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { PARADOXES, SWAPS } from '../properties/cases.ts';
import { turn } from '../support/short.ts';

/**
 * A ruling must not depend on earlier ones on the same board, which an engine that reuses its memory might get wrong.
 */
const freshBoard = () =>
  compileBoard({
    spaces: SPACE_IDS.map((id) => ({ id, kind: SPACES[id].kind, coasts: SPACES[id].coasts })),
    reach: (kind, at) =>
      kind === 'A' || fleetLocations(at.slice(0, 3) as SpaceId).includes(at as Location)
        ? neighbours({ kind, at: at as Location })
        : [],
  });

const TURNS = [...PARADOXES, ...SWAPS];
const edition = EDITIONS.DATC;

describe('a board', () => {
  test('rules the same the first time as at any other time', () => {
    const used = freshBoard();
    for (const { position, orders } of TURNS) {
      const often = adjudicate(position, orders, edition, { board: used });
      expect(adjudicate(position, orders, edition)).toEqual(often);
      expect(adjudicate(position, orders, edition, { board: freshBoard() })).toEqual(often);
    }
  });

  test('keeps nothing of a turn for the next one', () => {
    const board = freshBoard();
    const first = TURNS.map(({ position, orders }) =>
      adjudicate(position, orders, edition, { board }),
    );
    const alone = { units: [{ power: 'Turkey', kind: 'F', at: 'BLA' } as const] };
    expect(adjudicate(alone, [], edition, { board }).after).toEqual(alone);
    const again = TURNS.map(({ position, orders }) =>
      adjudicate(position, orders, edition, { board }),
    );
    expect(again.toReversed()).toEqual(first.toReversed());
  });

  test('with two units in one space is refused, and usable for the next turn', () => {
    const board = freshBoard();
    const unit = { power: 'Turkey', kind: 'A', at: 'SMY' } as const;
    const two = { units: [unit, { ...unit, power: 'Russia' } as const] };
    expect(() => adjudicate(two, [], edition, { board })).toThrow('two units in SMY');
    const one = { units: [unit] };
    expect(adjudicate(one, [], edition, { board }).after).toEqual(one);
  });

  test('refuses a unit off the board', () => {
    const units = [{ power: 'Turkey', kind: 'F', at: 'XYZ' as Location } as const];
    expect(() => adjudicate({ units }, [], edition)).toThrow('no such space');
  });

  test('has a convoyed army walk through its fleets as before, however many units were there', () => {
    const board = freshBoard();
    const many = turn('E A LON - BEL\nE F ENG C A LON - BEL\nE F NTH C A LON - BEL\nF F BRE - ENG');
    const few = turn('E A LON - BEL\nE F NTH C A LON - BEL');
    const moves = ({ position, orders }: typeof many) =>
      adjudicate(position, orders, edition, { board }).orders.map(({ outcome }) => outcome);
    expect(moves(few)).toEqual(['succeeds', 'available']);
    expect(moves(many)).toEqual(['bounces', 'available', 'succeeds', 'available']);
    expect(moves(few)).toEqual(['succeeds', 'available']);
  });
});

test('compact: a fleet on the first coast stays there, and without a wording there are no steps', () => {
  const at = STANDARD_BOARD.locations.indexOf('BUL/EC');
  const station = STANDARD_BOARD.spaces.length + at;
  const ruling = adjudicateCompact({ units: [{ power: 0, station }], orders: [] }, edition);
  expect(ruling).toEqual({ after: [at], dislodged: [], outcomes: [], steps: [] });
  const first = { power: 0, station: STANDARD_BOARD.spaces.length };
  expect(adjudicateCompact({ units: [first], orders: [] }, edition).after).toEqual([0]);
});

import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import type { Location } from '../../src/board/board.ts';
import { STANDARD_PLAN } from '../../src/board/plan.ts';
import { boardOf } from '../../src/law/board.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { PARADOXES, SWAPS } from '../properties/cases.ts';
import { turn } from '../support/short.ts';

/**
 * A ruling must not depend on earlier ones on the same board, which an engine that reuses its memory might get wrong.
 */
const freshBoard = () => boardOf(STANDARD_PLAN);

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

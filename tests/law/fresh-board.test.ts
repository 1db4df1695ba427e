import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { boardOf, STANDARD, type Location, type Position } from '../../src/board/board.ts';
import type { Ruling } from '../../src/trace/ruling.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { PARADOXES, SWAPS } from '../properties/cases.ts';
import { turn } from '../support/short.ts';

/**
 * A ruling must not depend on earlier ones on the same board, which an engine that reuses its memory might get wrong.
 */
const freshBoard = () => boardOf(STANDARD);

const withoutBoard = (ruling: Ruling): Ruling => ({
  ...ruling,
  after: { units: ruling.after.units },
});

const TURNS = [...PARADOXES, ...SWAPS];
const edition = EDITIONS.DATC;

describe('a board', () => {
  test('rules the same the first time as at any other time', () => {
    const used = freshBoard();
    for (const { position, orders } of TURNS) {
      const often = adjudicate({ ...position, board: used }, orders, edition);
      expect(withoutBoard(adjudicate(position, orders, edition))).toEqual(withoutBoard(often));
      const fresh = adjudicate({ ...position, board: freshBoard() }, orders, edition);
      expect(withoutBoard(fresh)).toEqual(withoutBoard(often));
    }
  });

  test('keeps nothing of a turn for the next one', () => {
    const board = freshBoard();
    const first = TURNS.map(({ position, orders }) =>
      adjudicate({ ...position, board }, orders, edition),
    );
    const alone: Position = { units: [{ power: 'Turkey', kind: 'F', at: 'BLA' }], board };
    expect(adjudicate(alone, [], edition).after).toEqual(alone);
    const again = TURNS.map(({ position, orders }) =>
      adjudicate({ ...position, board }, orders, edition),
    );
    expect(again.toReversed()).toEqual(first.toReversed());
  });

  test('with two units in one space is refused, and usable for the next turn', () => {
    const board = freshBoard();
    const unit = { power: 'Turkey', kind: 'A', at: 'SMY' } as const;
    const two: Position = { units: [unit, { ...unit, power: 'Russia' }], board };
    expect(() => adjudicate(two, [], edition)).toThrow('two units in SMY');
    const one: Position = { units: [unit], board };
    expect(adjudicate(one, [], edition).after).toEqual(one);
  });

  test('refuses a unit off the board', () => {
    const units = [{ power: 'Turkey', kind: 'F', at: 'XYZ' as Location } as const];
    expect(() => adjudicate({ units }, [], edition)).toThrow(
      'the board Diplomacy has no space XYZ',
    );
  });

  test('has a convoyed army walk through its fleets as before, however many units were there', () => {
    const board = freshBoard();
    const many = turn('E A LON - BEL\nE F ENG C A LON - BEL\nE F NTH C A LON - BEL\nF F BRE - ENG');
    const few = turn('E A LON - BEL\nE F NTH C A LON - BEL');
    const moves = ({ position, orders }: typeof many) =>
      adjudicate({ ...position, board }, orders, edition).orders.map(({ outcome }) => outcome);
    expect(moves(few)).toEqual(['succeeds', 'available']);
    expect(moves(many)).toEqual(['bounces', 'available', 'succeeds', 'available']);
    expect(moves(few)).toEqual(['succeeds', 'available']);
  });
});

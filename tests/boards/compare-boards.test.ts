import { describe, expect, test } from 'vitest';
import { type Board, boardOf, type Location, STANDARD } from '../../src/board/board.ts';
import { compareBoards } from '../../src/scenario/board/compare-boards.ts';
import { BOARDS } from './boards.ts';

/** The board without one border, which is of both sides. */
function without(board: Board, kind: 'armies' | 'fleets', from: Location, to: Location): Board {
  const table = new Map(board[kind]);
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const)
    table.set(
      one,
      (table.get(one) ?? []).filter((at) => at !== other),
    );
  return boardOf({ ...board, [kind]: table });
}

/** The board with its spaces in another order, and under other names. */
function renamed(board: Board): Board {
  const spaces = [...board.spaces].reverse();
  return boardOf({
    ...board,
    spaces: new Map(spaces.map(([id, space]) => [id, { ...space, name: `Old ${space.name}` }])),
  });
}

describe.each([STANDARD, ...BOARDS])('$name', (board) => {
  test('is itself, in any order and under any names', () => {
    const same = compareBoards(board, renamed(board));
    if (!same.isSame) throw new Error(`${same.one.join()} | ${same.other.join()}`);
    expect([...same.names.keys()]).toHaveLength(board.locations.length + board.powers.length);
    expect(new Set(same.names.values()).size).toBe(same.names.size);
  });

  test('is another board without any one of its borders', () => {
    for (const kind of ['armies', 'fleets'] as const)
      for (const [at, [near]] of board[kind]) {
        if (near === undefined) continue;
        const less = compareBoards(board, without(board, kind, at, near));
        expect(less.isSame, `${at} ${near}`).toBe(false);
      }
  });

  test('is no other board', () => {
    for (const other of [STANDARD, ...BOARDS])
      if (other !== board) expect(compareBoards(board, other).isSame).toBe(false);
  });
});

test('what has no like is named', () => {
  const less = compareBoards(STANDARD, without(STANDARD, 'armies', 'PAR', 'BUR'));
  if (less.isSame) throw new Error('the same');
  expect(less.one.length + less.other.length).toBeGreaterThan(0);
  expect([...less.one, ...less.other]).toEqual(expect.arrayContaining(['Paris', 'Burgundy']));
});

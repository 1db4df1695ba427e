import { expect, test } from 'vitest';
import { STANDARD } from '../../src/board/board.ts';
import { lettersOf } from '../../src/stage/model/letters.ts';
import { BOARDS } from '../boards/boards.ts';

test('the powers of the standard board have their initials', () => {
  for (const [power, letter] of lettersOf(STANDARD)) expect(letter).toBe(power.charAt(0));
});

test.each(BOARDS)('no two powers of $name have the same letter', (board) => {
  const letters = [...lettersOf(board).values()];
  expect(letters).toHaveLength(board.powers.length);
  expect(new Set(letters).size).toBe(letters.length);
});

test('the second power with an initial has another letter of its name', () => {
  const youngstown = BOARDS.find(({ id }) => id === 'youngstown-redux') ?? STANDARD;
  const letters = lettersOf(youngstown);
  expect([...letters].filter(([power]) => /^I/.test(power))).toEqual([
    ['Italy', 'I'],
    ['India', 'N'],
  ]);
});

import { describe, expect, test } from 'vitest';
import { either, nearest } from '../../src/orders/nearest.ts';

describe('nearest', () => {
  const words = ['bounces', 'blocked', 'given', 'cut', 'void'];

  test.each([
    ['bounced', ['bounces']],
    ['BOUNCES', ['bounces']],
    ['gvien', ['given']],
    ['cute', ['cut']],
    ['viod', ['void']],
    ['succeeds', []],
    ['', []],
  ])('%j', (typed, meant) => {
    expect(nearest(typed, words)).toEqual(meant);
  });

  test('the likeliest comes first, and there are three at most', () => {
    expect(nearest('abcd', ['abxy', 'abcx', 'abcd', 'bbcd', 'abc'])).toEqual([
      'abcd',
      'abcx',
      'bbcd',
    ]);
  });

  test('a long word takes no time', () => {
    expect(nearest('x'.repeat(1_000_000), words)).toEqual([]);
  });
});

test('either', () => {
  expect([either([]), either(['a']), either(['a', 'b']), either(['a', 'b', 'c'])]).toEqual([
    '',
    'a',
    'a or b',
    'a, b or c',
  ]);
});

import { expect, test } from 'vitest';
import { boundsOf, intersect } from '../../src/picture/bounds.ts';
import { moveBox, readTransform, scaleOf, UNMOVED } from '../../src/picture/transform.ts';

test.each([
  ['M10 20l5-8z', [10, 12, 15, 20]],
  ['M10 20h-4v3', [6, 20, 10, 23]],
  ['m1 1 2 2 2 2', [1, 1, 5, 5]],
  ['M0 0q10-30 20 0t20 5', [0, -30, 40, 5]],
  ['M0 0c1 2 3 4 5 6', [0, 0, 5, 6]],
  ['M5 5zM1 1l-.5.25', [0.5, 1, 5, 5]],
  ['M5 5l9 9zl1 0', [5, 5, 14, 14]],
  ['M9 9L3 4', [3, 4, 9, 9]],
] as const)('%s', (d, [left, top, right, bottom]) => {
  expect(boundsOf(d)).toEqual({ left, top, right, bottom });
});

test('another command is a bug', () => {
  expect(() => boundsOf('M0 0a1 1 0 0 1 2 2')).toThrow(/command a/);
});

test('boxes that touch intersect', () => {
  const box = { left: 0, top: 0, right: 2, bottom: 2 };
  expect(intersect(box, { left: 2, top: 1, right: 3, bottom: 3 })).toBe(true);
  expect(intersect(box, { left: 3, top: 0, right: 4, bottom: 2 })).toBe(false);
});

test('transforms apply from the outside in', () => {
  const at = readTransform('scale(2) translate(3 4)', UNMOVED);
  expect(at).toEqual([2, 0, 0, 2, 6, 8]);
  expect(scaleOf(at)).toBe(2);
  const turned = readTransform('rotate(90 1 1)', UNMOVED);
  const moved = moveBox({ left: 1, top: 1, right: 3, bottom: 2 }, turned);
  expect([moved.left, moved.top, moved.right, moved.bottom].map(Math.round)).toEqual([0, 1, 1, 3]);
  expect(() => readTransform('skewX(3)', UNMOVED)).toThrow(/skewX/);
});

import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../../src/board/board.ts';
import { drawing } from '../../tools/board/drawing.ts';
import { DETAIL } from '../../tools/board/map-svg.ts';
import { readTopology } from '../../tools/board/topology.ts';
import { isSpaceOf, linesIn, outlineIn } from '../../src/draw/lines.ts';
import { digitsOf, written, writtenSigned } from '../../src/draw/digits.ts';
import { standardLines } from '../../src/draw/standard-map.ts';

const map = drawing(readTopology(), DETAIL);
const lines = standardLines();
const EVERYWHERE = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
const pieces = (d: string): readonly string[] => d.split(/(?=M)/).sort();

describe('the map is that of the board', () => {
  test('in every outline', () => {
    expect(map.shapes.length).toBeGreaterThan(75);
    for (const shape of map.shapes)
      expect(outlineIn(lines, shape.id), shape.id).toBe(map.outline(shape));
  });

  test.each(['coast', 'realm', 'province', 'sea', 'strait'] as const)('in every %s', (kind) => {
    const drawn = map.lines(kind).join('');
    expect(drawn).not.toBe('');
    expect(pieces(linesIn(lines, kind, EVERYWHERE))).toEqual(pieces(drawn));
  });

  test('places for units are spaces, and nothing else is', () => {
    for (const id of SPACE_IDS) expect(isSpaceOf(lines, id)).toBe(true);
    for (const id of ['_CH', 'XXX', '', 'constructor', 3, null])
      expect(isSpaceOf(lines, id)).toBe(false);
  });
});

test('numbers are read back as written', () => {
  const numbers = [0, 1, 41, 42, 83, 84, 3000, 123456, 7];
  const digits = digitsOf(
    numbers.map(written).join('') + numbers.map((n) => writtenSigned(-n)).join(''),
  );
  expect(numbers.map(() => digits.next())).toEqual(numbers);
  expect(numbers.map(() => digits.signed() + 0)).toEqual(numbers.map((n) => 0 - n));
  expect(digits.more()).toBe(false);
});

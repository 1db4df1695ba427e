import { describe, expect, test } from 'vitest';
import { SPACE_IDS } from '../../src/board/board.ts';
import { drawing } from '../../tools/board/drawing.ts';
import { EMBED_DETAIL } from '../../tools/board/map-svg.ts';
import { readTopology } from '../../tools/board/topology.ts';
import { isSpace, linesOf, outline } from '../../src/embed/map.ts';
import { digitsOf, written, writtenSigned } from '../../src/embed/digits.ts';

const map = drawing(readTopology(), EMBED_DETAIL);
const EVERYWHERE = [-1e6, -1e6, 1e6, 1e6] as const;
const pieces = (d: string): readonly string[] => d.split(/(?=M)/).sort();

describe('the map is that of the board, at the detail of embeds', () => {
  test('in every outline', () => {
    expect(map.shapes.length).toBeGreaterThan(75);
    for (const shape of map.shapes) expect(outline(shape.id), shape.id).toBe(map.outline(shape));
  });

  test.each(['coast', 'realm', 'province', 'sea', 'strait'] as const)('in every %s', (kind) => {
    const drawn = map.lines(kind).join('');
    expect(drawn).not.toBe('');
    expect(pieces(linesOf(kind, EVERYWHERE))).toEqual(pieces(drawn));
  });

  test('places for units are spaces, and nothing else is', () => {
    for (const id of SPACE_IDS) expect(isSpace(id)).toBe(true);
    for (const id of ['_CH', 'XXX', '', 'constructor', 3, null]) expect(isSpace(id)).toBe(false);
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

import { expect, test } from 'vitest';
import { compileBoard } from '../../src/board/compiled.ts';

/** A province with `count` neighbours, all with generated ids. */
function star(count: number) {
  const letter = (place: number): string => String.fromCharCode(65 + place);
  const around = Array.from(
    { length: count },
    (_, place) => `B${letter(Math.floor(place / 26))}${letter(place % 26)}`,
  );
  const ids = ['AAA', ...around];
  return compileBoard({
    spaces: ids.map((id) => ({ id, kind: 'inland', coasts: [] })),
    reach: (kind, at) => (kind === 'F' ? [] : at === 'AAA' ? around : ['AAA']),
  });
}

test('a space has room for 255 neighbours, whose supports are counted in a byte, and no more', () => {
  expect(star(255).spaces).toHaveLength(256);
  expect(() => star(256)).toThrow('AAA has 256 neighbours: there is room for 255');
});

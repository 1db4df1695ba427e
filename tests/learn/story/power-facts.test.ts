import { describe, expect, test } from 'vitest';
import { POWERS } from '../../../src/board/powers.ts';
import { factsOf } from '../../../src/learn/story/power-facts.ts';

test('France touches England in the Channel, Germany in Burgundy and Italy in Piedmont', () => {
  const { centres, units, meets, free, gates } = factsOf('France');
  expect(centres).toEqual(['BRE', 'MAR', 'PAR']);
  expect(units.map(({ at }) => at).toSorted()).toEqual(['BRE', 'MAR', 'PAR']);
  expect(meets).toEqual([
    { power: 'England', spaces: ['ENG'] },
    { power: 'Germany', spaces: ['BUR'] },
    { power: 'Italy', spaces: ['PIE'] },
  ]);
  expect(free).toEqual([
    { centre: 'BEL', rivals: ['England', 'Germany'] },
    { centre: 'POR', rivals: [] },
    { centre: 'SPA', rivals: [] },
  ]);
  expect(gates).toEqual([
    { space: 'ENG', centres: ['BRE'] },
    { space: 'BUR', centres: ['MAR', 'PAR'] },
    { space: 'PIE', centres: ['MAR'] },
  ]);
});

describe.each(POWERS)('%s', (power) => {
  test('touches whoever touches it, in the same spaces', () => {
    for (const { power: other, spaces } of factsOf(power).meets)
      expect(factsOf(other).meets).toContainEqual({ power, spaces });
  });

  test('is near the free centres that are near it for others', () => {
    for (const { centre, rivals } of factsOf(power).free)
      for (const rival of rivals) {
        const theirs = factsOf(rival).free.find((one) => one.centre === centre);
        expect(theirs?.rivals).toContain(power);
      }
  });
});

import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { marks, verdict } from '../../src/explain/in-words.ts';
import { badWord, faultOf, inAllEditions, labels, prose, scenarios } from './turns.ts';

const all = scenarios();

describe('all scenarios in all editions', () => {
  test('there are the 73 printed ones', () => {
    expect(all.length).toBeGreaterThanOrEqual(73);
  });

  test.each(all.map((scenario) => [scenario.slug, scenario] as const))('%s', (_, scenario) => {
    for (const told of inAllEditions(scenario)) {
      const faults = prose(told).flatMap((text) => {
        const fault = faultOf(text);
        return fault === null ? [] : [`${fault}: ${text}`];
      });
      const bad = labels(told).flatMap((text) => {
        const fault = badWord(text);
        return fault === null ? [] : [`${fault}: ${text}`];
      });
      expect([...faults, ...bad]).toEqual([]);
      expect(marks(told, english).length).toBeLessThanOrEqual(8);
      // Two full names of seas and one of a coast, at the most.
      expect(verdict(told, english).headline.length).toBeLessThan(112);
    }
  });
});

import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { marks, verdict } from '../../src/explain/in-words.ts';
import { badWord, faultOf, inSomeEditions, labels, prose } from './turns.ts';
import { SCENARIOS } from '../scenario/files.ts';

describe('all scenarios in their editions', () => {
  test('there are the 73 printed ones', () => {
    expect(SCENARIOS.length).toBeGreaterThanOrEqual(73);
  });

  test.each(SCENARIOS.map((scenario, index) => [scenario.slug, scenario, index] as const))(
    '%s',
    (_, scenario, index) => {
      for (const told of inSomeEditions(scenario, index)) {
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
    },
  );
});

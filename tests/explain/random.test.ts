import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chapters } from '../../src/explain/chapters.ts';
import { marks } from '../../src/explain/marks.ts';
import { outcomesAt } from '../../src/explain/outcomes.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { crowds, paradoxes } from '../properties/turns.ts';
import { shortTurn, type GivenTurn } from '../support/short.ts';
import { badWord, faultOf, labels, prose, ruled } from './turns.ts';

const turns: fc.Arbitrary<GivenTurn> = fc.oneof(crowds, paradoxes);
const editions = fc.constantFrom(...EDITION_IDS);
const settings = { seed: 1971, numRuns: 1000 };

/** Far more than it takes, for a machine that is busy. */
const time = 120_000;

const fullOf = (texts: readonly string[], fault: (text: string) => string | null) =>
  texts.flatMap((text) => {
    const found = fault(text);
    return found === null ? [] : [`${found}: ${text}`];
  });

test(
  'whatever happens is told in whole sentences',
  () => {
    fc.assert(
      fc.property(turns, editions, (given, id) => {
        const told = ruled(given, id);
        const faults = [...fullOf(prose(told), faultOf), ...fullOf(labels(told), badWord)];
        expect(faults, shortTurn(given)).toEqual([]);
      }),
      settings,
    );
  },
  time,
);

test(
  'chapters and marks divide the steps, and the ruler has room for the marks',
  () => {
    fc.assert(
      fc.property(turns, editions, (given, id) => {
        const told = ruled(given, id);
        const starts = chapters(told).map(({ from }) => from);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        expect(starts[0]).toBe(told.ruling.steps.length > 0 ? 0 : undefined);
        const named = marks(told);
        expect(named.length).toBeLessThanOrEqual(8);
        expect(starts).toEqual(expect.arrayContaining(named.map(({ from }) => from)));
        expect(named[0]?.from).toBe(starts[0]);
      }),
      settings,
    );
  },
  time,
);

test(
  'every order is open until its step and then stays decided',
  () => {
    fc.assert(
      fc.property(turns, editions, (given, id) => {
        const told = ruled(given, id);
        const { orders, steps } = told.ruling;
        for (let shown = 0; shown <= steps.length; shown++) {
          outcomesAt(told, shown).forEach(({ words, dislodged }, index) => {
            const order = orders[index];
            expect(words === null).toBe(order?.step !== null && (order?.step ?? 0) >= shown);
            if (shown === steps.length) expect(dislodged).toBe(order?.dislodged);
            if (shown === 0) expect(dislodged).toBe(false);
          });
        }
      }),
      { ...settings, numRuns: 150 },
    );
  },
  time,
);

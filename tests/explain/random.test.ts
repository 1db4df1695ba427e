import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { chapters, marks } from '../../src/explain/in-words.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { crowds, paradoxes } from '../properties/turns.ts';
import { runs } from '../support/effort.ts';
import { shortTurn, type GivenTurn } from '../support/short.ts';
import { badWord, faultOf, labels, prose, ruled } from './turns.ts';

const turns: fc.Arbitrary<GivenTurn> = fc.oneof(crowds, paradoxes);
const editions = fc.constantFrom(...EDITION_IDS);
const settings = { seed: 1971, numRuns: runs(1000) };

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
        const starts = chapters(told, english).map(({ from }) => from);
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
        expect(starts[0]).toBe(told.ruling.steps.length > 0 ? 0 : undefined);
        const named = marks(told, english);
        expect(named.length).toBeLessThanOrEqual(8);
        expect(starts).toEqual(expect.arrayContaining(named.map(({ from }) => from)));
        expect(named[0]?.from).toBe(starts[0]);
      }),
      settings,
    );
  },
  time,
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readText } from '../../../src/orders/notations/read-text.ts';
import { EDITIONS } from '../../../src/rules/editions.ts';
import { deskIn } from '../../../src/site/desk/link/desk-address.ts';
import { exampleDesk, EXAMPLE, lineOf, ruledDesk } from '../../../src/desk/desk.ts';
import { linkProblem, type BadLink } from '../../../src/site/desk/link/link-problem.ts';
import { DESK_WORDS } from '../../../src/site/desk/languages/desk-languages.ts';
import type { Disputed } from '../../../src/report/settled-dispute.ts';
import { formatDisputed, parseDisputed } from '../../../src/site/desk/link/link-questions.ts';
import { taken } from '../../../src/desk/paste/taken.ts';
import { SAMPLE_TEXTS } from '../../orders/texts.ts';
import { runs } from '../../support/effort.ts';

const LINES = [
  EXAMPLE,
  'A:Avie@bud-tyr;F:Fbre@~lon-x:bremarpar',
  'F1902R:bur;A:Avie@bud-tyr;F:Fbre@~lon-x:bremarpar',
  'W1902A;F:Apar.!Fbre.!x;G:Amun-x',
];
const SIGNS = [
  '',
  ':',
  ';',
  '.',
  '-',
  '*',
  '~',
  '@',
  '!',
  '?',
  '%',
  '%E0',
  '&',
  '=',
  '\0',
  'ä',
  'x',
];

/** Texts truncated, doubled and changed in up to five places. */
const damaged = (texts: readonly string[], signs: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.nat(12), fc.constantFrom(...signs)), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map(([text, changes]) =>
      changes.reduce((now, [place, many, sign]) => {
        const at = place % (now.length + 1);
        return now.slice(0, at) + sign + now.slice(at + many);
      }, text),
    );

describe('a damaged link', () => {
  test('opens a desk that can be ruled, or reports in both languages what is wrong with it', () => {
    const fields = LINES.map((line, n) => {
      const reported = n === 0 ? 'reported=1~bounced,cut~bounced:lonbre~cut:irieng&' : '';
      return `version=1&length=${String(line.length)}&${reported}turn=${line}`;
    });
    fc.assert(
      fc.property(damaged(fields, SIGNS), (fragment) => {
        const found = deskIn(`#${fragment}`);
        if (found === null) return;
        if (found.ok) {
          const { desk, problem } = found.value;
          ruledDesk(desk, EDITIONS['2023']);
          expect(lineOf(desk, EDITIONS['2023'])).not.toContain(' ');
          if (problem === null) return;
          expect(desk.reported).toBeNull();
        }
        const problem: BadLink = found.ok
          ? { kind: found.value.problem ?? 'unreadable-results' }
          : found.error;
        for (const words of Object.values(DESK_WORDS))
          expect(linkProblem(problem, words)).toMatch(/\w{3}.*\.$/);
      }),
      { seed: 1971, numRuns: runs(10_000) },
    );
  });

  test('contains a dispute, or nothing instead of it', () => {
    const disputed: Disputed = {
      unit: 'LON',
      claims: ['succeeds', 'fails'],
      readings: [null, null],
      powers: [null, null],
    };
    const read = { ...disputed, readings: [0, null] } as const;
    const named = { ...disputed, powers: [null, 'Turkey'] } as const;
    expect(formatDisputed(disputed)).toBe('LON~succeeds~fails');
    expect(formatDisputed(named)).toBe('LON~succeeds~fails~-~-~-~T');
    for (const one of [disputed, read, named])
      expect(parseDisputed(formatDisputed(one))).toEqual(one);
    for (const wrong of ['', 'LON', 'LON~succeeds', 'XXX~succeeds~fails', 'LON~wins~fails'])
      expect(parseDisputed(wrong)).toBeNull();
  });
});

test('a damaged text is reported, whatever it is', () => {
  const texts = SAMPLE_TEXTS.map(({ text }) => text);
  const signs = [...SIGNS, '(', ')', '{', '}', '[', ']', '"', '\n', '\n\n', '->', 'A ', '<b>'];
  fc.assert(
    fc.property(damaged(texts, signs), (text) => {
      const reading = readText(text);
      const { orders, skipped, doubts, errors, units } = reading;
      if (text.trim() !== '')
        expect(
          orders.length + skipped.length + doubts.length + errors.length + units.length,
          text,
        ).toBeGreaterThan(0);
      const found = taken(reading, text, exampleDesk());
      if (found) ruledDesk(found.desk, EDITIONS['1971']);
    }),
    { seed: 1971, numRuns: runs(1000) },
  );
});

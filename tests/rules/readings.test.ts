import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { choiceWords } from '../../src/rules/choice-words.ts';
import { CHOICES } from '../../src/rules/choices.ts';
import { customEdition } from '../../src/rules/custom-edition.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { entryOf } from '../../src/rules/reading-entries.ts';
import { readingsMarkdown } from '../../src/rules/readings-markdown.ts';
import { answerOf, READINGS, type Reading } from '../../src/rules/readings.ts';

const all = READINGS.flatMap(({ readings }) => readings);
const named = (id: string): Reading => {
  const found = all.find((reading) => reading.id === id);
  if (!found) throw new Error(`no reading ${id}`);
  return found;
};

/** The issues of the DATC's chapter 4, and how many of our own. */
const ISSUES = { A: 7, B: 7, C: 6, D: 9, E: 6 };
const OWN = 24;

describe('our reading of the rules', () => {
  test('has every issue of the DATC, the clause of 4.A.2 by itself, and our own', () => {
    const issues = Object.entries(ISSUES).flatMap(([letter, count]) =>
      Array.from({ length: count }, (_, index) => `4.${letter}.${String(index + 1)}`),
    );
    const own = Array.from({ length: OWN }, (_, index) => `X${String(index + 1)}`);
    expect(issues).toHaveLength(35);
    expect(all.map(({ id }) => id).sort()).toEqual([...issues, '4.A.2b', ...own].sort());
  });

  test('has every choice, and takes its answers from the editions', () => {
    expect(new Set(all.flatMap((reading) => reading.choices ?? []))).toEqual(new Set(CHOICES));
    for (const reading of all)
      for (const id of EDITION_IDS) {
        if (!reading.choices || reading.told) continue;
        const words = reading.choices.map((choice) => choiceWords(choice, EDITIONS[id])).join(' ');
        expect(answerOf(reading, EDITIONS[id]).text).toBe(words);
      }
  });

  test.each(all.map((reading) => [reading.id, reading] as const))(
    '%s is a question with an answer by every edition',
    (_, reading) => {
      expect(reading.question).toMatch(/[.?]$/);
      for (const id of EDITION_IDS) {
        const { text, sources } = answerOf(reading, EDITIONS[id]);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(sources.length).toBeGreaterThan(0);
      }
    },
  );

  test('says where no source settles it, and what it follows there', () => {
    const told = (id: string, edition: (typeof EDITION_IDS)[number]) =>
      answerOf(named(id), EDITIONS[edition]);
    expect(told('4.A.1', '1971')).toMatchObject({ sources: ['1971, XII.4'], isSettled: true });
    expect(told('4.B.2', '2023')).toMatchObject({
      sources: ['No source settles it; we follow the DATC (4.B.2)'],
      isSettled: false,
    });
    expect(told('4.A.5', '2000').sources).toEqual(['No source settles it; we read it as 1971, XI']);
    expect(told('4.C.4', '1971').isSettled).toBe(false);
    expect(told('X14', '1982').sources).toEqual(['No source settles it; this is our reading']);
    expect(told('X1', '2023').remark).toContain('left out');
  });

  test('tells the clause of 4.A.2 as DATC 3.0 and 2.5 do', () => {
    const [wins, holds, breaks] = entryOf(named('4.A.2b')).parts[0]?.answers ?? [];
    expect(wins?.editions).toEqual(['1971', '1982', '2000', '2023']);
    expect(holds?.editions).toEqual(['DPTG']);
    expect(breaks?.editions).toEqual(['DATC 3.0']);
  });

  test('tells several choices one by one', () => {
    expect(entryOf(named('4.A.2')).parts.map(({ label }) => label)).toEqual([
      'What a convoyed attack cannot cut',
      'A convoy that decides its own fate',
    ]);
    expect(entryOf(named('4.A.1')).parts).toHaveLength(1);
  });

  test('reads an edition of one’s own as well', () => {
    const own = customEdition({ name: 'Club', base: '1971', choices: { waiving: false } });
    expect(own.ok && answerOf(named('4.D.7'), own.value)).toEqual({
      text: 'Not allowed.',
      remark: null,
      sources: ['House rule of Club'],
      isSettled: false,
    });
  });

  test('is in docs as it is in the values: npm run readings', () => {
    const file = join(import.meta.dirname, '../../docs/readings.md');
    expect(readFileSync(file, 'utf8')).toBe(readingsMarkdown());
  });
});

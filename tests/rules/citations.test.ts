import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/explain/languages/languages.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { RULE_IDS } from '../../src/rules/rule.ts';

/** Where a rule can be in these books: a page, a rule of the list, a diagram or a chapter. */
const PLACE =
  /^(p\. ([2-9]|1\d|2[0-4])|rule ([1-9]|1\d|2[0-2])|Diagram \d+|Retreat and Disbanding|Gaining and Losing Units|front page|as compared by .+)$/;

/** Rules whose place in the book we do not know, cited as the DATC reads them. */
const UNKNOWN = {
  '2000': ['legal-convoy', 'remove-unordered'],
  '2023': ['legal-coast', 'legal-support', 'convoy-matches', 'adjacent-convoy'],
} as const;

describe.each(['2000', '2023'] as const)('the book of %s', (book) => {
  const { citations } = EDITIONS[book];
  const from = (source: string) => RULE_IDS.filter((rule) => citations[rule].source === source);

  test('is cited for its rules, the DATC only where we do not know their place', () => {
    expect(from('DATC 3.0')).toEqual(UNKNOWN[book]);
    for (const rule of from(book)) expect(citations[rule].paragraph, rule).toMatch(PLACE);
  });

  test('leaves to house rules only what it does not settle', () => {
    expect(from('house').length).toBeLessThanOrEqual(8);
  });
});

test('rules of the list have the same numbers in both books', () => {
  const [older, newer] = [EDITIONS['2000'].citations, EDITIONS['2023'].citations];
  const listed = RULE_IDS.filter((rule) => newer[rule].paragraph.startsWith('rule '));
  expect(listed.length).toBeGreaterThan(15);
  for (const rule of listed) expect(older[rule].paragraph, rule).toBe(newer[rule].paragraph);
});

test('a place is named in words', () => {
  const named = (paragraph: string) =>
    [LANGUAGES.en, LANGUAGES.de].map(({ rules }) => rules.source({ source: '2000', paragraph }));
  expect(named('rule 13')).toEqual(['Rule 13, rulebook 2000', 'Regel 13, Regelheft 2000']);
  expect(named('p. 17')).toEqual(['Page 17, rulebook 2000', 'Seite 17, Regelheft 2000']);
  expect(named('Diagram 8')).toEqual(['Diagram 8, rulebook 2000', 'Diagramm 8, Regelheft 2000']);
});

import { describe, expect, test } from 'vitest';
import type { Entry, FoundKind } from '../../src/find/entry.ts';
import { resultsOf } from '../../src/find/results.ts';
import type { Hit } from '../../src/find/search.ts';

const hit = (kind: FoundKind, href: string, score: number, plain = score): Hit => ({
  score,
  plain,
  entry: {
    kind,
    href,
    mark: '',
    title: href,
    line: '',
    text: '',
    asks: [],
    picture: -1,
  } satisfies Entry,
});

const hits = [
  hit('case', 'c1', 100),
  hit('word', 'w1', 90),
  hit('case', 'c2', 80),
  hit('rule', 'r1', 70),
  hit('case', 'c3', 60),
  hit('case', 'c4', 50),
  hit('page', 'p1', 2),
];
const hrefs = ({ groups }: ReturnType<typeof resultsOf>) =>
  groups.map(({ kind, entries }) => [kind, ...entries.map(({ href }) => href)].join(' '));

describe('the results of a search', () => {
  test('begin with an answer; then come the kinds, the best first, few of each', () => {
    const results = resultsOf(hits, null);
    expect(results.answer?.href).toBe('w1');
    expect(hrefs(results)).toEqual(['case c1 c2 c3', 'rule r1']);
  });

  test('show on boards what the answer says before other rules and words', () => {
    const results = resultsOf(
      [
        hit('rule', 'r1', 100),
        ...['r2', 'r3', 'r4'].map((href) => hit('rule', href, 90)),
        hit('lesson', 'l1', 30),
      ],
      null,
    );
    expect(results.answer?.href).toBe('r1');
    expect(hrefs(results)).toEqual(['lesson l1', 'rule r2 r3']);
  });

  test('are counted by kind, without what is hardly found', () => {
    const { count, counts } = resultsOf(hits, null);
    expect(count).toBe(6);
    expect(counts).toMatchObject({ case: 4, word: 1, rule: 1, page: 0 });
  });

  test('are not fewer because a question is known', () => {
    const known = [hit('word', 'w1', 300, 100), hit('case', 'c1', 30), hit('case', 'c2', 3)];
    expect(hrefs(resultsOf(known, null))).toEqual(['case c1']);
  });

  test('are all those of a kind if only that is shown', () => {
    const results = resultsOf(hits, 'case');
    expect(results.answer).toBeNull();
    expect(hrefs(results)).toEqual(['case c1 c2 c3 c4']);
    expect(results.count).toBe(6);
  });

  test('have no answer if the rules are far behind', () => {
    expect(resultsOf([hit('case', 'c1', 100), hit('rule', 'r1', 40)], null).answer).toBeNull();
    expect(resultsOf([], null)).toMatchObject({ answer: null, groups: [], count: 0 });
  });
});

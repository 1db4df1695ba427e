import { lessons } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import '../../src/site/army-fleet/load.ts';
import type { RuleId } from '../../src/rules/rule.ts';
import { countOf, decidedIn } from '../../src/site/rules/decided.ts';
import { siteIn } from '../../src/site/site-in.ts';

const decided = decidedIn(siteIn('en'), lessons);
const slugs = (rule: RuleId, kind: 'examples' | 'lessons' | 'cases') =>
  decided(rule)[kind].map(({ slug }) => slug);

describe('the positions that a rule decides', () => {
  test('are those whose rulings rest on it', () => {
    expect(slugs('rotation', 'examples')).toContain('rulebook-1971/three-in-a-circle');
    expect(slugs('paradox', 'cases')).toContain('datc/6-f-16-szykman');
    expect(slugs('support-cut', 'lessons')).toContain('learn/cut/any-attack-cuts');
    expect(slugs('retreat-collision', 'examples')).toContain('retreats/same-space');
    expect(slugs('remove-unordered', 'cases')).toContain('datc/6-j-11');
    expect(slugs('paradox', 'lessons')).not.toContain('learn/board/no-army-at-sea');
  });

  test('begin with what no other rule decides, and have each once', () => {
    const list = slugs('stand-off', 'examples');
    expect(new Set(list).size).toBe(list.length);
    expect(list[0]).not.toMatch(/sample-game/);
  });

  test('are counted', () => {
    const { examples, lessons: taught, cases } = decided('garrison');
    expect(countOf(decided('garrison'))).toBe(examples.length + taught.length + cases.length);
    expect(countOf(decided('gamesmaster'))).toBe(0);
  });
});

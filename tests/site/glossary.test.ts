import { lessons } from 'virtual:scenarios';
import { expect, test } from 'vitest';
import '../../src/site/army-fleet/load.ts';
import { LANGUAGE_TAGS } from '../../src/explain/languages/language-tags.ts';
import { ASKING } from '../../src/site/find/entries.ts';
import { positionsOfWords } from '../../src/site/glossary/positions-of-words.ts';
import { pageOf } from '../../src/site/pages.ts';
import { siteIn } from '../../src/site/site-in.ts';

const site = siteIn('en');
const positions = positionsOfWords(ASKING.en.words, site, lessons);
const slugs = (id: string) => (positions.get(id) ?? []).map(({ slug }) => slug);

test('a word has the lesson that explains it, and what its rule decides', () => {
  expect(slugs('cut')).toContain('learn/cut/any-attack-cuts');
  expect(slugs('circle')).toContain('learn/garrison/in-a-circle');
  expect(slugs('szykman')[0]).toMatch(/\//);
  expect(slugs('draw')).toEqual([]);
});

test('no word has a position twice or more than two, and nearly all have two', () => {
  const all = [...positions.values()];
  for (const some of all) {
    expect(some.length).toBeLessThan(3);
    expect(new Set(some.map(({ slug }) => slug)).size).toBe(some.length);
  }
  expect(all.filter((some) => some.length === 2).length).toBeGreaterThan(all.length * 0.7);
});

test.each(LANGUAGE_TAGS)('the page has every word with its sentence: %s', (tag) => {
  const body = pageOf('glossary', siteIn(tag)).still?.body ?? '';
  for (const { id, word } of ASKING[tag].words) {
    expect(body).toContain(`id="${id}"`);
    expect(body).toContain(word);
  }
});

import { lessons } from 'virtual:scenarios';
import { describe, expect, test } from 'vitest';
import '../../../src/site/army-fleet/load.ts';
import { ASKING, findIndex } from '../../../src/site/find/entries.ts';
import { packIndex, unpackIndex } from '../../../src/find/packed.ts';
import { pathsInside } from '../../../src/site/pages.ts';
import { siteIn } from '../../../src/site/site-in.ts';

const en = findIndex(siteIn('en'), lessons);
const de = findIndex(siteIn('de'), lessons);
const paths = new Set(pathsInside().map((path) => (path === '' ? '' : `${path}/`)));

describe('the index', () => {
  test('leads to pages that exist, each entry to a place of its own', () => {
    const hrefs = en.entries.map(({ href }) => href);
    expect(hrefs.filter((href) => !paths.has(href.replace(/#.*$/, '')))).toEqual([]);
    expect(hrefs.filter((href, n) => hrefs.indexOf(href) !== n)).toEqual([]);
  });

  test('has the same places, numbers and pictures in both languages, but for headings', () => {
    const places = ({ entries }: typeof en) =>
      entries
        .filter(({ href }) => !href.startsWith('docs/'))
        .map(({ kind, href, picture }) => `${kind} ${href} ${String(picture)}`)
        .sort();
    expect(places(de)).toEqual(places(en));
  });

  test('is the same after it was packed', () => {
    expect(unpackIndex(packIndex(en))).toEqual(en);
  });

  test('has no empty title', () => {
    for (const { entries } of [en, de])
      expect(entries.filter(({ title }) => title === '')).toEqual([]);
  });

  test('has pictures of all examples, lessons and cases, and of nothing else', () => {
    const drawn = en.entries.filter(({ picture }) => picture >= 0).map(({ kind }) => kind);
    expect(new Set(drawn)).toEqual(new Set(['example', 'lesson', 'case']));
    expect(en.entries.filter(({ kind }) => drawn.includes(kind))).toHaveLength(drawn.length);
  });
});

describe('the words of players', () => {
  test('are the same in both languages', () => {
    const ids = (tag: 'en' | 'de') => ASKING[tag].words.map(({ id, see }) => `${id} ${see ?? ''}`);
    expect(ids('de').sort()).toEqual(ids('en').sort());
    expect(Object.keys(ASKING.de.asks)).toEqual(Object.keys(ASKING.en.asks));
  });

  test.each(['en', 'de'] as const)('are in alphabetical order: %s', (tag) => {
    const words = ASKING[tag].words.map(({ word }) => word);
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, tag)));
  });

  test('refer to pages that exist', () => {
    const known = new Set(en.entries.map(({ href }) => href));
    const seen = ASKING.en.words.flatMap(({ see }) => see ?? []);
    expect(seen.filter((see) => !known.has(see))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { inPackOrder, pack, packFor, unpack } from '../../../src/site/offline/pages.ts';

const PAGES = [
  ['', '<!doctype html>\n<p>Home</p><p>$& and </p>'],
  ['404.html', '<!doctype html>\n<p>Nothing here</p>'],
  ['desk/', '<!doctype html>\n<p>Home</p><p>Desk</p><p>Home</p>'],
  ['de/desk/', '<!doctype html>\n<p>Tisch</p>'],
] as const;

describe('pages in packs', () => {
  test('are unchanged', () => {
    const packed = pack(PAGES);
    for (const [path, html] of PAGES) expect(unpack(packed, path), path).toBe(html);
    expect(unpack(packed, 'desk')).toBeNull();
  });

  test('write once what they share', () => {
    const { parts } = pack(PAGES);
    expect(parts.filter((part) => part.includes('Home'))).toHaveLength(2);
    expect(new Set(parts).size).toBe(parts.length);
  });

  test('are found by the first page of each pack', () => {
    const sorted = PAGES.map(([path]) => inPackOrder(path)).sort();
    const packs = [
      [sorted[0] ?? '', 'first'],
      [sorted[2] ?? '', 'second'],
    ] as const;
    expect(PAGES.map(([path]) => packFor(packs, path))).toEqual([
      'first',
      'first',
      'second',
      'second',
    ]);
    expect(packFor([], 'desk/')).toBeNull();
  });

  test('the languages of a page are adjacent', () => {
    const order = ['de/desk/', 'rules/', 'desk/', 'de/', ''].toSorted((one, other) =>
      inPackOrder(one) < inPackOrder(other) ? -1 : 1,
    );
    expect(order).toEqual(['', 'de/', 'desk/', 'de/desk/', 'rules/']);
  });
});

import { expect, test } from 'vitest';
import { chosenIn, linkTo } from '../../src/site/learn/course-list.ts';

const KNOWN = ['learn/move/test', 'learn/cut/test', 'learn/cut/any-attack-cuts'];

test('a link to some lessons is read back, in the order of the course', () => {
  const link = linkTo(['learn/cut/test', 'learn/move/test']);
  expect(link).toBe('?lessons=cut/test,move/test');
  const { search } = new URL(link, 'https://example.org/learn/');
  expect(chosenIn(search, KNOWN)).toEqual(['learn/move/test', 'learn/cut/test']);
});

test('unknown lessons are left out; a link without lessons, or one that is too long, asks for all', () => {
  expect(chosenIn('?lessons=cut/test,cut/none,../x,<b>', KNOWN)).toEqual(['learn/cut/test']);
  for (const search of ['', '?', '?lessons=', '?lessons', `?lessons=${'cut/test,'.repeat(900)}`])
    expect(chosenIn(search, KNOWN)).toEqual([]);
});

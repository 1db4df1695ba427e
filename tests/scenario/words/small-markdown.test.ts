import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLink, plainOf, type Rich, richOf } from '../../../src/scenario/words/small-markdown.ts';

const written = (node: Rich): string => {
  if (typeof node === 'string') return node;
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`);
  return `<${node.tag}${attributes.join('')}>${node.children.map(written).join('')}</${node.tag}>`;
};
const read = (text: string): string => richOf(text).map(written).join('');

describe('authors’ Markdown', () => {
  test.each([
    ['plain', '<p>plain</p>'],
    ['one\ntwo\n\nthree', '<p>one two</p><p>three</p>'],
    ['a **bold *and* more** b', '<p>a <strong>bold <em>and</em> more</strong> b</p>'],
    ['*one* _two_ snake_case_name 2*3*4', '<p><em>one</em> <em>two</em> snake_case_name 2*3*4</p>'],
    ['\\*no\\* \\[no]', '<p>*no* [no]</p>'],
    [
      'Look:\n- one\n  more\n- **two**',
      '<p>Look:</p><ul><li>one more</li><li><strong>two</strong></li></ul>',
    ],
    ['[here](https://a.example/b?c=1)', '<p><a href=https://a.example/b?c=1>here</a></p>'],
    ['[there](../b#c)', '<p><a href=../b#c>there</a></p>'],
    [
      '[no](javascript:alert) [no](//evil.example)',
      '<p>[no](javascript:alert) [no](//evil.example)</p>',
    ],
    ['[3:Budapest] and [4:more]', '<p><span class=crayon-3>Budapest</span> and [4:more]</p>'],
    ['<b>&amp;</b>', '<p><b>&amp;</b></p>'],
  ])('%j', (text, html) => {
    expect(read(text)).toBe(html);
  });

  test('links lead to the web or to other pages of the site', () => {
    expect(['http://a', 'https://a', 'a', 'a/b:c', '#a', '?a', '../a'].filter(isLink)).toHaveLength(
      7,
    );
    const wrong = [
      'javascript:x',
      'data:x',
      'vbscript:x',
      '//a',
      '\\\\a',
      'java\nscript:x',
      'mailto:a',
      ' a',
    ];
    expect(wrong.filter(isLink)).toEqual([]);
  });

  test('whatever is written, text stays text, and elements are those', () => {
    const tags = new Set<string>();
    const visit = (node: Rich): void => {
      if (typeof node === 'string') return;
      tags.add(node.tag);
      const names = Object.keys(node.attributes);
      expect(['', 'href', 'class']).toContain(names.join());
      node.children.forEach(visit);
    };
    const pieces = fc.constantFrom(
      ...'*_[]()\\-\n :123ab<>"'.split(''),
      '**',
      '](',
      '[1:',
      '\n\n',
      '- ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (text) => {
        richOf(text.join('')).forEach(visit);
      }),
    );
    const known = ['p', 'ul', 'li', 'em', 'strong', 'a', 'span'];
    expect([...tags].filter((tag) => !known.includes(tag))).toEqual([]);
  });

  test('a long text of signs is read at once', () => {
    expect(plainOf('*'.repeat(4000))).toBe('*'.repeat(4000));
    expect(plainOf('[1:'.repeat(2000))).toHaveLength(6000);
    expect(plainOf('a **b** [c](d)\n- e')).toBe('a b c e');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childrenOf, readXml, textOf } from '../../src/scenario/board/read-xml.ts';
import { ENGLISH } from '../../src/scenario/board/words/english.ts';
import { BORDERS, VARIANTS } from './jdip-files.ts';

const read = (text: string) => readXml(text, ENGLISH.xml);

function refusal(text: string): string {
  const found = read(text);
  if (found.ok) throw new Error('it was read');
  return found.error.map(({ line, said }) => `${String(line)}: ${said.join(' ')}`).join('\n');
}

test('elements, attributes, text, signs, comments and CDATA are read, each element with its line', () => {
  const found = read(
    `\uFEFF<?xml version="1.0"?>\n<!DOCTYPE a [<!ELEMENT a (b)>]>\n<a x='1 &lt; 2'>&#65;&#x42;&amp;<!-- <no> -->\n<b y = "z"/><![CDATA[<i>]]></a>\n`,
  );
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const { tag, attributes, line } = found.value;
  expect({ tag, line, x: attributes.get('x') }).toEqual({ tag: 'a', line: 3, x: '1 < 2' });
  expect(textOf(found.value)).toBe('AB&\n<i>');
  expect(childrenOf(found.value, 'b').map((b) => [b.line, b.attributes.get('y')])).toEqual([
    [4, 'z'],
  ]);
});

describe('what is no XML is refused, with its line', () => {
  test.each([
    ['', '1: This does not belong here:  XML'],
    ['a', '1: This does not belong here: a XML'],
    ['<a>\n<b></a>', '2: </a> closes what is not open. </b>'],
    ['<a>\n<b>', '2: <b> is not closed. </b>'],
    ['<a/>\n<b/>', '2: This does not belong here: <b/> XML'],
    ['<a x=1/>', '1: This does not belong here: <a x=1/> XML'],
    ['<a x="1" x="2"/>', '1: A second x. each attribute once'],
    ['<a>&nbsp;</a>', '1: Unknown sign &nbsp;. &amp;, &lt;, &gt;, &quot; or &apos;'],
    ['<a>&constructor;</a>', '1: Unknown sign &constructor;. &amp;, &lt;, &gt;, &quot; or &apos;'],
    ['<a>&#0;</a>', '1: Unknown sign &#0;. &amp;, &lt;, &gt;, &quot; or &apos;'],
    ['<a><!--', '1: This does not belong here: <!-- XML'],
    ['<!DOCTYPE a [', '1: This does not belong here: <!DOCTYPE a [ XML'],
    [`${'<a>'.repeat(200)}`, '1: The file is nested too deeply. a board'],
    [`<a>${'<b/>'.repeat(100_001)}</a>`, '1: The file has too many elements. a board'],
  ])('%j', (text, said) => {
    expect(refusal(text)).toBe(said);
  });
});

test('signs do not multiply: a declaration of them is passed over', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY x "xx">]><a>&x;</a>`;
  expect(refusal(bomb)).toMatch(/^1: Unknown sign &x;/);
});

test('it never throws, and points into the file', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      '<',
      '>',
      '/',
      '"',
      "'",
      '&',
      '<![CDATA[',
      ']]>',
      '<!--',
      '\n',
      '<!DOCTYPE',
      '&#',
    ),
  );
  const edit = fc.tuple(fc.nat(VARIANTS.length), fc.nat(30), piece);
  fc.assert(
    fc.property(
      fc.constantFrom<string>(VARIANTS, BORDERS),
      fc.array(edit, { minLength: 1, maxLength: 4 }),
      (whole, edits) => {
        const text = edits.reduce(
          (now, [at, gone, put]) => now.slice(0, at) + put + now.slice(at + gone),
          whole,
        );
        const found = read(text);
        if (found.ok) return;
        expect(found.error.length).toBeGreaterThan(0);
        for (const { line } of found.error) {
          expect(line).toBeGreaterThan(0);
          expect(line).toBeLessThanOrEqual(text.split('\n').length);
        }
      },
    ),
    { numRuns: 300, seed: 1971 },
  );
});

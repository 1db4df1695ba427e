import { expect, test } from 'vitest';
import { readPalette } from '../../src/picture/palette.ts';
import { readStyles } from '../../src/picture/styles.ts';
import { allElements, readMarkup } from '../../src/picture/tree.ts';
import { resolveStyles } from '../../src/picture/resolve.ts';
import { resolveValue } from '../../src/picture/values.ts';

const known: Readonly<Record<string, string>> = {
  '--ink': '#123',
  '--deep': 'var(--ink)',
  '--wash': 'rgb(1 2 3/0.4)',
  '--none': 'initial',
};
const settle = (value: string, isDark = false) =>
  resolveValue(value, (name) => known[name], isDark);

test.each([
  ['var(--ink)', '#123'],
  ['var(--deep)', '#123'],
  ['var(--nothing, red)', 'red'],
  ['var(--none, var(--ink))', '#123'],
  ['light-dark(var(--ink), transparent)', '#123'],
  ['var(--wash)', 'rgba(1,2,3,0.4)'],
  ['rgb(9 8 7)', 'rgb(9,8,7)'],
  ['1 var(--nothing, 2) 3', '1 2 3'],
])('%s is %s', (value, expected) => {
  expect(settle(value)).toBe(expected);
});

test('the dark theme takes the other half; without a value there is no declaration', () => {
  expect(settle('light-dark(var(--ink), transparent)', true)).toBe('transparent');
  expect(settle('var(--nothing)')).toBeNull();
  expect(settle('var(--none)')).toBeNull();
});

test('a palette is the light one with what the theme changes', () => {
  const css = `:root { --a: 1; --b: 2 } :root[data-theme='dark'] { --b: 3 }
    @media print { :root { --a: 9 } } :root[data-theme="ink"] { --a: 4 }`;
  const value = (theme: 'light' | 'dark' | 'print', name: string) =>
    readPalette(css, theme).value(name);
  expect([value('light', '--a'), value('light', '--b')]).toEqual(['1', '2']);
  expect([value('dark', '--a'), value('dark', '--b')]).toEqual(['1', '3']);
  expect(value('print', '--a')).toBe('4');
  expect(value('light', '--c')).toBeUndefined();
  expect(readPalette(css, 'dark').isDark).toBe(true);
});

/** The computed fill of each element, as `name fill`. */
function fills(css: string, markup: string, forPrint = false): readonly string[] {
  const tree = readMarkup(markup);
  resolveStyles(tree, readStyles(css, forPrint), {
    isDark: false,
    value: (name) => known[name],
  });
  return allElements(tree).map(({ name, attribs }) => `${name} ${attribs['fill'] ?? '-'}`);
}

test('the rule with more weight wins, then the later, then the element’s own attribute', () => {
  const css =
    'p.x { fill: a } .x { fill: b } p { fill: c } .y:where(.z) { fill: d } .y { fill: e }';
  const markup = '<p class="x" fill="var(--ink)"/><p/><q class="y z"/><b fill="var(--ink)"/>';
  expect(fills(css, markup)).toEqual(['p a', 'p c', 'q e', 'b #123']);
});

test('selectors see the classes of elements further out', () => {
  const css = '.a.s > b:where(.s) { fill: red } .c b { fill: blue }';
  const markup = '<g class="a s"><b class="s"/></g><g class="c"><i><b/></i></g>';
  expect(fills(css, markup)).toEqual(['g -', 'b red', 'g -', 'i -', 'b blue']);
});

test('custom properties are inherited, and may be set anew on the way', () => {
  const css = '.brown { --wood: brown } .open { --wood: var(--ink) } .core { fill: var(--wood) }';
  const markup =
    '<g class="brown"><b class="core"/><i class="open"><b class="core"/></i></g><b class="core"/>';
  expect(fills(css, markup)).toEqual(['g -', 'b brown', 'i -', 'b #123', 'b -']);
});

test('the colour of a group is the current one for its contents, unless a rule sets another', () => {
  const css = '.open { color: var(--ink) } .core { fill: currentcolor }';
  const markup =
    '<g color="var(--missing, brown)"><b class="core"/><i class="open"><b class="core"/></i></g><b class="core"/>';
  expect(fills(css, markup)).toEqual(['g -', 'b brown', 'i -', 'b #123', 'b -']);
});

test('an attribute that resolves to nothing is removed', () => {
  expect(fills('', '<b fill="var(--missing)"/><b fill="red"/>')).toEqual(['b -', 'b red']);
});

test('hidden elements are removed, with all their contents', () => {
  const css = '.off { display: none } .on { display: inline; fill: red }';
  expect(fills(css, '<g class="off"><b class="on"/></g><b class="on"/>')).toEqual(['b red']);
});

test('rules for print apply only there', () => {
  const css = 'b { fill: red } @media print { b { fill: black } } @media screen { b { fill: x } }';
  expect(fills(css, '<b/>')).toEqual(['b red']);
  expect(fills(css, '<b/>', true)).toEqual(['b black']);
});

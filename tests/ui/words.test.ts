import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

/* Components must not contain words: these are in the tables of a language. */

const src = join(import.meta.dirname, '../../src');

/** Files whose words are in their own tables, in TypeScript. */
const ELSEWHERE = [/^embed\//, /^site\/layout\/(Logo|Header)\.svelte$/];

const components = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.svelte') && !ELSEWHERE.some((part) => part.test(name)));

/** Attributes that readers see or hear. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder)$/;
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text);
/** Whether a text is a sentence or a heading, and not a key, a class or an id. */
const isSentence = (text: string): boolean =>
  /\p{L}{2,}[,.:;]? \p{L}{2,}/u.test(text) &&
  !/[{}()=]|var\(|^\.|^[MLHVCSQTAZ\d.,\s-]+$/.test(text);

interface TreeNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly value?: unknown;
}

const isNode = (value: unknown): value is TreeNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All nodes of a tree except its styles, each with its parent. */
function* nodes(
  value: unknown,
  parents: readonly TreeNode[] = [],
): Generator<readonly [TreeNode, readonly TreeNode[]]> {
  if (Array.isArray(value)) for (const one of value) yield* nodes(one, parents);
  else if (typeof value === 'object' && value !== null) {
    const inside = isNode(value) ? [...parents, value] : parents;
    if (isNode(value)) yield [value, parents];
    for (const [key, child] of Object.entries(value))
      if (key !== 'css' && key !== 'parent' && key !== 'metadata') yield* nodes(child, inside);
  }
}

/** The words that a component itself contains. */
function wordsOf(code: string): readonly string[] {
  const { fragment, instance, module } = parse(code, { modern: true });
  const found: string[] = [];
  for (const [node, parents] of nodes([fragment, instance, module])) {
    const attribute = parents.findLast(({ type }) => type === 'Attribute');
    const holder = parents.findLast(({ type }) => /^(Component|RegularElement)$/.test(type));
    const isImport = parents.some(({ type }) => /^(Import|Export)/.test(type));
    const isThrown = parents.some(({ type }) => type === 'ThrowStatement');
    if (node.type === 'Text') {
      const text = node.data ?? '';
      if (attribute === undefined) {
        const isStyle = parents.some(({ type }) => type === 'StyleDirective');
        if (isWords(text) && !isStyle) found.push(text.trim());
      } else if (SPOKEN.test(attribute.name ?? '') && isWords(text)) found.push(text);
      else if (holder?.type === 'Component' && (isSentence(text) || /^\p{Lu}\p{Ll}/u.test(text)))
        found.push(text);
    }
    const literal =
      node.type === 'Literal' ? node.value : node.type === 'TemplateElement' ? node.value : null;
    const text =
      typeof literal === 'string'
        ? literal
        : typeof literal === 'object' && literal !== null && 'cooked' in literal
          ? String(literal.cooked)
          : '';
    const isClass = attribute?.name === 'class' || attribute?.name === 'd';
    if (isSentence(text) && !isImport && !isThrown && !isClass) found.push(text);
  }
  return found;
}

test('words of a component are found at all', () => {
  expect(wordsOf('<p>Save picture</p>')).toEqual(['Save picture']);
  expect(wordsOf('<button aria-label="Close">×</button>')).toEqual(['Close']);
  expect(wordsOf('<Board label="The board: {title}" />')).toEqual(['The board: ']);
  expect(wordsOf('<Board heading="Retreats" {board} />')).toEqual(['Retreats']);
  expect(wordsOf('<Board label="The whole board" />')).toEqual(['The whole board']);
  expect(wordsOf('<p>{open ? "it is open" : words.closed}</p>')).toEqual(['it is open']);
  expect(wordsOf('<script>const line = "Nobody has to retreat.";</script>')).toEqual([
    'Nobody has to retreat.',
  ]);
  expect(wordsOf('<p class="two words">{words.open}</p>')).toEqual([]);
  expect(components.length).toBeGreaterThan(60);
});

test.each(components)('%s has no words of its own', (name) => {
  expect(wordsOf(readFileSync(join(src, name), 'utf8'))).toEqual([]);
});

import { err, ok, type Result } from '../../result.ts';
import type { Said } from '../file-words.ts';
import type { BoardFileWords } from './words/board-file-words.ts';

/** An element of an XML file, with the line where it begins. */
export interface XmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Elements and the text between them. */
  readonly children: readonly (XmlElement | string)[];
  readonly line: number;
}

/** A line of a file, counted from 1; `file`: which one, if a board has several. */
export interface FileLine {
  readonly line: number;
  readonly file?: string;
}

/** What is wrong in a file of a format that is not ours. */
export interface ForeignProblem extends FileLine {
  readonly said: Said;
}

interface Open extends XmlElement {
  readonly children: (XmlElement | string)[];
}

const MOST_DEPTH = 100;
const MOST_ELEMENTS = 100_000;
/** How much of what does not belong somewhere is shown. */
const SHOWN = 20;

const NAME = '[A-Za-z_][\\w:.-]*';
const START = new RegExp(
  `<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*(/?)>`,
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const END = new RegExp(`</(${NAME})\\s*>`, 'y');

/** What is between these two says nothing. A declaration of the document's type may have brackets. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/**
 * Reads the XML of jDip's files and of drawings: elements, attributes, text and CDATA. A declaration of the document's type is
 * passed over, so there are no entities but the five of XML and numbers. Never throws, and takes a time that grows with
 * the length of the text.
 */
export function readXml(
  text: string,
  words: BoardFileWords['xml'],
): Result<XmlElement, readonly ForeignProblem[]> {
  const lineAt = linesOf(text);
  const fail = (at: number, said: Said): Result<XmlElement, readonly ForeignProblem[]> =>
    err([{ line: lineAt(at), said }]);
  const misplaced = (at: number) =>
    fail(at, words.misplaced(text.slice(at, at + SHOWN).replaceAll(/\s+/g, ' ')));
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const parent = open.at(-1);
    if (text[at] !== '<') {
      const end = text.indexOf('<', at);
      const next = end < 0 ? text.length : end;
      const plain = text.slice(at, next);
      const { value, unknown } = decoded(plain);
      if (unknown !== null) return fail(at, words.entity(unknown));
      if (parent) parent.children.push(value);
      else if (plain.trim().replace('\uFEFF', '') !== '') return misplaced(at);
      at = next;
      continue;
    }
    const skipped = SKIPPED.find(([begin]) => text.startsWith(begin, at));
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end < 0) return misplaced(at);
      at = end + skipped[1].length;
      continue;
    }
    if (text.startsWith('<![CDATA[', at) && parent) {
      const end = text.indexOf(']]>', at);
      if (end < 0) return misplaced(at);
      parent.children.push(text.slice(at + 9, end));
      at = end + 3;
      continue;
    }
    if (text.startsWith('<!DOCTYPE', at) && !root && !parent) {
      const end = endOfType(text, at);
      if (end === null) return misplaced(at);
      at = end;
      continue;
    }
    END.lastIndex = at;
    const [ends, ended = ''] = END.exec(text) ?? [];
    if (ends !== undefined) {
      if (parent?.tag !== ended) return fail(at, words.closesAnother(ended, parent?.tag ?? '?'));
      open.pop();
      at += ends.length;
      continue;
    }
    START.lastIndex = at;
    const [starts, tag = '', list = '', isEmpty = ''] = START.exec(text) ?? [];
    if (starts === undefined || (root && !parent)) return misplaced(at);
    count += 1;
    if (count > MOST_ELEMENTS) return fail(at, words.tooMany);
    if (open.length >= MOST_DEPTH) return fail(at, words.tooDeep);
    const attributes = new Map<string, string>();
    for (const [, name = '', one, other] of list.matchAll(ATTRIBUTE)) {
      if (attributes.has(name)) return fail(at, words.secondAttribute(name));
      const { value, unknown } = decoded(one ?? other ?? '');
      if (unknown !== null) return fail(at, words.entity(unknown));
      attributes.set(name, value);
    }
    const element: Open = { tag, attributes, children: [], line: lineAt(at) };
    parent?.children.push(element);
    root ??= element;
    if (isEmpty === '') open.push(element);
    at += starts.length;
  }
  const last = open.at(-1);
  if (last) return err([{ line: last.line, said: words.unclosed(last.tag) }]);
  return root ? ok(root) : misplaced(0);
}

/** Where a declaration of the document's type ends: after its brackets, if it has some. */
function endOfType(text: string, at: number): number | null {
  const end = text.indexOf('>', at);
  const bracket = text.indexOf('[', at);
  if (bracket < 0 || end < bracket) return end < 0 ? null : end + 1;
  const close = text.indexOf(']', bracket);
  const after = close < 0 ? -1 : text.indexOf('>', close);
  return after < 0 ? null : after + 1;
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const LAST_CODE = 0x10ffff;

/** A text without its entities, and the first that is not known. */
function decoded(text: string): { readonly value: string; readonly unknown: string | null } {
  let unknown: string | null = null;
  const value = text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|\w{0,20});?/g, (_, name: string) => {
    const code = name.startsWith('#x')
      ? parseInt(name.slice(2), 16)
      : name.startsWith('#')
        ? Number(name.slice(1))
        : null;
    const known = code === null ? ENTITIES.get(name) : signOf(code);
    unknown ??= known === undefined ? name : null;
    return known ?? '';
  });
  return { value, unknown };
}

const signOf = (code: number): string | undefined =>
  code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : undefined;

/** The line of a place in a text; places are asked for in their order. */
export function linesOf(text: string): (at: number) => number {
  let [line, begin] = [1, 0];
  return (at) => {
    for (
      let next = text.indexOf('\n', begin);
      next >= 0 && next < at;
      next = text.indexOf('\n', begin)
    ) {
      line += 1;
      begin = next + 1;
    }
    return line;
  };
}

/** The elements of a tag that an element has. */
export const childrenOf = ({ children }: XmlElement, tag: string): readonly XmlElement[] =>
  children.filter((child): child is XmlElement => typeof child !== 'string' && child.tag === tag);

/** The text of an element, without that of its elements. */
export const textOf = ({ children }: XmlElement): string =>
  children.filter((child) => typeof child === 'string').join('');

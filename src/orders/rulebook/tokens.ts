import type { OrderError } from '../reading.ts';
import { errorAt } from '../trouble.ts';
import { LINE_BREAK } from '../unseen.ts';
import type { Words } from '../written.ts';
import { keywordOf, type Keyword } from './words.ts';

export type TokenKind =
  'word' | 'dash' | 'separator' | 'colon' | 'open' | 'close' | 'slash' | 'end' | 'other';

export interface Token extends Words {
  readonly kind: TokenKind;
  readonly key: Keyword | null;
}

/** A text in pieces. Every line ends with an `end`, so there is always a token to look at. */
export interface Source {
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
}

/** Longer texts, and lines, are nobody's orders. In UTF-16 units. */
export const MAX_TEXT = 102_400;
export const MAX_LINE = 2_000;

/** Full stops, quotes and the asterisks of Markdown separate words and mean nothing. `#` begins a comment. */
const NOTHING = /[\s.*"“”„'’`_•·\u200b\ufeff]*(?:#[^]*)?/uy;

/** None of them can match a stretch of text in two ways, so each takes time in proportion to it. */
const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['word', /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/uy],
  ['dash', /[-\u2010-\u2015\u2212=~]+>?|[>→⇒➔➜]/uy],
  ['separator', /[,;]/uy],
  ['colon', /[:：]/uy],
  ['open', /[([{]/uy],
  ['close', /[)\]}]/uy],
  ['slash', /[/\\]/uy],
  ['other', /[^]/uy],
];

function matchAt(pattern: RegExp, text: string, index: number): string {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0] ?? '';
}

function tokensOf(text: string, line: number): readonly Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < text.length) {
    index += matchAt(NOTHING, text, index).length;
    for (const [kind, pattern] of KINDS) {
      const words = matchAt(pattern, text, index);
      if (words === '') continue;
      const key = kind === 'word' ? keywordOf(words) : null;
      tokens.push({ kind, key, words, line, column: index + 1, length: words.length });
      index += words.length;
      break;
    }
  }
  return tokens;
}

/** Cuts a text into tokens. A line that is too long is left out and reported. Never fails. */
export function tokenize(text: string): { source: Source; errors: readonly OrderError[] } {
  const lines = text.split(LINE_BREAK);
  const errors: OrderError[] = [];
  const tokens = lines.flatMap((words, index): readonly Token[] => {
    const line = index + 1;
    const end: Token = {
      kind: 'end',
      key: null,
      words: '',
      line,
      column: words.length + 1,
      length: 0,
    };
    if (words.length <= MAX_LINE) return [...tokensOf(words, line), end];
    const problem = `This line has ${String(words.length)} characters and was not read`;
    const expected = `a line of at most ${String(MAX_LINE)} characters`;
    errors.push(
      errorAt({ line, column: 1, length: words.length, words }, 'too-much', problem, expected),
    );
    return [end];
  });
  return { source: { lines, tokens }, errors };
}

const NOWHERE: Token = { kind: 'end', key: null, words: '', line: 1, column: 1, length: 0 };

/** The token with an index; outside the text there are only ends. */
export function tokenAt({ tokens }: Source, index: number): Token {
  return tokens[index] ?? NOWHERE;
}

/** The words from one token to another, by their indices, both included; of a wrapped order those of its first line. */
export function wordsBetween(source: Source, first: number, last: number): Words {
  const { line, column } = tokenAt(source, first);
  const { line: lastLine, column: lastColumn, length } = tokenAt(source, last);
  const text = source.lines[line - 1] ?? '';
  const end = lastColumn + length - 1;
  if (lastLine === line)
    return { line, column, length: end - column + 1, words: text.slice(column - 1, end) };
  const words = text.slice(column - 1).trimEnd();
  return { line, column, length: words.length, words };
}

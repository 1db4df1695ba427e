import type { OrderError, Words, RepairAt } from '../../parsed-orders.ts';
import { errorAt } from '../../errors.ts';
import { MAX_LINE, LINE_BREAK, MAX_TEXT } from '../source-text.ts';
import { undressed } from './dressed.ts';
import { keywordOf, type Keyword, powerOf } from './vocabulary.ts';
import type { PhaseWords } from './vocabulary.ts';
import { STANDARD, type Board } from '../../../board/board.ts';
import { lookUpSpace } from '../../../board/names.ts';
import { err, ok, type Result } from '../../../result.ts';

export type TokenKind =
  | 'word'
  | 'dash'
  | 'separator'
  | 'colon'
  | 'open'
  | 'close'
  | 'slash'
  | 'end'
  | 'other';

export interface Token extends Words {
  readonly kind: TokenKind;
  readonly key: Keyword | null;
  /** The name to look up, if it differs from the words: other notations have names of their own. */
  readonly name?: string;
}

/** A text cut into tokens. Every line ends with an `end`, so there is always a token to look at. */
export interface TokenizedText {
  /** The board whose places and powers it names; left out for the standard one. */
  readonly board?: Board;
  readonly lines: readonly string[];
  readonly tokens: readonly Token[];
}

export const boardOfText = ({ board = STANDARD }: TokenizedText): Board => board;

/** Full stops, quotes and the asterisks of Markdown separate words and mean nothing. `#` begins a comment. */
const NOTHING = /[\s.*"“”„'’`_•·\u200b\ufeff]*(?:#[^]*)?/uy;

/** No pattern can match a stretch of text in two ways, so each takes time in proportion to it. */
const KINDS: readonly (readonly [TokenKind, RegExp])[] = [
  ['word', /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/uy],
  [
    'dash',
    /[-\u2010-\u2015\u2212=~]+>?|[>\u2192\u21D2\u21E2\u21E8\u2794\u2799-\u27A1\u27F6\u27F9\u25BA\u25B6\u2B95]+/uy,
  ],
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

/** The lines of a text, empty where they are too long for any reader, which is an error each. */
export function shortLines(lines: readonly string[]): {
  readonly short: readonly string[];
  readonly errors: readonly OrderError[];
} {
  const errors = lines.flatMap((words, index): readonly OrderError[] => {
    if (words.length <= MAX_LINE) return [];
    const problem = `This line has ${String(words.length)} characters and was not read`;
    const expected = `a line of at most ${String(MAX_LINE)} characters`;
    const at = { line: index + 1, column: 1, length: words.length, words };
    return [errorAt(at, 'too-much', problem, expected)];
  });
  return {
    short:
      errors.length === 0 ? lines : lines.map((words) => (words.length > MAX_LINE ? '' : words)),
    errors,
  };
}

/** Cuts a text into tokens. A line that is too long is left out and reported. Never fails. */
export function tokenize(
  text: string,
  board: Board = STANDARD,
): { source: TokenizedText; errors: readonly OrderError[] } {
  const lines = text.split(LINE_BREAK);
  const { short, errors } = shortLines(lines);
  const tokens = short.flatMap((words, index): readonly Token[] => {
    const line = index + 1;
    const column = (lines[index] ?? '').length + 1;
    const end: Token = { kind: 'end', key: null, words: '', line, column, length: 0 };
    // `* ## Turkey` is no comment.
    return [
      ...tokensOf(words.includes('#') ? undressed(words, undefined, board) : words, line),
      end,
    ];
  });
  return { source: { board, lines, tokens }, errors };
}

const NOWHERE: Token = { kind: 'end', key: null, words: '', line: 1, column: 1, length: 0 };

/** The token with an index; outside the text there are only ends. */
export function tokenAt({ tokens }: TokenizedText, index: number): Token {
  return tokens[index] ?? NOWHERE;
}

/** The words from one token to another, by index, both included; for a wrapped order those on its first line. */
export function wordsBetween(source: TokenizedText, first: number, last: number): Words {
  const { line, column } = tokenAt(source, first);
  const { line: lastLine, column: lastColumn, length } = tokenAt(source, last);
  const text = source.lines[line - 1] ?? '';
  const end = lastColumn + length - 1;
  if (lastLine === line)
    return { line, column, length: end - column + 1, words: text.slice(column - 1, end) };
  const words = text.slice(column - 1).trimEnd();
  return { line, column, length: words.length, words };
}

/** The two words in `FEng` (F Eng) and `SA` (S A), as the rulebook's own pages print them; null if it is one word. */
function split({ kind, key, words }: Token, board?: Board): readonly [string, string] | null {
  if (kind !== 'word' || key !== null) return null;
  if (/^(?:[SC][AF]|[sc][af])$/.test(words)) return [words.charAt(0), words.charAt(1)];
  if (!/^[AF][A-Z]/.test(words) || words === 'FROM') return null;
  const name = words.slice(1);
  const isName = lookUpSpace(words, board).length > 0 || powerOf(words, board) !== undefined;
  if (lookUpSpace(name, board).length === 0 || isName) return null;
  return [words.charAt(0), name];
}

/** Restores the blanks that were lost between a letter and what follows it. */
export function unglue(source: TokenizedText): {
  source: TokenizedText;
  repairs: readonly RepairAt[];
} {
  const repairs: RepairAt[] = [];
  const tokens = source.tokens.flatMap((token): readonly Token[] => {
    const parts = split(token, source.board);
    if (!parts) return [token];
    const [first, second] = parts;
    const { line, column, length } = token;
    const [from, to] = [token.words, `${first} ${second}`];
    repairs.push({ line, column, length, what: 'blank', from, to });
    return [
      { ...token, words: first, length: 1, key: keywordOf(first) },
      { ...token, words: second, column: column + 1, length: length - 1, key: keywordOf(second) },
    ];
  });
  return { source: { ...source, tokens }, repairs };
}

/** A text cut into tokens, with what had to be left out or restored. */
export interface CutText {
  readonly source: TokenizedText;
  readonly errors: readonly OrderError[];
  readonly repairs: readonly RepairAt[];
}

/** The first step of every reader. Error: the text is longer than any orders are. */
export function sourceOf(text: string, board: Board = STANDARD): Result<CutText, OrderError> {
  if (text.length > MAX_TEXT) {
    const start = { line: 1, column: 1, length: 0, words: text };
    const most = `a text of at most ${String(MAX_TEXT)} characters`;
    return err(errorAt(start, 'too-much', 'This text is too long', most));
  }
  const { source, errors } = tokenize(text, board);
  return ok({ ...unglue(source), errors });
}

/** Short words of prose that mean nothing: "builds an army in Paris". */
const LITTLE = /^(the|an|in|at)$/i;

/** The tokens with the words of a phase marked as such. No name of a space contains one of them. */
export function withPhaseWords(source: TokenizedText, phase: PhaseWords): TokenizedText {
  return {
    ...source,
    tokens: source.tokens.flatMap((token): readonly Token[] => {
      if (token.kind !== 'word' || token.key !== null) return [token];
      if (LITTLE.test(token.words)) return [];
      return [{ ...token, key: phase.get(token.words.toLowerCase()) ?? null }];
    }),
  };
}

import type { OrderError, OrderErrorKind, Words } from './parsed-orders.ts';

const LONGEST_QUOTE = 60;

/** Invisible characters, except for a plain space. */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const codePoint = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Words of a text in quotation marks. Invisible characters are named: "A[U+0007] Mun". */
export function quote(words: string): string {
  return `"${words.replace(UNSEEN, (char) => `[${codePoint(char)}]`)}"`;
}

/** The message of an error: what is wrong with which words, and what was expected. */
const messageOf = ({
  problem,
  words,
  expected,
}: Pick<OrderError, 'problem' | 'words' | 'expected'>): string =>
  `${problem}: ${quote(words)}. Expected ${expected}.`;

const shortened = (words: string): string =>
  words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;

/** The same error about other words. */
export function withWords(error: OrderError, others: string): OrderError {
  const words = shortened(others);
  return { ...error, words, message: messageOf({ ...error, words }) };
}

/** An error at some words of the text. */
export function errorAt(
  at: Words,
  kind: OrderErrorKind,
  problem: string,
  expected: string,
): OrderError {
  const { line, column, length } = at;
  const words = shortened(at.words);
  const message = messageOf({ problem, words, expected });
  return { kind, line, column, length, words, problem, expected, message };
}

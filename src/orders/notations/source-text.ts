import type { OrderError, ParsedOrders, Span } from '../parsed-orders.ts';
import { withWords } from '../errors.ts';

/** No orders need longer texts or lines. In UTF-16 units. */
export const MAX_TEXT = 102_400;
/** The longest text that a page takes for one phase, in UTF-16 units: its orders are a few thousand. */
export const MAX_PASTED = 100_000;
/** The longest mailbox, in UTF-16 units: mails have long headers, attachments and copies in HTML. */
export const MAX_MAILBOX = 4_000_000;
export const MAX_LINE = 2_000;

/** Where a line ends; U+0085 is a line end of old mainframes and of XML. */
export const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/;

/**
 * Invisible characters that programs put around and into copied text: soft hyphens, joiners, direction marks. They do
 * not separate words, unlike U+200B and U+FEFF, which readers take for blanks.
 */
const UNSEEN = /[\u00ad\u061c\u200c-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|\ufe0e|\ufe0f/g;

/** Removes the invisible characters. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Full-width letters and signs as plain ones, blanks of any width as blanks, character for character. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u00A0\u2000-\u200B\u202F\u205F\u3000\uFEFF]/g, ' ');

/** As much as it takes to recognise a notation. */
const HEAD = 60_000;

/**
 * The head of a text without what mail and pages put around it: quotation marks of mails, odd blanks, HTML for an
 * arrow.
 */
export const shownHead = (text: string): string =>
  plainSigns(withoutUnseen(text.slice(0, HEAD)))
    .replace(/\t/g, ' ')
    .replace(/^(?: {0,3}>)+(?![>=-]) ?/gm, '')
    .replace(/^ {0,3}\|(?=[^|\n]*$) ?/gm, '')
    .replace(/&gt;/g, '>')
    .replace(/(\S) {2,}/g, '$1 ');

/** The columns of the visible characters of a line, and of its end. */
function columnsOf(line: string): readonly number[] {
  const columns: number[] = [];
  for (let at = 0; at < line.length; at += 1)
    if (withoutUnseen(line.charAt(at)) !== '') columns.push(at + 1);
  return [...columns, line.length + 1];
}

/** Reads a text as if it had no invisible characters; places and quotations are those of the original text. */
export function readSeen<Read>(
  text: string,
  read: (seen: string) => ParsedOrders<Read>,
): ParsedOrders<Read> {
  const seen = withoutUnseen(text);
  const parsed = read(seen);
  if (seen === text) return parsed;
  const lines = text.split(LINE_BREAK).map((line) => ({ line, columns: columnsOf(line) }));
  const restored = <S extends Span>(span: S): S => {
    const { columns = [] } = lines[span.line - 1] ?? {};
    const column = columns[span.column - 1] ?? span.column;
    const last = span.length === 0 ? column - 1 : columns[span.column + span.length - 2];
    return { ...span, column, length: (last ?? column) - column + 1 };
  };
  const restoredError = (error: OrderError): OrderError => {
    const found = restored(error);
    const { line = '' } = lines[found.line - 1] ?? {};
    const words = line.slice(found.column - 1, found.column - 1 + found.length);
    return withoutUnseen(words) === error.words ? withWords(found, words) : found;
  };
  return {
    ...parsed,
    spans: parsed.spans.map(restored),
    errors: parsed.errors.map(restoredError),
    repairs: parsed.repairs.map(restored),
  };
}

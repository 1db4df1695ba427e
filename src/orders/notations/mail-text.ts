import type { Span } from '../parsed-orders.ts';
import { LINE_BREAK } from './source-text.ts';
import { fromBase64, inCharset } from './mails/charset.ts';
import { BREAKING } from './plain/mask.ts';
import type { Notation } from './notation.ts';
import type { Skipped } from './written-text.ts';

/** A text turned into plain text, with the place of its words in the original. */
export interface MailText {
  readonly text: string;
  /** Parts that say nothing, or repeat what was said. */
  readonly left: readonly Skipped[];
  readonly lineOf: (line: number) => number;
  readonly placed: <S extends Span>(span: S) => S;
}

/** From a column of a line on, the text came from here. */
interface Origin {
  readonly from: number;
  readonly line: number;
  readonly column: number;
}

interface Row {
  words: string;
  readonly origins: Origin[];
}

const ENCODING = /^Content-Transfer-Encoding:\s*"?(quoted-printable|base64)\b/i;
const CHARSET = /\bcharset\s*=\s*"?([\w.:-]{1,40})/i;
const TYPE = /^Content-Type:\s*([\w.+-]+\/[\w.+-]+)/i;
const BOUNDARY = /\bboundary="?([^"\s;]{1,100})/i;
/** The next mail of a mailbox. */
const NEXT_MAIL = /^From \S+@\S+/;
const BASE64 = /^[A-Za-z0-9+/]{2,}={0,2}\s*$/;
/** What only the encoding of a mail looks like: the zines' `Ruh=Bel` does not. */
const QUOTED = /=(?:C[23]|E2)(?:=[89AB][0-9A-F])+|=3D|=A0|=20[ \t]*$/m;
const ENCODED =
  /^Content-(?:Transfer-Encoding:\s*"?(?:quoted-printable|base64)|Type:\s*multipart\/)/im;
/** Pages and files of programs. */
const DATA = /^\s*[[{<]/;
const TAGS = new RegExp(BREAKING.source, 'i');

/** `first`: the number of the first line in the original. */
const asItCame = (text: string, first = 1): MailText => ({
  text,
  left: [],
  lineOf: (line) => line + first - 1,
  placed: (span) => (first === 1 ? span : { ...span, line: span.line + first - 1 }),
});

/**
 * Undoes what mail programs do to a text: quoted-printable and base64, and then a copy of the same in HTML. `first`: the
 * number of its first line. In linear time.
 */
export function mailText(text: string, first = 1): MailText {
  const isMail = ENCODED.test(text);
  if (!isMail && (DATA.test(text) || !QUOTED.test(text))) return asItCame(text, first);
  const parts = partsOf(text.split(LINE_BREAK), isMail, first);
  return placing(parts.flatMap(rowsOf), parts.flatMap(leftOf));
}

/** Puts what HTML separates on lines of its own, in a notation that people write. In linear time. */
export function pageText(text: string, { isProse = false }: Pick<Notation, 'isProse'>): MailText {
  if (!isProse || !TAGS.test(text)) return asItCame(text);
  const rows = text.split(LINE_BREAK).map((words, line) => rowOf(words, line + 1));
  return placing(rows.flatMap(parted), []);
}

const rowOf = (words: string, line: number): Row => ({
  words,
  origins: [{ from: 0, line, column: 1 }],
});

interface Line {
  readonly words: string;
  /** From 1. */
  readonly line: number;
}

/** `unsaid`: there are codes of quoted-printable, but no header declares them. */
type Encoding = 'quoted' | 'base64' | 'unsaid';

/** Consecutive lines that are encoded in one way. */
interface Part {
  readonly encoding: Encoding | null;
  /** The character set that its header states. */
  readonly charset: string | null;
  /** Contains nothing to read. */
  readonly isLeft: boolean;
  readonly lines: Line[];
}

/** What the header of a part has said so far. */
interface Head extends Pick<Part, 'encoding' | 'charset'> {
  readonly type: string;
}

const NO_HEAD: Head = { type: 'text/plain', encoding: null, charset: null };

function partsOf(lines: readonly string[], isMail: boolean, first: number): readonly Part[] {
  let part: Part = { encoding: isMail ? null : 'unsaid', charset: null, isLeft: false, lines: [] };
  const parts = [part];
  const begin = ({ encoding, charset }: Head, isLeft: boolean): void => {
    part = { encoding, charset, isLeft, lines: [] };
    parts.push(part);
  };
  const boundaries = new Set<string>();
  let head: Head | null = null;
  let hasPlain = false;
  for (const [index, words] of lines.entries()) {
    const boundary = /^--(\S{1,100}?)(?:--)?\s*$/.exec(words)?.[1];
    const isNextMail = NEXT_MAIL.test(words);
    if (isNextMail || (boundary !== undefined && boundaries.has(boundary))) {
      begin(NO_HEAD, false);
      head = NO_HEAD;
      if (isNextMail) hasPlain = false;
    }
    part.lines.push({ words, line: first + index });
    if (part.encoding === null && !part.isLeft) {
      head = headWith(words, head);
      const [, bound] = BOUNDARY.exec(words) ?? [];
      if (bound !== undefined) boundaries.add(bound);
    }
    if (head && words.trim() === '') {
      const isText = head.type.startsWith('text/') || head.type.startsWith('multipart/');
      begin(head, !isText || (head.type === 'text/html' && hasPlain));
      hasPlain ||= head.type === 'text/plain';
      head = null;
    }
  }
  return parts;
}

function headWith(words: string, head: Head | null): Head | null {
  const encoding = ENCODING.exec(words)?.[1]?.toLowerCase();
  const type = TYPE.exec(words)?.[1]?.toLowerCase();
  const charset = head || type !== undefined ? CHARSET.exec(words)?.[1] : undefined;
  if (encoding === undefined && type === undefined && charset === undefined) return head;
  const before = head ?? NO_HEAD;
  return {
    type: type ?? before.type,
    charset: charset ?? before.charset,
    encoding:
      encoding === undefined ? before.encoding : encoding === 'base64' ? encoding : 'quoted',
  };
}

function rowsOf({ encoding, charset, isLeft, lines }: Part): readonly Row[] {
  if (isLeft) return [];
  if (encoding === 'base64') return unpackedRows(lines, charset);
  if (encoding === null) return lines.map(({ words, line }) => rowOf(words, line));
  return quotedRows(lines, encoding, charset);
}

/** The first words of a part that is left out. */
function leftOf({ isLeft, lines }: Part): readonly Skipped[] {
  const first = isLeft ? lines.find(({ words }) => words.trim() !== '') : undefined;
  return first ? [{ line: first.line, text: first.words.trim().slice(0, 80) }] : [];
}

function quotedRows(
  lines: readonly Line[],
  encoding: Encoding,
  charset: string | null,
): readonly Row[] {
  const rows: Row[] = [];
  /** The row that continues in the next line. */
  let open: Row | null = null;
  for (const { words, line } of lines) {
    const row: Row = open ?? { words: '', origins: [] };
    if (!open) rows.push(row);
    const isOpen = isSoft(words, encoding);
    unquoted(row, isOpen ? words.replace(/=[ \t]*$/, '') : words, line, encoding, charset);
    open = isOpen ? row : null;
  }
  return rows;
}

/** Consecutive lines in base64 are one text; a line in another encoding stays as it is. */
function unpackedRows(lines: readonly Line[], charset: string | null): readonly Row[] {
  const runs: Line[][] = [];
  let isRun = false;
  for (const each of lines) {
    const isPacked = BASE64.test(each.words);
    if (isPacked && isRun) runs.at(-1)?.push(each);
    else runs.push([each]);
    isRun = isPacked;
  }
  return runs.flatMap((run) => {
    const [{ words, line }] = run as [Line];
    if (!BASE64.test(words)) return [rowOf(words, line)];
    return unpacked(run.map((each) => each.words.trim()).join(''), line, charset);
  });
}

/** Programs break lines at 76 characters; unless a header says that one did, a short line ends by itself. */
const SOFT = 60;
const isSoft = (words: string, encoding: Encoding): boolean =>
  /=[ \t]*$/.test(words) && (encoding === 'quoted' || words.length > SOFT);

const CODES = /(?:=[0-9A-F]{2})+/gi;

/** Appends a line to a row, with the characters that `=E2=80=93` stands for. */
function unquoted(
  row: Row,
  words: string,
  line: number,
  encoding: Encoding,
  charset: string | null,
): void {
  let at = 0;
  const put = (shown: string, column: number): void => {
    if (shown === '') return;
    row.origins.push({ from: row.words.length, line, column });
    row.words += shown;
  };
  if (words === '' && row.origins.length === 0) row.origins.push({ from: 0, line, column: 1 });
  for (const { 0: codes, index } of words.matchAll(CODES)) {
    if (encoding === 'unsaid' && !/\d/.test(codes)) continue;
    put(words.slice(at, index), at + 1);
    put(signsOf(codes, charset), index + 1);
    at = index + codes.length;
  }
  put(words.slice(at), at + 1);
}

const signsOf = (codes: string, charset: string | null): string =>
  inCharset(
    Uint8Array.from(codes.split('=').slice(1), (code) => Number.parseInt(code, 16)),
    charset,
  );

/** The lines of a part in base64: all of them came from where it begins. */
function unpacked(words: string, line: number, charset: string | null): readonly Row[] {
  const bytes = fromBase64(words.slice(0, words.length - (words.length % 4)));
  if (!bytes) return [rowOf(words, line)];
  return inCharset(bytes, charset)
    .split(LINE_BREAK)
    .map((each) => rowOf(each, line));
}

/** A row at each tag that separates words. */
function parted({ words, origins }: Row): readonly Row[] {
  const tags = Array.from(words.matchAll(BREAKING));
  if (tags.length === 0) return [{ words, origins }];
  const cuts = tags.map(({ 0: tag, index }) =>
    tag.startsWith('</') || /^<[bh]r/i.test(tag) ? index + tag.length : index,
  );
  const ends = [...cuts, words.length];
  let from = 0;
  const rows = ends.flatMap((end): readonly Row[] => {
    const start = from;
    if (end <= start) return [];
    from = end;
    const part = words.slice(start, end).replace(BREAKING, (tag) => ' '.repeat(tag.length));
    return part.trim() === '' ? [] : [{ words: part, origins: [originAt(origins, start)] }];
  });
  return rows.length > 0 ? rows : [{ words: '', origins }];
}

function originAt(origins: readonly Origin[], at: number): Origin {
  const { from, line, column } = origins.findLast((each) => each.from <= at) ?? {
    from: 0,
    line: 1,
    column: 1,
  };
  return { from: 0, line, column: column + at - from };
}

function placing(rows: readonly Row[], left: readonly Skipped[]): MailText {
  const origin = (line: number, at: number): Origin => originAt(rows[line - 1]?.origins ?? [], at);
  return {
    text: rows.map(({ words }) => words).join('\n'),
    left,
    lineOf: (line) => origin(line, 0).line,
    placed: (span) => {
      const first = origin(span.line, span.column - 1);
      const last = origin(span.line, span.column - 1 + span.length);
      const isOneLine = last.line === first.line && last.column >= first.column;
      return {
        ...span,
        line: first.line,
        column: first.column,
        length: isOneLine ? last.column - first.column : span.length,
      };
    },
  };
}

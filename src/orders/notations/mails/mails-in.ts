import { isLongName } from '../plain/headings/power-names.ts';
import { undressed } from '../rulebook/dressed.ts';
import { LINE_BREAK, MAX_MAILBOX, MAX_PASTED } from '../source-text.ts';
import { headerAt, type MailHeader } from './mail-header.ts';

/** One mail of a text, or the words before the first one. */
export interface MailAt {
  /** Its lines, from the first one of its header on. */
  readonly lines: readonly string[];
  /** The number of its first line, from 1. */
  readonly line: number;
  /** Null: no header precedes these words. */
  readonly header: MailHeader | null;
}

/** Pages and files of programs. */
const DATA = /^\s*[[{<]/;
/** The line between the mails of a mailbox file. */
const BETWEEN = /^From (?:- |\S+@\S+|\S+ .*\d:\d\d(?::\d\d)?\b.*\b\d{4})/;
/** What precedes a mail that another one quotes. */
const QUOTING =
  /^\s*(?:-{2,}\s*\p{L}.{1,60}-{2,}|_{5,}|(?:begin forwarded message|anfang der weitergeleiteten \S+|début du message \S+|inicio del mensaje reenviado)\s?:)\s*$/iu;

/** Whether a mail that is quoted, or passed on, begins below a line. */
export const beginsQuote = (line: string): boolean =>
  // `--- Turkey ---` is a heading.
  line.length < 120 && QUOTING.test(line) && undressed(line, isLongName) === line;

/**
 * Cuts a text into mails: a mailbox as programs export it, or several mails copied one after the other. A text without
 * headers is one. In linear time.
 */
export function mailsIn(text: string): readonly MailAt[] {
  const lines = text.split(LINE_BREAK);
  const whole: readonly MailAt[] = [{ lines, line: 1, header: null }];
  if (DATA.test(text)) return whole;
  const isMailbox = BETWEEN.test(lines.find((each) => each.trim() !== '') ?? '');
  const found = isMailbox ? mailboxStarts(lines) : headedStarts(lines);
  const [first] = found;
  if (!first) return whole;
  const hasWords = lines.slice(0, first.at).some((each) => each.trim() !== '');
  const starts = hasWords ? [{ at: 0, header: null }, ...found] : found;
  return starts.map(({ at, header }, index) => {
    const end = starts[index + 1]?.at ?? lines.length;
    return { lines: lines.slice(at, end), line: at + 1, header };
  });
}

/** Whether a text has the header of a mail. */
export const hasMails = (text: string): boolean => mailsIn(text).some(({ header }) => header);

/** The longest text that a page takes: a mailbox may be longer than the orders of one phase. In UTF-16 units. */
export const longestPasted = (text: string): number =>
  text.length > MAX_PASTED && text.length <= MAX_MAILBOX && hasMails(text)
    ? MAX_MAILBOX
    : MAX_PASTED;

interface Start {
  readonly at: number;
  readonly header: MailHeader | null;
}

function mailboxStarts(lines: readonly string[]): readonly Start[] {
  return lines.flatMap((words, at): readonly Start[] => {
    const isStart = BETWEEN.test(words) && (lines[at - 1] ?? '').trim() === '';
    if (!isStart) return [];
    const header = headerAt(lines, at + 1, true);
    return [{ at, header: header && { ...header, lines: header.lines + 1 } }];
  });
}

function headedStarts(lines: readonly string[]): readonly Start[] {
  const starts: Start[] = [];
  let isSent: boolean | null = null;
  for (let at = 0; at < lines.length; at++) {
    const header = headerAt(lines, at);
    if (!header) continue;
    // Programs that write `Date:` at the head of a mail write `Sent:` at the head of one that it quotes.
    const isQuoted = (header.isSent && isSent === false) || beginsQuote(lineAbove(lines, at));
    isSent ??= header.isSent;
    if (!isQuoted) starts.push({ at, header });
    at += header.lines - 1;
  }
  return starts;
}

/** The last line above one that is not blank. */
function lineAbove(lines: readonly string[], at: number): string {
  const above = at - 1;
  return (lines[above] ?? '').trim() === '' ? (lines[above - 1] ?? '') : (lines[above] ?? '');
}

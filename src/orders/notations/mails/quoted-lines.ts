import { QUOTED } from '../plain/mask.ts';
import { LINE_BREAK } from '../source-text.ts';
import { beginsQuote } from './mails-in.ts';

/** Lines that quote another mail, from 1. */
interface Quotes {
  readonly surely: ReadonlySet<number>;
  /** Marked lines right among others: the mark may be one of a list. */
  readonly maybe: ReadonlySet<number>;
}

export const NO_QUOTES: Quotes = { surely: new Set(), maybe: new Set() };

/** A table has more than one `|` in a line. */
const isMarked = (line: string): boolean =>
  QUOTED.test(line) && !/\|[^|]*[^|\s][^|]*\|/.test(line.slice(0, 400));
/** What programs write above a quotation: `On Monday, Anna wrote:`. */
const SAYS =
  /^\s*(?:on|am|le|el|\d)\b.{3,200}\b(?:wrote|schrieb|a écrit|escribió)\b.{0,120}:\s*$/iu;
const BEGINS_TO_SAY = /^\s*(?:on|am|le|el)\b/i;

/**
 * Which lines of a mail quote another one: those with a mark, and those below a line that says so, unless the quotation
 * is marked. In linear time.
 */
export function quotedLines(text: string): Quotes {
  const lines = text.split(LINE_BREAK);
  const marked = lines.map(isMarked);
  const says = lines.map((line, at) => beginsQuote(line) || isSaid(line, lines[at + 1] ?? ''));
  const first = says.indexOf(true);
  if (first < 0 && !marked.includes(true)) return NO_QUOTES;
  const isMarkedBelow = first >= 0 && marked.includes(true, first + 1);
  const surely = new Set<number>();
  const maybe = new Set<number>();
  for (let at = 0; at < lines.length; at++) {
    if (marked[at] === true) {
      const end = marked.indexOf(false, at);
      const after = end < 0 ? lines.length : end;
      const isAmong = [lines[at - 1], lines[after]].some((line) => (line ?? '').trim() !== '');
      for (; at < after; at++) (first >= 0 || !isAmong ? surely : maybe).add(at + 1);
      at--;
    } else if (isMarkedBelow ? says[at] === true : first >= 0 && at >= first) surely.add(at + 1);
  }
  return { surely, maybe };
}

/** A sentence that may be wrapped. */
const isSaid = (line: string, next: string): boolean =>
  line.length < 200 &&
  (SAYS.test(line) ||
    (BEGINS_TO_SAY.test(line) && next.length < 200 && SAYS.test(`${line} ${next}`)));

import { LINE_BREAK } from '../source-text.ts';
import { blanks, padded } from './blanks.ts';
import { withoutChat } from './chat/chat.ts';

// Everything here keeps the length of a text, so that places in it do not change.

const ENTITIES: Readonly<Record<string, string>> = {
  gt: '>',
  lt: '<',
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  rarr: '→',
  mdash: '—',
  ndash: '–',
  minus: '-',
  larr: '←',
  uarr: '↑',
  darr: '↓',
};

const ENTITY = /&(?:amp;)?(?:([a-z]{2,5})|#(\d{2,5}));/gi;

function entity(words: string, name: string | undefined, code: string | undefined): string {
  const sign =
    name === undefined ? String.fromCodePoint(Number(code)) : ENTITIES[name.toLowerCase()];
  if (sign === undefined) return words;
  return padded(/[\p{L}\p{N}\p{P}\p{S}]/u.test(sign) ? sign : ' ', words);
}

/**
 * Tags that separate words, and those that only format them. An `<A` without attributes is not a tag: zines write like
 * that.
 */
export const BREAKING =
  /<\/?(?:br|p|div|tr|li|ul|ol|table|tbody|pre|hr|h[1-6])(?:\s[^<>]{0,200}=[^<>]{0,200})?\s*\/?>/gi;
const DRESSING =
  /<\/?(?:b|i|u|em|strong|span|td|th|tt|font|html|body|head|center|code|s|strike|del|small|a|abbr)(?:\s[^<>]{0,200}=[^<>]{0,200})?\s*\/?>/gi;

/** Undoes what HTML does to a text. A tag that ends a line ends an order. */
export function withoutHtml(text: string): string {
  const plain = text
    .replace(/<!--[^]*?-->/g, (words) => words.replace(/[^\n\r]/g, ' '))
    .replace(BREAKING, (words) => padded(';', words))
    .replace(DRESSING, (words) => (/^<\/?[af]>$/i.test(words) ? words : blanks(words)));
  return plain.replace(ENTITY, entity).replace(/-( ?)gt;/g, '->$1  ');
}

/** Quotation marks of mails before a line; a leading `>` is not an arrow. */
export const QUOTED = /^(?:[ \t]{0,8}[>|])+(?![>=-])(?=\s|\p{L}|$)/u;

/** A list mark. */
const BULLET =
  /^\s*(?:(?:[*•·‣▪◦–—]|\+(?!\s+(?:[AaFf]|[Aa]rmy|[Ff]leet)\s+[\p{L} .]{2,25}(?:[/(][\p{L} ]+\)?)?\s*(?:$|[,;(]))|-(?!\s*>))\s+|(?:\(?\d{1,2}[.)]|#\d\d?)\s+|\(?[b-eg-z]\)\s+|\(?[af]\)\s+(?=[AaFf]\s))(?=["'(<[]*(?:\p{L}|[+-]\s?(?:[AaFf]|[Aa]rmy|[Ff]leet)\s))/u;
/** A comment. */
const COMMENT = /(?:^|\s)(?:\/\/|#(?!\d)|%%).*$/;

/** A line that ends in a unit, and one with the rest of its move: `A Bud - Ser, A Stp` or `A(Stp)`, and `- Fin, F Nwy`. */
const UNIT_LAST = /(?:^|[\s,;:.(])(?:(?:[AF]|army|fleet)[\s.]+|[AF]\()\p{L}[\p{L} ./()]{1,30}$/iu;
const MOVE_FIRST = /^\s*[-–—]\s+(?!(?:[AF]|army|fleet)\b)\p{L}[\p{L} .]{1,24}(?:$|[,;./(])/iu;

/** A line without the marks before it and the comment after it. `before` is what was left of the one above. */
function withoutMarks(line: string, before: string): string {
  let rest = withoutChat(line.replace(QUOTED, blanks));
  const goesOn = MOVE_FIRST.test(rest) && UNIT_LAST.test(before.trimEnd().slice(-60));
  if (!goesOn) rest = rest.replace(BULLET, blanks);
  return rest.replace(COMMENT, blanks);
}

/** What is to be read of a text, character for character. */
export function maskedText(text: string): string {
  let before = '';
  const lines = withoutHtml(text).split(LINE_BREAK);
  return lines.map((line) => (before = withoutMarks(line, before))).join('\n');
}

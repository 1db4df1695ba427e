import { fromBase64, inCharset } from './charset.ts';

/** What the header of a mail says, decoded; empty where it does not say. */
export interface MailHeader {
  readonly from: string;
  readonly subject: string;
  readonly date: string;
  /** How many lines it has. */
  readonly lines: number;
  /** Written as some programs head the mail that they quote: `Sent:` for `Date:`. */
  readonly isSent: boolean;
}

type Field = 'from' | 'subject' | 'date' | 'sent' | 'to' | 'other';

/** The fields in the words of English, German, French and Spanish mail programs. */
const FIELDS: readonly (readonly [Field, RegExp])[] = [
  ['from', /^(?:from|von|de|expéditeur|remitente)$/i],
  ['subject', /^(?:subject|betreff|objet|sujet|asunto)$/i],
  ['date', /^(?:date|datum|fecha)$/i],
  ['sent', /^(?:sent|gesendet|envoyé|envoyé le|enviado|enviado el)$/i],
  ['to', /^(?:to|an|à|para|pour|destinataire)$/i],
  [
    'other',
    /^(?:b?cc|cci|cco|kopie|received|sender|references|organization|lines|newsgroups|importance|status|reply to|antwort an|répondre à|responder a|(?:x|content|mime|message|return|reply|in|delivered|delivery|dkim|domainkey|arc|list|received|authentication|user|thread|auto|envelope|errors|resent|accept|feedback)-[\w-]+)$/i,
  ],
];

/** `Subject: orders`, `*Von:* Anna`. */
const LINE = /^[*_\s]{0,4}([\p{L}][\p{L}\d -]{0,39}?)[*_]{0,2}\s?:[*_]{0,2}(?:\s+(\S.*))?\s*$/u;
/** `Anna <anna@example.org>`, with nothing before it. */
const SENDER = /^\s*[^:<>@]{0,60}<[^<>\s@]+@[^<>\s@]+>/;
/** The longest line of a header that is read, in UTF-16 units. */
const MOST = 1000;

interface HeaderLine {
  readonly field: Field;
  readonly value: string;
}

function lineAt(words: string): HeaderLine | null {
  if (words.length > MOST) return null;
  const [, name, value = ''] = LINE.exec(words) ?? [];
  const found = name === undefined ? null : FIELDS.find(([, pattern]) => pattern.test(name));
  return found ? { field: found[0], value } : null;
}

/**
 * The header that begins at a line; null if there is none. A single line of one is enough if it is a subject, or a sender
 * where a mail may begin (`isBegun`).
 */
export function headerAt(
  lines: readonly string[],
  at: number,
  isBegun = (lines[at - 1] ?? '').trim() === '',
): MailHeader | null {
  const first = lines[at] ?? '';
  const isTitled =
    SENDER.test(first) && !first.includes(':') && lineAt(lines[at + 1] ?? '')?.field === 'to';
  const values = new Map<Field, string>(isTitled ? [['from', first]] : []);
  let end = isTitled ? at + 1 : at;
  /** The field that a folded line continues; only programs fold lines. */
  let open: Field | null = null;
  let isFolding = false;
  for (; end < lines.length; end++) {
    const words = lines[end] ?? '';
    if (open !== null && isFolding && /^[ \t]+\S/.test(words)) {
      values.set(open, `${values.get(open) ?? ''} ${words.trim()}`.slice(0, MOST));
      continue;
    }
    const line = lineAt(words);
    if (!line) break;
    open = line.field;
    isFolding ||= open === 'other' || line.value.includes('=?') || words.length > FOLDED;
    if (!values.has(open)) values.set(open, line.value);
  }
  if (!isHeader(values, isBegun)) return null;
  const said = (field: Field): string => decoded(values.get(field) ?? '');
  return {
    from: said('from'),
    subject: said('subject'),
    date: said('date') || said('sent'),
    lines: end - at,
    isSent: values.has('sent'),
  };
}

/** Programs fold lines that would be longer than 78. */
const FOLDED = 60;

function isHeader(values: ReadonlyMap<Field, string>, isBegun: boolean): boolean {
  const known = values.size - (values.has('other') ? 1 : 0);
  const from = values.get('from');
  const isNamed = (from ?? '') !== '' || (values.get('subject') ?? '') !== '';
  if (known > 1) return isNamed;
  if (values.has('subject')) return isNamed;
  return from !== undefined && from !== '' && (isBegun || from.includes('@'));
}

/** The lines between the parts of a mail. */
export const OF_PARTS =
  /^(?:--[\w'()+,./:=?-]{8,}|(?:Content-[\w-]+|MIME-Version):.*|[ \t]*(?:charset|boundary|name|filename|format)=.*)$/i;

/** `=?utf-8?Q?Z=C3=BCge?=` */
const ENCODED = /=\?([\w.:-]{1,40})(?:\*[\w-]{0,20})?\?([qb])\?([^?\s]{0,400})\?=/gi;

/** The words of a header, with those that its program encoded (RFC 2047). */
export const decoded = (words: string): string =>
  words
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(ENCODED, (whole: string, charset: string, way: string, code: string) => {
      const bytes = way.toLowerCase() === 'b' ? fromBase64(code) : fromQuoted(code);
      return bytes ? inCharset(bytes, charset) : whole;
    })
    .trim();

const fromQuoted = (code: string): Uint8Array =>
  Uint8Array.from(code.replaceAll('_', ' ').match(/=[0-9a-f]{2}|[^]/gi) ?? [], (sign) =>
    sign.length > 1 ? Number.parseInt(sign.slice(1), 16) : sign.charCodeAt(0),
  );

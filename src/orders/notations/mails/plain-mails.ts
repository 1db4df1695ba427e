import { mailText, pageText } from '../mail-text.ts';
import { withoutHtml } from '../plain/mask.ts';
import { OF_PARTS } from './mail-header.ts';
import { mailsIn, type MailAt } from './mails-in.ts';

/**
 * The mails of a file as people read them: without what only programs need. Several are one mailbox again. In linear
 * time.
 */
export function plainMails(text: string): string {
  const mails = mailsIn(text);
  if (!mails.some(({ header }) => header)) return text;
  return mails.map(mails.length > 1 ? boxed : plainMail).join('\n\n');
}

/** With the line that begins a mail in a mailbox. */
const boxed = (mail: MailAt): string =>
  `From - \n${plainMail(mail).replace(/^(?=>*From )/gm, '>')}`;

function plainMail({ lines, header }: MailAt): string {
  if (!header) return lines.join('\n').trim();
  const { text, lineOf } = mailText(lines.join('\n'));
  const body = text.split('\n').filter((_, index) => lineOf(index + 1) > header.lines);
  const shown = body.filter((line) => !OF_PARTS.test(line)).join('\n');
  const { from, date, subject } = header;
  const head = [`From: ${from}`, `Date: ${date}`, `Subject: ${subject}`];
  return [...head, '', (IS_PAGE.test(shown) ? wordsOf(shown) : shown).trim()].join('\n');
}

const IS_PAGE = /<(?:html|body|p|br|div|table)\b/i;

/** A page without its tags, a line for each of its lines. */
const wordsOf = (page: string): string =>
  withoutHtml(pageText(withoutScripts(page), PROSE).text)
    .split('\n')
    .map((line) => line.replace(/^[\s;]+/, '').trimEnd())
    .join('\n');

function withoutScripts(page: string): string {
  const [first = '', ...others] = page.split(/<(?:style|script)\b/i);
  return first + others.map((each) => each.split(/<\/(?:style|script)>/i)[1] ?? '').join('');
}

const PROSE = { isProse: true } as const;

import type { Span } from '../../parsed-orders.ts';
import type { TurnDate } from '../../turn-line/turn-line.ts';
import { isOtherTurn } from '../turn-date.ts';
import {
  EMPTY_TEXT,
  UNCONFIRMED,
  type Statement,
  type Unconfirmed,
  type WrittenText,
} from '../written-text.ts';
import { openMails, type MailOptions, type OpenedMail } from './opened-mails.ts';

/** What decides whether orders count. */
export interface CountOptions extends Omit<MailOptions, 'isQuotedToo'> {
  /** The turn that is played. Without it, of several mails those count that name the turn that the last one names. */
  readonly date?: TurnDate | undefined;
  /** Orders of these kinds count, too. */
  readonly confirmed?: readonly Unconfirmed[] | undefined;
}

/** One of several mails, where its words begin among those of all. */
export interface JoinedMail extends OpenedMail {
  /** The number of lines before it. */
  readonly before: number;
  readonly isOtherTurn: boolean;
}

/** The words of all mails of a text, one below the other. */
export interface JoinedMails {
  readonly mails: readonly JoinedMail[];
  readonly text: string;
  /** What counts. */
  readonly written: WrittenText;
  readonly unconfirmed: readonly { readonly why: Unconfirmed; readonly written: WrittenText }[];
  readonly mailOf: (line: number) => JoinedMail;
  /** The places in the text as it was given. */
  readonly lineOf: (line: number) => number;
  readonly placed: <S extends Span>(span: S) => S;
}

/** Opens the mails of a text, and divides what counts from what is to be confirmed. In linear time. */
export function joinMails(
  text: string,
  { date, confirmed = [], ...options }: CountOptions,
  knowsOwners: boolean,
): JoinedMails {
  const opened = openMails(text, { ...options, isQuotedToo: confirmed.includes('quoted') });
  const several = opened.filter(({ header }) => header !== null).length > 1;
  const now =
    date ?? (several ? (opened.findLast(({ turn }) => turn !== null)?.turn ?? null) : null);
  let before = 0;
  const mails = opened.map((mail): JoinedMail => {
    const start = before;
    before += mail.text.split('\n').length;
    return { ...mail, before: start, isOtherTurn: now !== null && isOtherTurn(mail.turn, now) };
  });
  const isUnsigned = ({ header, power }: JoinedMail): boolean =>
    several && knowsOwners && header !== null && power === null && options.power === undefined;
  const whyOf = (mail: JoinedMail, { written }: Statement): Unconfirmed | null => {
    if (mail.isOtherTurn) return 'other-turn';
    if (mail.power !== null && written.power && written.power !== mail.power) return 'other-power';
    return isUnsigned(mail) && !written.power ? 'unsigned' : null;
  };
  const whyLeft = (mail: JoinedMail, statement: Statement): Unconfirmed | null => {
    const why = whyOf(mail, statement);
    return why !== null && confirmed.includes(why) ? null : why;
  };
  const counting = mails.map((mail): WrittenText => {
    const { written } = mail;
    if (mail.isOtherTurn && !confirmed.includes('other-turn')) return EMPTY_TEXT;
    const statements = written.statements.filter((each) => whyLeft(mail, each) === null);
    return shifted({ ...written, statements }, mail.before);
  });
  const unconfirmed = UNCONFIRMED.flatMap((why) => {
    const statements = mails.flatMap((mail): readonly Statement[] => {
      const own =
        why === 'quoted'
          ? (mail.quoted?.statements ?? [])
          : mail.written.statements.filter((each) => whyLeft(mail, each) === why);
      return shifted(own, mail.before);
    });
    return statements.length === 0 ? [] : [{ why, written: { ...EMPTY_TEXT, statements } }];
  });
  const mailOf = (line: number): JoinedMail =>
    mails.findLast((mail) => mail.before < line) ?? (mails[0] as JoinedMail);
  return {
    mails,
    text: mails.map((mail) => mail.text).join('\n'),
    written: joined(counting),
    unconfirmed,
    mailOf,
    lineOf: (line) => {
      const mail = mailOf(line);
      return mail.lineOf(line - mail.before);
    },
    placed: (span) => {
      const mail = mailOf(span.line);
      return mail.placed({ ...span, line: span.line - mail.before });
    },
  };
}

/** Data with every line in it counted from further above. */
function shifted<T>(data: T, lines: number): T {
  if (lines === 0 || typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((each: unknown) => shifted(each, lines)) as T;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [
      key,
      key === 'line' && typeof value === 'number' ? value + lines : shifted(value, lines),
    ]),
  ) as T;
}

/** Several texts as one. What is said of a text as a whole holds if it does of all that order something. */
function joined(texts: readonly WrittenText[]): WrittenText {
  const [first = EMPTY_TEXT, ...others] = texts;
  if (others.length === 0) return first;
  const all = <T>(own: (text: WrittenText) => readonly T[] | undefined): readonly T[] =>
    texts.flatMap((text) => own(text) ?? []);
  const ordering = texts.filter(({ statements }) => statements.length > 0);
  const [units, retreats] = [all((text) => text.units), all((text) => text.retreats)];
  const owners = texts.findLast((text) => text.owners)?.owners;
  return {
    statements: all((text) => text.statements),
    skipped: all((text) => text.skipped),
    doubts: all((text) => text.doubts),
    errors: all((text) => text.errors),
    idle: all((text) => text.idle),
    unknownHeadings: all((text) => text.unknownHeadings),
    ...(units.length > 0 ? { units } : {}),
    ...(retreats.length > 0 ? { retreats } : {}),
    ...(owners ? { owners } : {}),
    ...Object.fromEntries(
      FLAGS.map((flag) => [
        flag,
        ordering.length > 0 && ordering.every((text) => text[flag] === true),
      ]),
    ),
  };
}

const FLAGS = ['asWritten', 'namesRoutes', 'namesUnits', 'lacksLetters'] as const;

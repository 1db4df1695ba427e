import { hasGreatPowers, type Board } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { errorAt } from '../../errors.ts';
import type { Span } from '../../parsed-orders.ts';
import type { TurnDate } from '../../turn-line/turn-line.ts';
import { mailText, pageText } from '../mail-text.ts';
import type { Notation } from '../notation.ts';
import { detectNotation } from '../notations.ts';
import { ownedBy } from '../plain/plain.ts';
import { withoutDividers, type Divider } from '../set-dividers.ts';
import { LINE_BREAK, MAX_TEXT } from '../source-text.ts';
import { dateIn } from '../turn-date.ts';
import {
  EMPTY_TEXT,
  type Doubt,
  type Skipped,
  type TextHint,
  type WrittenText,
} from '../written-text.ts';
import { headerAt, OF_PARTS, type MailHeader } from './mail-header.ts';
import { mailsIn, type MailAt, beginsQuote } from './mails-in.ts';
import { longNameAt } from '../plain/headings/power-names.ts';
import { isTitleWord } from '../plain/plain-heading.ts';
import { peopleAt } from '../plain/headings/peoples.ts';
import { plainTokens } from '../plain/tokens/plain-tokens.ts';
import { powerAt } from '../rulebook/places.ts';
import type { TokenizedText } from '../rulebook/tokens.ts';
import { QUOTED } from '../plain/mask.ts';

const A_MAILBOX = `mails of at most ${String(MAX_TEXT)} characters together`;

/** What is known about mails before they are read. */
export interface MailOptions extends TextHint {
  readonly notation?: Notation | undefined;
  readonly players?: readonly KnownPlayer[] | undefined;
  /** Whose powers the mails name; left out for the standard one. */
  readonly board?: Board | undefined;
  /** Whether lines that a mail quotes count like its own. */
  readonly isQuotedToo?: boolean;
}

/** One mail of a text, before its orders are interpreted. Its places are those of its own words. */
export interface OpenedMail extends Pick<MailAt, 'line' | 'header'> {
  /** The power that it is from according to its header. */
  readonly power: Power | null;
  /** The turn that it names. */
  readonly turn: TurnDate | null;
  readonly notation: Notation;
  /** Its words, with blank lines for its header and for what it quotes besides. */
  readonly text: string;
  readonly written: WrittenText;
  /** The orders that it quotes below orders of its own. */
  readonly quoted: WrittenText | null;
  readonly dividers: readonly Divider[];
  /** Parts that say nothing, with their lines in the whole text. */
  readonly left: readonly Skipped[];
  readonly lineOf: (line: number) => number;
  readonly placed: <S extends Span>(span: S) => S;
}

/**
 * Opens each mail of a text; a text without headers is one. The words of several may not be longer than those of one. In
 * linear time.
 */
export function openMails(text: string, options: MailOptions): readonly OpenedMail[] {
  const mails = mailsIn(text);
  let room = mails.length > 1 ? MAX_TEXT : Infinity;
  return mails.map((mail) => {
    const opened = openMail(mail, options, room);
    room -= opened.text.length;
    return opened;
  });
}

function openMail(
  { lines, line: first, header }: MailAt,
  options: MailOptions,
  room: number,
): OpenedMail {
  const mail = mailText(lines.join('\n'), first);
  const body = header
    ? mail.text
        .split('\n')
        .map((words, index) => (mail.lineOf(index + 1) < first + header.lines ? '' : words))
        .map((words) => words.replace(/^>(?=>*From )/, ' '))
        .join('\n')
    : mail.text;
  const asItCame = options.notation ?? detectNotation(mail.text);
  const page = pageText(body, asItCame);
  const notation = options.notation ?? (page.text === body ? asItCame : detectNotation(page.text));
  const { rest, dividers } =
    notation.isProse === true
      ? withoutDividers(page.text, true)
      : { rest: page.text, dividers: [] };
  const quotes = notation.isProse === true ? quotedLines(rest) : NO_QUOTES;
  const own = linesOf(rest, (line) => !quotes.surely.has(line));
  const quoted = linesOf(rest, (line) => quotes.surely.has(line));
  const power = header && powerOfMail(header, options);
  const open = (words: string, from: Power | null): WrittenText =>
    ownedText(
      withoutParts(
        notation.open(words, { power: from ?? options.power, phase: options.phase }),
        header,
      ),
      from,
    );
  const lineOf = (line: number): number => mail.lineOf(page.lineOf(line));
  const said = {
    line: first,
    header,
    power,
    turn: (header && dateIn(header.subject)) ?? dateIn(own),
    notation,
    dividers,
    lineOf,
    placed: <S extends Span>(span: S): S => mail.placed(page.placed(span)),
  };
  const { left } = mail;
  if (rest.length > room) {
    const at = { line: 1, column: 1, length: 0, words: header?.subject ?? '' };
    const error = errorAt(at, 'too-much', 'These mails are too long', A_MAILBOX);
    return { ...said, left, text: '', quoted: null, written: { ...EMPTY_TEXT, errors: [error] } };
  }
  const other = quoted.trim() === '' ? null : open(quoted, null);
  const written = open(other ? own : rest, power);
  if (!other || options.isQuotedToo === true || other.statements.length === 0) {
    const all = other ? open(rest, power) : written;
    return {
      ...said,
      left,
      text: rest,
      quoted: null,
      written: withDoubts(all, rest, quotes.maybe),
    };
  }
  if (written.statements.length > 0) {
    const unread = other.errors.map(({ line, words }) => ({ line, text: words }));
    const lost = [...other.skipped, ...unread].map((each) => {
      return { ...each, line: lineOf(each.line) };
    });
    return {
      ...said,
      left: header ? left : [...left, ...lost],
      text: own,
      quoted: other,
      written: withDoubts(written, own, quotes.maybe),
    };
  }
  const from = power ?? powerOfQuoted(quoted, options);
  const all = open(rest, from);
  // A text of which every line is quoted says nothing else.
  const isWhole = header === null && own.trim() === '';
  const firsts = new Set(all.statements.slice(0, 1).map((each) => each.written.line));
  return {
    ...said,
    left,
    power: from,
    text: rest,
    quoted: null,
    written: isWhole ? all : withDoubts(all, rest, firsts),
  };
}

/** What is read of a mail, without the lines between its parts: they belong to its header. */
const withoutParts = (written: WrittenText, header: MailHeader | null): WrittenText =>
  header
    ? { ...written, skipped: written.skipped.filter(({ text }) => !OF_PARTS.test(text)) }
    : written;

/** A text with the orders of which it does not say whose they are as those of its sender. */
function ownedText(written: WrittenText, power: Power | null): WrittenText {
  if (power === null) return written;
  const { statements, idle = [] } = written;
  return {
    ...written,
    statements: statements.map((each) =>
      each.written.power === undefined ? ownedBy(each, power) : each,
    ),
    idle: idle.map((each) => (each.power === undefined ? { ...each, power } : each)),
  };
}

/** A text with blank lines for some. */
const linesOf = (text: string, isSeen: (line: number) => boolean): string =>
  text
    .split(LINE_BREAK)
    .map((words, index) => (isSeen(index + 1) ? words : ''))
    .join('\n');

/** What is read, with a doubt about orders in lines that may be quoted. */
function withDoubts(written: WrittenText, text: string, lines: ReadonlySet<number>): WrittenText {
  if (lines.size === 0) return written;
  const all = text.split(LINE_BREAK);
  const ordering = new Set(written.statements.map((each) => each.written.line));
  const doubts = [...lines].flatMap((line): readonly Doubt[] => {
    const words = all[line - 1] ?? '';
    const at = { line, column: 1, length: words.length, words };
    return ordering.has(line) ? [{ ...at, readings: ['an order, although quoted'] }] : [];
  });
  return { ...written, doubts: [...written.doubts, ...doubts] };
}

/** The power that the quoted mail is from. */
function powerOfQuoted(quoted: string, known: KnownOfMails): Power | null {
  const lines = quoted.split('\n').map((line) => line.replace(/^(?:[ \t]{0,8}>)+ ?/, ''));
  for (let at = 0; at < lines.length; at++) {
    const header = headerAt(lines, at);
    if (header) return powerOfMail(header, known);
  }
  return null;
}

type KnownOfMails = Pick<MailOptions, 'players' | 'board'>;

/** A player by name, and the powers that he or she plays. */
interface KnownPlayer {
  readonly player: string;
  readonly powers: readonly Power[];
}

/** In UTF-16 units. */
const LONGEST = 200;

/** Whoever collects the orders may be called after a power, too. */
const GAME_MASTER =
  /(?<!\p{L})(?:gms?|game\s?-?masters?|judge|moderator|adjudicator|spielleit\p{L}*|meneur|arbitre|árbitro|director)(?!\p{L})/iu;

/** What a subject may say of orders besides whose and when. */
const OF_ORDERS =
  /^(?:fwd?|aw|wg|tr|rv|new|neue?|correct(?:ion|ed|ions)|updated?|changed?|changes|revised?|korrektur|korrigiert|berichtigt?|berichtigung|änderung|corrections?|corrigés?|rectificatif|corrección|resent|again|nochmal|late|draft|revision|version|phase|game|spiel|partie|diplomacy|set|de|des|du|von|by|la|le|l|d|órdenes|ordenes|primavera|otoño|invierno|frühling|s|n|no|nr|v?\d+|[a-z]{2,4}\d+)$/iu;

/** The power that the sender of a mail plays, or that its subject names; null if neither is clear. */
export function powerOfMail(
  { from, subject }: MailHeader,
  { players = [], board }: KnownOfMails = {},
): Power | null {
  const sender = nameOf(from);
  const named = GAME_MASTER.test(sender) ? null : powerIn(sender, board);
  if (named) return named.power;
  const [player, other] = players.filter((one) => isCalled(from, one.player));
  if (player && !other && player.powers.length === 1) return player.powers[0] ?? null;
  // `[Game 42]`
  const titled = powerIn(
    subject.replace(/[[(][^\])]{0,60}[\])]/g, (words) => (powerIn(words, board) ? words : ' ')),
    board,
  );
  return titled?.rest.every((word) => isTitleWord(word) || OF_ORDERS.test(word)) === true
    ? titled.power
    : null;
}

/** A sender without the address, or the name in the address if there is no other. */
function nameOf(from: string): string {
  const said = from
    .slice(0, LONGEST)
    .replace(/<[^>]*>?|\S+@\S+/g, ' ')
    .trim();
  const [, local = ''] = /([^\s<@]+)@/.exec(from.slice(0, LONGEST)) ?? [];
  return said === '' ? local.replace(/[._+-]/g, ' ') : said;
}

const folded = (words: string): string =>
  ` ${words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Whether a player's name is in the sender's, or is the address. */
const isCalled = (from: string, player: string): boolean =>
  folded(player).trim() !== '' && folded(from.slice(0, LONGEST)).includes(folded(player));

/** The one power that is named, and the other words. */
function powerIn(
  said: string,
  board?: Board,
): { readonly power: Power; readonly rest: readonly string[] } | null {
  const words = said.slice(0, LONGEST);
  const [tokens = []] = plainTokens([words], [words], {}).tokens;
  const source: TokenizedText = { lines: [words], tokens, ...(board ? { board } : {}) };
  const isOnMap = !board || hasGreatPowers(board);
  const powers = new Set<Power>();
  const rest: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = isOnMap
      ? (longNameAt(source, at) ?? powerAt(source, at) ?? peopleAt(source, at))
      : powerAt(source, at);
    const { kind, words: word } = tokens[at] ?? { kind: 'end', words: '' };
    // `Fran` is a person.
    if (found && (word.length >= SHORTEST || found.next > at + 1 || /^\p{Lu}{3}$/u.test(word))) {
      powers.add(found.value);
      at = found.next;
      continue;
    }
    if (kind === 'word') rest.push(word);
    at++;
  }
  const [power, other] = powers;
  return power && !other ? { power, rest } : null;
}

const SHORTEST = 5;

/** Lines that quote another mail, from 1. */
interface Quotes {
  readonly surely: ReadonlySet<number>;
  /** Marked lines right among others: the mark may be one of a list. */
  readonly maybe: ReadonlySet<number>;
}

const NO_QUOTES: Quotes = { surely: new Set(), maybe: new Set() };

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
function quotedLines(text: string): Quotes {
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

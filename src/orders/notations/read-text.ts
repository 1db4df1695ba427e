import { hasGreatPowers, spaceOf } from '../../board/board.ts';
import type { Board, Position, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import { knownByOrders, knownByPosition } from '../interpret/known-units.ts';
import { openAdjustment, openOrder, openRetreat } from '../interpret/open-order.ts';
import type { OpenOrder } from '../interpret/open-order.ts';
import { standing } from '../interpret/interpret-orders.ts';
import type { WrittenOrder, WrittenPiece } from '../interpret/written-order.ts';
import type { KnownUnits } from '../interpret/choose-meaning.ts';
import { statementsOf, withNamesOnce } from './names-in-statements.ts';
import {
  boardRead,
  inOrderOfText,
  type OrderError,
  type RepairAt,
  type Span,
} from '../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import type { Result } from '../../result.ts';
import { errorAt } from '../errors.ts';
import { A_POWER } from './rulebook/parse-errors.ts';
import { rulebookOn } from './rulebook/read-on-board.ts';
import { rulebook } from './rulebook/rulebook.ts';
import { canBeThere, idleUnit, impliedUnits } from './implied-units.ts';
import { withBareUnits } from './bare-units.ts';
import { joinMails, type CountOptions, type JoinedMails } from './mails/joined-mails.ts';
import type { OpenedMail } from './mails/opened-mails.ts';
import { mailsRead, type MailRead } from './mails/mails-read.ts';
import { settled, type ReplacedOrder } from './mails/settled-orders.ts';
import type { Notation } from './notation.ts';
import { LINE_BREAK, withoutUnseen } from './source-text.ts';
import { withTornLines } from './torn-lines.ts';
import type {
  CentreOwners,
  Doubt,
  ListedRetreats,
  ListedUnit,
  OrderPhase,
  OrderResult,
  Skipped,
  Statement,
  Unconfirmed,
  WrittenText,
} from './written-text.ts';

/** An order as it was understood. */
export interface TextOrder extends Span {
  readonly phase: OrderPhase;
  /** Null if the text does not say whose it is. */
  readonly power: Power | null;
  /** In the case format, with `?` for a letter that is unknown. */
  readonly text: string;
  /** The same as data; null if its power or a letter is unknown. */
  readonly order: RetreatPhaseOrder | AdjustmentOrder | null;
  readonly results: readonly OrderResult[];
}

/** What the mails of a text, or its sets of orders, have to do with one another. */
export interface InMails {
  /** Orders that a later set of their power replaces. */
  readonly replaced: readonly ReplacedOrder<TextOrder>[];
  /** Orders that count only if `confirmed`. */
  readonly unconfirmed: readonly UnconfirmedOrders[];
  /** The mails that have a header. */
  readonly mails: readonly MailRead[];
}

/** Of a text of one mail and one set. */
export const NO_MAILS: InMails = { replaced: [], unconfirmed: [], mails: [] };

/** Orders of a mailbox that count only if its reader confirms them. */
export interface UnconfirmedOrders {
  readonly why: Unconfirmed;
  readonly orders: readonly TextOrder[];
}

/** The result of reading a text in any notation. All lists are in the order of the text. */
export interface TextReading extends InMails {
  readonly notation: Notation;
  readonly orders: readonly TextOrder[];
  /**
   * The units that the text lists or, if it lists none, those that its orders imply, including orders that cannot be
   * read.
   */
  readonly units: readonly ListedUnit[];
  readonly areInferred: boolean;
  /** Whether an order leaves out its unit's letter: a position would have told it. */
  readonly lacksLetters: boolean;
  /** Those of the inferred units whose orders could not be read. */
  readonly idle: readonly ListedUnit[];
  readonly retreats: readonly ListedRetreats[];
  /** Null if the text lists none. */
  readonly owners: CentreOwners | null;
  readonly skipped: readonly Skipped[];
  readonly doubts: readonly Doubt[];
  readonly errors: readonly OrderError[];
}

/** What is known of a text from elsewhere. */
export interface TextOptions extends Pick<CountOptions, 'players' | 'date' | 'confirmed'> {
  /** If omitted, it is detected from the text. */
  readonly notation?: Notation | undefined;
  /** Whose the orders are, unless the text says. */
  readonly power?: Power | undefined;
  readonly phase?: OrderPhase | undefined;
  /** The board, unless the position says it; left out for the standard one. */
  readonly board?: Board | undefined;
  /** The units on the board, if they are known from elsewhere. */
  readonly position?: Position | undefined;
}

/**
 * Reads a text in any notation and of any phase, as far as it can be understood. A text may be several mails: each is read
 * by itself, and a power's later mail replaces its earlier one. Never throws, whatever the text.
 */
export function readText(text: string, options: TextOptions = {}): TextReading {
  const board = boardRead(options);
  const isKnown = hasGreatPowers(board);
  const how = isKnown ? options : { ...options, board, notation: rulebookOn(board) };
  const joined = joinMails(text, how, options.position !== undefined);
  const read = (written: WrittenText): Meaning => readWritten(written, how);
  return readingOf(text, joined, read, isKnown ? withTornLines : (_, found) => found);
}

/**
 * The reading of the mails of a text, with all places as in the text. `read`: what their words mean; `withLines`: what only
 * several lines together show.
 */
export function readingOf(
  text: string,
  joined: JoinedMails,
  read: (written: WrittenText) => Meaning,
  withLines: typeof withTornLines = withTornLines,
): TextReading {
  const { mails, placed, lineOf } = joined;
  const reading = read(joined.written);
  const { orders, replaced } = settled(reading.orders, joined);
  const { doubts, errors, skipped } = withLines(joined.text, { ...reading, orders });
  const unconfirmed = joined.unconfirmed.map(({ why, written }) => {
    return { why, orders: read(written).orders.map(placed) };
  });
  const lines = text.split(LINE_BREAK);
  const asides = unconfirmed.flatMap(({ why, orders: left }) =>
    left.map((order): Doubt => {
      const { line, column, length, text: said } = order;
      const words = (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);
      return { line, column, length, words, readings: [said], why };
    }),
  );
  const told = replaced.map(({ order, by }) => ({ order: placed(order), by: by && placed(by) }));
  const counting = orders.map(placed);
  return {
    notation: mostUsed(mails) ?? rulebook,
    ...reading,
    orders: counting,
    replaced: told,
    unconfirmed,
    mails: mailsRead(mails, counting, told, unconfirmed),
    skipped: [
      ...mails.flatMap(({ left }) => left),
      ...(isEmpty(reading) ? linesOf(joined.text) : skipped).map((each) => ({
        ...each,
        line: lineOf(each.line),
      })),
    ].sort((a, b) => a.line - b.line),
    doubts: [...doubts.map(placed), ...asides].sort(inOrderOfText),
    errors: errors.map(placed).sort(inOrderOfText),
  };
}

/** The notation of the mail that orders most. */
function mostUsed(mails: readonly OpenedMail[]): Notation | undefined {
  const orders = (mail: OpenedMail): number => mail.written.statements.length;
  return mails.toSorted((a, b) => orders(b) - orders(a))[0]?.notation;
}

/** What the words of a text mean, apart from its mails. */
type Meaning = Omit<TextReading, 'notation' | keyof InMails>;

/** Whether nothing was found, and nothing said about it: a notation of a program skips what is not its own. */
const isEmpty = (reading: Meaning): boolean => {
  const { orders, units, retreats, owners, skipped, doubts, errors } = reading;
  return [orders, units, retreats, skipped, doubts, errors].every(isNone) && owners === null;
};
const isNone = ({ length }: readonly unknown[]): boolean => length === 0;

const linesOf = (text: string): readonly Skipped[] =>
  text.split(LINE_BREAK).flatMap((words, index): readonly Skipped[] => {
    const said = withoutUnseen(words).trim();
    return said === '' ? [] : [{ line: index + 1, text: said }];
  });

/** What the orders of an opened text mean. */
export function readWritten(
  opened: WrittenText,
  { power, ...options }: Pick<TextOptions, 'power' | 'position' | 'board'>,
): Meaning {
  const board = boardRead(options);
  const listed = opened.namesUnits === true ? undefined : listedPosition(opened.units);
  const given = options.position ?? listed;
  const position = given && { board, ...given };
  const written = withBareUnits(opened, position, power);
  const said = statementsOf(written, board);
  const known = position ? knownByPosition(position) : knownByOrders(ownersOf(said, power), board);
  const statements = withNamesOnce(said, known);
  const orders: TextOrder[] = [];
  const doubts: Doubt[] = [...written.doubts];
  const errors: OrderError[] = [...written.errors];
  const idle: WrittenOrder[] = [...(written.idle ?? [])];
  for (const statement of statements) {
    const found = openStatement(statement, known, { power, position, board });
    if (!found.ok) {
      errors.push(found.error);
      if (statement.phase !== 'adjustments') idle.push(standing(statement.written));
      continue;
    }
    const { line, column, length, words } = statement.written;
    const { readings, repairs } = found.value;
    const { phase: stated, results } = statement;
    const { power: owner, text: said, order } = found.value;
    orders.push({ line, column, length, phase: stated, power: owner, text: said, order, results });
    if (!canBeThere(said, board)) doubts.push({ line, column, length, words, readings: [said] });
    if (readings.length > 1) doubts.push({ line, column, length, words, readings });
    for (const repair of repairs) {
      if (repair.what === 'route' && written.namesRoutes === true) continue;
      const isUsual = written.lacksLetters === true && !namesUnitOfStart(order, known);
      if (isUsual && isLetterLeftOut(repair, statement)) continue;
      if (isLetterOf(repair, targetIn(statement)) && hasToldTarget(order, known)) continue;
      const { line, column, length, from } = repair;
      doubts.push({ line, column, length, words: from, readings: [said] });
    }
  }
  // Each heading is reported once, for the orders without a power under it.
  const heads = orders
    .filter(({ power }) => power === null)
    .map(({ line }) => written.unknownHeadings?.findLast((head) => head.line <= line));
  for (const head of new Set(heads))
    if (head) errors.push(errorAt(head, 'power', 'No power has this name', A_POWER));
  const isAdjusting = statements.every(({ phase }) => phase === 'adjustments');
  const left = isAdjusting
    ? []
    : idle.flatMap((each) => idleUnit(each, known, { power, position, board }));
  const units = written.units ?? impliedUnits([...orders, ...left], board);
  const ordered = new Set(impliedUnits(orders, board).map(({ at }) => spaceOf(at)));
  return {
    orders,
    units,
    areInferred: !written.units,
    lacksLetters: statements.some(({ written: { unit } }) => unit?.kind === null),
    idle: written.units ? [] : units.filter(({ at }) => !ordered.has(spaceOf(at))),
    retreats: written.retreats ?? [],
    owners: written.owners ?? null,
    skipped: written.skipped.toSorted((a, b) => a.line - b.line),
    doubts: doubts.sort(inOrderOfText),
    errors: errors.sort(inOrderOfText),
  };
}

/** What is ordered to stay, or to go from where it is: it shows the letters that other orders left out. */
const ownersOf = (
  statements: readonly Statement[],
  usual: Power | undefined,
): readonly WrittenOrder[] =>
  statements.flatMap((each) => {
    if (each.phase === 'adjustments') return [];
    const { written } = each;
    return [written.power === undefined && usual ? { ...written, power: usual } : written];
  });

/** Whether only the start of the game tells what a unit is that an order names. */
const namesUnitOfStart = (order: TextOrder['order'], known: KnownUnits): boolean =>
  order !== null &&
  [order.type === 'waive' ? null : order.unit, 'target' in order ? order.target : null].some(
    (piece) => piece && known.units.get(spaceOf(piece.at))?.isOfStart,
  );

/** Whether it names another unit that has orders of its own, or is in the position. */
function hasToldTarget(order: TextOrder['order'], known: KnownUnits): boolean {
  const unit = order && 'target' in order && known.units.get(spaceOf(order.target.at));
  return Boolean(unit) && !namesUnitOfStart(order, known);
}

/** Whether a letter was added to a piece that had none, rather than changed. */
const isLetterOf = ({ what, line, column }: RepairAt, piece: WrittenPiece | null): boolean =>
  what === 'letter' && piece?.kind === null && piece.line === line && piece.column === column;

const targetIn = ({ written }: Statement): WrittenPiece | null =>
  'target' in written ? written.target : null;

const isLetterLeftOut = (repair: RepairAt, statement: Statement): boolean =>
  isLetterOf(repair, statement.written.unit) || isLetterOf(repair, targetIn(statement));

const openStatement = (
  statement: Statement,
  known: KnownUnits,
  options: Pick<TextOptions, 'power' | 'position' | 'board'>,
): Result<OpenOrder<RetreatPhaseOrder | AdjustmentOrder>, OrderError> => {
  switch (statement.phase) {
    case 'movement':
      return openOrder(statement.written, known, options);
    case 'retreats':
      return openRetreat(statement.written, known, options);
    case 'adjustments':
      return openAdjustment(statement.written, known, options);
  }
};

/** The position that a text lists, if it says what every unit is and whose. */
function listedPosition(listed: readonly ListedUnit[] | undefined): Position | undefined {
  const units = listed?.flatMap(({ power, kind, at }): readonly Unit[] =>
    power && kind ? [{ power, kind, at }] : [],
  );
  return units && units.length > 0 && units.length === listed?.length ? { units } : undefined;
}

import { spaceOf, STANDARD, type Board, type Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { unitAt, type UnitAt } from '../../board/unit-at.ts';
import {
  readersOfText,
  readingOfFleets,
} from '../../orders/notations/army-fleet/read-fleet-mails.ts';
import { readText, type TextOrder, type TextReading } from '../../orders/notations/read-text.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import { notedRetreats } from '../../orders/notations/turn-of-reading.ts';
import { longestPasted } from '../../orders/notations/mails/mails-in.ts';
import type { Unconfirmed } from '../../orders/notations/written-text.ts';
import { err, ok, type Result } from '../../result.ts';
import { writers } from '../awaited.ts';
import { boardAt, editionOf, type Game, type Moment } from '../game.ts';

/** An order of a mail as on a sheet, whose it is, and its line. */
interface MailOrder {
  readonly power: Power;
  readonly order: string;
  readonly line: number;
}

/** What a mail puts on the sheet of one power. */
export interface MailSheet {
  readonly power: Power;
  /** One order to a line. It reads back as these orders. */
  readonly text: string;
  readonly orders: number;
}

/** Why the orders of a power are not taken. */
export const KEPT_OUT = ['handed-in', 'no-player', 'nothing-to-order'] as const;
export type KeptOut = (typeof KEPT_OUT)[number];

/** A mail with the orders of several powers, as it was understood. All lists are in the order of the text. */
export interface MailReading {
  /** Everything that was read, with what was skipped, doubts and errors. */
  readonly reading: TextReading;
  /** In the order of the powers. */
  readonly sheets: readonly MailSheet[];
  /** The powers that are ordered in the mail, but not to be ordered here. */
  readonly keptOut: readonly { readonly power: Power; readonly why: KeptOut }[];
  /** Orders for a unit of another power (`of`), which go on no sheet. */
  readonly foreign: readonly (MailOrder & { readonly of: Power })[];
  /** Orders for units that do not exist or, among retreats, that are not dislodged. They are on their sheets. */
  readonly strays: readonly MailOrder[];
  /** The lines of orders whose power only the unit shows. */
  readonly byUnit: readonly number[];
  /** The lines of orders whose power nothing shows. */
  readonly ownerless: readonly number[];
  /** The lines of orders for which nothing shows whether an army or a fleet is meant. */
  readonly letterless: readonly number[];
  /** The lines of orders of another phase. */
  readonly otherPhases: readonly number[];
  /** Retreats that are noted beside moves, in a phase of moves. */
  readonly noted: readonly TextOrder[];
}

/** How many lines or powers of a mail are on no sheet although they order something, or may. */
export const leftOver = (mail: MailReading): number =>
  [
    mail.reading.errors,
    mail.reading.unconfirmed.filter(({ why }) => why !== 'quoted'),
    mail.keptOut,
    mail.foreign,
    mail.ownerless,
    mail.letterless,
    mail.otherPhases,
  ].reduce((sum, { length }) => sum + length, 0);

type TheGame = Pick<Game, 'now' | 'rules'>;

/** What the reader of a mail says about it. */
interface ReaderSays {
  /** Whose the orders are before the first heading. */
  readonly power?: Power | undefined;
  /** Orders of these kinds count, too. */
  readonly confirmed?: readonly Unconfirmed[];
}

type AnyOrder = NonNullable<TextOrder['order']>;
type Whole = TextOrder & { readonly order: AnyOrder };
const isWhole = (one: TextOrder): one is Whole => one.order !== null;

const linesOf = (spans: readonly { readonly line: number }[]): readonly number[] => [
  ...new Set(spans.map(({ line }) => line)),
];

/**
 * Reads a mail with the orders of one or more powers for the present phase of a game, in any notation. Only powers that may
 * still write get a sheet. Nothing is dropped silently: what goes on no sheet is in another list, or in those of `reading`.
 * Fails if the text is too long to be one phase. Never throws; with an edition of the Army/Fleet module, that must be
 * loaded.
 */
export function sheetsInMail(
  text: string,
  game: TheGame,
  { power, confirmed = [] }: ReaderSays = {},
): Result<MailReading, 'too-long'> {
  if (text.length > longestPasted(text)) return err('too-long');
  const reading = readMail(text, game, { power, confirmed });
  const { now } = game;
  const board = boardAt(now);
  const { phase: present } = now.when;
  const own = reading.orders.filter(({ phase }) => phase === present);
  const whole = own.filter(isWhole);
  const foreign = whole.flatMap((one) => {
    const of = ownerOf(one.order, now);
    return of !== null && of !== one.order.power ? [{ ...asMailOrder(one, board), of }] : [];
  });
  const taken = whole.filter(({ order }) => {
    const of = ownerOf(order, now);
    return of === null || of === order.power;
  });
  const noted = present === 'movement' ? notedRetreats(reading) : [];
  const ordered = board.powers.filter((one) => taken.some(({ order }) => order.power === one));
  return ok({
    reading,
    sheets: ordered.flatMap((one): readonly MailSheet[] => {
      if (whyKeptOut(now, one) !== null) return [];
      const orders = taken.filter(({ order }) => order.power === one);
      const lines = orders.map(({ order }) => written(order, board));
      return [{ power: one, text: lines.join('\n'), orders: orders.length }];
    }),
    keptOut: ordered.flatMap((one) => {
      const why = whyKeptOut(now, one);
      return why === null ? [] : [{ power: one, why }];
    }),
    foreign,
    strays: taken.filter(({ order }) => isStray(order, now)).map((one) => asMailOrder(one, board)),
    byUnit: power === undefined ? shownByUnit(own, text, game, confirmed) : [],
    ownerless: linesOf(own.filter((one) => one.power === null)),
    letterless: linesOf(own.filter((one) => one.power !== null && one.order === null)),
    otherPhases: linesOf(
      reading.orders.filter((one) => one.phase !== present && !noted.includes(one)),
    ),
    noted,
  });
}

const asMailOrder = ({ order, line }: Whole, board: Board): MailOrder => ({
  power: order.power,
  order: written(order, board),
  line,
});

function whyKeptOut(now: Moment, power: Power): KeptOut | null {
  if (now.sheets[power] !== undefined) return 'handed-in';
  if (writers(now).includes(power)) return null;
  return now.disorder[power] === undefined ? 'nothing-to-order' : 'no-player';
}

/** An order as it is written on a sheet, without its power. */
function written(order: AnyOrder, board: Board): string {
  switch (order.type) {
    case 'retreat':
    case 'disband':
      return rulebook.retreats.writeOrder(order, board);
    case 'build':
    case 'remove':
    case 'waive':
      return rulebook.adjustments.writeOrder(order, board);
    default:
      return rulebook.movement.writeOrder(order, board);
  }
}

/** The units that can be ordered in the phase, so far as orders name units. */
const unitsToOrder = ({ when, units, dislodged }: Moment): readonly Unit[] =>
  when.phase === 'retreats' ? dislodged.map(({ unit }) => unit) : units;

/** The ordered unit: its space, or its berth if it is aboard; null for orders of no unit. */
function orderedIn(order: AnyOrder): UnitAt | null {
  if (order.type === 'build' || order.type === 'waive') return null;
  return order.type === 'land' || order.type === 'remove'
    ? unitAt(order.unit)
    : spaceOf(order.unit.at);
}

/** The owner of the ordered unit; null if there is none. */
function ownerOf(order: AnyOrder, now: Moment): Power | null {
  const place = orderedIn(order);
  return unitsToOrder(now).find((unit) => unitAt(unit) === place)?.power ?? null;
}

/** An army that lands may board in the same phase. */
const isStray = (order: AnyOrder, now: Moment): boolean =>
  orderedIn(order) !== null && order.type !== 'land' && ownerOf(order, now) === null;

/** Reads the text for the phase; `isAlone`: as if nothing were on the board. */
function readMail(
  text: string,
  { now, rules }: TheGame,
  { power, confirmed }: ReaderSays,
  isAlone = false,
): TextReading {
  const { phase } = now.when;
  if (editionOf({ rules }).readers === 'rulebook') {
    const board = boardAt(now);
    const on = board === STANDARD ? {} : { board };
    const position = { ...on, units: unitsToOrder(now) };
    return readText(text, {
      ...on,
      phase,
      power,
      confirmed,
      players: now.seats,
      date: now.when,
      ...(isAlone ? {} : { position }),
    });
  }
  const position =
    phase === 'retreats' ? { units: now.units, dislodged: now.dislodged } : { units: now.units };
  const known = isAlone ? { power } : { power, position };
  const told = { ...known, confirmed, players: now.seats, date: now.when };
  const found = readersOfText(text, told)[phase](text, known);
  return readingOfFleets(text, phase, found, told);
}

/** The lines of orders whose power is unknown as long as the board is. */
function shownByUnit(
  orders: readonly TextOrder[],
  text: string,
  game: TheGame,
  confirmed: readonly Unconfirmed[],
): readonly number[] {
  const alone = readMail(text, game, { confirmed }, true);
  const open = new Set(
    linesOf([
      ...alone.orders.filter(({ power }) => power === null),
      ...alone.errors.filter(({ kind }) => kind === 'power'),
    ]),
  );
  return linesOf(orders.filter(({ power, line }) => power !== null && open.has(line)));
}

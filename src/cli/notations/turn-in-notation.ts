import { statedRetreats } from '../../law/retreats/stated-retreats.ts';
import { HOME_OWNERS } from '../../board/centres.ts';
import { fullName } from '../../board/names.ts';
import { canBeIn, spaceOf, type Position, type Unit } from '../../board/board.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import { errorAt } from '../../orders/errors.ts';
import type { inferPosition } from '../../orders/infer-position.ts';
import { inferFleetPosition } from '../../orders/notations/army-fleet/infer-fleet-position.ts';
import { readFleetMails } from '../../orders/notations/army-fleet/read-fleet-mails.ts';
import type { Notation } from '../../orders/notations/notation.ts';
import type { SetsReading } from '../../orders/notations/read-order-sets.ts';
import { readText, type TextOrder, type TextReading } from '../../orders/notations/read-text.ts';
import { LINE_BREAK } from '../../orders/notations/source-text.ts';
import {
  notedRetreats,
  phaseIn,
  retreatsOf,
  unitsOf,
} from '../../orders/notations/turn-of-reading.ts';
import type { Doubt, OrderPhase } from '../../orders/notations/written-text.ts';
import { ORDER_TYPES, type Order } from '../../orders/order.ts';
import { inOrderOfText, type ReadOptions, type Span } from '../../orders/parsed-orders.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Phases } from '../../scenario/scenario.ts';
import { doubtSentence } from './doubt-sentence.ts';
import { mailSentence } from './mail-sentence.ts';
import { replacedSentence } from './replaced-sentence.ts';
import { readTurnWithLines } from './units-in-one-space.ts';

/** Something to say about a place in the text. */
export interface PlacedMessage extends Pick<Span, 'line' | 'column'> {
  readonly message: string;
}

/** A turn of one phase, as a text in any notation gives it. */
export interface TurnInNotation extends Phases {
  /** Orders that can be ruled. */
  readonly count: number;
  /** Whether the text lists the units. */
  readonly listsUnits: boolean;
  /** Whether it has the header of a mail, or orders that a mail quotes. */
  readonly isMail: boolean;
  /** Whether a heading names no power, so that the orders below it have none. */
  readonly namesNobody: boolean;
  readonly bad: readonly PlacedMessage[];
  /** Listed units that cannot be where they are said to be, and so are not on the board. */
  readonly astray: readonly PlacedMessage[];
  /** Other readings, or readings that differ from the words. */
  readonly doubts: readonly PlacedMessage[];
  /** What is not an order, and what the text leaves open. */
  readonly asides: readonly PlacedMessage[];
}

const NOTHING: Phases = { position: { units: [] }, orders: [], retreats: null, adjustments: null };
const START = { line: 1, column: 1 };

type AnyOrder = RetreatPhaseOrder | AdjustmentOrder;
const isAdjustment = (order: AnyOrder): order is AdjustmentOrder =>
  order.type === 'build' || order.type === 'remove' || order.type === 'waive';
const isMove = (order: AnyOrder): order is Order => ORDER_TYPES.some((type) => type === order.type);

/**
 * The turn of a text in any notation, of the phase to which most of its orders belong. The units are those that the
 * text lists, or else those that it orders. Never throws.
 */
export function turnInNotation(
  text: string,
  edition: Edition,
  notation?: Notation,
): TurnInNotation {
  const first = readText(text, { notation });
  const phase = phaseIn(first);
  if (phase === null) return said(text, first, 'movement', NOTHING);
  if (phase === 'movement')
    return moves(text, first, (given, position) => readText(given, { notation, position }));
  const orders = first.orders.flatMap((each) =>
    each.phase === phase && each.order !== null ? [each.order] : [],
  );
  if (phase === 'retreats') {
    const stated = retreatsOf(first);
    const { dislodged } = statedRetreats(stated, edition.choices);
    const own = orders.filter((order): order is RetreatPhaseOrder => !isAdjustment(order));
    const position: Position = { units: stated.units, owners: first.owners ?? null };
    const asides = first.areInferred
      ? [
          {
            ...START,
            message: 'The text lists no units: only those that it orders are on the board.',
          },
        ]
      : [];
    const part = { ...NOTHING, position, retreats: { given: dislodged, orders: own } };
    return said(text, first, phase, part, asides);
  }
  const asides = first.owners
    ? []
    : [
        {
          ...START,
          message:
            'The text does not list who owns the centres: each power owns its home centres, and those that its units hold.',
        },
      ];
  const adjustments = {
    captured: first.owners !== null,
    orders: orders.filter(isAdjustment),
  };
  const position = { units: placedUnits(first), owners: first.owners ?? HOME_OWNERS };
  return said(text, first, phase, { ...NOTHING, position, adjustments }, asides);
}

/** The moves of a mailbox under the Army/Fleet module. */
export const movesOfFleetMails = (text: string): TurnInNotation =>
  moves(
    text,
    readFleetMails(text, 'movement', {}),
    (given, position) => readFleetMails(given, 'movement', { position, isInferred: true }),
    inferFleetPosition,
  );

/** Moves: what they say about their own units settles what they say about one another. */
function moves(
  text: string,
  first: TextReading,
  read: (given: string, position: Position | undefined) => TextReading,
  infer?: typeof inferPosition,
): TurnInNotation {
  if (!first.areInferred) {
    const position = { units: placedUnits(first), owners: first.owners ?? null };
    return said(text, first, 'movement', { ...NOTHING, position, orders: movesIn(first).orders });
  }
  let last = first;
  const readMoves = (given: string, { position }: ReadOptions): SetsReading => {
    last = read(given, position);
    const { orders: own, spans } = movesIn(last);
    const idle = unitsOf([...last.idle, ...last.units]).map(({ power, kind, at }): Order => {
      return { type: 'hold', power, unit: { kind, at } };
    });
    const letterless = last.units.flatMap(({ power, kind, at }): readonly Order[] =>
      power && !kind ? [{ type: 'hold', power, unit: { kind: 'A', at } }] : [],
    );
    const none = { errors: [], repairs: [], replaced: [], sets: 1, sequence: 'known' } as const;
    return { ...none, orders: own, spans, idle, letterless };
  };
  const { position, orders, misplaced } = readTurnWithLines(text, readMoves, infer);
  const found = said(text, last, 'movement', { ...NOTHING, position, orders });
  return { ...found, bad: [...found.bad, ...misplaced], listsUnits: false };
}

function movesIn({ orders }: TextReading) {
  const own = orders.flatMap(({ phase, order, ...span }) =>
    phase === 'movement' && order && isMove(order) ? [{ order, span }] : [],
  );
  return { orders: own.map(({ order }) => order), spans: own.map(({ span }) => span) };
}

function said(
  text: string,
  reading: TextReading,
  phase: OrderPhase,
  phases: Phases,
  asides: readonly PlacedMessage[] = [],
): TurnInNotation {
  const { orders, errors, doubts, skipped, areInferred, replaced, mails, unconfirmed } = reading;
  const lines = text.split(LINE_BREAK);
  const noted = notedRetreats(reading);
  const unruled = orders.flatMap((each) => {
    const error = noted.includes(each) ? null : whyUnruled(each, phase, lines);
    return error ? [error] : [];
  });
  return {
    ...phases,
    count: orders.filter((each) => each.phase === phase && each.order !== null).length,
    listsUnits: !areInferred,
    isMail: mails.length + unconfirmed.length > 0,
    namesNobody: errors.some(({ kind }) => kind === 'power'),
    bad: [
      ...[...errors, ...unruled].sort(inOrderOfText),
      ...doubts.filter(isLeftOut).map(doubtMessage),
    ],
    astray: areInferred ? [] : unitsOf(reading.units).filter(isAstray).map(astrayMessage),
    doubts: doubts.filter((doubt) => !isLeftOut(doubt)).map(doubtMessage),
    asides: [
      ...asides,
      ...mails.map((mail) => ({ line: mail.line, column: 1, message: mailSentence(mail) })),
      ...replaced.map(({ order: { line, column, text: gone }, by }) => {
        return { line, column, message: replacedSentence(gone, by === null) };
      }),
      ...noted.map(({ line, column, text: next }) => {
        const message = `${next} is a retreat after these moves, not an order of this phase.`;
        return { line, column, message };
      }),
      ...skipped.map(({ line, text: words }) => {
        return { line, column: 1, message: `Not an order: ${words}` };
      }),
    ],
  };
}

const isAstray = ({ kind, at }: Unit): boolean => !canBeIn(kind, spaceOf(at));

/** The listed units, without those that cannot be where they are said to be. */
const placedUnits = ({ units }: TextReading): readonly Unit[] =>
  unitsOf(units).filter((unit) => !isAstray(unit));

const astrayMessage = ({ kind, at }: Unit): PlacedMessage => ({
  ...START,
  message: `${kind === 'A' ? 'An army' : 'A fleet'} is listed in ${fullName(at)}: it cannot be there.`,
});

const doubtMessage = (doubt: Doubt): PlacedMessage => {
  return { line: doubt.line, column: doubt.column, message: doubtSentence(doubt) };
};

/** Whether an order is left out until it is confirmed. */
const isLeftOut = ({ why }: Doubt): boolean => why !== undefined;

/** The error of an order that cannot be ruled; null if it can be. */
function whyUnruled(each: TextOrder, phase: OrderPhase, lines: readonly string[]) {
  const { line, column, length } = each;
  const words = (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);
  const at = { line, column, length, words };
  if (each.phase !== phase)
    return errorAt(at, 'order', 'This is an order of another phase', `an order of ${phase}`);
  if (each.order !== null) return null;
  return each.power === null
    ? errorAt(at, 'power', 'No power is named for this order', 'a power and a colon before it')
    : errorAt(at, 'unit', 'This may be an army or a fleet', 'A or F before each unit');
}

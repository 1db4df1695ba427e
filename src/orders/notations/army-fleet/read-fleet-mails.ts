import type { Position } from '../../../board/board.ts';
import type { WrittenOrder } from '../../interpret/written-order.ts';
import type { Order } from '../../order.ts';
import type { ParsedOrders, ReadOptions } from '../../parsed-orders.ts';
import { holdWith, pieceWith } from '../data/data-written.ts';
import { joinMails, type CountOptions } from '../mails/joined-mails.ts';
import { hasMails } from '../mails/mails-in.ts';
import type { Notation } from '../notation.ts';
import { READERS, type PhaseReaders } from '../phase-readers.ts';
import { readingOf, type TextOrder, type TextReading } from '../read-text.ts';
import { rulebook } from '../rulebook/rulebook.ts';
import { unitsOf } from '../turn-of-reading.ts';
import { EMPTY_TEXT, type OrderPhase, type Statement, type WrittenText } from '../written-text.ts';
import { fleetReading, inCases, type FleetText } from './read-fleet-text.ts';

type FleetOrder = FleetText['orders'][number];

/** A statement that stands for an order of the module, which no other notation can write. */
type Carrying = Statement & { readonly carried: FleetOrder };
/** A unit that is on the board although no order names it. */
type CarryingUnit = WrittenOrder & { readonly carried: Order };

/** What is known of a mailbox before it is read. */
export interface FleetMailOptions extends Omit<CountOptions, 'notation' | 'phase'> {
  readonly position?: ReadOptions['position'];
  /** Whether the position is inferred from the same orders. */
  readonly isInferred?: boolean;
}

/**
 * Reads a text with the headers of mails as `readText` does for the rulebooks: mail by mail, a later one of a power in place
 * of its earlier one. Needs the module. Never throws.
 */
export function readFleetMails(
  text: string,
  phase: OrderPhase,
  { position, isInferred = false, ...options }: FleetMailOptions,
): TextReading {
  const asked = { ...options, phase, notation: carrying(phase, position) };
  const joined = joinMails(text, asked, position !== undefined && !isInferred);
  return readingOf(
    text,
    joined,
    (written) => ({
      ...fleetReading({ orders: [], spans: [], errors: written.errors }, phase),
      orders: written.statements.flatMap((each): readonly TextOrder[] => {
        const { line, column, length } = each.written;
        const { carried: order } = each as Carrying;
        const { power } = order;
        const results: TextOrder['results'] = [];
        return [{ line, column, length, phase, power, text: inCases(order), order, results }];
      }),
      skipped: written.skipped,
      doubts: written.doubts,
      idle: (written.idle ?? []).map((each) => {
        const { power, unit } = (each as CarryingUnit).carried;
        return { power, ...unit };
      }),
    }),
    (_, found) => found,
  );
}

/** The rulebook's notation with the orders of the module. */
function carrying(phase: OrderPhase, position: Position | undefined): Notation {
  const open = (
    words: string,
    { power }: { readonly power?: ReadOptions['power'] },
  ): WrittenText => {
    const read = READERS.row('army-fleet')[phase];
    const { orders, spans, errors, idle = [] } = read(words, { power, position });
    // Whose an order is may be shown only by the position.
    const signed = new Set(read(words, { power }).spans.map(({ line }) => line));
    // The module's readers know no prose.
    const { skipped } = rulebook.open(words, { power, phase });
    const prose = new Set(skipped.map(({ line }) => line));
    for (const { line } of spans) prose.delete(line);
    const statements = orders.flatMap((carried, place): readonly Carrying[] => {
      const span = spans[place];
      if (!span) return [];
      const at = { ...span, words: '' };
      const owner = signed.has(span.line) ? carried.power : undefined;
      const written = holdWith(at, owner, pieceWith(at, null, null));
      return [{ phase: 'movement', written, results: [], carried }];
    });
    return {
      ...EMPTY_TEXT,
      statements,
      idle: idle.map((carried): CarryingUnit => {
        const at = { line: 1, column: 1, length: 0, words: '' };
        return { ...holdWith(at, carried.power, pieceWith(at, null, null)), carried };
      }),
      errors: errors.filter(({ line }) => !prose.has(line)),
      skipped: skipped.filter(({ line }) => prose.has(line)),
    };
  };
  return { ...rulebook, open };
}

/** The readers for a text of the module, which may be a mailbox. */
export function readersOfText(text: string, options: FleetMailOptions = {}): PhaseReaders {
  if (!hasMails(text)) return READERS.row('army-fleet');
  const reader =
    <Own extends FleetOrder>(phase: OrderPhase) =>
    (given: string, asked: ReadOptions = {}): ParsedOrders<Own> => {
      const { power, position, isInferred = false } = asked;
      const own = { ...options, power, position, isInferred };
      const { orders, errors, idle } = readFleetMails(given, phase, own);
      return {
        // Each was read by the reader of its phase.
        orders: orders.flatMap(({ order }) => (order ? [order as Own] : [])),
        spans: orders.map(({ line, column, length }) => ({ line, column, length })),
        errors,
        repairs: [],
        idle: unitsOf(idle).map(({ power: owner, kind, at }): Order => {
          return { type: 'hold', power: owner, unit: { kind, at } };
        }),
      };
    };
  return {
    movement: reader('movement'),
    retreats: reader('retreats'),
    adjustments: reader('adjustments'),
  };
}

/** What was found in a text of the module, with what became of its mails. */
export function readingOfFleets(
  text: string,
  phase: OrderPhase,
  found: Parameters<typeof fleetReading>[0],
  options: FleetMailOptions,
  units: TextReading['units'] = [],
): TextReading {
  if (!hasMails(text)) return { ...fleetReading(found, phase), units };
  return { ...readFleetMails(text, phase, options), units, idle: [], errors: found.errors };
}

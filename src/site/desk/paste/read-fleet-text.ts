import { spaceOf, type Unit } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { berthIn, isBerth, unitAt } from '../../../board/unit-at.ts';
import { SPACES } from '../../../board/spaces.ts';
import { errorAt } from '../../../orders/errors.ts';
import { inferFleetPosition } from '../../../orders/notations/army-fleet/infer-fleet-position.ts';
import { readersFor } from '../../../orders/notations/phase-readers.ts';
import { readOrderSets } from '../../../orders/notations/read-order-sets.ts';
import type { TextReading } from '../../../orders/notations/read-text.ts';
import { readTurn } from '../../../orders/notations/read-turn.ts';
import { rulebook } from '../../../orders/notations/rulebook/rulebook.ts';
import { ORDER_PHASES, type OrderPhase } from '../../../orders/notations/written-text.ts';
import {
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type Span,
} from '../../../orders/parsed-orders.ts';
import type { Dislodgement } from '../../../orders/turn-line/turn-line.ts';
import { formatEntry, type EntryOrder } from '../../../ui/entry/entry-task.ts';
import { NO_DESK, sheetsOf, type Desk } from '../desk.ts';
import { dateFor, dateIn, type Taken } from './taken.ts';

/** What a text says by the Army/Fleet module, and what it puts on the desk. */
export interface FleetText {
  readonly reading: TextReading;
  readonly taken: Taken | null;
}

/**
 * Reads a text of the Army/Fleet module, as `readText` and `taken` do for the rulebooks. Only the rulebook's notation has its
 * orders. Needs the module. Never throws.
 */
export function readFleetText(text: string, power: Power | undefined, on: Desk): FleetText {
  const phase = phaseOf(text, power, on);
  const found = readersFor(true)[phase](text, { power, position: positionOf(on, phase) });
  if (found.orders.length > 0 && fits(found.orders, phase, on)) {
    const sheets = { ...on.sheets, ...sheetsOf(found.orders) };
    return {
      reading: readingOf(found, phase),
      taken: { desk: { ...on, sheets }, position: 'kept' },
    };
  }
  const { read, desk } = inferred(text, power, phase);
  const isEmpty = read.orders.length === 0;
  const date = dateFor(phase, dateIn(text));
  const sheets = sheetsOf(read.orders);
  return {
    reading: readingOf(read, phase),
    taken: isEmpty
      ? null
      : { desk: { ...NO_DESK, ...desk, phase, date, sheets }, position: 'inferred' },
  };
}

/** The phase of which most can be read; that of the desk, if it is as good as another. */
function phaseOf(text: string, power: Power | undefined, on: Desk): OrderPhase {
  const scores = new Map(
    ORDER_PHASES.map((phase) => {
      const { orders, errors } = readersFor(true)[phase](text, { power });
      return [phase, orders.length - errors.length];
    }),
  );
  const best = Math.max(...scores.values());
  const fitting = ORDER_PHASES.filter((phase) => scores.get(phase) === best);
  return fitting.includes(on.phase) ? on.phase : (fitting[0] ?? 'movement');
}

const positionOf = ({ units, dislodged }: Desk, phase: OrderPhase) =>
  phase === 'retreats' ? { units, dislodged } : { units };

/** Every order is for a unit on the desk, or for one that boards, or is to be built. */
function fits(orders: readonly EntryOrder[], phase: OrderPhase, on: Desk): boolean {
  if (phase !== on.phase) return false;
  const among = phase === 'retreats' ? on.dislodged.map(({ unit }) => unit) : on.units;
  const boarded = new Set(
    orders.flatMap((order) => (order.type === 'board' ? [berthIn(order.onto)] : [])),
  );
  return orders.every((order) => {
    if (order.type === 'build' || order.type === 'waive') return true;
    const place = unitAt(order.unit);
    const there = among.find((unit) => unitAt(unit) === place);
    return there
      ? there.power === order.power && there.kind === order.unit.kind
      : order.type === 'land' && boarded.has(place);
  });
}

interface Inferred {
  readonly read: Pick<ParsedOrders<EntryOrder>, 'orders' | 'spans' | 'errors'>;
  readonly desk: Partial<Desk>;
}

/** Each unit stands where its order says, an army aboard where the text says so. */
function inferred(text: string, power: Power | undefined, phase: OrderPhase): Inferred {
  const readers = readersFor(true);
  switch (phase) {
    case 'movement': {
      const turn = readTurn(
        text,
        (given, options) =>
          readOrderSets(given, { ...options, power }, { movement: { read: readers.movement } }),
        inferFleetPosition,
      );
      const spans = readers.movement(text, { power, position: turn.position }).spans;
      const misplaced = turn.misplaced.map(({ line, column, space, message }): OrderError => {
        const words = SPACES[space].name;
        return { ...errorAt({ line, column, length: 0, words }, 'order', '', ''), message };
      });
      const errors = [...turn.unread, ...misplaced].sort(inOrderOfText);
      return { read: { orders: turn.orders, spans, errors }, desk: turn.position };
    }
    case 'retreats': {
      const read = readers.retreats(text, { power });
      const lines = text.split('\n');
      const dislodged = read.orders.map(({ power: own, unit }, place): Dislodgement => {
        const span = read.spans[place];
        const words = span ? (lines[span.line - 1] ?? '').slice(span.column - 1) : '';
        const aboard = WITH_ARMY.test(words) ? { aboard: 1 as const } : {};
        return { unit: { power: own, ...unit }, from: null, byConvoy: false, ...aboard };
      });
      return { read, desk: { dislodged: oneEach(dislodged, ({ unit }) => unitAt(unit)) } };
    }
    case 'adjustments': {
      const read = readers.adjustments(text, { power });
      const units = read.orders.flatMap((order): readonly Unit[] => {
        if (order.type !== 'remove') return [];
        const { power: own, unit } = order;
        if (!isBerth(unitAt(unit))) return [{ power: own, ...unit }];
        const fleet = { power: own, kind: 'F', at: spaceOf(unit.at) } as const;
        return [fleet, { power: own, ...unit, moves: 1 }];
      });
      return { read, desk: { units: oneEach(units, unitAt) } };
    }
  }
}

/** `A/F Wes`, as an order begins. */
const WITH_ARMY = /^(?:A\s?\/\s?F|AF|army\s?\/\s?fleet)[\s.]/i;

const oneEach = <T>(all: readonly T[], key: (one: T) => string): readonly T[] =>
  [...new Map(all.toReversed().map((one) => [key(one), one])).values()].reverse();

const NOWHERE: Span = { line: 1, column: 1, length: 0 };

function readingOf({ orders, spans, errors }: Inferred['read'], phase: OrderPhase): TextReading {
  return {
    notation: rulebook,
    orders: orders.map((order, place) => ({
      ...(spans[place] ?? NOWHERE),
      phase,
      power: order.power,
      text: formatEntry(order),
      order,
      results: [],
    })),
    units: [],
    areInferred: true,
    retreats: [],
    skipped: [],
    doubts: [],
    errors,
  };
}

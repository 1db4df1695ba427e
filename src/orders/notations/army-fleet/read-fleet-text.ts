import { spaceOf, type Unit } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { isBerth, unitAt } from '../../../board/unit-at.ts';
import { SPACES } from '../../../board/spaces.ts';
import type { AdjustmentOrder } from '../../adjustment-order.ts';
import { errorAt } from '../../errors.ts';
import {
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type ReadOptions,
  type Span,
} from '../../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../../retreat-order.ts';
import type { Dislodgement } from '../../turn-line/turn-line.ts';
import { cases } from '../cases/cases.ts';
import { hasMails } from '../mails/mails-in.ts';
import { READERS, type PhaseReaders } from '../phase-readers.ts';
import { readOrderSets, type SetsReading } from '../read-order-sets.ts';
import { NO_MAILS, type TextReading } from '../read-text.ts';
import { readTurn } from '../read-turn.ts';
import { rulebook } from '../rulebook/rulebook.ts';
import { ORDER_PHASES, type OrderPhase } from '../written-text.ts';
import { inferFleetPosition } from './infer-fleet-position.ts';

/** Orders of one phase, and what they show of the position. */
export interface FleetText {
  readonly orders: readonly (RetreatPhaseOrder | AdjustmentOrder)[];
  readonly spans: readonly Span[];
  readonly errors: readonly OrderError[];
  readonly units: readonly Unit[];
  /** For a retreat phase. */
  readonly dislodged: readonly Dislodgement[];
}

/** The phase under which most of the text can be read; `first`, if it is as good as another. Needs the module. */
export function fleetPhaseIn(
  text: string,
  power: Power | undefined,
  first: OrderPhase = 'movement',
  readers: PhaseReaders = READERS.row('army-fleet'),
): OrderPhase {
  const scores = new Map(
    ORDER_PHASES.map((phase) => {
      const { orders, errors } = readers[phase](text, { power });
      return [phase, orders.length - errors.length];
    }),
  );
  const best = Math.max(...scores.values());
  const fitting = ORDER_PHASES.filter((phase) => scores.get(phase) === best);
  return fitting.includes(first) ? first : (fitting[0] ?? first);
}

/**
 * Reads a text of the Army/Fleet module, as `readText` does for the rulebooks: each unit is where its order says, and
 * an army is aboard where the text says so. Only the rulebook's notation has orders of the module. Needs the module.
 * Never throws.
 */
export function readFleetText(
  text: string,
  power: Power | undefined,
  phase: OrderPhase,
  readers: PhaseReaders = READERS.row('army-fleet'),
): FleetText {
  switch (phase) {
    case 'movement': {
      const turn = readTurn(
        text,
        (given, options) => readFleetSets(given, { ...options, power }, readers.movement),
        inferFleetPosition,
      );
      const spans = readers.movement(text, { power, position: turn.position }).spans;
      const misplaced = turn.misplaced.map(({ line, column, space, message }): OrderError => {
        const words = SPACES[space].name;
        return { ...errorAt({ line, column, length: 0, words }, 'order', '', ''), message };
      });
      const errors = [...turn.unread, ...misplaced].sort(inOrderOfText);
      const { units } = turn.position;
      return { orders: turn.orders, spans, errors, units, dislodged: [] };
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
      return { ...read, units: [], dislodged: oneEach(dislodged, ({ unit }) => unitAt(unit)) };
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
      return { ...read, units: oneEach(units, unitAt), dislodged: [] };
    }
  }
}

/** Mails know their own sets, and which of them count. */
const readFleetSets = (
  text: string,
  options: ReadOptions,
  read: PhaseReaders['movement'],
): SetsReading =>
  hasMails(text)
    ? { ...read(text, options), sets: 1, sequence: 'known', replaced: [] }
    : readOrderSets(text, options, { movement: { read } });

/** `A/F Wes`, as an order begins. */
const WITH_ARMY = /^(?:A\s?\/\s?F|AF|army\s?\/\s?fleet)[\s.]/i;

const oneEach = <T>(all: readonly T[], key: (one: T) => string): readonly T[] =>
  [...new Map(all.toReversed().map((one) => [key(one), one])).values()].reverse();

export function inCases(order: FleetText['orders'][number]): string {
  switch (order.type) {
    case 'retreat':
    case 'disband':
      return cases.retreats.writeOrder(order);
    case 'build':
    case 'remove':
    case 'waive':
      return cases.adjustments.writeOrder(order);
    default:
      return cases.movement.writeOrder(order);
  }
}

const NOWHERE: Span = { line: 1, column: 1, length: 0 };

/** The same result in the form that `readText` returns. */
export function fleetReading(
  {
    orders,
    spans,
    errors,
  }: Pick<ParsedOrders<FleetText['orders'][number]>, 'orders' | 'spans' | 'errors'>,
  phase: OrderPhase,
  units: readonly Unit[] = [],
): TextReading {
  return {
    ...NO_MAILS,
    notation: rulebook,
    orders: orders.map((order, place) => ({
      ...(spans[place] ?? NOWHERE),
      phase,
      power: order.power,
      text: inCases(order),
      order,
      results: [],
    })),
    units,
    areInferred: true,
    lacksLetters: false,
    owners: null,
    idle: [],
    retreats: [],
    skipped: [],
    doubts: [],
    errors,
  };
}

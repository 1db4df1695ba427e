import { POWERS, type Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import { errorAt } from '../errors.ts';
import { interpretAdjustments } from '../interpret/interpret-adjustments.ts';
import { interpretOrders, isWithin } from '../interpret/interpret-orders.ts';
import { interpretRetreats } from '../interpret/interpret-retreats.ts';
import type { Order } from '../order.ts';
import {
  inOrderOfText,
  type OrderError,
  type ParsedOrders,
  type ReadOptions,
  type RepairAt,
  type Span,
} from '../parsed-orders.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import type {
  WrittenAdjustment,
  WrittenOrder,
  WrittenRetreat,
} from '../interpret/written-order.ts';
import type { Loss, Notation, PhaseNotation } from './notation.ts';
import type { OrderPhase, Statement, WrittenText } from './written-text.ts';

/** How a notation writes the orders of a phase. */
export interface Writer<AnOrder> {
  readonly writeOrder: (order: AnOrder) => string;
  /** By default, each power's orders follow its name and a colon, one per line. */
  readonly write?: (orders: readonly AnOrder[]) => string;
  readonly cannotSay?: (order: AnOrder) => readonly Loss[];
}

type Phases = Readonly<Record<OrderPhase, unknown>> &
  Omit<Notation, 'id' | 'name' | 'confidence' | 'open'>;

export interface Writers {
  readonly movement: Writer<Order>;
  readonly retreats: Writer<RetreatPhaseOrder>;
  readonly adjustments: Writer<AdjustmentOrder>;
}

/** The orders of each power under a heading, one per line. */
export function byPower<AnOrder extends { readonly power: Power }>(
  orders: readonly AnOrder[],
  writeOrder: (order: AnOrder) => string,
  heading: (power: Power) => string = (power) => `${power}:`,
  powers: readonly Power[] = POWERS,
): string {
  return powers
    .flatMap((power) => {
      const own = orders.filter((order) => order.power === power);
      return own.length === 0 ? [] : [heading(power), ...own.map((order) => writeOrder(order))];
    })
    .join('\n');
}

type Interpret<Written, AnOrder> = (
  written: readonly Written[],
  options: ReadOptions,
  before: readonly RepairAt[],
) => ParsedOrders<AnOrder>;

/** The order of a statement, if it belongs to the phase. */
type Selector<Written> = (statement: Statement) => Written | null;

/** The phases of a notation that opens whole texts. */
export function phasesOf(
  open: Notation['open'],
  { movement, retreats, adjustments }: Writers,
): Phases {
  const moves: Selector<WrittenOrder> = (each) => (each.phase === 'movement' ? each.written : null);
  // What does not belong in a retreat phase is read as the order it is.
  const ways: Selector<WrittenRetreat> = (each) => {
    if (each.phase === 'adjustments') return null;
    return each.phase === 'retreats' ? each.written : { ...each.written, meant: 'other' };
  };
  const changes: Selector<WrittenAdjustment> = (each) =>
    each.phase === 'adjustments' ? each.written : null;
  return {
    movement: phaseOf('movement', open, moves, interpretOrders, movement),
    retreats: phaseOf('retreats', open, ways, interpretRetreats, retreats),
    adjustments: phaseOf('adjustments', open, changes, interpretAdjustments, adjustments),
  };
}

function phaseOf<Written extends Span, AnOrder extends { readonly power: Power }>(
  phase: OrderPhase,
  open: Notation['open'],
  pick: Selector<Written>,
  interpret: Interpret<Written, AnOrder>,
  { writeOrder, write, cannotSay }: Writer<AnOrder>,
): PhaseNotation<AnOrder> {
  return {
    read: (text, options = {}) => {
      const opened = open(text, { power: options.power, phase });
      const strange = opened.statements.flatMap((each): readonly OrderError[] => {
        if (pick(each) !== null) return [];
        const expected = `an order of ${phase}`;
        return [errorAt(each.written, 'order', 'This is an order of another phase', expected)];
      });
      return parsed(opened, strange, pick, interpret, options);
    },
    write: write ?? ((orders) => byPower(orders, writeOrder)),
    writeOrder,
    cannotSay: cannotSay ?? (() => []),
  };
}

/**
 * Orders of one phase, read for a ruling: several readings are an error, a reading that differs from the words is a
 * repair.
 */
function parsed<Written extends Span, AnOrder>(
  { statements, doubts, errors, asWritten }: WrittenText,
  strange: readonly OrderError[],
  pick: Selector<Written>,
  interpret: Interpret<Written, AnOrder>,
  options: ReadOptions,
): ParsedOrders<AnOrder> {
  const disputed = doubts.filter(({ readings }) => readings.length > 1);
  const written = statements.flatMap((each): readonly Written[] => {
    const order = pick(each);
    return order && !disputed.some((doubt) => isWithin(doubt, order)) ? [order] : [];
  });
  const repairs = doubts.flatMap(
    ({ line, column, length, words, readings }): readonly RepairAt[] => {
      const [to, other] = readings;
      if (to === undefined || other !== undefined) return [];
      return [{ line, column, length, what: 'name', from: words, to }];
    },
  );
  const ambiguous = disputed.map((doubt) =>
    errorAt(doubt, 'ambiguous', 'This has several readings', doubt.readings.join(' or ')),
  );
  const given = { ...options, ...(asWritten === true ? { asWritten } : {}) };
  const read = interpret(written, given, repairs);
  return {
    ...read,
    errors: [...errors, ...strange, ...ambiguous, ...read.errors].sort(inOrderOfText),
    repairs: [...repairs, ...read.repairs].sort(inOrderOfText),
  };
}

import type { Board } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import type { Result } from '../../result.ts';
import { byPower, fields } from './fields.ts';
import { either } from '../../orders/nearest.ts';
import { keyAt, type ReportProblem, valueAt } from '../file-place.ts';
import type { LineError } from './read-order.ts';

/** How the orders of a phase are read from a file. */
interface PhaseOrders<Order, Outcome extends string> {
  /** The field that holds them. */
  readonly field: 'retreats' | 'adjustments';
  readonly board: Board;
  readonly read: (text: string, power: Power) => Result<Order, LineError>;
  readonly parse: (said: unknown) => Outcome | null;
  readonly possible: (order: Order) => readonly Outcome[];
}

export interface PhaseExpectation<Order, Outcome extends string> {
  readonly text: string;
  readonly order: Order;
  readonly outcome: Outcome;
}

/**
 * The orders of a later phase and what the file expects of them. Reports what cannot be read, and outcomes that no such
 * order can have.
 */
export function loadPhaseOrders<Order, Outcome extends string>(
  value: unknown,
  { field, board, read, parse, possible }: PhaseOrders<Order, Outcome>,
  report: ReportProblem,
): readonly PhaseExpectation<Order, Outcome>[] {
  return byPower(value, board).flatMap(({ power, list }) =>
    Object.entries(fields(list)).flatMap(
      ([text, said]): readonly PhaseExpectation<Order, Outcome>[] => {
        const result = read(text, power);
        if (!result.ok) {
          const { message, expected, inside, order } = result.error;
          report(keyAt(field, power, text), message, expected, inside, order);
          return [];
        }
        const outcome = parse(said);
        if (outcome === null) return [];
        const order = result.value;
        const words = possible(order);
        if (!words.includes(outcome))
          report(
            valueAt(field, power, text),
            `This order cannot have the outcome "${outcome}".`,
            either(words),
          );
        return [{ text, order, outcome }];
      },
    ),
  );
}

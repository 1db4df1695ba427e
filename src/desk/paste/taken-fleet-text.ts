import type { Power } from '../../board/powers.ts';
import { berthIn, unitAt } from '../../board/unit-at.ts';
import {
  readersOfText,
  readingOfFleets,
} from '../../orders/notations/army-fleet/read-fleet-mails.ts';
import { fleetPhaseIn, readFleetText } from '../../orders/notations/army-fleet/read-fleet-text.ts';
import type { TextReading } from '../../orders/notations/read-text.ts';
import type { OrderPhase, Unconfirmed } from '../../orders/notations/written-text.ts';
import type { EntryOrder } from '../../ui/entry/entry-task.ts';
import { NO_DESK, ownDesk, sheetsOf, type Desk } from '../desk.ts';
import { dateKept, dateTaken, type Taken } from './taken.ts';

/** The reading of a text, and what it puts on the desk. */
export interface TakenText {
  readonly reading: TextReading;
  readonly taken: Taken | null;
}

/** What a text of the Army/Fleet module puts on the desk, as `taken` does for the rulebooks. Needs the module. Never throws. */
export function takenFleetText(
  text: string,
  power: Power | undefined,
  at: Desk,
  confirmed: readonly Unconfirmed[] = [],
): TakenText {
  const on = ownDesk(at);
  const readers = readersOfText(text, { confirmed });
  const phase = fleetPhaseIn(text, power, on.phase, readers);
  const position = positionOf(on, phase);
  const found = readers[phase](text, { power, position });
  if (found.orders.length > 0 && fits(found.orders, phase, on)) {
    const sheets = { ...on.sheets, ...sheetsOf(found.orders) };
    return {
      reading: readingOfFleets(text, phase, found, { power, confirmed, position }),
      taken: { desk: { ...on, date: dateKept(on, phase, text), sheets }, position: 'kept' },
    };
  }
  const read = readFleetText(text, power, phase, readers);
  const { orders, units, dislodged } = read;
  const date = dateTaken(phase, text, { units });
  const desk: Desk = { ...NO_DESK, units, dislodged, phase, date, sheets: sheetsOf(orders) };
  return {
    reading: readingOfFleets(text, phase, read, {
      power,
      confirmed,
      position: { units },
      isInferred: true,
    }),
    taken: orders.length === 0 ? null : { desk, position: 'inferred' },
  };
}

const positionOf = ({ units, dislodged }: Desk, phase: OrderPhase) =>
  phase === 'retreats' ? { units, dislodged } : { units };

/** Whether every order is for a unit on the desk, or for one that boards, or that is to be built. */
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

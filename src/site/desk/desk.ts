import { adjudicate } from '../../adjudicator/adjudicate.ts';
import { spaceOf, type Unit } from '../../board/board.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import { formatOrder } from '../../orders/format-order.ts';
import type { TextReading } from '../../orders/notations/read-text.ts';
import type { Order } from '../../orders/order.ts';
import { parseTurnLine, type GivenOrders, type TurnLineError } from '../../orders/turn-line.ts';
import type { Result } from '../../result.ts';
import { EDITION_IDS, type Edition, type EditionId } from '../../rules/edition.ts';
import { EDITIONS } from '../../rules/editions.ts';
import type { Turn } from '../../trace/turn.ts';
import type { EntryTask, Sheets } from '../../ui/entry/entry-task.ts';
import { readSheet } from '../../ui/entry/order-sheet.ts';

/** What lies on the desk: a position, and the order sheet of each power. */
export interface Desk {
  readonly units: readonly Unit[];
  readonly sheets: Sheets;
}

/** What the desk opens with: a convoy with two routes, one of them disrupted, on which editions differ, and a dislodgement. */
export const EXAMPLE =
  'E:Alon-bel.Feng~lon-bel.Fnth~lon-bel;F:Fbre-eng.Firi*bre-eng.Abur!;G:Amun-bur.Aruh*mun-bur;I:Amar-bur';

/** A sheet for each power, with its orders in the rulebook's notation. */
export function deskOf({ position: { units }, orders }: GivenOrders): Desk {
  const sheets: Partial<Record<Power, string>> = {};
  for (const power of POWERS) {
    const own = orders.filter((order) => order.power === power).map((order) => formatOrder(order));
    if (own.length > 0) sheets[power] = own.join('\n');
  }
  return { units, sheets };
}

export const taskOf = ({ units }: Desk, edition: Edition) =>
  ({ phase: 'movement', position: { units }, edition }) as const satisfies EntryTask;

/** The position with the orders of all sheets. */
export function ordersOf(desk: Desk, edition: Edition): GivenOrders {
  const task = taskOf(desk, edition);
  const orders = POWERS.flatMap((power) =>
    readSheet(task, power, desk.sheets[power] ?? '').orders.map(({ order }) => order as Order),
  );
  return { position: { units: desk.units }, orders };
}

/** The turn that is ruled; null without orders. */
export function turnOf(desk: Desk, edition: Edition): Turn | null {
  const { position, orders } = ordersOf(desk, edition);
  if (orders.length === 0) return null;
  return { position, orders, edition, ruling: adjudicate(position, orders, edition) };
}

/** The editions by which other orders succeed, fail or dislodge. */
export function differing({ position, orders, ruling }: Turn): readonly EditionId[] {
  const board = (by: Turn['ruling']): string => JSON.stringify([by.after, by.dislodged]);
  return EDITION_IDS.filter(
    (id) => board(adjudicate(position, orders, EDITIONS[id], { trace: false })) !== board(ruling),
  );
}

/** What a pasted text puts on the desk: nothing if it has no orders of a movement phase with a power. */
export function taken(reading: TextReading): Desk | null {
  const orders = reading.orders.flatMap(({ phase, order }) =>
    phase === 'movement' && order ? [order as Order] : [],
  );
  const units: Unit[] = [];
  for (const { power, kind, at } of reading.units)
    if (power && kind && !units.some((unit) => spaceOf(unit.at) === spaceOf(at)))
      units.push({ power, kind, at });
  return orders.length === 0 ? null : deskOf({ position: { units }, orders });
}

/** The desk of an address: `#turn=A:Avie-bud`; null if it names no turn. */
export function deskIn(hash: string): Result<Desk, TurnLineError> | null {
  const line = new URLSearchParams(hash.replace(/^#/, '')).get('turn');
  if (line === null) return null;
  const turn = parseTurnLine(line);
  return turn.ok ? { ok: true, value: deskOf(turn.value) } : turn;
}

/** The desk as it opens. */
export function exampleDesk(): Desk {
  const turn = parseTurnLine(EXAMPLE);
  if (!turn.ok) throw new Error(turn.error.expected);
  return deskOf(turn.value);
}

/** The desk with other units: orders of units that are gone stay on their sheets. */
export const withUnits = ({ sheets }: Desk, units: readonly Unit[]): Desk => ({ units, sheets });

import { adjudicateAdjustments } from '../law/adjustments/adjudicate-adjustments.ts';
import { adjudicate } from '../law/adjudicate.ts';
import { adjudicateRetreats } from '../law/retreats/adjudicate-retreats.ts';
import { statedRetreats } from '../law/retreats/stated-retreats.ts';
import { resultOf } from '../ask/editions-compared.ts';
import { hasStandardMap, STANDARD } from '../board/board.ts';
import type { Board, Owners, SpaceId, Unit } from '../board/board.ts';
import { STANDARD_CALENDAR, type Calendar } from '../board/calendar.ts';
import { ownersAtStart } from '../board/centres.ts';
import { boardCalled, type BoardId } from '../board/others/known-boards.ts';
import type { Power } from '../board/powers.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { Order } from '../orders/order.ts';
import { eachOnce } from '../orders/order-key.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import { formatTurnLine } from '../orders/turn-line/format-turn-line.ts';
import { parseTurnLine } from '../orders/turn-line/parse-turn-line.ts';
import {
  FIRST_TURN,
  type Dislodgement,
  type GivenTurn,
  type TurnDate,
} from '../orders/turn-line/turn-line.ts';
import type { Edition } from '../rules/edition.ts';
import type { PhaseTurn } from '../trace/phase-turn.ts';
import { same } from '../trace/same.ts';
import {
  formatEntry,
  type EntryOrder,
  type EntryPhase,
  type EntryTask,
} from '../ui/entry/entry-task.ts';
import type { OrderSheets } from '../game/game.ts';
import { readSheet } from '../ui/entry/order-sheet.ts';
import type { Reported } from './paste/reported.ts';
import { seenBy } from './seen-by.ts';

/** A position of any phase. `dislodged` and `contested` matter only in retreats, `captured` only in adjustments. */
export interface DeskPosition {
  readonly date: TurnDate;
  readonly phase: EntryPhase;
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodgement[];
  readonly contested: readonly SpaceId[];
  /** Null: not known. Adjustments then take each power to own its home centres. */
  readonly owners: Owners | null;
  readonly captured: boolean;
  /** Null: the standard one. A variant on its map counts as long as only its powers are on the desk. */
  readonly board: BoardId | null;
}

/** The contents of the desk: a position, and the order sheet of each power. */
export interface Desk extends DeskPosition {
  readonly sheets: OrderSheets;
  /** The results that a pasted text reports for these orders; null: none. */
  readonly reported: Reported | null;
}

/**
 * The example on a new desk: a convoy with two routes, one of them disrupted, on which editions differ, and a
 * dislodgement.
 */
export const EXAMPLE =
  'E:Alon-bel.Feng~lon-bel.Fnth~lon-bel;F:Fbre-eng.Firi*bre-eng.Abur!;G:Amun-bur.Aruh*mun-bur;I:Amar-bur';

export const NO_DESK: Desk = {
  date: FIRST_TURN,
  phase: 'movement',
  units: [],
  dislodged: [],
  contested: [],
  owners: null,
  captured: false,
  board: null,
  sheets: {},
  reported: null,
};

/** A desk with the start of a game on a board, which is loaded; null: the standard one. */
export function startOf(id: BoardId | null): Desk {
  if (id === null) return { ...NO_DESK, units: STANDARD.start.units };
  const board = boardCalled(id);
  const { season = 'Spring' } = board.start;
  return {
    ...NO_DESK,
    date: { year: calendarOf(board).first, season },
    phase: season === 'Winter' ? 'adjustments' : 'movement',
    units: board.start.units,
    owners: ownersAtStart(board),
    board: id,
  };
}

export const calendarOf = ({ calendar = STANDARD_CALENDAR }: Board): Calendar => calendar;

/** A sheet for each power, with its orders in the rulebook's notation. */
export function sheetsOf(orders: readonly EntryOrder[], board: Board = STANDARD): OrderSheets {
  const sheets: Partial<Record<Power, string>> = {};
  for (const order of orders) {
    const before = sheets[order.power];
    sheets[order.power] =
      `${before === undefined ? '' : `${before}\n`}${formatEntry(order, board)}`;
  }
  return sheets;
}

/** A turn as a desk. */
export function deskOf(turn: GivenTurn, id: BoardId | null = null): Desk {
  const { date, phase, units, orders } = turn;
  return {
    ...NO_DESK,
    ...(turn.phase === 'retreats'
      ? { dislodged: turn.dislodged, contested: turn.contested }
      : turn.phase === 'adjustments'
        ? { captured: turn.captured }
        : {}),
    date,
    phase,
    units,
    owners: turn.owners,
    board: id,
    sheets: sheetsOf(orders, boardCalled(id ?? undefined)),
  };
}

/** The board that counts. Throws if it has a map of its own and is not loaded. */
export function boardOfDesk(desk: DeskPosition & Partial<Pick<Desk, 'sheets'>>): Board {
  const { units, dislodged, owners, sheets = {} } = desk;
  const board = boardCalled(desk.board ?? undefined);
  const powers = [
    ...[...units, ...dislodged.map(({ unit }) => unit)].map(({ power }) => power),
    ...Object.values(owners ?? {}),
    ...(Object.keys(sheets) as Power[]).filter((power) => sheets[power] !== ''),
  ];
  const isVariant = hasStandardMap(board) && board !== STANDARD;
  return isVariant && powers.some((power) => !board.powers.includes(power)) ? STANDARD : board;
}

/** The task of the order entry for the desk. */
export function taskOf(desk: DeskPosition, edition: Edition): EntryTask {
  const { phase, owners, captured } = desk;
  const seen = seenBy(edition, desk);
  const { units } = seen;
  const board = boardOfDesk(desk);
  const on = board === STANDARD ? {} : { board };
  switch (phase) {
    case 'movement':
      return { phase, position: { ...on, units, owners }, edition };
    case 'retreats': {
      const { dislodged, contested } = seen;
      const stated = statedRetreats({ ...on, units, dislodged, contested }, edition.choices);
      return { phase, position: { ...stated, owners }, edition };
    }
    case 'adjustments': {
      const owned = owners ?? ownersAtStart(board);
      return { phase, position: { ...on, units, owners: owned, captured }, edition };
    }
  }
}

/** What a desk means under an edition, worked out once for each. */
function cached<T>(find: (desk: Desk, edition: Edition) => T): (desk: Desk, edition: Edition) => T {
  const cache = new WeakMap<Desk, WeakMap<Edition, { readonly value: T }>>();
  return (desk, edition) => {
    const byEdition = cache.get(desk) ?? new WeakMap<Edition, { readonly value: T }>();
    const found = byEdition.get(edition) ?? { value: find(desk, edition) };
    cache.set(desk, byEdition.set(edition, found));
    return found.value;
  };
}

/** The orders on all sheets, except those of an earlier phase. */
const ordersOn = cached((desk, edition): readonly EntryOrder[] => {
  const task = taskOf(desk, edition);
  const orders = boardOfDesk(desk).powers.flatMap((power) =>
    readSheet(task, power, desk.sheets[power] ?? '').orders.map(({ order }) => order),
  );
  // Two waived builds are two.
  return desk.phase === 'adjustments' ? orders : eachOnce(orders);
});

/** The position with all readable orders, as a turn line contains them. */
export function givenOf(desk: Desk, edition: Edition): GivenTurn {
  const { date, units, owners, dislodged, contested, captured } = desk;
  const orders = ordersOn(desk, edition);
  const turn = { date, units, owners };
  switch (desk.phase) {
    case 'movement':
      return { phase: desk.phase, ...turn, orders: orders as readonly Order[] };
    case 'retreats': {
      const { phase } = desk;
      const own = orders as readonly RetreatPhaseOrder[];
      return { phase, ...turn, dislodged, contested, orders: own };
    }
    case 'adjustments': {
      const own = orders as readonly AdjustmentOrder[];
      return { phase: desk.phase, ...turn, captured, orders: own };
    }
  }
}

export const lineOf = (desk: Desk, edition: Edition): string =>
  formatTurnLine(givenOf(desk, edition), boardCalled(desk.board ?? undefined));

/** The ruling; null in a movement phase without orders. */
export const ruledDesk = cached((desk, edition): PhaseTurn | null => {
  const orders = ordersOn(desk, edition);
  return desk.phase === 'movement' && orders.length === 0
    ? null
    : ruledTask(taskOf(desk, edition), orders);
});

/** Rules orders for a task. `trace`: with the reasons. */
function ruledTask(
  { phase, position, edition }: EntryTask,
  given: readonly EntryOrder[],
  trace = true,
): PhaseTurn {
  switch (phase) {
    case 'movement': {
      const orders = given as readonly Order[];
      const ruling = adjudicate(position, orders, edition, { trace });
      return { phase, turn: { position, orders, edition, ruling } };
    }
    case 'retreats': {
      const orders = given as readonly RetreatPhaseOrder[];
      const ruling = adjudicateRetreats(position, orders, edition, { trace });
      return { phase, turn: { position, orders, edition, ruling } };
    }
    case 'adjustments': {
      const orders = given as readonly AdjustmentOrder[];
      const ruling = adjudicateAdjustments(position, orders, edition, { trace });
      return { phase, turn: { position, orders, edition, ruling } };
    }
  }
}

/** What editions must have in common to agree. */
function resultAfter(ruled: PhaseTurn): unknown {
  switch (ruled.phase) {
    case 'movement':
      return resultOf(ruled.turn.ruling);
    case 'retreats':
      return ruled.turn.ruling.after;
    case 'adjustments':
      return [ruled.turn.ruling.after, ruled.turn.ruling.owners];
  }
}

/** The editions, among these, that disagree with a ruling; null: nothing is ruled. */
export function differingEditions(
  desk: Desk,
  ruled: PhaseTurn | null,
  editions: readonly Edition[],
): readonly Edition[] | null {
  if (!ruled) return null;
  if (ruled.turn.orders.length + desk.units.length + desk.dislodged.length === 0) return null;
  if (ruled.turn.edition.comparedWith.length === 0) return [];
  const own = resultAfter(ruled);
  return editions.filter((edition) => {
    const other = ruledTask(taskOf(desk, edition), ruled.turn.orders, false);
    return !same(resultAfter(other), own);
  });
}

/** What the user has put on the desk: nothing, as long as it is the untouched example. */
export const ownDesk = (desk: Desk): Desk => (same(desk, exampleDesk()) ? NO_DESK : desk);

let example: Desk | null = null;

/** The desk as it opens: always the same, so that it is ruled once. */
export function exampleDesk(): Desk {
  if (example) return example;
  const turn = parseTurnLine(EXAMPLE);
  if (!turn.ok) throw new Error(turn.error.expected);
  return (example = deskOf(turn.value));
}

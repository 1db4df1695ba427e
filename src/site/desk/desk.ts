import { adjudicateAdjustments } from '../../law/adjustments/adjudicate-adjustments.ts';
import { adjudicate } from '../../law/adjudicate.ts';
import { adjudicateRetreats } from '../../law/retreats/adjudicate-retreats.ts';
import { statedRetreats } from '../../law/retreats/stated-retreats.ts';
import { resultOf } from '../../ask/editions-compared.ts';
import { onBoardOf, STANDARD } from '../../board/board.ts';
import type { Board, Owners, SpaceId, Unit } from '../../board/board.ts';
import { ownersAtStart } from '../../board/centres.ts';
import { VARIANTS, type VariantId } from '../../board/variants.ts';
import { POWERS, type Power } from '../../board/powers.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { Order } from '../../orders/order.ts';
import { eachOnce } from '../../orders/order-key.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { formatTurnLine } from '../../orders/turn-line/format-turn-line.ts';
import { parseTurnLine } from '../../orders/turn-line/parse-turn-line.ts';
import {
  FIRST_TURN,
  type Dislodgement,
  type GivenTurn,
  type TurnDate,
} from '../../orders/turn-line/turn-line.ts';
import type { Edition } from '../../rules/edition.ts';
import type { PhaseTurn } from '../../trace/phase-turn.ts';
import { same } from '../../trace/same.ts';
import {
  formatEntry,
  type EntryOrder,
  type EntryPhase,
  type EntryTask,
  type OrderSheets,
} from '../../ui/entry/entry-task.ts';
import { readSheet } from '../../ui/entry/order-sheet.ts';
import { PLANS } from '../../game/plan.ts';
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
  /** The variant on the standard map that is played; null: none. It counts as long as only its powers are on the board. */
  readonly variant: VariantId | null;
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
  variant: null,
  sheets: {},
  reported: null,
};

/** A desk with the start of the standard game or of a variant. */
export function startOf(variant: VariantId | null): Desk {
  if (variant === null) return { ...NO_DESK, units: STANDARD.start.units };
  const board = VARIANTS[variant];
  return {
    ...NO_DESK,
    date: { ...FIRST_TURN, year: PLANS[variant].year },
    units: board.start.units,
    owners: ownersAtStart(board),
    variant,
  };
}

/** A sheet for each power, with its orders in the rulebook's notation. */
export function sheetsOf(orders: readonly EntryOrder[]): OrderSheets {
  const sheets: Partial<Record<Power, string>> = {};
  for (const power of POWERS) {
    const own = orders.filter((order) => order.power === power).map((order) => formatEntry(order));
    if (own.length > 0) sheets[power] = own.join('\n');
  }
  return sheets;
}

/** A turn as a desk. */
export function deskOf(turn: GivenTurn): Desk {
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
    sheets: sheetsOf(orders),
  };
}

/** The board of a desk; left out for the standard one. */
function boardOn({ variant, units, owners }: DeskPosition): { readonly board?: Board } {
  if (variant === null) return {};
  const board = VARIANTS[variant];
  const powers = [...units.map(({ power }) => power), ...Object.values(owners ?? {})];
  return powers.every((power) => board.powers.includes(power)) ? { board } : {};
}

/** The task of the order entry for the desk. */
export function taskOf(desk: DeskPosition, edition: Edition): EntryTask {
  const { phase, owners, captured } = desk;
  const seen = seenBy(edition, desk);
  const { units } = seen;
  const on = boardOn(desk);
  switch (phase) {
    case 'movement':
      return { phase, position: { ...on, units, owners }, edition };
    case 'retreats':
      return {
        phase,
        position: { ...statedRetreats(seen, edition.choices), ...on, owners },
        edition,
      };
    case 'adjustments':
      return {
        phase,
        position: {
          ...on,
          units,
          owners: owners ?? ownersAtStart(on.board ?? STANDARD),
          captured,
        },
        edition,
      };
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
  const orders = POWERS.flatMap((power) =>
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
  formatTurnLine(givenOf(desk, edition));

/** The ruling; null in a movement phase without orders. */
export const ruledDesk = cached((desk, edition): PhaseTurn | null => {
  const task = taskOf(desk, edition);
  const orders = ordersOn(desk, edition);
  switch (task.phase) {
    case 'movement': {
      if (orders.length === 0) return null;
      const own = orders as readonly Order[];
      const ruling = adjudicate(task.position, own, edition);
      return { phase: task.phase, turn: { position: task.position, orders: own, edition, ruling } };
    }
    case 'retreats': {
      const own = orders as readonly RetreatPhaseOrder[];
      const ruling = adjudicateRetreats(task.position, own, edition);
      return { phase: task.phase, turn: { position: task.position, orders: own, edition, ruling } };
    }
    case 'adjustments': {
      const own = orders as readonly AdjustmentOrder[];
      const ruling = adjudicateAdjustments(task.position, own, edition);
      return { phase: task.phase, turn: { position: task.position, orders: own, edition, ruling } };
    }
  }
});

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

/** The same orders under another edition, without the reasons. */
function ruledBy(ruled: PhaseTurn, desk: Desk, edition: Edition): PhaseTurn {
  const bare = { trace: false } as const;
  switch (ruled.phase) {
    case 'movement': {
      const { position, orders } = ruled.turn;
      const ruling = adjudicate(position, orders, edition, bare);
      return { phase: ruled.phase, turn: { position, orders, edition, ruling } };
    }
    case 'retreats': {
      const { orders } = ruled.turn;
      const position = {
        ...onBoardOf(ruled.turn.position),
        ...statedRetreats(seenBy(edition, desk), edition.choices),
      };
      const ruling = adjudicateRetreats(position, orders, edition, bare);
      return { phase: ruled.phase, turn: { position, orders, edition, ruling } };
    }
    case 'adjustments': {
      const { position, orders } = ruled.turn;
      const ruling = adjudicateAdjustments(position, orders, edition, bare);
      return { phase: ruled.phase, turn: { position, orders, edition, ruling } };
    }
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
  return editions.filter((edition) => !same(resultAfter(ruledBy(ruled, desk, edition)), own));
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

import {
  STANDARD,
  spaceOf,
  type Board,
  type Piece,
  type Position,
  type SpaceId,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../../orders/adjustment-order.ts';
import type { ParsedOrders } from '../../orders/parsed-orders.ts';
import type { Notation } from '../../orders/notations/notation.ts';
import { rulebook } from '../../orders/notations/rulebook/rulebook.ts';
import type { Order } from '../../orders/order.ts';
import type { RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import { READERS } from '../../orders/notations/phase-readers.ts';
import type { Edition } from '../../rules/edition.ts';
import type { AdjustmentPosition } from '../../trace/adjustment-ruling.ts';
import type { RetreatPosition } from '../../trace/retreat-ruling.ts';

export const ENTRY_PHASES = ['movement', 'retreats', 'adjustments'] as const;
export type EntryPhase = (typeof ENTRY_PHASES)[number];

/** The land of a neutral power (1971 XIV.2, two players). */
export interface Closed {
  readonly power: Power;
  readonly spaces: readonly SpaceId[];
}

/** What orders are entered for: the board of a phase, and the edition that decides which are legal. */
export type EntryTask =
  | {
      readonly phase: 'movement';
      readonly position: Position;
      readonly edition: Edition;
      /** Spaces that nobody may enter, and the neutral power that owns them. */
      readonly closed?: Closed | undefined;
    }
  | { readonly phase: 'retreats'; readonly position: RetreatPosition; readonly edition: Edition }
  | {
      readonly phase: 'adjustments';
      readonly position: AdjustmentPosition;
      readonly edition: Edition;
    };

export type EntryOrder = Order | RetreatPhaseOrder | AdjustmentOrder;

/** The order in notation, without its power, such that it reads back as the same order. */
export function formatEntry(
  order: EntryOrder,
  board: Board = STANDARD,
  notation: Notation = rulebook,
): string {
  switch (order.type) {
    case 'retreat':
    case 'disband':
      return notation.retreats.writeOrder(order, board);
    case 'build':
    case 'remove':
    case 'waive':
      return notation.adjustments.writeOrder(order, board);
    default:
      return notation.movement.writeOrder(order, board);
  }
}

/** Reads the text of one power as orders of the phase. Never throws. */
export function readEntry(
  { phase, position, edition }: EntryTask,
  power: Power,
  text: string,
  notation: Notation = rulebook,
): ParsedOrders<EntryOrder> {
  if (notation !== rulebook) return notation[phase].read(text, { power, position });
  return READERS.row(edition.readers)[phase](text, { power, position });
}

/** The space of an order's unit, its berth if aboard, or the space of a build; null for a waived build. */
export function placeOf(order: EntryOrder): SpaceId | null {
  if (order.type === 'waive') return null;
  return order.type === 'land' || order.type === 'remove'
    ? unitAt(order.unit)
    : spaceOf(order.unit.at);
}

/** The units of a power that need an order; none in an adjustment phase, where only the number matters. */
export function unitsAsked(task: EntryTask, power: Power): readonly Piece[] {
  switch (task.phase) {
    case 'movement':
      return task.position.units.filter((unit) => unit.power === power && !isBerth(unitAt(unit)));
    case 'retreats':
      return task.position.dislodged.map(({ unit }) => unit).filter((unit) => unit.power === power);
    case 'adjustments':
      return [];
  }
}

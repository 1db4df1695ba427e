import { STANDARD, type Board, type Piece, type UnitKind } from '../board/board.ts';
import { fullName } from '../board/names.ts';
import type { AdjustmentOrder } from './adjustment-order.ts';
import type { Order } from './order.ts';
import type { RetreatPhaseOrder } from './retreat-order.ts';

const KIND_WORDS: Readonly<Record<UnitKind, string>> = { A: 'army', F: 'fleet' };

/** `army Silesia`, `fleet St Petersburg (south coast)`. */
export function describePiece({ kind, at }: Piece, board: Board = STANDARD): string {
  return `${KIND_WORDS[kind]} ${fullName(at, board)}`;
}

/** An order in words, for listeners: "army Silesia supports army Berlin to Prussia". `readOrders` reads it too. */
export function describeOrder(order: Order, board: Board = STANDARD): string {
  const unit = describePiece(order.unit, board);
  switch (order.type) {
    case 'hold':
      return `${unit} holds`;
    case 'move': {
      const move = `${unit} moves to ${fullName(order.to, board)}`;
      return order.viaConvoy ? `${move} via convoy` : move;
    }
    case 'support-hold':
      return `${unit} supports ${describePiece(order.target, board)}`;
    case 'support-move':
      return `${unit} supports ${describePiece(order.target, board)} to ${fullName(order.to, board)}`;
    case 'convoy':
      return `${unit} convoys ${describePiece(order.target, board)} to ${fullName(order.to, board)}`;
    case 'board':
      return `${unit} boards fleet ${fullName(order.onto, board)}`;
    case 'land':
      return `${unit} disembarks ${fullName(order.to, board)}${order.when === 'after' ? ' after moving' : ''}`;
  }
}

/** In words, for listeners: "army Vienna retreats to Tyrolia". */
export function describeRetreatOrder(order: RetreatPhaseOrder, board: Board = STANDARD): string {
  switch (order.type) {
    case 'retreat':
      return `${describePiece(order.unit, board)} retreats to ${fullName(order.to, board)}`;
    case 'disband':
      return `${describePiece(order.unit, board)} disbands`;
    default:
      return describeOrder(order, board);
  }
}

/** In words: "builds army Paris", "waives a build". */
export function describeAdjustmentOrder(order: AdjustmentOrder, board: Board = STANDARD): string {
  switch (order.type) {
    case 'build': {
      const { kind, at } = order.unit;
      return `builds ${kind === null ? fullName(at, board) : describePiece({ kind, at }, board)}`;
    }
    case 'remove':
      return `removes ${describePiece(order.unit, board)}`;
    case 'waive':
      return 'waives a build';
  }
}

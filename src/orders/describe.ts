import type { Piece, UnitKind } from '../board/board.ts';
import { fullName } from '../board/names.ts';
import type { AdjustmentOrder } from './adjustment-order.ts';
import type { Order } from './order.ts';
import type { RetreatPhaseOrder } from './retreat-order.ts';

const KIND_WORDS: Readonly<Record<UnitKind, string>> = { A: 'army', F: 'fleet' };

/** `army Silesia`, `fleet St Petersburg (south coast)`. */
export function describePiece({ kind, at }: Piece): string {
  return `${KIND_WORDS[kind]} ${fullName(at)}`;
}

/** An order in words, for listeners: "army Silesia supports army Berlin to Prussia". `readOrders` reads it too. */
export function describeOrder(order: Order): string {
  const unit = describePiece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} holds`;
    case 'move': {
      const move = `${unit} moves to ${fullName(order.to)}`;
      return order.viaConvoy ? `${move} via convoy` : move;
    }
    case 'support-hold':
      return `${unit} supports ${describePiece(order.target)}`;
    case 'support-move':
      return `${unit} supports ${describePiece(order.target)} to ${fullName(order.to)}`;
    case 'convoy':
      return `${unit} convoys ${describePiece(order.target)} to ${fullName(order.to)}`;
    case 'board':
      return `${unit} boards fleet ${fullName(order.onto)}`;
    case 'land':
      return `${unit} disembarks ${fullName(order.to)}${order.when === 'after' ? ' after moving' : ''}`;
  }
}

/** In words, for listeners: "army Vienna retreats to Tyrolia". */
export function describeRetreatOrder(order: RetreatPhaseOrder): string {
  switch (order.type) {
    case 'retreat':
      return `${describePiece(order.unit)} retreats to ${fullName(order.to)}`;
    case 'disband':
      return `${describePiece(order.unit)} disbands`;
    default:
      return describeOrder(order);
  }
}

/** In words: "builds army Paris", "waives a build". */
export function describeAdjustmentOrder(order: AdjustmentOrder): string {
  switch (order.type) {
    case 'build': {
      const { kind, at } = order.unit;
      return `builds ${kind === null ? fullName(at) : describePiece({ kind, at })}`;
    }
    case 'remove':
      return `removes ${describePiece(order.unit)}`;
    case 'waive':
      return 'waives a build';
  }
}

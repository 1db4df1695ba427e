import type { Position } from '../board/board.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { Ruling } from './ruling.ts';

/** A turn with its ruling: everything needed to show or explain it. */
export interface Turn {
  readonly position: Position;
  readonly orders: readonly Order[];
  readonly edition: Edition;
  readonly ruling: Ruling;
}

import { spaceOf, type Location, type Piece, type UnitKind } from '../../board/board.ts';
import { formatLocation, fullName } from '../../board/names.ts';
import { isHome } from '../meaning.ts';
import type { Order } from '../order.ts';
import { clearName } from '../trouble.ts';
import { WRITTEN } from './words.ts';

/** A short name means what fits the unit (`F Tyr` is the sea), so a fleet in Tyrolia needs the long one. */
export function formatPlace(kind: UnitKind, at: Location): string {
  return isHome(kind, spaceOf(at)) ? formatLocation(at) : clearName(spaceOf(at));
}

/** `A Sil`, `F StP/sc`. */
export function formatPiece({ kind, at }: Piece): string {
  return `${kind} ${formatPlace(kind, at)}`;
}

/**
 * An order in the notation of the rulebook, without its power: `A Sil S A Ber-Pru`, `A Mun H`,
 * `A Nwy-Swe via convoy`. `readOrders` reads it back, a support of a move that goes nowhere if it is told to take it `asWritten`.
 */
export function formatOrder(order: Order): string {
  const { hold, support, convoy, dash, viaConvoy } = WRITTEN;
  const unit = formatPiece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} ${hold}`;
    case 'move': {
      const move = unit + dash + formatPlace(order.unit.kind, order.to);
      return order.viaConvoy ? `${move} ${viaConvoy}` : move;
    }
    case 'support-hold':
      return `${unit} ${support} ${formatPiece(order.target)}`;
    case 'support-move':
    case 'convoy': {
      const { target, to } = order;
      const verb = order.type === 'convoy' ? convoy : support;
      return `${unit} ${verb} ${formatPiece(target)}${dash}${formatPlace(target.kind, to)}`;
    }
  }
}

const KIND_WORDS: Readonly<Record<UnitKind, string>> = { A: 'army', F: 'fleet' };

/** `army Silesia`, `fleet St Petersburg (south coast)`. */
export function describePiece({ kind, at }: Piece): string {
  return `${KIND_WORDS[kind]} ${fullName(at)}`;
}

/** An order in words, for people who listen: "army Silesia supports army Berlin to Prussia". `readOrders` reads it too. */
export function describeOrder(order: Order): string {
  const unit = describePiece(order.unit);
  switch (order.type) {
    case 'hold':
      return `${unit} holds`;
    case 'move': {
      const move = `${unit} moves to ${fullName(order.to)}`;
      return order.viaConvoy ? `${move} ${WRITTEN.viaConvoy}` : move;
    }
    case 'support-hold':
      return `${unit} supports ${describePiece(order.target)}`;
    case 'support-move':
      return `${unit} supports ${describePiece(order.target)} to ${fullName(order.to)}`;
    case 'convoy':
      return `${unit} convoys ${describePiece(order.target)} to ${fullName(order.to)}`;
  }
}

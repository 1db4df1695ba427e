import { formatLocation } from '../../../board/names.ts';
import type { Location } from '../../../board/board.ts';
import type { Order } from '../../order.ts';
import type { Repair } from '../../repair.ts';
/** A location that was named with a coast and is read differently. */
function coast(from: string, at: Location): readonly Repair[] {
  if (!from.includes('/') || from === at) return [];
  return [{ what: 'coast', from, to: formatLocation(at) }];
}

/** The coasts in which the order differs from its text in the case format: `A MUN S F KIE - BER`. */
export function repairsOf(text: string, order: Order): readonly Repair[] {
  // Runs for every order, and most name no coast.
  if (!text.includes('/')) return [];
  const [, at = '', , ...rest] = text.split(' ');
  const unit = coast(at, order.unit.at);
  if (order.type === 'move') return [...unit, ...coast(rest[0] ?? '', order.to)];
  if (!('target' in order)) return unit;
  const [, targetAt = '', , to = ''] = rest;
  const target = coast(targetAt, order.target.at);
  return [...unit, ...target, ...('to' in order ? coast(to, order.to) : [])];
}

import { formatLocation } from '../../board/names.ts';
import type { Location } from '../../board/board.ts';
import type { Order } from '../order.ts';
import type { Repair } from '../repair.ts';
import { endOfLocation } from './words.ts';

/** Stands before a coast. */
const STROKE = 47;

/** Whether the coast that is named there, if any, is the one that is meant. */
function isCoastMeant(text: string, from: number, at: Location): boolean {
  return text.charCodeAt(from + 3) !== STROKE || text.charCodeAt(from + 4) === at.charCodeAt(4);
}

/** How long an order is that names no coast: `A LON H`, `A LON - BEL`, `A LON S A WAL`, `A LON - BEL VIA`, `A LON S A WAL - BEL`. */
const WITHOUT_COASTS: readonly number[] = [7, 11, 13, 15, 19];

/** Whether nothing in the order is otherwise than in its text. Asked of every order: most name no coast. */
export function isAsWritten(text: string, order: Order): boolean {
  if (text.charCodeAt(5) !== STROKE && WITHOUT_COASTS.includes(text.length)) return true;
  if (!isCoastMeant(text, 2, order.unit.at)) return false;
  const verb = endOfLocation(text, 2) + 3;
  if (order.type === 'hold') return true;
  if (order.type === 'move') return isCoastMeant(text, verb, order.to);
  if (!isCoastMeant(text, verb + 2, order.target.at)) return false;
  return !('to' in order) || isCoastMeant(text, endOfLocation(text, verb + 2) + 3, order.to);
}

/** A location that was named with a coast and is read otherwise. */
function coast(from: string, at: Location): readonly Repair[] {
  if (!from.includes('/') || from === at) return [];
  return [{ what: 'coast', from, to: formatLocation(at) }];
}

/** The coasts that the order has otherwise than its text in the case format: `A MUN S F KIE - BER`. */
export function repairsOf(text: string, order: Order): readonly Repair[] {
  const [, at = '', , ...rest] = text.split(' ');
  const unit = coast(at, order.unit.at);
  if (order.type === 'hold') return unit;
  if (order.type === 'move') return [...unit, ...coast(rest[0] ?? '', order.to)];
  const [, targetAt = '', , to = ''] = rest;
  const target = coast(targetAt, order.target.at);
  return [...unit, ...target, ...('to' in order ? coast(to, order.to) : [])];
}

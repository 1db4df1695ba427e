import { ok } from '../../result.ts';
import type { WrittenOrder } from '../written.ts';
import { fail, THE_END, type Parsed } from './failure.ts';
import { orderAt } from './grammar.ts';
import { destinationAt, mayEnd, pieceAt } from './phrases.ts';
import { tokenAt, wordsBetween, type Source } from './tokens.ts';

export const A_RETREAT = 'an order, such as A Vie-Tyr or A Vie D';
const A_WAY_OUT = 'a dash and a space, or D';
const A_PLACE_TO_GO = 'the space it retreats to';

/** An order of a retreat phase as written: a move stands for a retreat, a hold for a disbandment, unless it is `other`. */
export interface WrittenRetreat extends WrittenOrder {
  readonly meant: 'retreat' | 'disband' | 'other';
}

const PLAIN = { target: null, to: null, viaConvoy: false, lostDash: false } as const;

/** `A Vie-Tyr`, `A Vie R Tyr`, `retreat A Vie-Tyr`, `A Vie D`, `disband A Vie`; or an order that is none of this phase's business. */
export function retreatAt(
  source: Source,
  start: number,
  power: WrittenOrder['power'],
): Parsed<WrittenRetreat> {
  const first = tokenAt(source, start).key;
  const leads = first === 'retreat' || first === 'disband';
  const piece = pieceAt(source, start, leads ? start + 1 : start, 'ordered');
  if (!piece.ok) return piece;
  const { value: unit, next } = piece.value;
  const key = leads ? first : tokenAt(source, next).key;
  const at = leads ? next : next + 1;
  if (key === 'disband') {
    if (!mayEnd(source, at)) return fail(source, start, at, THE_END);
    const words = wordsBetween(source, start, at - 1);
    const value = { ...words, power, unit, ...PLAIN, type: 'hold', meant: 'disband' } as const;
    return ok({ value, next: at });
  }
  if (key === 'retreat') return wayAt(at);
  const destination = destinationAt(source, start, next);
  const isOther = key === 'hold' || key === 'support' || key === 'convoy';
  if (!destination && !isOther) return fail(source, start, next, A_WAY_OUT);
  const order = orderAt(source, start, power);
  if (!order.ok) return order;
  const { type, viaConvoy } = order.value.value;
  const meant = type === 'move' && !viaConvoy ? 'retreat' : 'other';
  return ok({ ...order.value, value: { ...order.value.value, meant } });

  function wayAt(from: number): Parsed<WrittenRetreat> {
    const way = destinationAt(source, start, from);
    if (!way) return fail(source, start, from, A_PLACE_TO_GO);
    if (!way.ok) return way;
    const { value: found, next: end } = way.value;
    if (!mayEnd(source, end)) return fail(source, start, end, THE_END);
    const words = wordsBetween(source, start, end - 1);
    const value = { ...words, power, unit, ...PLAIN, type: 'move', to: found.to } as const;
    return ok({ value: { ...value, meant: 'retreat' }, next: end });
  }
}

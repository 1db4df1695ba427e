import type { Power } from '../../../board/powers.ts';
import { ok } from '../../../result.ts';
import type {
  WrittenAdjustment,
  WrittenOrder,
  WrittenPiece,
  WrittenRetreat,
} from '../../interpret/written-order.ts';
import { A_DESTINATION, AN_ACTION, fail, THE_END, type Parsed } from './parse-errors.ts';
import { destinationAt, mayEnd, pieceAt, unwrapped, viaAt, type Destination } from './phrases.ts';
import { type Found, placeAt, powerAt } from './places.ts';
import { tokenAt, wordsBetween, type TokenizedText } from './tokens.ts';

type Action = Pick<WrittenOrder, 'type' | 'target' | 'to' | 'viaConvoy' | 'lostDash' | 'route'>;
const PLAIN = { target: null, to: null, viaConvoy: false, lostDash: false } as const;

function actionAt(source: TokenizedText, start: number, end: number): Parsed<Action> {
  const at = unwrapped(source, end, ['hold', 'support', 'convoy']);
  const key = tokenAt(source, at).key;
  if (key === 'hold') return ok({ value: { ...PLAIN, type: 'hold' }, next: at + 1 });
  if (key !== 'support' && key !== 'convoy') {
    const destination = destinationAt(source, start, at);
    if (!destination) return fail(source, start, at, AN_ACTION);
    if (!destination.ok) return destination;
    const { value, next, viaConvoy } = goalAt(source, destination.value);
    return ok({ value: { ...PLAIN, ...value, type: 'move', viaConvoy }, next });
  }
  const piece = pieceAt(source, start, at + 1, 'target');
  if (!piece.ok) return piece;
  const { value: target, next: targetEnd } = piece.value;
  const next = unwrapped(source, targetEnd);
  const holdAt = tokenAt(source, next).key === 'move' ? next + 1 : next;
  if (key === 'support' && tokenAt(source, holdAt).key === 'hold')
    return ok({ value: { ...PLAIN, type: 'support-hold', target }, next: holdAt + 1 });
  const destination = destinationAt(source, start, next);
  if (destination && !destination.ok) return destination;
  if (!destination) {
    if (key === 'convoy') return fail(source, start, next, A_DESTINATION);
    return ok({ value: { ...PLAIN, type: 'support-hold', target }, next });
  }
  const goal = goalAt(source, destination.value);
  const type = key === 'support' ? 'support-move' : 'convoy';
  return ok({ value: { ...PLAIN, ...goal.value, type, target }, next: goal.next });
}

type Goal = Found<Pick<Action, 'to' | 'lostDash' | 'route'>> & { readonly viaConvoy: boolean };

/** A destination with what is said about the way there: that it is by convoy, and over which seas. */
function goalAt(source: TokenizedText, { value, next: end }: Found<Destination>): Goal {
  const { to, lostDash, first, isWay } = value;
  const via = viaAt(source, unwrapped(source, end, ['via']));
  const next = via?.next ?? end;
  const hasRoute = isWay || via?.value.isWay === true;
  const route = hasRoute ? { route: wordsBetween(source, first, next - 1) } : {};
  return { value: { to, lostDash, ...route }, next, viaConvoy: via !== null };
}

/** One order, up to a place where it may end. */
export function orderAt(
  source: TokenizedText,
  start: number,
  power: WrittenOrder['power'],
): Parsed<WrittenOrder> {
  const unit = pieceAt(source, start, start, 'ordered');
  if (!unit.ok) return unit;
  const action = actionAt(source, start, unit.value.next);
  if (!action.ok) return action;
  const { value, next } = action.value;
  if (!mayEnd(source, next)) return fail(source, start, next, THE_END);
  const words = wordsBetween(source, start, next - 1);
  return ok({ value: { ...words, power, unit: unit.value.value, ...value }, next });
}

export const A_RETREAT = 'an order, such as A Vie-Tyr or A Vie D';
const A_WAY_OUT = 'a dash and a space, or D';
const A_PLACE_TO_GO = 'the space it retreats to';

/**
 * `A Vie-Tyr`, `A Vie R Tyr`, `retreat A Vie-Tyr`, `A Vie D`, `disband A Vie`; or an order that does not belong in this
 * phase.
 */
export function retreatAt(
  source: TokenizedText,
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

export const AN_ADJUSTMENT = 'an order, such as Build A Par, Remove A Gal or Waive';
const A_VERB = 'Build or Remove before it, or B after it';

const isVerb = (key: unknown): key is WrittenAdjustment['verb'] =>
  key === 'build' || key === 'remove' || key === 'waive';

/** `England builds F Edi`: a power as the subject of a verb is not a heading, but its order says whose it is. */
function subjectAt(source: TokenizedText, at: number): { power: Power | null; next: number } {
  const named = powerAt(source, at);
  return named && isVerb(tokenAt(source, named.next).key)
    ? { power: named.value, next: named.next }
    : { power: null, next: at };
}

/** `Build A Par`, `A Par B`, `Remove A Gal`, `A Gal D`, `Waive`, `waive build London`, `Russia removes A Gal`. */
export function adjustmentAt(
  source: TokenizedText,
  start: number,
  heading: WrittenOrder['power'],
): Parsed<WrittenAdjustment> {
  const subject = subjectAt(source, start);
  const power = subject.power ?? heading;
  const first = tokenAt(source, subject.next).key;
  if (first === 'waive') {
    // "Waives a build": the article is not an army.
    const build = [1, 2].find((by) => tokenAt(source, subject.next + by).key === 'build') ?? 0;
    const at = subject.next + build + 1;
    return end('waive', null, placeAt(source, at)?.next ?? at);
  }
  const leads = isVerb(first);
  const piece = pieceAt(source, start, leads ? subject.next + 1 : subject.next, 'target');
  if (!piece.ok) return piece;
  const { value: unit, next } = piece.value;
  if (leads) return end(first, unit, next);
  const verb = tokenAt(source, next).key;
  if (verb === 'build' || verb === 'remove') return end(verb, unit, next + 1);
  return fail(source, start, next, A_VERB);

  function end(
    verb: WrittenAdjustment['verb'],
    unit: WrittenPiece | null,
    next: number,
  ): Parsed<WrittenAdjustment> {
    if (!mayEnd(source, next) && !isVerb(tokenAt(source, next).key))
      return fail(source, start, next, THE_END);
    const words = wordsBetween(source, start, next - 1);
    return ok({ value: { ...words, power, verb, unit }, next });
  }
}

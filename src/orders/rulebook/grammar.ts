import { ok } from '../../result.ts';
import type { WrittenOrder } from '../written.ts';
import { A_DESTINATION, AN_ACTION, fail, THE_END, type Parsed } from './failure.ts';
import { destinationAt, mayEnd, pieceAt, unwrapped, viaAt, type Destination } from './phrases.ts';
import type { Found } from './places.ts';
import { tokenAt, wordsBetween, type Source } from './tokens.ts';

type Action = Pick<WrittenOrder, 'type' | 'target' | 'to' | 'viaConvoy' | 'lostDash' | 'route'>;
const PLAIN = { target: null, to: null, viaConvoy: false, lostDash: false } as const;

function actionAt(source: Source, start: number, end: number): Parsed<Action> {
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

/** A destination with what is said of the way there: that it is by convoy, and over which seas. */
function goalAt(source: Source, { value, next: end }: Found<Destination>): Goal {
  const { to, lostDash, first, isWay } = value;
  const via = viaAt(source, unwrapped(source, end, ['via']));
  const next = via?.next ?? end;
  const hasRoute = isWay || via?.value.isWay === true;
  const route = hasRoute ? { route: wordsBetween(source, first, next - 1) } : {};
  return { value: { to, lostDash, ...route }, next, viaConvoy: via !== null };
}

/** One order, up to a place where it may end. */
export function orderAt(
  source: Source,
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

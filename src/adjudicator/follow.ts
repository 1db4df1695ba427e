import { spaceOf } from '../board/board.ts';
import { locationIndex, SPACE_OF } from '../board/compiled.ts';
import type { Order } from '../orders/order.ts';
import type { IllegalReason } from '../trace/fact.ts';
import type { Actor, Field } from './field.ts';
import { destination, illegality, spaceNumber } from './legality.ts';
import { addStep } from './steps.ts';

/** What became of an order before any fighting: followed, or not and why. */
export interface Verdict {
  readonly order: Order;
  readonly actor: Actor | null;
  readonly illegal: IllegalReason | null;
  readonly meaning: string;
  ambiguous: boolean;
  step: number;
}

/**
 * Gives every unit the one legal order it follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). An illegal order is
 * dropped; a unit with two different legal ones follows neither. Returns the verdict on every order, in the
 * order of the board's spaces, whatever the order in which they were given.
 */
export function followOrders(orders: readonly Order[], field: Field): readonly Verdict[] {
  const verdicts = sortOrders(orders).map((order) => judge(order, field));
  const legal = new Map<Actor, Verdict[]>();
  for (const [index, verdict] of verdicts.entries()) {
    const last = verdicts[index - 1];
    if (verdict.illegal) {
      verdict.step =
        last?.illegal && last.meaning === verdict.meaning
          ? last.step
          : addStep(field, { type: 'illegal', order: verdict.order, reason: verdict.illegal }, []);
    } else if (verdict.actor) {
      const others = legal.get(verdict.actor);
      if (others) others.push(verdict);
      else legal.set(verdict.actor, [verdict]);
    }
  }
  for (const [actor, candidates] of legal) {
    const meanings = new Map(candidates.map((verdict) => [verdict.meaning, verdict.order]));
    const [order] = meanings.values();
    if (order && meanings.size === 1) follow(order, actor);
    else renounce(candidates, [...meanings.values()], actor, field);
  }
  return verdicts;
}

function judge(order: Order, field: Field): Verdict {
  const illegal = illegality(order, field);
  const actor = illegal === 'no-unit' ? null : (field.occupant[spaceNumber(order.unit.at)] ?? null);
  const meaning = meaningOf(order, illegal ? null : actor);
  return { order, actor, illegal, meaning, ambiguous: false, step: -1 };
}

function follow(order: Order, actor: Actor): void {
  actor.order = order;
  if (order.type === 'move') {
    actor.toLocation = locationIndex(destination(order.to, actor));
    actor.to = SPACE_OF[actor.toLocation] ?? -1;
  }
}

function renounce(
  verdicts: readonly Verdict[],
  orders: readonly Order[],
  actor: Actor,
  field: Field,
): void {
  const step = addStep(field, { type: 'ambiguous', unit: actor.at, orders }, []);
  for (const verdict of verdicts) {
    verdict.ambiguous = true;
    verdict.step = step;
  }
}

/** Orders by the space of their unit; several for one unit by what they say. */
function sortOrders(orders: readonly Order[]): readonly Order[] {
  return [...orders].sort((a, b) => {
    const bySpace = spaceNumber(a.unit.at) - spaceNumber(b.unit.at);
    if (bySpace !== 0) return bySpace;
    const [first, second] = [meaningOf(a, null), meaningOf(b, null)];
    return first < second ? -1 : Number(first > second);
  });
}

/** Two orders with one meaning say the same. Of a legal move, given its unit, the coast that it means counts. */
function meaningOf(order: Order, actor: Actor | null): string {
  const { power, unit, type } = order;
  const rest: readonly unknown[] = (() => {
    switch (order.type) {
      case 'hold':
        return [];
      case 'move':
        return [actor ? destination(order.to, actor) : order.to, order.viaConvoy];
      case 'support-hold':
        return [spaceOf(order.target.at)];
      case 'support-move':
      case 'convoy':
        return [spaceOf(order.target.at), order.to];
    }
  })();
  return [power, spaceOf(unit.at), type, ...rest].join(' ');
}

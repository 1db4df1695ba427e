import { spaceOf } from '../board/board.ts';
import { locationIndex, spaceIndex, SPACE_OF } from '../board/compiled.ts';
import type { Order } from '../orders/order.ts';
import type { Actor, Field, Verdict } from './field.ts';
import { destination, illegality } from './legality.ts';
import { addStep } from './steps.ts';

/**
 * Gives every unit the one legal order it follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). An illegal order is
 * dropped; a unit with two different legal ones follows neither. What becomes of each order is noted with its
 * unit, or in `field.strays` if there is no such unit; the order in which they were given does not matter.
 */
export function followOrders(orders: readonly Order[], field: Field): void {
  for (const order of orders) {
    const illegal = illegality(order, field);
    const actor = illegal === 'no-unit' ? null : field.occupant[spaceIndex(order.unit.at)];
    (actor ? actor.verdicts : field.strays).push({ order, illegal, ambiguous: false, step: -1 });
  }
  for (const actor of field.actors) {
    if (actor.verdicts.length > 1) sort(actor.verdicts, actor);
    noteIllegal(actor.verdicts, actor, field);
    choose(actor, field);
  }
  sort(field.strays, null);
  noteIllegal(field.strays, null, field);
}

function choose(actor: Actor, field: Field): void {
  const [only, ...others] = actor.verdicts;
  if (only && others.length === 0) {
    if (!only.illegal) follow(only.order, actor);
    return;
  }
  const legal = actor.verdicts.filter(({ illegal }) => !illegal);
  const meanings = new Map(legal.map(({ order }) => [meaningOf(order, actor), order]));
  const [order] = meanings.values();
  if (order && meanings.size === 1) follow(order, actor);
  else if (order) renounce(legal, [...meanings.values()], actor, field);
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
  const step = addStep(field, { type: 'ambiguous', unit: actor.at, orders, followed: null }, []);
  for (const verdict of verdicts) {
    verdict.ambiguous = true;
    verdict.step = step;
  }
}

/** One step for all illegal orders with one meaning. */
function noteIllegal(verdicts: readonly Verdict[], actor: Actor | null, field: Field): void {
  let last: Verdict | null = null;
  for (const verdict of verdicts) {
    const { order, illegal: reason } = verdict;
    if (!reason) continue;
    const same = last?.illegal && meaningOf(last.order, actor) === meaningOf(order, actor);
    verdict.step =
      same && last ? last.step : addStep(field, { type: 'illegal', order, reason }, []);
    last = verdict;
  }
}

function sort(verdicts: Verdict[], actor: Actor | null): void {
  const key = ({ order, illegal }: Verdict): string =>
    `${illegal ? 'illegal' : 'legal'} ${meaningOf(order, actor)}`;
  verdicts.sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** Two orders with one meaning say the same. Of a move, given its unit, the coast that it means counts. */
function meaningOf(order: Order, actor: Actor | null): string {
  const about = `${order.power} ${spaceOf(order.unit.at)} ${order.type}`;
  switch (order.type) {
    case 'hold':
      return about;
    case 'move': {
      const to = actor ? destination(order.to, actor) : order.to;
      return `${about} ${to} ${String(order.viaConvoy)}`;
    }
    case 'support-hold':
      return `${about} ${spaceOf(order.target.at)}`;
    case 'support-move':
    case 'convoy':
      return `${about} ${spaceOf(order.target.at)} ${order.to}`;
  }
}

import { spaceOf } from '../board/board.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import { POWERS } from '../board/powers.ts';
import { MOVE } from '../orders/compact.ts';
import type { CompactOrder } from '../orders/compact.ts';
import { ORDER_TYPES } from '../orders/order.ts';
import type { Order } from '../orders/order.ts';
import type { Actor, Verdict } from './actor.ts';
import type { Field } from './field.ts';
import { destination, illegality } from './legality.ts';
import { addStep } from './steps.ts';

/**
 * Gives every unit the one legal order it follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). An illegal order is
 * dropped; of different legal ones a unit follows what the edition says. What becomes of each order is noted with its
 * unit, or in `field.strays` if there is no such unit. Only for that choice does it matter in which order they were given.
 */
export function followOrders(orders: readonly CompactOrder[], field: Field): void {
  if (field.steps) noteRepairs(orders, field);
  const strays: Verdict[] = [];
  let place = 0;
  for (const order of orders) {
    const actor = field.occupants[order.at] ?? null;
    const illegal = illegality(order, actor, field);
    const verdict: Verdict = { order, place, illegal, ambiguous: false, step: -1 };
    if (!actor || illegal === 'no-unit') strays.push(verdict);
    else if (actor.verdict) actor.others = [...actor.others, verdict];
    else actor.verdict = verdict;
    place += 1;
  }
  for (const actor of field.actors) if (actor.verdict) choose(actor.verdict, actor, field);
  field.strays = inOrder(strays, null, field);
  noteIllegal(field.strays, null, field);
}

function choose(first: Verdict, actor: Actor, field: Field): void {
  if (actor.others.length > 0) chooseAmong([first, ...actor.others], actor, field);
  else if (first.illegal) noteOneIllegal(first, field);
  else follow(first.order, actor, field);
  if (!actor.order && field.edition.choices.illegalMove === 'counts-as-move') {
    actor.isRestless = triesToMove(actor);
  }
}

/** Legal orders that contradict one another are as if they had not been given; an illegal move counts. */
const triesToMove = ({ verdict, others }: Actor): boolean =>
  [...(verdict ? [verdict] : []), ...others].some(
    ({ order, illegal }) => illegal !== null && order.task === MOVE,
  );

function chooseAmong(written: readonly Verdict[], actor: Actor, field: Field): void {
  const verdicts = inOrder(written, actor, field);
  actor.verdict = verdicts[0] ?? null;
  actor.others = verdicts.slice(1);
  noteIllegal(verdicts, actor, field);
  const legal = verdicts.filter(({ illegal }) => !illegal);
  const meanings = new Map(
    legal.map((verdict) => [meaningOf(verdict.order, actor, field.board), verdict]),
  );
  const [only] = meanings.values();
  if (!only) return;
  if (meanings.size === 1) follow(only.order, actor, field);
  else chooseOne(written, [...meanings.values()], legal, actor, field);
}

/** Of legal orders with several meanings one is followed, or none, as the edition has it (DATC 3.0 4.D.3). */
function chooseOne(
  written: readonly Verdict[],
  meanings: readonly Verdict[],
  legal: readonly Verdict[],
  actor: Actor,
  field: Field,
): void {
  const followed = chosen(written, field);
  if (followed) follow(followed.order, actor, field);
  const step = field.steps ? recordAmbiguous(actor, meanings, followed, field) : -1;
  const meant = followed && meaningOf(followed.order, actor, field.board);
  for (const verdict of legal) {
    verdict.ambiguous = meaningOf(verdict.order, actor, field.board) !== meant;
    if (verdict.ambiguous) verdict.step = step;
  }
}

function recordAmbiguous(
  { at: unit }: Actor,
  meanings: readonly Verdict[],
  followed: Verdict | null,
  field: Field,
): number {
  return addStep(field, {
    type: 'ambiguous',
    unit,
    orders: meanings.map((verdict) => inWords(verdict, field)),
    followed: followed && inWords(followed, field),
  });
}

function chosen(written: readonly Verdict[], { edition }: Field): Verdict | null {
  const legal = written.filter(({ illegal }) => !illegal);
  switch (edition.choices.severalOrders) {
    case 'none':
      return null;
    case 'first':
      return legal[0] ?? null;
    case 'last':
      return legal.at(-1) ?? null;
  }
}

function follow(order: CompactOrder, actor: Actor, { board, occupants }: Field): void {
  actor.order = order;
  actor.task = order.task;
  if (order.task === MOVE) {
    actor.toLocation = destination(order.to, actor, board);
    actor.to = board.spaceOf[actor.toLocation] ?? -1;
    actor.defender = occupants[actor.to] ?? null;
  }
}

/** The order as it was given: only a trace needs it. */
function inWords({ place }: { readonly place: number }, { wording }: Field): Order {
  if (!wording) throw new Error('a trace needs the orders in words');
  return wording(place);
}

/** One step for each thing that was read otherwise than written, in the order of the units. */
function noteRepairs(orders: readonly CompactOrder[], field: Field): void {
  if (!orders.some(({ isRepaired }) => isRepaired)) return;
  const repaired = orders
    .map(({ at, isRepaired }, place) => ({ at, isRepaired, place }))
    .filter(({ isRepaired }) => isRepaired)
    .sort((a, b) => a.at - b.at);
  for (const each of repaired) {
    const order = inWords(each, field);
    for (const repair of order.repairs ?? []) {
      addStep(field, { type: 'repaired', unit: spaceOf(order.unit.at), order, repair });
    }
  }
}

function noteOneIllegal(verdict: Verdict, field: Field): void {
  const { illegal: reason } = verdict;
  if (!field.steps || !reason) return;
  verdict.step = addStep(field, { type: 'illegal', order: inWords(verdict, field), reason });
}

/** One step for all illegal orders with one meaning. */
function noteIllegal(verdicts: readonly Verdict[], actor: Actor | null, field: Field): void {
  if (!field.steps) return;
  let last: Verdict | null = null;
  for (const verdict of verdicts) {
    const { order, illegal } = verdict;
    if (!illegal) continue;
    const isSame =
      last && meaningOf(last.order, actor, field.board) === meaningOf(order, actor, field.board);
    if (last && isSame) verdict.step = last.step;
    else noteOneIllegal(verdict, field);
    last = verdict;
  }
}

/** By what they mean, so that it does not matter how they were listed. */
function inOrder(
  verdicts: readonly Verdict[],
  actor: Actor | null,
  { board }: Field,
): readonly Verdict[] {
  if (verdicts.length < 2) return verdicts;
  const key = ({ order, illegal }: Verdict): string =>
    `${illegal ? 'illegal' : 'legal'} ${meaningOf(order, actor, board)}`;
  return [...verdicts].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** Two orders with one meaning say the same. Of a move, given its unit, the coast that it means counts. */
function meaningOf(order: CompactOrder, actor: Actor | null, board: CompiledBoard): string {
  const { power, at, task, target, viaConvoy } = order;
  const to = actor && task === MOVE ? destination(order.to, actor, board) : order.to;
  const { spaces, locations } = board;
  return [POWERS[power], spaces[at], ORDER_TYPES[task], spaces[target], locations[to], viaConvoy]
    .filter((part) => part !== undefined)
    .join(' ');
}

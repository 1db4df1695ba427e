import { spaceOf } from '../board/board.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { Order } from '../orders/order.ts';
import { CONVOY, HOLD, MOVE, SUPPORT } from './actor.ts';
import type { Actor, Task, Verdict } from './actor.ts';
import { unitAt } from './field.ts';
import type { Field } from './field.ts';
import { destination, illegality } from './legality.ts';
import { addStep } from './steps.ts';

/**
 * Gives every unit the one legal order it follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). An illegal order is
 * dropped; of different legal ones a unit follows what the edition says. What becomes of each order is noted with its
 * unit, or in `field.strays` if there is no such unit. Only for that choice does it matter in which order they were given.
 */
export function followOrders(orders: readonly Order[], field: Field): void {
  const strays: Verdict[] = [];
  let areRepaired = false;
  for (const order of orders) {
    const actor = unitAt(field, order.unit.at);
    const illegal = illegality(order, actor, field);
    const verdict: Verdict = { order, illegal, ambiguous: false, step: -1 };
    areRepaired ||= order.repairs !== undefined;
    if (!actor || illegal === 'no-unit') strays.push(verdict);
    else if (actor.verdict) actor.others = [...actor.others, verdict];
    else actor.verdict = verdict;
  }
  if (areRepaired && field.steps) noteRepairs(orders, field);
  for (const actor of field.actors) if (actor.verdict) choose(actor.verdict, actor, field);
  field.strays = inOrder(strays, null, field);
  noteIllegal(field.strays, null, field);
}

function choose(first: Verdict, actor: Actor, field: Field): void {
  if (actor.others.length > 0) chooseAmong([first, ...actor.others], actor, field);
  else if (first.illegal) noteIllegal([first], actor, field);
  else follow(first.order, actor, field);
  actor.isRestless =
    !actor.order && field.edition.choices.illegalMove === 'counts-as-move' && triesToMove(actor);
}

const triesToMove = ({ verdict, others }: Actor): boolean =>
  verdict?.order.type === 'move' || others.some(({ order }) => order.type === 'move');

function chooseAmong(written: readonly Verdict[], actor: Actor, field: Field): void {
  const verdicts = inOrder(written, actor, field);
  actor.verdict = verdicts[0] ?? null;
  actor.others = verdicts.slice(1);
  noteIllegal(verdicts, actor, field);
  const legal = verdicts.filter(({ illegal }) => !illegal);
  const meanings = new Map(legal.map(({ order }) => [meaningOf(order, actor, field.board), order]));
  const [order] = meanings.values();
  if (!order) return;
  if (meanings.size === 1) {
    follow(order, actor, field);
    return;
  }
  const followed = chosen(written, field);
  if (followed) follow(followed, actor, field);
  const fact = {
    type: 'ambiguous',
    unit: actor.at,
    orders: [...meanings.values()],
    followed,
  } as const;
  const step = addStep(field, fact);
  const meant = followed && meaningOf(followed, actor, field.board);
  for (const verdict of legal) {
    verdict.ambiguous = meaningOf(verdict.order, actor, field.board) !== meant;
    if (verdict.ambiguous) verdict.step = step;
  }
}

/** Which of several legal orders counts, in the order of writing; null: none. */
function chosen(written: readonly Verdict[], { edition }: Field): Order | null {
  const legal = written.filter(({ illegal }) => !illegal);
  switch (edition.choices.severalOrders) {
    case 'none':
      return null;
    case 'first':
      return legal[0]?.order ?? null;
    case 'last':
      return legal.at(-1)?.order ?? null;
  }
}

const TASKS: Readonly<Record<Order['type'], Task>> = {
  hold: HOLD,
  move: MOVE,
  'support-hold': SUPPORT,
  'support-move': SUPPORT,
  convoy: CONVOY,
};

function follow(order: Order, actor: Actor, { board }: Field): void {
  actor.order = order;
  actor.task = TASKS[order.type];
  if (order.type === 'move') {
    actor.toLocation = destination(order.to, actor, board);
    actor.to = board.spaceOf[actor.toLocation] ?? -1;
  }
}

/** One step for each thing that was read otherwise than written, in the order of the units. */
function noteRepairs(orders: readonly Order[], field: Field): void {
  const { spaces } = field.board;
  const repaired = orders
    .filter(({ repairs }) => repairs !== undefined)
    .map((order) => ({ order, unit: spaceOf(order.unit.at) }))
    .sort((a, b) => spaces.indexOf(a.unit) - spaces.indexOf(b.unit));
  for (const { order, unit } of repaired) {
    for (const repair of order.repairs ?? []) {
      addStep(field, { type: 'repaired', unit, order, repair });
    }
  }
}

/** One step for all illegal orders with one meaning. */
function noteIllegal(verdicts: readonly Verdict[], actor: Actor | null, field: Field): void {
  let last: Verdict | null = null;
  for (const verdict of verdicts) {
    const { order, illegal: reason } = verdict;
    if (!reason) continue;
    const isSame =
      last && meaningOf(last.order, actor, field.board) === meaningOf(order, actor, field.board);
    verdict.step = last && isSame ? last.step : addStep(field, { type: 'illegal', order, reason });
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
function meaningOf(order: Order, actor: Actor | null, board: CompiledBoard): string {
  const about = `${order.power} ${spaceOf(order.unit.at)} ${order.type}`;
  switch (order.type) {
    case 'hold':
      return about;
    case 'move': {
      const to = (actor && board.locations[destination(order.to, actor, board)]) ?? order.to;
      return `${about} ${to} ${String(order.viaConvoy)}`;
    }
    case 'support-hold':
      return `${about} ${spaceOf(order.target.at)}`;
    case 'support-move':
    case 'convoy':
      return `${about} ${spaceOf(order.target.at)} ${order.to}`;
  }
}

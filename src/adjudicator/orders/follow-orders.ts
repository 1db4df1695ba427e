import { spaceOf } from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import { HOLD, MOVE, SUPPORT_HOLD } from '../../orders/compact.ts';
import type { CompactOrder } from '../../orders/compact.ts';
import { ORDER_TYPES } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { nameOf, occupant } from '../unit-row.ts';
import {
  aimLocation,
  aimOf,
  defenderOf,
  followed,
  goalLocation,
  goalOf,
  helpers,
  isVia,
  movers,
  NOBODY,
  NONE,
  occupantOf,
  orderStep,
  targetOf,
  taskOf,
  units,
  whyIllegal,
  writtenTo,
} from '../columns.ts';
import type { Actor } from '../columns.ts';
import type { Field } from '../turn-state.ts';
import { destination, illegality } from './illegality.ts';
import { addStep } from '../record/add-step.ts';

/**
 * Gives every unit the one legal order it follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). An illegal order is
 * dropped; of different legal ones a unit follows what the edition says. Orders go by their places in the turn. Only for
 * that choice does it matter in which order they were given.
 */
export function followOrders(field: Field): void {
  const { orders } = field;
  if (field.steps) noteRepairs(field);
  let areAllFollowed = true;
  for (let place = 0; place < orders.length; place += 1) {
    const order = orders[place]!;
    const actor = occupant(order.at);
    const reason = illegality(order, actor, field);
    whyIllegal[place] = reason;
    if (reason === null && writtenTo[actor] === NONE) {
      writtenTo[actor] = place;
      follow(place, order, actor, field);
    } else {
      areAllFollowed = false;
      setAside(place, actor, field);
    }
  }
  if (!areAllFollowed) judgeOthers(field);
  listByTask(field);
  field.openMoves = field.moverCount;
  if (field.strays.length > 0) {
    field.strays = inOrder(field.strays, NOBODY, field);
    noteIllegal(field.strays, NOBODY, field);
  }
}

/** An order that is illegal, or not the first for its unit. */
function setAside(place: number, actor: Actor, field: Field): void {
  if (whyIllegal[place] === 'no-unit') field.strays = [...field.strays, place];
  else if (writtenTo[actor] === NONE) writtenTo[actor] = place;
  else setOthers(actor, [...othersOf(actor, field), place], field);
}

/** By task: whether it is to move, or to help another. */
const MOVES = Uint8Array.of(0, 1, 0, 0, 0);
const HELPS = Uint8Array.of(0, 0, 1, 1, 1);

/** Without a branch for each unit: nothing in the one before tells a processor what the next will do. */
function listByTask(field: Field): void {
  let moverCount = 0;
  let helperCount = 0;
  for (let row = 0; row < field.unitCount; row += 1) {
    const unit = units[row]!;
    movers[moverCount] = unit;
    helpers[helperCount] = unit;
    moverCount += MOVES[taskOf[unit]!]!;
    helperCount += HELPS[taskOf[unit]!]!;
  }
  field.moverCount = moverCount;
  field.helperCount = helperCount;
}

/** The orders that a unit was given beyond the first. */
export function othersOf(actor: Actor, { others }: Field): readonly number[] {
  return (others.size > 0 && others.get(actor)) || NO_OTHERS;
}

const NO_OTHERS: readonly number[] = [];

function setOthers(actor: Actor, places: readonly number[], field: Field): void {
  field.others = new Map([...field.others, [actor, places]]);
}

/** Of units with several orders, or an illegal one: what they follow instead. */
function judgeOthers(field: Field): void {
  for (let row = 0; row < field.unitCount; row += 1) {
    const unit = units[row]!;
    const written = writtenTo[unit]!;
    if (written === NONE) continue;
    if (othersOf(unit, field).length > 0) chooseAmong(allWrittenTo(unit, field), unit, field);
    else if (isIllegal(written)) noteOneIllegal(written, field);
    const isIdle = followed[unit] === NONE;
    if (isIdle && field.edition.choices.illegalMove === 'counts-as-move') {
      if (triesToMove(unit, field)) goalOf[unit] = NOBODY;
    }
  }
}

const isIllegal = (place: number): boolean => whyIllegal[place] !== null;

const orderAt = (place: number, { orders }: Field): CompactOrder => orders[place]!;

const allWrittenTo = (actor: Actor, field: Field): readonly number[] => [
  writtenTo[actor]!,
  ...othersOf(actor, field),
];

/** Legal orders that contradict one another are as if they had not been given; an illegal move counts. */
const triesToMove = (actor: Actor, field: Field): boolean =>
  allWrittenTo(actor, field).some(
    (place) => isIllegal(place) && orderAt(place, field).task === MOVE,
  );

function chooseAmong(written: readonly number[], actor: Actor, field: Field): void {
  const sorted = inOrder(written, actor, field);
  writtenTo[actor] = sorted[0]!;
  setOthers(actor, sorted.slice(1), field);
  noteIllegal(sorted, actor, field);
  const legal = sorted.filter((place) => !isIllegal(place));
  const meanings = firstOfEach(legal, actor, field);
  const [only] = meanings;
  unfollow(actor);
  if (only === undefined) return;
  if (meanings.length === 1) follow(only, orderAt(only, field), actor, field);
  else chooseOne(written, meanings, legal, actor, field);
}

/** Of orders that stand by their meanings, of each meaning the one written first. */
function firstOfEach(places: readonly number[], actor: Actor, field: Field): readonly number[] {
  const meanings = places.map((place) => meaningOf(place, actor, field));
  return places.filter((_, row) => meanings.indexOf(meanings[row]!) === row);
}

/** Of legal orders with several meanings one is followed, or none, as the edition has it (DATC 3.0 4.D.3). */
function chooseOne(
  written: readonly number[],
  meanings: readonly number[],
  legal: readonly number[],
  actor: Actor,
  field: Field,
): void {
  const choice = chosen(written, field);
  if (choice !== null) follow(choice, orderAt(choice, field), actor, field);
  const step = field.steps ? recordAmbiguous(actor, meanings, choice, field) : -1;
  const meant = choice === null ? null : meaningOf(choice, actor, field);
  for (const place of legal) {
    if (meaningOf(place, actor, field) === meant) continue;
    field.ambiguous = [...field.ambiguous, place];
    orderStep[place] = step;
  }
}

function recordAmbiguous(
  actor: Actor,
  meanings: readonly number[],
  followed: number | null,
  field: Field,
): number {
  return addStep(field, {
    type: 'ambiguous',
    unit: nameOf(actor, field),
    orders: meanings.map((place) => inWords(place, field)),
    followed: followed === null ? null : inWords(followed, field),
  });
}

function chosen(written: readonly number[], field: Field): number | null {
  const legal = written.filter((place) => !isIllegal(place));
  switch (field.edition.choices.severalOrders) {
    case 'none':
      return null;
    case 'first':
      return legal[0] ?? null;
    case 'last':
      return legal.at(-1) ?? null;
  }
}

function follow(place: number, order: CompactOrder, actor: Actor, field: Field): void {
  const { task, target, to } = order;
  followed[actor] = place;
  taskOf[actor] = task;
  if (task === HOLD) return;
  if (task === MOVE) {
    const location = destination(to, actor, field);
    const goal = field.board.spaceOf[location]!;
    goalLocation[actor] = location;
    goalOf[actor] = goal;
    defenderOf[actor] = occupantOf[goal]!;
    isVia[actor] = order.viaConvoy ? 1 : 0;
  } else {
    const location = task === SUPPORT_HOLD ? target : to;
    targetOf[actor] = target;
    aimLocation[actor] = location;
    aimOf[actor] = field.board.spaceOf[location]!;
  }
}

/** Takes back what it was to follow. */
function unfollow(actor: Actor): void {
  followed[actor] = NONE;
  taskOf[actor] = HOLD;
  goalOf[actor] = actor;
  defenderOf[actor] = NOBODY;
  targetOf[actor] = NOBODY;
}

/** The order as it was given: only a trace needs it. */
function inWords(place: number, { wording }: Field): Order {
  if (!wording) throw new Error('a trace needs the orders in words');
  return wording(place);
}

/** One step for each thing that was read otherwise than written, in the order of the units. */
function noteRepairs(field: Field): void {
  const { orders } = field;
  if (!orders.some(({ isRepaired }) => isRepaired)) return;
  const repaired = orders
    .map(({ at, isRepaired }, place) => ({ at, isRepaired, place }))
    .filter(({ isRepaired }) => isRepaired)
    .sort((a, b) => a.at - b.at);
  for (const { place } of repaired) {
    const order = inWords(place, field);
    for (const repair of order.repairs ?? []) {
      addStep(field, { type: 'repaired', unit: spaceOf(order.unit.at), order, repair });
    }
  }
}

function noteOneIllegal(place: number, field: Field): void {
  const reason = whyIllegal[place];
  if (!field.steps || !reason) return;
  orderStep[place] = addStep(field, {
    type: 'illegal',
    order: inWords(place, field),
    reason,
  });
}

/** One step for all illegal orders with one meaning: it quotes the one written first. */
function noteIllegal(places: readonly number[], actor: Actor, field: Field): void {
  if (!field.steps) return;
  let last: number | null = null;
  for (const place of places) {
    if (!isIllegal(place)) continue;
    const isSame =
      last !== null && meaningOf(last, actor, field) === meaningOf(place, actor, field);
    if (last !== null && isSame) orderStep[place] = orderStep[last] ?? -1;
    else noteOneIllegal(place, field);
    last = place;
  }
}

/** By what they mean, so that it does not matter how they were listed. */
function inOrder(places: readonly number[], actor: Actor, field: Field): readonly number[] {
  if (places.length < 2) return places;
  const key = (place: number): string =>
    `${isIllegal(place) ? 'illegal' : 'legal'} ${meaningOf(place, actor, field)}`;
  return [...places].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/** Two orders with one meaning say the same. Of a move, given its unit, the coast that it means counts. */
function meaningOf(place: number, actor: Actor, field: Field): string {
  const { power, at, task, target, to: written, viaConvoy } = orderAt(place, field);
  const to = actor !== NOBODY && task === MOVE ? destination(written, actor, field) : written;
  const { spaces, locations } = field.board;
  return [POWERS[power], spaces[at], ORDER_TYPES[task], spaces[target], locations[to], viaConvoy]
    .filter((part) => part !== undefined)
    .join(' ');
}

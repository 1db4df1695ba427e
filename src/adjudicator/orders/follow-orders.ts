import { spaceOf } from '../../board/board.ts';
import { POWERS } from '../../board/powers.ts';
import { HOLD, LAND_AFTER, MOVE, SUPPORT_HOLD } from '../../orders/compact.ts';
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
import type { UnitRow } from '../columns.ts';
import { landingsOf } from '../turn-state.ts';
import type { TurnState } from '../turn-state.ts';
import { destination, illegality } from './illegality.ts';
import { addStep } from '../record/add-step.ts';

/**
 * Gives every unit the one legal order that it follows (1971 VII.4; DATC 3.0 4.D.3, 4.E.1). Illegal orders are dropped;
 * of different legal ones a unit follows what `Choices.severalOrders` says, the only choice for which the order of
 * writing matters. Orders are identified by their index in the turn's list.
 */
export function followOrders(state: TurnState): void {
  const { orders, module } = state;
  if (state.steps) noteRepairs(state);
  let areAllFollowed = true;
  const rounds = module ? module.inRounds(state) : null;
  for (let turn = 0; turn < orders.length; turn += 1) {
    const place = rounds ? rounds[turn]! : turn;
    const order = orders[place]!;
    const unit = module ? module.unitOrdered(order, state) : occupant(order.at);
    const reason = module ? module.whyIllegal(order, unit, state) : illegality(order, unit, state);
    whyIllegal[place] = reason;
    if (reason === null && writtenTo[unit] === NONE) {
      writtenTo[unit] = place;
      follow(place, order, unit, state);
    } else {
      areAllFollowed = false;
      setAside(place, unit, state);
    }
  }
  if (!areAllFollowed) judgeOthers(state);
  listByTask(state);
  state.openMoves = state.moverCount;
  if (state.strays.length > 0) {
    state.strays = inOrder(state.strays, NOBODY, state);
    noteIllegal(state.strays, NOBODY, state);
  }
}

/** Notes an order that is illegal, or not the first to its unit. */
function setAside(place: number, unit: UnitRow, state: TurnState): void {
  if (whyIllegal[place] === 'no-unit' || unit === NOBODY) state.strays = [...state.strays, place];
  else if (writtenTo[unit] === NONE) writtenTo[unit] = place;
  else setOthers(unit, [...othersOf(unit, state), place], state);
}

/** By task: 1 for a move; 1 for a support or a convoy. */
const MOVES = Uint8Array.of(0, 1, 0, 0, 0);
const HELPS = Uint8Array.of(0, 0, 1, 1, 1);

/**
 * Lists movers and helpers without a branch per unit: a processor cannot predict the next unit's task
 * (docs/performance.md).
 */
function listByTask(state: TurnState): void {
  let moverCount = 0;
  let helperCount = 0;
  for (let row = 0; row < state.unitCount; row += 1) {
    const unit = units[row]!;
    movers[moverCount] = unit;
    helpers[helperCount] = unit;
    moverCount += MOVES[taskOf[unit]!]!;
    helperCount += HELPS[taskOf[unit]!]!;
  }
  state.moverCount = moverCount;
  state.helperCount = helperCount;
}

/** The indices of the orders that a unit was given beyond the first. */
export function othersOf(unit: UnitRow, { others }: TurnState): readonly number[] {
  return (others.size > 0 && others.get(unit)) || NO_OTHERS;
}

const NO_OTHERS: readonly number[] = [];

function setOthers(unit: UnitRow, places: readonly number[], state: TurnState): void {
  state.others = new Map([...state.others, [unit, places]]);
}

/** Decides what units with several orders, or with an illegal one, follow. */
function judgeOthers(state: TurnState): void {
  for (let row = 0; row < state.unitCount; row += 1) judgeOthersOf(units[row]!, state);
  for (const landing of landingsOf(state)) judgeOthersOf(landing, state);
}

function judgeOthersOf(unit: UnitRow, state: TurnState): void {
  const written = writtenTo[unit]!;
  if (written === NONE) return;
  if (othersOf(unit, state).length > 0) chooseAmong(allWrittenTo(unit, state), unit, state);
  else if (isIllegal(written)) noteOneIllegal(written, state);
  const isIdle = followed[unit] === NONE;
  if (isIdle && state.edition.choices.illegalMove === 'counts-as-move') {
    if (triesToMove(unit, state)) goalOf[unit] = NOBODY;
  }
}

const isIllegal = (place: number): boolean => whyIllegal[place] !== null;

const orderAt = (place: number, { orders }: TurnState): CompactOrder => orders[place]!;

const allWrittenTo = (unit: UnitRow, state: TurnState): readonly number[] => [
  writtenTo[unit]!,
  ...othersOf(unit, state),
];

/** Whether the unit was given an illegal order to move (`Choices.illegalMove`). Legal orders that are not followed do not count. */
const triesToMove = (unit: UnitRow, state: TurnState): boolean =>
  allWrittenTo(unit, state).some(
    (place) => isIllegal(place) && orderAt(place, state).task === MOVE,
  );

function chooseAmong(written: readonly number[], unit: UnitRow, state: TurnState): void {
  const sorted = inOrder(written, unit, state);
  writtenTo[unit] = sorted[0]!;
  setOthers(unit, sorted.slice(1), state);
  noteIllegal(sorted, unit, state);
  const legal = sorted.filter((place) => !isIllegal(place));
  const meanings = firstOfEach(legal, unit, state);
  const [only] = meanings;
  unfollow(unit);
  if (only === undefined) return;
  if (meanings.length === 1) follow(only, orderAt(only, state), unit, state);
  else chooseOne(written, meanings, legal, unit, state);
}

/** The first order of each meaning. */
function firstOfEach(
  places: readonly number[],
  unit: UnitRow,
  state: TurnState,
): readonly number[] {
  const meanings = places.map((place) => meaningOf(place, unit, state));
  return places.filter((_, row) => meanings.indexOf(meanings[row]!) === row);
}

/** Follows one of several different legal orders, or none, as `Choices.severalOrders` says (DATC 3.0 4.D.3). */
function chooseOne(
  written: readonly number[],
  meanings: readonly number[],
  legal: readonly number[],
  unit: UnitRow,
  state: TurnState,
): void {
  const choice = chosen(written, state);
  if (choice !== null) follow(choice, orderAt(choice, state), unit, state);
  const step = state.steps ? recordAmbiguous(unit, meanings, choice, state) : -1;
  const meant = choice === null ? null : meaningOf(choice, unit, state);
  for (const place of legal) {
    if (meaningOf(place, unit, state) === meant) continue;
    state.ambiguous = [...state.ambiguous, place];
    orderStep[place] = step;
  }
}

function recordAmbiguous(
  unit: UnitRow,
  meanings: readonly number[],
  followed: number | null,
  state: TurnState,
): number {
  return addStep(state, {
    type: 'ambiguous',
    unit: nameOf(unit, state),
    orders: meanings.map((place) => inWords(place, state)),
    followed: followed === null ? null : inWords(quoted(followed, meanings, unit, state), state),
  });
}

/**
 * The first order with the meaning of the one that is followed, which the fact quotes: the last one may be worded
 * differently.
 */
function quoted(
  followed: number,
  meanings: readonly number[],
  unit: UnitRow,
  state: TurnState,
): number {
  const meant = meaningOf(followed, unit, state);
  return meanings.find((place) => meaningOf(place, unit, state) === meant) ?? followed;
}

function chosen(written: readonly number[], state: TurnState): number | null {
  const legal = written.filter((place) => !isIllegal(place));
  switch (state.edition.choices.severalOrders) {
    case 'none':
      return null;
    case 'first':
      return legal[0] ?? null;
    case 'last':
      return legal.at(-1) ?? null;
  }
}

function follow(place: number, order: CompactOrder, unit: UnitRow, state: TurnState): void {
  const { task, target, to } = order;
  followed[unit] = place;
  if (state.module !== null && state.module.follow(order, unit, state)) return;
  taskOf[unit] = task;
  if (task === HOLD) return;
  if (task === MOVE) {
    const location = destination(to, unit, state);
    const goal = state.board.spaceOf[location]!;
    goalLocation[unit] = location;
    goalOf[unit] = goal;
    defenderOf[unit] = occupantOf[goal]!;
    isVia[unit] = order.viaConvoy ? 1 : 0;
  } else {
    const location = task === SUPPORT_HOLD ? target : to;
    targetOf[unit] = target;
    aimLocation[unit] = location;
    aimOf[unit] = state.board.spaceOf[location]!;
  }
}

/** Undoes `follow`: the unit holds. */
function unfollow(unit: UnitRow): void {
  followed[unit] = NONE;
  taskOf[unit] = HOLD;
  goalOf[unit] = unit;
  defenderOf[unit] = NOBODY;
  targetOf[unit] = NOBODY;
}

/** The order as it was given. Only a trace needs it. */
function inWords(place: number, { wording }: TurnState): Order {
  if (!wording) throw new Error('a trace needs the orders in words');
  return wording(place);
}

/** One step for each repair of an order, in board order. */
function noteRepairs(state: TurnState): void {
  const { orders } = state;
  if (!orders.some(({ isRepaired }) => isRepaired)) return;
  const repaired = orders
    .map(({ at, isRepaired }, place) => ({ at, isRepaired, place }))
    .filter(({ isRepaired }) => isRepaired)
    .sort((a, b) => a.at - b.at);
  for (const { place } of repaired) {
    const order = inWords(place, state);
    for (const repair of order.repairs ?? []) {
      addStep(state, { type: 'repaired', unit: spaceOf(order.unit.at), order, repair });
    }
  }
}

function noteOneIllegal(place: number, state: TurnState): void {
  const reason = whyIllegal[place];
  if (!state.steps || !reason) return;
  orderStep[place] = addStep(state, {
    type: 'illegal',
    order: inWords(place, state),
    reason,
  });
}

/** One step for all illegal orders with the same meaning; it quotes the one written first. */
function noteIllegal(places: readonly number[], unit: UnitRow, state: TurnState): void {
  if (!state.steps) return;
  let last: number | null = null;
  for (const place of places) {
    if (!isIllegal(place)) continue;
    const isSame = last !== null && meaningOf(last, unit, state) === meaningOf(place, unit, state);
    if (last !== null && isSame) orderStep[place] = orderStep[last] ?? -1;
    else noteOneIllegal(place, state);
    last = place;
  }
}

/** Sorts orders by their meaning, so that it does not matter how they were listed. */
function inOrder(places: readonly number[], unit: UnitRow, state: TurnState): readonly number[] {
  if (places.length < 2) return places;
  const key = (place: number): string =>
    `${isIllegal(place) ? 'illegal' : 'legal'} ${meaningOf(place, unit, state)}`;
  return [...places].sort((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}

/**
 * The meaning of an order as a text: orders with the same text are the same order. A move without a coast means the
 * only coast possible.
 */
function meaningOf(place: number, unit: UnitRow, state: TurnState): string {
  const { power, at, task, target, to: written, viaConvoy } = orderAt(place, state);
  const to = unit !== NOBODY && task === MOVE ? destination(written, unit, state) : written;
  const { spaces, locations } = state.board;
  return [
    POWERS[power],
    spaces[at],
    task === LAND_AFTER ? 'land-after' : ORDER_TYPES[task],
    spaces[target],
    locations[to],
    viaConvoy,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}

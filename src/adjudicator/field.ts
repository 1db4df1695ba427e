import { spaceAt } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { CompactOrder, CompactTurn, CompactUnit } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { IllegalReason } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { clear, clearSteps, createActor } from './actor.ts';
import type { Actor } from './actor.ts';

/** An order in words, by its place in the turn. */
export type Wording = (place: number) => Order;

/** One turn while it is ruled. */
export interface Field {
  readonly board: CompiledBoard;
  edition: Edition;
  /** In the order of the board's spaces: all units, those that follow an order to move, those that follow one to help another. */
  readonly actors: Actor[];
  readonly movers: Actor[];
  readonly helpers: Actor[];
  /** By space: the unit there before the moves. */
  readonly occupants: (Actor | null)[];
  /** By space: the first of the movers to it. */
  readonly contests: (Actor | null)[];
  /** By their places: the orders, and why each is illegal, if it is. */
  orders: readonly CompactOrder[];
  readonly illegal: (IllegalReason | null)[];
  /** The orders that another with another meaning makes void, and those for units that are not there. */
  readonly ambiguous: number[];
  strays: readonly number[];
  /** By the places of illegal and ambiguous orders: the steps that say so. */
  readonly orderSteps: number[];
  /** How many moves, and paths of moves, are not decided yet. */
  openMoves: number;
  openPaths: number;
  /** The trace so far; null: none is wanted. */
  steps: Step[] | null;
  /** The orders in words; null without a trace, which alone needs them. */
  wording: Wording | null;
  /** Units whose decisions may have come into reach, in the order in which they were woken: the first and the last. */
  firstWoken: Actor | null;
  lastWoken: Actor | null;
  /** How many searches there were: each marks by its number whom it has seen. */
  searches: number;
  /** Units of turns before, to be used again. */
  readonly spare: Actor[];
}

/** One field for each board: nothing of the size of the board is made anew for a turn. */
const FIELDS = new WeakMap<CompiledBoard, Field>();

function fieldOf(board: CompiledBoard, edition: Edition): Field {
  const known = FIELDS.get(board);
  if (known) return known;
  const empty = () => new Array<Actor | null>(board.spaces.length).fill(null);
  const field: Field = {
    board,
    edition,
    actors: [],
    movers: [],
    helpers: [],
    occupants: empty(),
    contests: empty(),
    orders: [],
    illegal: [],
    ambiguous: [],
    strays: [],
    orderSteps: [],
    openMoves: 0,
    openPaths: 0,
    steps: null,
    wording: null,
    firstWoken: null,
    lastWoken: null,
    searches: 0,
    spare: [],
  };
  FIELDS.set(board, field);
  return field;
}

/**
 * Sets the units up. `wording`: the orders in words, if a trace is wanted. Throws if there are two units in one space,
 * or one on no space of the board.
 */
export function openField(
  { units, orders }: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: Wording | null,
): Field {
  const field = fieldOf(board, edition);
  leave(field);
  field.edition = edition;
  field.orders = orders;
  field.steps = wording ? [] : null;
  field.wording = wording;
  let place = 0;
  for (const unit of units) {
    enter(unit, place, field);
    place += 1;
  }
  if (wording) for (const actor of field.actors) clearSteps(actor);
  return field;
}

/** Takes the units of the turn before off the field. */
function leave(field: Field): void {
  const { actors, occupants, contests, spare } = field;
  for (const actor of actors) {
    occupants[actor.space] = null;
    if (actor.to >= 0) contests[actor.to] = null;
    clear(actor);
    spare.push(actor);
  }
  actors.length = 0;
  field.movers.length = 0;
  field.helpers.length = 0;
  field.illegal.length = 0;
  field.ambiguous.length = 0;
  field.orderSteps.length = 0;
  field.openMoves = 0;
  field.openPaths = 0;
  field.firstWoken = null;
  field.lastWoken = null;
}

function enter({ power, station }: CompactUnit, place: number, field: Field): void {
  const { board, actors, occupants, spare } = field;
  const size = board.spaces.length;
  const isFleet = station >= size;
  const space = isFleet ? (board.spaceOf[station - size] ?? -1) : station;
  const at = spaceAt(board, space);
  if (occupants[space]) throw new Error(`two units in ${at}`);
  const actor = spare.pop() ?? createActor();
  actor.place = place;
  actor.power = power;
  actor.at = at;
  actor.space = space;
  actor.station = station;
  actor.isFleet = isFleet;
  occupants[space] = actor;
  insert(actor, actors);
}

/** Keeps the units in the order of the board; they mostly come in some such order. */
function insert(actor: Actor, actors: Actor[]): void {
  let place = actors.length;
  actors.push(actor);
  for (; place > 0; place -= 1) {
    const before = actors[place - 1];
    if (!before || before.space < actor.space) break;
    actors[place] = before;
  }
  actors[place] = actor;
}

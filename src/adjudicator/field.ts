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
  /** In board order: the first and last of all units, the first that follows an order to move, the first that follows one to help another. */
  firstUnit: Actor | null;
  lastUnit: Actor | null;
  movers: Actor | null;
  helpers: Actor | null;
  /** By space: the unit there before the moves. */
  readonly occupants: (Actor | null)[];
  /** By space: the first of the movers to it. */
  readonly contests: (Actor | null)[];
  /** By their places: the orders, and why each is illegal, if it is. */
  orders: readonly CompactOrder[];
  readonly illegal: (IllegalReason | null)[];
  /** The orders that another with another meaning makes void, and those for units that are not there. */
  ambiguous: readonly number[];
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
  /** By space, a bit each: whether there is a unit. */
  readonly filled: Int32Array;
  /** Units by their places, those of greater turns before among them: they are used again. */
  readonly pool: Actor[];
  /** How many of them are on the field. */
  count: number;
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
    firstUnit: null,
    lastUnit: null,
    movers: null,
    helpers: null,
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
    filled: new Int32Array(Math.ceil(board.spaces.length / BITS)),
    pool: [],
    count: 0,
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
  for (const unit of units) enter(unit, field);
  lineUp(field);
  if (wording) for (let unit = field.firstUnit; unit; unit = unit.unitAfter) clearSteps(unit);
  return field;
}

/** Takes the units of the turn before off the field. */
function leave(field: Field): void {
  const { occupants, contests, filled, pool } = field;
  for (let place = 0; place < field.count; place += 1) {
    const unit = pool[place];
    if (!unit) continue;
    occupants[unit.space] = null;
    filled[unit.space >> WORD] = 0;
    if (unit.to >= 0) contests[unit.to] = null;
  }
  field.count = 0;
  field.firstUnit = null;
  field.lastUnit = null;
  field.movers = null;
  field.helpers = null;
  field.ambiguous = NONE;
  field.strays = NONE;
  field.openMoves = 0;
  field.openPaths = 0;
  field.firstWoken = null;
  field.lastWoken = null;
}

const NONE: readonly number[] = [];

function enter({ power, station }: CompactUnit, field: Field): void {
  const { board, occupants, filled, pool } = field;
  const size = board.spaces.length;
  const isFleet = station >= size;
  const space = isFleet ? (board.spaceOf[station - size] ?? -1) : station;
  const at = spaceAt(board, space);
  if (occupants[space]) throw new Error(`two units in ${at}`);
  const place = field.count;
  const unit = (pool[place] ??= createActor());
  clear(unit);
  unit.place = place;
  unit.power = power;
  unit.at = at;
  unit.space = space;
  unit.station = station;
  unit.isFleet = isFleet;
  occupants[space] = unit;
  field.count += 1;
  filled[space >> WORD] = (filled[space >> WORD] ?? 0) | (1 << space);
}

/** Bits of a word, and how often 2 goes into them. */
const BITS = 32;
const WORD = 5;

/** Chains the units in the order of the board. */
function lineUp(field: Field): void {
  const { occupants, filled } = field;
  let last: Actor | null = null;
  for (let word = 0; word < filled.length; word += 1) {
    let bits = filled[word] ?? 0;
    while (bits !== 0) {
      const highest = 31;
      const lowest = bits & -bits;
      const unit = occupants[word * BITS + highest - Math.clz32(lowest)] ?? null;
      bits ^= lowest;
      if (!unit) continue;
      unit.unitBefore = last;
      unit.unitAfter = null;
      if (last) last.unitAfter = unit;
      else field.firstUnit = unit;
      last = unit;
    }
  }
  field.lastUnit = last;
}

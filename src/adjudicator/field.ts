import { spaceAt } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import { HOLD } from '../orders/compact.ts';
import type { CompactOrder, CompactTurn, CompactUnit } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { Bound, IllegalReason } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { OPEN } from './actor.ts';
import {
  byConvoy,
  convoyOf,
  convoyStep,
  defenderOf,
  dislodgedStep,
  dislodgerOf,
  endsAt,
  failureOf,
  firstAttacker,
  firstConvoy,
  firstSupport,
  followed,
  given,
  givenForeign,
  goalOf,
  isFleet,
  isHeadToHead,
  isHelping,
  isMoving,
  isNeeded,
  isVoid,
  isWoken,
  maySail,
  moveOf,
  moveStep,
  nextWoken,
  NOBODY,
  NONE,
  occupantOf,
  onRoute,
  open,
  openForeign,
  pathOf,
  pathStep,
  pending,
  placeOf,
  powerOf,
  ROWS,
  stationOf,
  supportOf,
  supportStep,
  targetOf,
  taskOf,
  units,
  writtenTo,
} from './columns.ts';
import type { Actor } from './columns.ts';
import { add, createNumberSet, takeAll } from './number-set.ts';

/** An order in words, by its place in the turn. */
export type Wording = (place: number) => Order;

/** A strength in the trace: what it says, in short, and its step; and what was measured of the same unit before. */
export interface Measured {
  readonly kind: 'strength' | 'attack' | 'hold';
  readonly bound: Bound;
  readonly supports: number;
  readonly step: number;
  readonly before: Measured | null;
}

/**
 * One turn while it is ruled: with the columns the one mutable thing of an adjudication, and never seen outside it. Only one
 * turn is ruled at a time.
 */
export interface Field {
  board: CompiledBoard;
  edition: Edition;
  /** How many rows of `units`, `movers` and `helpers` are in use. */
  unitCount: number;
  moverCount: number;
  helperCount: number;
  /** By their places: the orders, and why each is illegal, if it is. */
  orders: readonly CompactOrder[];
  readonly illegal: (IllegalReason | null)[];
  /** The orders beyond the first that a unit was given, by their places: few units have any. */
  readonly others: Map<Actor, readonly number[]>;
  /** The orders that another with another meaning makes void, and those for units that are not there. */
  ambiguous: readonly number[];
  strays: readonly number[];
  /** By the places of illegal and ambiguous orders: the steps that say so. */
  readonly orderSteps: number[];
  /** How many moves, and paths of moves, are not decided yet. */
  openMoves: number;
  openPaths: number;
  /** Units whose decisions may have come into reach, in the order in which they were woken: the first and the last. */
  firstWoken: Actor;
  lastWoken: Actor;
  /** How many searches there were: each marks by its number whom it has seen. */
  searches: number;
  /** The trace so far; null: none is wanted. */
  steps: Step[] | null;
  /** The orders in words; null without a trace, which alone needs them. */
  wording: Wording | null;
  /** The strengths of a unit that have been recorded: the last. */
  readonly measured: (Measured | null)[];
}

const NO_PLACES: readonly number[] = [];

const createField = (board: CompiledBoard, edition: Edition): Field => ({
  board,
  edition,
  unitCount: 0,
  moverCount: 0,
  helperCount: 0,
  orders: [],
  illegal: [],
  others: new Map(),
  ambiguous: NO_PLACES,
  strays: NO_PLACES,
  orderSteps: [],
  openMoves: 0,
  openPaths: 0,
  firstWoken: NOBODY,
  lastWoken: NOBODY,
  searches: 0,
  steps: null,
  wording: null,
  measured: [],
});

/** The units that are put up, to come in board order. */
const present = createNumberSet(ROWS);

let used: Field | null = null;

/**
 * Sets the units up. `wording`: the orders in words, if a trace is wanted. The field is good until it is opened again.
 * Throws if there are two units in one space, or one on no space of the board, or if the board has no end of spaces.
 */
export function openField(
  { units: entering, orders }: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: Wording | null,
): Field {
  if (board.spaces.length >= ROWS) throw new Error(`a board of more than ${String(ROWS)} spaces`);
  const field = (used ??= createField(board, edition));
  clear(field);
  field.board = board;
  field.edition = edition;
  field.orders = orders;
  field.wording = wording;
  field.steps = wording ? [] : null;
  for (let place = 0; place < entering.length; place += 1) enter(entering[place]!, field);
  field.unitCount = takeAll(present, units, board.spaces.length);
  if (wording) for (let row = 0; row < field.unitCount; row += 1) forgetSteps(units[row]!, field);
  return field;
}

/** Takes the units of the turn before off the field. */
function clear(field: Field): void {
  for (let row = 0; row < field.unitCount; row += 1) {
    const unit = units[row]!;
    occupantOf[unit] = NOBODY;
    firstAttacker[goalOf[unit]!] = NOBODY;
  }
  field.unitCount = 0;
  field.moverCount = 0;
  field.helperCount = 0;
  if (field.others.size > 0) field.others.clear();
  field.ambiguous = NO_PLACES;
  field.strays = NO_PLACES;
  field.openMoves = 0;
  field.openPaths = 0;
  field.firstWoken = NOBODY;
  field.lastWoken = NOBODY;
}

/** Puts a unit in its row, about which nothing is decided yet. What is not set here is set before it is read. */
function enter({ power, station }: CompactUnit, field: Field): void {
  const { board } = field;
  if (!(station in board.stationSpace)) refuse('no such space');
  const unit = board.stationSpace[station]!;
  if (occupantOf[unit] !== NOBODY) refuse(`two units in ${spaceAt(board, unit)}`);
  occupantOf[unit] = unit;
  stationOf[unit] = station;
  powerOf[unit] = power;
  placeOf[unit] = field.unitCount;
  isFleet[unit] = board.isFleetStation[station]!;
  writtenTo[unit] = NONE;
  followed[unit] = NONE;
  taskOf[unit] = HOLD;
  isVoid[unit] = 0;
  isMoving[unit] = 0;
  isHelping[unit] = 0;
  endsAt[unit] = board.stationLocation[station]!;
  goalOf[unit] = unit;
  defenderOf[unit] = NOBODY;
  isHeadToHead[unit] = 0;
  maySail[unit] = 0;
  byConvoy[unit] = 0;
  firstConvoy[unit] = NOBODY;
  onRoute[unit] = 0;
  isNeeded[unit] = 0;
  targetOf[unit] = NOBODY;
  firstSupport[unit] = NOBODY;
  given[unit] = 0;
  open[unit] = 0;
  givenForeign[unit] = 0;
  openForeign[unit] = 0;
  pending[unit] = 0;
  moveOf[unit] = OPEN;
  pathOf[unit] = OPEN;
  supportOf[unit] = OPEN;
  convoyOf[unit] = OPEN;
  failureOf[unit] = 0;
  dislodgerOf[unit] = NOBODY;
  isWoken[unit] = 0;
  nextWoken[unit] = NOBODY;
  add(unit, present);
  units[field.unitCount] = unit;
  field.unitCount += 1;
}

/** The next turn begins with nobody. */
function refuse(reason: string): never {
  present.fill(0);
  throw new Error(reason);
}

function forgetSteps(unit: Actor, { measured }: Field): void {
  moveStep[unit] = NONE;
  pathStep[unit] = NONE;
  supportStep[unit] = NONE;
  convoyStep[unit] = NONE;
  dislodgedStep[unit] = NONE;
  measured[unit] = null;
}

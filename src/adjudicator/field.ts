import { spaceAt } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { CompactOrder, CompactTurn } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { Bound, IllegalReason } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import { NOBODY } from './actor.ts';
import type { Actor } from './actor.ts';

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
 * One turn while it is ruled: the one mutable thing of an adjudication, never seen outside it. All that is known of the
 * units stands in columns of numbers with a row for each space, for the unit that stood in it before the moves. Units that
 * belong together are chained, each naming the next.
 */
export interface Field {
  readonly board: CompiledBoard;
  edition: Edition;

  /** The station of the unit in a space, its power, and its place among the units of the turn. -1 in any column of links: none. */
  readonly station: Int16Array;
  readonly power: Int16Array;
  readonly place: Int16Array;
  /** The first of the orders it was given, by its place in the turn, and the legal one that it follows, or it holds. */
  readonly written: Int16Array;
  readonly followed: Int16Array;
  /** The first of the movers into a space, be there a unit or not. */
  readonly attackers: Int16Array;
  /** The next mover to the same space, or the next supporter or convoying fleet for the same unit. */
  readonly next: Int16Array;
  /** Of a mover: its destination, with its coast, the unit there, and the first of the fleets with matching orders to carry it. */
  readonly to: Int16Array;
  readonly toLocation: Int16Array;
  readonly defender: Int16Array;
  readonly convoys: Int16Array;
  /** The first of the matching supports for a unit. */
  readonly supports: Int16Array;
  /** Of a supporter or convoying fleet: the unit it is for (nobody if void), and the space that its support acts in. */
  readonly target: Int16Array;
  readonly aim: Int16Array;
  readonly dislodgedBy: Int16Array;
  readonly nextWoken: Int16Array;

  /** Small numbers, at first 0. What the order that it follows tells a unit to do; whether in vain. */
  readonly task: Uint8Array;
  readonly isVoid: Uint8Array;
  /** Its illegal move keeps it from being supported in place (`Choices.illegalMove`). */
  readonly isRestless: Uint8Array;
  /** Of a mover: its defender comes the other way, and neither goes by convoy; it goes by convoy. */
  readonly isHeadToHead: Uint8Array;
  readonly byConvoy: Uint8Array;
  /** Of a convoying fleet: whether it lies on a minimal route, and on one that counts (`Choices.routes`). */
  readonly onRoute: Uint8Array;
  readonly isNeeded: Uint8Array;
  /** How many supports for it are given and still open: of all powers, and of those that count against its defender. */
  readonly given: Uint8Array;
  readonly open: Uint8Array;
  readonly givenForeign: Uint8Array;
  readonly openForeign: Uint8Array;
  /** How many of the decisions about its own order are still open. */
  readonly pending: Uint8Array;
  /** The decisions; and why a move did not happen, a place in `OUTCOMES`. */
  readonly move: Uint8Array;
  readonly path: Uint8Array;
  readonly support: Uint8Array;
  readonly convoy: Uint8Array;
  readonly failure: Uint8Array;
  readonly isWoken: Uint8Array;

  /** The steps that settled what; -1: none, or there is no trace. */
  readonly moveStep: Int32Array;
  readonly pathStep: Int32Array;
  readonly supportStep: Int32Array;
  readonly convoyStep: Int32Array;
  readonly dislodgedStep: Int32Array;

  /** All columns of a sort, one behind the other: they are wiped in one go. */
  readonly links: Int16Array;
  readonly marks: Uint8Array;
  readonly stepIds: Int32Array;

  /** In board order, and how many: all units, those that follow an order to move, those that follow one to help another. */
  readonly units: Int16Array;
  readonly movers: Int16Array;
  readonly helpers: Int16Array;
  unitCount: number;
  moverCount: number;
  helperCount: number;
  /** By space, a bit each: whether there is a unit. */
  readonly filled: Int32Array;

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
  /** How many searches there were, and which came by a unit last. */
  searches: number;
  readonly seen: Int32Array;

  /** The trace so far; null: none is wanted. */
  steps: Step[] | null;
  /** The orders in words; null without a trace, which alone needs them. */
  wording: Wording | null;
  /** The strengths of a unit that have been recorded: the last. */
  readonly measured: (Measured | null)[];
}

const LINKS = 16;
const MARKS = 18;
const STEPS = 5;

/** One field for each board: nothing of the size of the board is made anew for a turn. */
const FIELDS = new WeakMap<CompiledBoard, Field>();

function fieldOf(board: CompiledBoard, edition: Edition): Field {
  const known = FIELDS.get(board);
  if (known) return known;
  const field = createField(board, edition);
  FIELDS.set(board, field);
  return field;
}

function createField(board: CompiledBoard, edition: Edition): Field {
  const size = board.spaces.length;
  const links = new Int16Array(LINKS * size);
  const marks = new Uint8Array(MARKS * size);
  const stepIds = new Int32Array(STEPS * size);
  const link = columnsOf(links, size);
  const mark = columnsOf(marks, size);
  const stepId = columnsOf(stepIds, size);
  return {
    board,
    edition,
    station: link(),
    power: link(),
    place: link(),
    written: link(),
    followed: link(),
    attackers: link(),
    next: link(),
    to: link(),
    toLocation: link(),
    defender: link(),
    convoys: link(),
    supports: link(),
    target: link(),
    aim: link(),
    dislodgedBy: link(),
    nextWoken: link(),
    task: mark(),
    isVoid: mark(),
    isRestless: mark(),
    isHeadToHead: mark(),
    byConvoy: mark(),
    onRoute: mark(),
    isNeeded: mark(),
    given: mark(),
    open: mark(),
    givenForeign: mark(),
    openForeign: mark(),
    pending: mark(),
    move: mark(),
    path: mark(),
    support: mark(),
    convoy: mark(),
    failure: mark(),
    isWoken: mark(),
    moveStep: stepId(),
    pathStep: stepId(),
    supportStep: stepId(),
    convoyStep: stepId(),
    dislodgedStep: stepId(),
    links,
    marks,
    stepIds,
    units: new Int16Array(size),
    movers: new Int16Array(size),
    helpers: new Int16Array(size),
    unitCount: 0,
    moverCount: 0,
    helperCount: 0,
    filled: new Int32Array(Math.ceil(size / BITS)),
    orders: [],
    illegal: [],
    others: new Map(),
    ambiguous: NONE,
    strays: NONE,
    orderSteps: [],
    openMoves: 0,
    openPaths: 0,
    firstWoken: NOBODY,
    lastWoken: NOBODY,
    searches: 0,
    seen: new Int32Array(size),
    steps: null,
    wording: null,
    measured: new Array<Measured | null>(size).fill(null),
  };
}

/** Deals out one column after the other. */
function columnsOf<Numbers extends Int16Array | Uint8Array | Int32Array>(
  all: Numbers,
  size: number,
): () => Numbers {
  let dealt = 0;
  return () => {
    dealt += size;
    return all.subarray(dealt - size, dealt) as Numbers;
  };
}

const NONE: readonly number[] = [];

/**
 * Sets the units up. `wording`: the orders in words, if a trace is wanted. Throws if there are two units in one space,
 * or one on no space of the board.
 */
export function openField(
  turn: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: Wording | null,
): Field {
  const field = fieldOf(board, edition);
  wipe(field);
  field.edition = edition;
  field.orders = turn.orders;
  field.wording = wording;
  field.steps = wording ? [] : null;
  if (wording) {
    field.stepIds.fill(NOBODY);
    field.measured.fill(null);
  }
  enter(turn, field);
  lineUp(field);
  return field;
}

/** Takes what is left of the turn before off the field. */
function wipe(field: Field): void {
  field.links.fill(NOBODY);
  field.marks.fill(0);
  field.filled.fill(0);
  field.moverCount = 0;
  field.helperCount = 0;
  if (field.others.size > 0) field.others.clear();
  field.ambiguous = NONE;
  field.strays = NONE;
  field.openMoves = 0;
  field.openPaths = 0;
  field.firstWoken = NOBODY;
  field.lastWoken = NOBODY;
}

function enter({ units }: CompactTurn, field: Field): void {
  const { board, station: stations, power: powers, place: places, filled } = field;
  const size = board.spaces.length;
  let place = 0;
  for (const { power, station } of units) {
    const space = station < size ? station : (board.spaceOf[station - size] ?? -1);
    if (space < 0) throw new Error('no such space');
    if (stations[space] !== NOBODY) throw new Error(`two units in ${spaceAt(board, space)}`);
    stations[space] = station;
    powers[space] = power;
    places[space] = place;
    filled[space >> WORD]! |= 1 << space;
    place += 1;
  }
}

/** Bits of a word, and how often 2 goes into them. */
const BITS = 32;
const WORD = 5;

/** Lists the units in the order of the board. */
function lineUp(field: Field): void {
  const { units, filled } = field;
  let count = 0;
  for (let word = 0; word < filled.length; word += 1) {
    for (let bits = filled[word]!; bits !== 0; bits &= bits - 1) {
      const highest = 31;
      units[count] = word * BITS + highest - Math.clz32(bits & -bits);
      count += 1;
    }
  }
  field.unitCount = count;
}

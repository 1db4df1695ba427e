import { spaceAt } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import { HOLD } from '../orders/compact.ts';
import type { CompactOrder, CompactTurn, CompactUnit } from '../orders/compact.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { Bound, IllegalReason, UnitAt } from '../trace/fact.ts';
import type { CycleEnd } from '../trace/army-fleet/fleet-fact.ts';
import type { Unit } from '../board/board.ts';
import type { Dislodged, Outcome } from '../trace/ruling.ts';
import type { Step } from '../trace/step.ts';
import type { ArmyFleetChoices } from '../rules/edition.ts';
import { OPEN } from './decision.ts';
import type { DecisionState } from './decision.ts';
import {
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
  isLeaving,
  isVoid,
  lastMeasured,
  maySail,
  moveOf,
  moveStep,
  nextWoken,
  NOBODY,
  NONE,
  occupantOf,
  open,
  openForeign,
  pathOf,
  pathStep,
  pending,
  placeOf,
  powerOf,
  ROWS,
  seenBy,
  stationOf,
  supportOf,
  supportStep,
  targetOf,
  taskOf,
  units,
  wayOf,
  writtenTo,
} from './columns.ts';
import type { UnitRow } from './columns.ts';
import { add, createNumberSet, takeAll } from './number-set.ts';
import { STRAIGHT } from './ways.ts';

/** Returns the order at an index of the turn's list in words. */
export type OrderAt = (place: number) => Order;

/**
 * A strength that the trace states, in short, and its step. `before`: the index in `TurnState.measured` of the previous
 * one for the same unit; -1 if it is the first.
 */
export interface MeasuredStrength {
  readonly kind: 'strength' | 'attack' | 'hold';
  readonly bound: Bound;
  readonly supports: number;
  readonly step: number;
  readonly before: number;
}

/**
 * One turn while it is adjudicated. Together with the columns this is everything mutable in an adjudication, and
 * neither is visible outside it. Each turn has its own object, so nothing of it is kept when it is done.
 */
export interface TurnState {
  readonly board: CompiledBoard;
  readonly edition: Edition;
  /** How many entries of `units`, `movers` and `helpers` are in use. */
  unitCount: number;
  moverCount: number;
  helperCount: number;
  readonly orders: readonly CompactOrder[];
  /** By unit: the indices of the orders that it was given beyond the first. Few units have any. */
  others: ReadonlyMap<UnitRow, readonly number[]>;
  /**
   * The indices of legal orders that are not followed, because the unit was given different ones; and of orders to
   * units that are not there.
   */
  ambiguous: readonly number[];
  strays: readonly number[];
  /** How many moves, and how many paths of moves, are open. */
  openMoves: number;
  openPaths: number;
  /** The queue of units to examine, because something that their decisions read was settled: its first and its last. */
  firstWoken: UnitRow;
  lastWoken: UnitRow;
  /** How many searches for routes there were. Each marks the fleets that it visits with its number (`seenBy`). */
  searches: number;
  /** The trace so far; null if none is wanted. */
  readonly steps: Step[] | null;
  /** Returns the orders in words; null without a trace, the only thing that needs them. */
  readonly wording: OrderAt | null;
  /** The strengths that have been recorded. */
  readonly measured: MeasuredStrength[];
  /** The Army/Fleet module, if the turn is adjudicated under it. */
  readonly module: Module | null;
}

/** What an open path waits for, as the search for a cycle notes it. */
export interface PathReader {
  readonly move: (mover: UnitRow) => void;
  readonly path: (mover: UnitRow) => void;
  readonly support: (supporter: UnitRow) => void;
  readonly convoy: (fleet: UnitRow) => void;
  /** Whether this landing is disrupted. */
  readonly disruption: (landing: UnitRow) => unknown;
}

/** The outcome of the order that a unit followed, and the step that settled it. */
export interface RuledUnit {
  readonly outcome: Outcome;
  readonly step: number;
}

/** What the Army/Fleet module adds to the dislodgement of a fleet. */
export type DislodgedFleet = Pick<Dislodged, 'retreats' | 'barred' | 'aboard' | 'displaced'>;

/** Decisions that waited for one another, and how III.h or the base rules settled them (A10, A33). */
export interface SettledCycle {
  readonly moves: readonly UnitRow[];
  /** The landings that might or might not have been disrupted. */
  readonly landings: readonly UnitRow[];
  readonly worlds: number;
  readonly how: CycleEnd;
}

/**
 * What the Army/Fleet module adds to the adjudication of a turn. The equations know it through this interface only, so
 * that a page without the module does not load it.
 */
export interface Module {
  readonly choices: ArmyFleetChoices;
  /** By berth: the armies that are ordered to board its fleet. */
  readonly boarders: Map<UnitRow, UnitRow[]>;
  /** The berths from which an army lands that boards this turn; and by berth, the army that is ferried into it. */
  readonly landings: Set<UnitRow>;
  readonly ferried: Map<UnitRow, UnitRow>;
  /** The indices of the orders, those that depend on others last. */
  readonly inRounds: (state: TurnState) => readonly number[];
  readonly unitOrdered: (order: CompactOrder, state: TurnState) => UnitRow;
  readonly whyIllegal: (
    order: CompactOrder,
    unit: UnitRow,
    state: TurnState,
  ) => IllegalReason | null;
  /** Follows an order that only the module knows; false if it is not one. */
  readonly follow: (order: CompactOrder, unit: UnitRow, state: TurnState) => boolean;
  readonly beforeMatching: (state: TurnState) => void;
  readonly afterMatching: (state: TurnState) => void;
  readonly pathDecision: (mover: UnitRow, state: TurnState) => DecisionState;
  readonly readPath: (mover: UnitRow, reader: PathReader, state: TurnState) => void;
  readonly readDisruption: (landing: UnitRow, reader: PathReader, state: TurnState) => void;
  readonly settleCycles: (state: TurnState) => void;
  /** Records whether a mover has its path. */
  readonly recordPath: (mover: UnitRow, state: TurnState) => number;
  /** The outcome of a move, a boarding or a landing. */
  readonly ruledUnit: (unit: UnitRow, state: TurnState) => RuledUnit;
  /** Where a unit is if it is not dislodged; null if it is lost, or goes with its dislodged fleet. */
  readonly afterwards: (unit: UnitRow, before: Unit, state: TurnState) => Unit | null;
  /** The unit of the position in that row. */
  readonly unitBefore: (unit: UnitRow) => Unit;
  /** The armies that starve, once `starved` has found them. */
  starving: readonly UnitAt[];
  /** Returns the armies that starve, and records their steps. */
  readonly starved: (state: TurnState) => readonly UnitAt[];
  /**
   * The retreats of a dislodged fleet, given those that any fleet there would have. Records where the Right-Hand Rule
   * takes it.
   */
  readonly retreatsOf: (unit: UnitRow, state: TurnState) => DislodgedFleet;
  /** The step of the cycle that is being settled; -1 if there is none. */
  settling: number;
  /** The steps without which the equations of a cycle would leave something open. */
  readonly premisesOfCycle: (
    core: readonly UnitAt[],
    landings: readonly UnitAt[],
    steps: readonly Step[],
  ) => readonly number[];
  /** The cycles that were settled. */
  readonly cycles: SettledCycle[];
}

const NO_LANDINGS: readonly UnitRow[] = [];

/** The berths from which an army lands that boards this turn (`Module.landings`). */
export const landingsOf = ({ module }: TurnState): Iterable<UnitRow> =>
  module ? module.landings : NO_LANDINGS;

let isBusy = false;

/**
 * Runs work that opens a turn's state and reads it. There is only one set of columns, which a second turn opened in the
 * meantime (from a getter of an order or of an edition) would overwrite, so that throws.
 */
export function exclusively<T>(work: () => T): T {
  if (isBusy) throw new Error('a turn is being adjudicated already: one at a time');
  isBusy = true;
  try {
    return work();
  } finally {
    isBusy = false;
  }
}

const NO_PLACES: readonly number[] = [];

const NO_OTHERS: ReadonlyMap<UnitRow, readonly number[]> = new Map();

/** The rows of the units, to be listed in board order; how many entries of `units` the previous turn used. */
const present = createNumberSet(ROWS);
let rowsInUse = 0;

/**
 * Sets up the rows of a turn's units. `wording` returns the orders in words, if a trace is wanted. The state is valid
 * until the next one is opened. Throws if two units are in one space, if a unit is on no space of the board, or if the
 * board is too large.
 */
export function openTurnState(
  { units: entering, orders }: CompactTurn,
  board: CompiledBoard,
  edition: Edition,
  wording: OrderAt | null,
  module: Module | null = null,
): TurnState {
  const size = board.spaces.length;
  if (size >= ROWS)
    throw new Error(`${String(size)} spaces: there is room for ${String(ROWS - 1)}`);
  clear();
  enter(entering, board);
  const unitCount = takeAll(present, units, size);
  if (wording) for (let row = 0; row < unitCount; row += 1) forgetSteps(units[row]!);
  return {
    board,
    edition,
    unitCount,
    moverCount: 0,
    helperCount: 0,
    orders,
    others: NO_OTHERS,
    ambiguous: NO_PLACES,
    strays: NO_PLACES,
    openMoves: 0,
    openPaths: 0,
    firstWoken: NOBODY,
    lastWoken: NOBODY,
    searches: 0,
    steps: wording ? [] : null,
    wording,
    measured: wording ? [] : NONE_MEASURED,
    module,
  };
}

const NONE_MEASURED: MeasuredStrength[] = [];

/** Clears the rows of the previous turn. */
function clear(): void {
  for (let row = 0; row < rowsInUse; row += 1) {
    const unit = units[row]!;
    occupantOf[unit] = NOBODY;
    firstAttacker[goalOf[unit]!] = NOBODY;
  }
  rowsInUse = 0;
}

/** Sets up the row of each unit, with every decision open. What is not set here is set before it is read. */
function enter(entering: readonly CompactUnit[], board: CompiledBoard): void {
  for (let place = 0; place < entering.length; place += 1) {
    const { power, station } = entering[place]!;
    if (!(station in board.stationSpace)) refuse('no such space', place);
    const unit = board.stationSpace[station]!;
    if (occupantOf[unit] !== NOBODY) refuse(`two units in ${spaceAt(board, unit)}`, place);
    occupantOf[unit] = unit;
    placeOf[unit] = place;
    setUp(unit, power, station, board);
    add(unit, present);
    units[place] = unit;
  }
  rowsInUse = entering.length;
}

function setUp(unit: UnitRow, power: number, station: number, board: CompiledBoard): void {
  stationOf[unit] = station;
  powerOf[unit] = power;
  isFleet[unit] = board.isFleetStation[station]!;
  writtenTo[unit] = NONE;
  followed[unit] = NONE;
  taskOf[unit] = HOLD;
  isVoid[unit] = 0;
  endsAt[unit] = board.stationLocation[station]!;
  goalOf[unit] = unit;
  defenderOf[unit] = NOBODY;
  isHeadToHead[unit] = 0;
  isLeaving[unit] = 0;
  maySail[unit] = 0;
  wayOf[unit] = STRAIGHT;
  firstConvoy[unit] = NOBODY;
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
  nextWoken[unit] = NONE;
  seenBy[unit] = 0;
}

/**
 * Sets up the row of an army that will land from a berth which it enters this turn. No unit is there before the moves,
 * so the row is not one of the turn's units; it is only cleared with them.
 */
export function setUpLanding(berth: UnitRow, power: number, board: CompiledBoard): void {
  setUp(berth, power, berth, board);
  forgetSteps(berth);
  placeOf[berth] = NONE;
  units[rowsInUse] = berth;
  rowsInUse += 1;
}

/** Resets the columns before throwing, so that the next turn starts clean. */
function refuse(reason: string, count: number): never {
  rowsInUse = count;
  present.fill(0);
  throw new Error(reason);
}

function forgetSteps(unit: UnitRow): void {
  moveStep[unit] = NONE;
  pathStep[unit] = NONE;
  supportStep[unit] = NONE;
  convoyStep[unit] = NONE;
  dislodgedStep[unit] = NONE;
  lastMeasured[unit] = NONE;
}

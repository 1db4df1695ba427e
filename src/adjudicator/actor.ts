import type { SpaceId } from '../board/board.ts';
import { CONVOY, HOLD, MOVE, SUPPORT_HOLD, SUPPORT_MOVE } from '../orders/compact.ts';
import type { CompactOrder, Task } from '../orders/compact.ts';
import type { Bound } from '../trace/fact.ts';

/** A decision of the equations: open until a rule settles it. */
export const OPEN = 0;
export const YES = 1;
export const NO = 2;
export type Decision = typeof OPEN | typeof YES | typeof NO;

/** Why a move did not happen. */
export type Failure = 'bounces' | 'no-path' | 'blocked' | 'stopped' | 'void';

/**
 * A unit with its order and all that is decided about it so far: the one mutable thing of an
 * adjudication, never seen outside it. Units that belong together are chained, each naming the next, in board order.
 * Every field is set at creation, so that all have one shape; an adjudication uses again those of the one before.
 */
export interface Actor {
  /** Its place among the units of the turn. */
  place: number;
  power: number;
  at: SpaceId;
  space: number;
  station: number;
  isFleet: boolean;
  /** Its neighbours in board order, and the next unit that follows an order to move as it does, or to help as it does. */
  unitBefore: Actor | null;
  unitAfter: Actor | null;
  nextAlike: Actor | null;

  /** The orders it was given, by their places in the turn: the first (-1: none), and the others, which few units have. */
  written: number;
  others: readonly number[];
  /** The legal order it follows, or null: it holds. */
  order: CompactOrder | null;
  task: Task;
  isVoid: boolean;
  /** Its illegal move keeps it from being supported in place (`Choices.illegalMove`). */
  isRestless: boolean;

  /** The movers into its space: the first one. */
  attackers: Actor | null;
  /** The next unit with the same purpose: of a mover to the same space, of a supporter or convoying fleet for the same unit. */
  next: Actor | null;

  /** Of a mover: its destination (-1: it does not move), the unit there, the first of all movers there. */
  to: number;
  toLocation: number;
  defender: Actor | null;
  contest: Actor | null;
  /** Its defender comes the other way, and neither goes by convoy. */
  isHeadToHead: boolean;
  byConvoy: boolean;
  /** The fleets with matching orders to carry it: the first one. */
  convoys: Actor | null;

  /** Of a convoying fleet: whether it lies on a minimal route, and on one that counts (`Choices.routes`). */
  onRoute: boolean;
  isNeeded: boolean;

  /** Of a supporter or convoying fleet: the unit it is for (null if void), the space its support acts in (-1: none). */
  target: Actor | null;
  aim: number;

  /** The matching supports for it: the first one. */
  supports: Actor | null;
  /** How many are given and still open: of all powers, and of those that count against its defender. */
  given: number;
  open: number;
  givenForeign: number;
  openForeign: number;

  /** How many of the decisions about its own order are still open. */
  pending: number;
  move: Decision;
  path: Decision;
  support: Decision;
  convoy: Decision;
  failure: Failure | null;
  dislodgedBy: Actor | null;

  /** The steps that settled it; -1 before, or without a trace. */
  moveStep: number;
  pathStep: number;
  supportStep: number;
  convoyStep: number;
  dislodgedStep: number;
  /** The strengths of it that have been recorded. */
  measured: Measured[] | null;

  /** It is among the woken; the next of them. */
  isWoken: boolean;
  nextWoken: Actor | null;
  /** The last search that came by. */
  seen: number;
}

/** A strength in the trace: what it says, in short, and its step. */
export interface Measured {
  readonly kind: 'strength' | 'attack' | 'hold';
  readonly bound: Bound;
  readonly supports: number;
  readonly step: number;
}

const NONE: readonly number[] = [];

/** A unit about which nothing is known yet. */
export function createActor(): Actor {
  return {
    place: -1,
    power: -1,
    at: 'ADR',
    space: -1,
    station: -1,
    isFleet: false,
    unitBefore: null,
    unitAfter: null,
    nextAlike: null,
    written: -1,
    others: NONE,
    order: null,
    task: HOLD,
    isVoid: false,
    isRestless: false,
    attackers: null,
    next: null,
    to: -1,
    toLocation: -1,
    defender: null,
    contest: null,
    isHeadToHead: false,
    byConvoy: false,
    convoys: null,
    onRoute: false,
    isNeeded: false,
    target: null,
    aim: -1,
    supports: null,
    given: 0,
    open: 0,
    givenForeign: 0,
    openForeign: 0,
    pending: 0,
    move: OPEN,
    path: OPEN,
    support: OPEN,
    convoy: OPEN,
    failure: null,
    dislodgedBy: null,
    moveStep: -1,
    pathStep: -1,
    supportStep: -1,
    convoyStep: -1,
    dislodgedStep: -1,
    measured: null,
    isWoken: false,
    nextWoken: null,
    seen: 0,
  };
}

/** Forgets what the turn before decided about it. What is not named here is written before it is read. */
export function clear(actor: Actor): void {
  actor.written = -1;
  actor.others = NONE;
  actor.order = null;
  actor.task = HOLD;
  actor.isVoid = false;
  actor.isRestless = false;
  actor.next = null;
  actor.to = -1;
  actor.defender = null;
  actor.isHeadToHead = false;
  actor.byConvoy = false;
  actor.convoys = null;
  actor.onRoute = false;
  actor.isNeeded = false;
  actor.target = null;
  actor.aim = -1;
  actor.supports = null;
  actor.given = 0;
  actor.open = 0;
  actor.givenForeign = 0;
  actor.openForeign = 0;
  actor.pending = 0;
  actor.move = OPEN;
  actor.path = OPEN;
  actor.support = OPEN;
  actor.convoy = OPEN;
  actor.failure = null;
  actor.dislodgedBy = null;
}

/** Forgets the steps of the trace before; without a trace nobody reads them. */
export function clearSteps(actor: Actor): void {
  actor.moveStep = -1;
  actor.pathStep = -1;
  actor.supportStep = -1;
  actor.convoyStep = -1;
  actor.dislodgedStep = -1;
  actor.measured = null;
}

/** The movers or helpers from the first one on. */
export function alike(first: Actor | null): readonly Actor[] {
  const units: Actor[] = [];
  for (let unit = first; unit; unit = unit.nextAlike) units.push(unit);
  return units;
}

/** Whether the unit is legally ordered to move, be it void. */
export const isMover = (actor: Actor): boolean => actor.task === MOVE;

export const isSupporter = ({ task, isVoid }: Actor): boolean =>
  (task === SUPPORT_HOLD || task === SUPPORT_MOVE) && !isVoid;
export const isCarrier = (actor: Actor): boolean => actor.task === CONVOY && !actor.isVoid;

export const samePower = (a: Actor, b: Actor): boolean => a.power === b.power;

/** Whether a move was written to go by convoy. */
export const isWrittenVia = ({ order }: Actor): boolean => order?.viaConvoy === true;

/** Adds a support that is now decided to the numbers of the unit it is for. */
export function countSupport(supporter: Actor, target: Actor): void {
  const foreign = target.defender === null || !samePower(supporter, target.defender);
  target.open -= 1;
  if (foreign) target.openForeign -= 1;
  if (supporter.support !== YES) return;
  target.given += 1;
  if (foreign) target.givenForeign += 1;
}

import { spaceOf } from '../board/board.ts';
import type { Position, SpaceId, Unit } from '../board/board.ts';
import { SPACE_COUNT, spaceIndex, stationOf } from '../board/compiled.ts';
import type { Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { IllegalReason } from '../trace/fact.ts';
import type { Step } from '../trace/step.ts';
import type { Seas } from './routes.ts';

/** A decision of the equations: open until a rule settles it. */
export const OPEN = 0;
export const YES = 1;
export const NO = 2;
export type Decision = typeof OPEN | typeof YES | typeof NO;

/** Why a move did not happen. */
export type Failure = 'bounces' | 'no-path' | 'blocked' | 'stopped' | 'void';

/** What became of an order before any fighting: followed, or not and why. */
export interface Verdict {
  readonly order: Order;
  readonly illegal: IllegalReason | null;
  ambiguous: boolean;
  step: number;
}

/**
 * A unit with its order and all that is decided about it so far: the one mutable thing of an
 * adjudication, never seen outside it. Every field is set at creation, so that all have one shape.
 */
export interface Actor {
  readonly unit: Unit;
  readonly at: SpaceId;
  readonly space: number;
  readonly station: number;
  /** The movers to its space. */
  attackers: readonly Actor[];

  /** All orders it was given. */
  readonly verdicts: Verdict[];
  /** The legal order it follows, or null: it holds. */
  order: Order | null;
  isVoid: boolean;

  /** Of a mover: its destination (-1: it does not move), the unit there, all movers there including itself. */
  to: number;
  toLocation: number;
  defender: Actor | null;
  contest: readonly Actor[];
  /** Its defender comes the other way, and neither goes by convoy. */
  headToHead: boolean;
  byConvoy: boolean;
  /** Its matching convoys, and the seas of all of them, of those not disrupted, of those available. */
  convoys: Actor[];
  orderedSeas: Seas;
  unbrokenSeas: Seas;
  availableSeas: Seas;

  /** Of a supporter or convoying fleet: the unit it is for (null if void), the space its support acts in. */
  target: Actor | null;
  aim: number;

  /** The matching supports for it; how many are given and still open: of all powers, and of those that count against its defender. */
  supports: Actor[];
  given: number;
  open: number;
  givenForeign: number;
  openForeign: number;

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
  /** It is among the woken. */
  queued: boolean;
}

/** One turn while it is ruled. */
export interface Field {
  readonly edition: Edition;
  /** In the order of the board's spaces. */
  readonly actors: readonly Actor[];
  /** By space: the unit there before the moves. */
  readonly occupant: readonly (Actor | null)[];
  /** What became of orders for units that are not there. */
  readonly strays: Verdict[];
  /** The fleets at sea, of all powers. */
  readonly seas: Seas;
  /** The trace so far; null: none is wanted. */
  readonly steps: Step[] | null;
  /** Strengths already recorded, by what they say. */
  readonly strengths: Map<string, number>;
  /** Units to look at: those whose decisions may have come into reach, those not looked at yet. */
  readonly woken: Actor[];
  readonly waiting: Actor[];
}

export const NOBODY: readonly Actor[] = [];

export function createField(
  position: Position,
  edition: Edition,
  seasOf: (actors: readonly Actor[]) => Seas,
  trace: boolean,
): Field {
  const occupant = new Array<Actor | null>(SPACE_COUNT).fill(null);
  for (const unit of position.units) {
    const actor = createActor(unit);
    if (occupant[actor.space]) throw new Error(`two units in ${actor.at}`);
    occupant[actor.space] = actor;
  }
  const actors = occupant.filter((actor) => actor !== null);
  return {
    edition,
    actors,
    occupant,
    strays: [],
    seas: seasOf(actors),
    steps: trace ? [] : null,
    strengths: new Map(),
    woken: [],
    waiting: [],
  };
}

function createActor(unit: Unit): Actor {
  const at = spaceOf(unit.at);
  return {
    unit,
    at,
    space: spaceIndex(at),
    station: stationOf(unit),
    attackers: NOBODY,
    verdicts: [],
    order: null,
    isVoid: false,
    to: -1,
    toLocation: -1,
    defender: null,
    contest: NOBODY,
    headToHead: false,
    byConvoy: false,
    convoys: [],
    orderedSeas: 0,
    unbrokenSeas: 0,
    availableSeas: 0,
    target: null,
    aim: -1,
    supports: [],
    given: 0,
    open: 0,
    givenForeign: 0,
    openForeign: 0,
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
    queued: false,
  };
}

/** Whether the unit is legally ordered to move, be it void. */
export const isMover = (actor: Actor): boolean => actor.to >= 0;

export const samePower = (a: Actor, b: Actor): boolean => a.unit.power === b.unit.power;

/** Adds a support that is now decided to the numbers of the unit it is for. */
export function countSupport(supporter: Actor, target: Actor): void {
  const foreign = target.defender === null || !samePower(supporter, target.defender);
  target.open -= 1;
  if (foreign) target.openForeign -= 1;
  if (supporter.support !== YES) return;
  target.given += 1;
  if (foreign) target.givenForeign += 1;
}

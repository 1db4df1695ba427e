import type { Unit, UnitKind } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import type { Order } from '../orders/order.ts';
import type { Choices } from '../rules/edition.ts';
import type {
  BarredReason,
  Excuse,
  IllegalReason,
  RouteReason,
  UnitAt,
  VoidReason,
} from '../trace/fact.ts';
import type { FleetWay } from '../trace/army-fleet/fleet-fact.ts';
import type { NumberedBoard } from './board.ts';
import type { Known, KindOfDecision, Value } from './known.ts';

/* A turn before anything is decided: which orders are legal, which match, who goes by convoy, who meets whom. */

export type UnitTask = 'hold' | 'move' | 'support' | 'convoy';

/** An order in the numbers of the board. */
export interface Told {
  /** The space of the unit that it is for. */
  readonly at: number;
  readonly task: UnitTask;
  /** The location that a move, a supported move or a convoy goes to; null: none. */
  readonly to: number | null;
  readonly via: boolean;
  /** The space of the unit that is supported or convoyed; null: none. */
  readonly target: number | null;
  /** How an army goes that boards or lands, under the Army/Fleet module. */
  readonly way: FleetWay | null;
}

/** An order, and why it is illegal; null: it is legal. */
export interface Judged {
  readonly order: Order;
  readonly told: Told;
  readonly illegal: IllegalReason | null;
}

/** A unit and what it does. Written once, by `turnOf`. */
export interface TurnUnit {
  /** Its place in the turn, which has them in the order of the board. */
  readonly n: number;
  /** Its name, and itself as the position has it. */
  readonly id: UnitAt;
  readonly given: Unit;
  readonly power: Power;
  readonly kind: UnitKind;
  /** The location, and the space. */
  readonly at: number;
  readonly space: number;
  /** The orders that its power gave it, as they were listed. */
  readonly orders: readonly Judged[];
  /** The order that it follows; without one it holds. */
  readonly followed: Judged | null;
  readonly told: Told;
  readonly task: UnitTask;
  /** Why what it does has no effect; null: it has one. */
  readonly void: VoidReason | null;
  /** The space and location that it goes to; its own, if it does not move. */
  readonly goal: number;
  readonly goalAt: number;
  /** The space that its attack comes from: its own, or the sea that an army lands from. */
  readonly from: number;
  /** Whether it was told to move, though illegally (`Choices.illegalMove`). */
  readonly isRestless: boolean;
  /** The unit that it supports or convoys. */
  readonly target: TurnUnit | null;
  /** The space that it supports into. */
  readonly aim: number;
  /** Where it could go by land or by convoy: which, and why. */
  readonly route: { readonly by: 'land' | 'convoy'; readonly reason: RouteReason } | null;
  /** How it boards, lands, or sails after a landing, under the Army/Fleet module. */
  readonly way: FleetWay | null;
  /** Whether it goes by convoy; the fleets that convoy it; those on its routes; those that its path depends on. */
  readonly isCarried: boolean;
  readonly convoys: readonly TurnUnit[];
  readonly onRoutes: readonly TurnUnit[];
  readonly needed: readonly TurnUnit[];
  /** The supports that match what it does. */
  readonly supports: readonly TurnUnit[];
  /** The movers into its space; those to its destination, itself included. */
  readonly attackers: readonly TurnUnit[];
  readonly rivals: readonly TurnUnit[];
  /** The unit in its destination; whether that is ordered to leave; the same unit, if they meet head to head. */
  readonly defender: TurnUnit | null;
  readonly isLeft: boolean;
  readonly meets: TurnUnit | null;
}

export interface MovementTurn {
  readonly board: NumberedBoard;
  readonly choices: Choices;
  readonly law: Law;
  readonly units: readonly TurnUnit[];
  /** By space: the unit in it. */
  readonly at: readonly (TurnUnit | undefined)[];
  /** Orders to units that are not there. */
  readonly strays: readonly Judged[];
}

/** Hears of a decision that another one reads, and whether it can still make a difference. */
export type See = (unit: TurnUnit, kind: KindOfDecision, matters: boolean) => void;

type Decide = (unit: TurnUnit, turn: MovementTurn, known: Known) => Value;
/** A bound: with `most`, all that is open counts, otherwise nothing that is open. */
type Bound<Result> = (unit: TurnUnit, turn: MovementTurn, known: Known, most: boolean) => Result;

/** The articles of the law of movement; `law.ts` says what each is, and by which paragraph. */
export interface Law {
  readonly illegal: (unit: TurnUnit, told: Told, turn: MovementTurn) => IllegalReason | null;
  readonly isFerry: (fleet: TurnUnit, turn: MovementTurn) => boolean;
  readonly mismatch: (unit: TurnUnit, target: TurnUnit, turn: MovementTurn) => VoidReason | null;
  readonly goesBy: (army: TurnUnit, isOrdered: boolean, turn: MovementTurn) => TurnUnit['route'];
  readonly meets: (mover: TurnUnit, other: TurnUnit) => boolean;
  readonly convoy: Decide;
  readonly path: Decide;
  readonly excuse: (
    support: TurnUnit,
    attack: TurnUnit,
    turn: MovementTurn,
  ) => Exclude<Excuse, 'no-path'> | null;
  readonly spares: (support: TurnUnit, attack: TurnUnit, turn: MovementTurn, known: Known) => Value;
  readonly support: Decide;
  readonly supports: (unit: TurnUnit) => readonly TurnUnit[];
  readonly strength: (
    unit: TurnUnit,
    turn: MovementTurn,
    known: Known,
    most: boolean,
    but?: Power,
  ) => number;
  readonly stays: Bound<boolean>;
  readonly attack: Bound<number>;
  readonly opposition: Bound<number>;
  readonly beaters: (mover: TurnUnit, turn: MovementTurn) => readonly TurnUnit[];
  readonly beaten: Decide;
  readonly prevent: Bound<number>;
  readonly beats: (strong: number, against: number) => boolean;
  readonly move: Decide;
  readonly circle: () => Value;
  readonly dislodger: (unit: TurnUnit, turn: MovementTurn, known: Known) => TurnUnit | null;
  readonly isOrigin: (space: number, by: TurnUnit, turn: MovementTurn) => boolean;
  readonly bars: (at: number, by: TurnUnit, turn: MovementTurn, known: Known) => Bar | null;
  readonly reads: (
    unit: TurnUnit,
    kind: KindOfDecision,
    turn: MovementTurn,
    known: Known,
    see: See,
  ) => void;
}

/** Why a dislodged unit cannot retreat to a location. */
type Bar = Exclude<BarredReason, 'aboard'>;

/** Whether its path is to be decided: not that of a move by land. */
export const needsPath = ({ isCarried, way }: TurnUnit): boolean => isCarried || way !== null;

/** Whether a unit could go to the space without a convoy. */
export const reaches = ({ kind, at }: TurnUnit, space: number, { board }: MovementTurn): boolean =>
  board.reaches[kind][at]?.includes(space) ?? false;

/** Whether it could go to exactly this location. */
export const goesTo = (
  { kind, at }: TurnUnit,
  location: number,
  { board }: MovementTurn,
): boolean => board.goes[kind][at]?.includes(location) ?? false;

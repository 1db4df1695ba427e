import type { Board, Location, SpaceId, Unit } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Repair } from '../../orders/repair.ts';
import type { ArmyFleetChoices, Choices } from '../../rules/edition.ts';
import type { FleetWay } from '../../trace/army-fleet/fleet-fact.ts';
import type { FactOf, UnitAt, VoidReason } from '../../trace/fact.ts';
import { same } from '../../trace/same.ts';
import { seasOf, type Seas } from '../../board/convoy-routes.ts';

/** A legal move, with the location that it means. */
export interface LegalMove {
  readonly type: 'move';
  readonly unit: Unit;
  readonly at: UnitAt;
  readonly to: Location;
  readonly into: SpaceId;
  readonly via: boolean;
  /** For a landing: before its fleet acts, or after the fleet has moved. Omitted for all other moves. */
  readonly when?: 'first' | 'after';
}

/** A legal support; `to` is null if it supports in place. `into` is the space that it supports into. */
export interface LegalSupport {
  readonly type: 'support';
  readonly unit: Unit;
  readonly at: UnitAt;
  readonly target: UnitAt;
  readonly to: Location | null;
  readonly into: SpaceId;
}

/** A legal convoy order. */
export interface LegalConvoy {
  readonly type: 'convoy';
  readonly unit: Unit;
  readonly at: UnitAt;
  readonly army: UnitAt;
  readonly into: SpaceId;
}

export interface Holding {
  readonly type: 'hold';
  readonly unit: Unit;
  readonly at: UnitAt;
}

/** What a unit really does: a unit that does not follow exactly one legal order stands. */
export type UnitAction = LegalMove | LegalSupport | LegalConvoy | Holding;

export type RouteFact = FactOf<'route'>;

/**
 * How an army that goes by convoy travels: the ordered fleets; those of them on minimal routes; and those whose fate
 * decides whether it has a path (`Choices.routes`).
 */
export interface Crossing {
  readonly ordered: Seas;
  readonly onRoutes: Seas;
  readonly needed: Seas;
}

/** What the Army/Fleet module adds to a turn. */
export interface FleetModel {
  readonly choices: ArmyFleetChoices;
  readonly ways: ReadonlyMap<UnitAt, FleetWay>;
  /**
   * By landing: where the attack comes from, which is a sea, or for a landing beyond a ferry the army's starting space.
   */
  readonly from: ReadonlyMap<UnitAt, SpaceId>;
  /** By ferried army: the fleets of its own power that may carry it; by berth: the army that lands from there beyond the ferry. */
  readonly ferries: ReadonlyMap<UnitAt, readonly SpaceId[]>;
  readonly ferried: ReadonlyMap<UnitAt, UnitAt>;
  /** By berth: the army that boards there this turn. */
  readonly boarders: ReadonlyMap<UnitAt, UnitAt>;
}

/** The turn as the rules read it before anything is decided: everything that is static. */
export interface TurnModel {
  readonly board: Board;
  readonly choices: Choices;
  /** Null if the edition has no Army/Fleet module. */
  readonly fleets: FleetModel | null;
  readonly units: ReadonlyMap<SpaceId, Unit>;
  readonly actions: ReadonlyMap<UnitAt, UnitAction>;
  readonly moves: ReadonlyMap<UnitAt, LegalMove>;
  readonly into: ReadonlyMap<SpaceId, readonly LegalMove[]>;
  /** Moves by convoy. One without a route is void. */
  readonly crossings: ReadonlyMap<UnitAt, Crossing>;
  readonly voids: ReadonlyMap<UnitAt, VoidReason>;
  readonly routes: ReadonlyMap<UnitAt, RouteFact>;
  /** By moving unit: the supports that match its move. */
  readonly moveSupports: ReadonlyMap<UnitAt, readonly LegalSupport[]>;
  /** By unit that does not move: the supports that match it. */
  readonly holdSupports: ReadonlyMap<UnitAt, readonly LegalSupport[]>;
  /** What the static steps of the proof must state. */
  readonly illegal: readonly IllegalOrder[];
  readonly ambiguous: ReadonlyMap<UnitAt, Ambiguity>;
  readonly repairs: readonly RepairedOrder[];
}

/** One repair of one order; an order that was given twice is listed twice. */
export interface RepairedOrder {
  readonly order: Order;
  readonly repair: Repair;
}

/**
 * Different legal orders to one unit, grouped by meaning: everything written for each, as given, and for the one that
 * is followed.
 */
export interface Ambiguity {
  readonly meanings: readonly (readonly Order[])[];
  readonly followed: readonly Order[] | null;
}

/** All spellings of one illegal order, as given. */
export interface IllegalOrder {
  readonly orders: readonly Order[];
  readonly reason: FactOf<'illegal'>['reason'];
}

/** The seas that have a fleet of any power in them. */
export const fleetsAtSea = (units: ReadonlyMap<SpaceId, Unit>, board: Board): Seas =>
  seasOf(
    [...units].flatMap(([space, { kind }]) => (kind === 'F' ? [space] : [])),
    board,
  );

export const movesInto = (model: TurnModel, space: SpaceId): readonly LegalMove[] =>
  model.into.get(space) ?? [];

export const supportsOf = (model: TurnModel, mover: UnitAt): readonly LegalSupport[] =>
  model.moveSupports.get(mover) ?? [];

export const holdSupportsOf = (model: TurnModel, unit: UnitAt): readonly LegalSupport[] =>
  model.holdSupports.get(unit) ?? [];

export const byConvoy = (model: TurnModel, move: LegalMove): boolean =>
  model.crossings.has(move.at);

export const wayOf = ({ fleets }: TurnModel, unit: UnitAt): FleetWay | null =>
  fleets?.ways.get(unit) ?? null;

/** Whether its path is a decision in its own right. */
export const needsPath = (model: TurnModel, unit: UnitAt): boolean =>
  model.crossings.has(unit) || wayOf(model, unit) !== null;

/** Whether other units carry it, so that it meets no unit head to head. */
const isCarried = (model: TurnModel, { at }: LegalMove): boolean => {
  const way = wayOf(model, at);
  return model.crossings.has(at) || (way !== null && way !== 'sails-on');
};

/** Whether it goes into a berth: with its path it is aboard, since a berth is never contested. */
export const goesAboard = (model: TurnModel, unit: UnitAt): boolean => {
  const way = wayOf(model, unit);
  return way === 'boards' || way === 'ferried';
};

/** Whether it attacks from over the sea, though it counts as coming from where it began (DATC 3.0 4.A.4, 4.A.5). */
export const comesOverSea = (model: TurnModel, { at }: LegalMove): boolean =>
  model.crossings.has(at) || wayOf(model, at) === 'lands-ferried';

/** The space that its attack comes from. */
export const attackFrom = ({ fleets }: TurnModel, { at }: LegalMove): SpaceId =>
  fleets?.from.get(at) ?? at;

/**
 * The move of the unit in the destination to where this move comes from, if neither goes by convoy (1971 VIII; DATC 3.0
 * 5.B.1).
 */
export function headToHead(model: TurnModel, move: LegalMove): LegalMove | null {
  const other = opposite(model, move);
  return other && !isCarried(model, move) && !isCarried(model, other) ? other : null;
}

/**
 * The moves into a unit's space that come from where it wants to go: if one of them dislodges it, it may have no effect
 * there (1971 IX.7).
 */
export const metBy = (model: TurnModel, move: LegalMove): readonly LegalMove[] =>
  movesInto(model, move.at).filter(
    (other) => attackFrom(model, other) === move.into && !goesAboard(model, other.at),
  );

/** The move of the unit in the destination to where this move comes from. */
function opposite(model: TurnModel, move: LegalMove): LegalMove | null {
  const other = model.moves.get(move.into);
  return other?.into === move.at ? other : null;
}

/** The support that the unit gives unless it is cut: legal, and matched by what it supports; otherwise null. */
export function effectiveSupport(model: TurnModel, at: UnitAt): LegalSupport | null {
  const order = model.actions.get(at);
  return order?.type === 'support' && !model.voids.has(at) ? order : null;
}

/** The convoy that the fleet offers unless it is disrupted: legal, and matched by the army's move; otherwise null. */
export function effectiveCarrier(model: TurnModel, at: UnitAt): LegalConvoy | null {
  const order = model.actions.get(at);
  return order?.type === 'convoy' && !model.voids.has(at) ? order : null;
}

/** The illegal order of the turn that this order repeats, equal key for key. */
export const illegalOrder = (model: TurnModel, order: Order): IllegalOrder | undefined =>
  model.illegal.find(({ orders }) => orders.some((other) => same(other, order)));

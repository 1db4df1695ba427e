import type { Position } from '../../board/board.ts';
import type { Order } from '../../orders/order.ts';
import type { Edition } from '../../rules/edition.ts';
import type { IllegalReason, VoidReason } from '../../trace/fact.ts';
import { toldBy } from '../orders.ts';
import { chooseRoute, draftOf, enter, follow, match, relate } from '../turn-of.ts';
import type { DraftTurn, DraftUnit } from '../turn-of.ts';
import type { Told, TurnUnit } from '../turn.ts';
import { armyAboard, FLEET_BOARD, fleetOf, isSea } from './berths.ts';
import type { FleetTurn } from './berths.ts';
import { FLEET_LAW } from './law.ts';
import { firstOrder } from './legality.ts';
import { ownFerries } from './ways.ts';

interface FleetDraft extends DraftTurn, Pick<FleetTurn, 'fleets'> {}

/** Reads a turn of the Army/Fleet module. */
export function fleetTurnOf(
  position: Position,
  orders: readonly Order[],
  edition: Edition,
): FleetTurn {
  const turn = judged(position, orders, edition);
  const { units } = turn;
  for (const unit of units) {
    unit.orders = unit.orders.toSorted(
      (one, other) => orders.indexOf(one.order) - orders.indexOf(other.order),
    );
    follow(unit, turn);
  }
  for (const unit of units) if (sailsOn(unit, turn)) unit.way = 'sails-on';
  for (const unit of units) match(unit, meantBy(unit, turn), turn);
  for (const unit of units) chooseRoute(unit, turn);
  for (const unit of [...units]) if (isFerriedByOwn(unit, turn)) ferry(unit, turn);
  units.sort((one, other) => one.space - other.space);
  for (const [n, unit] of units.entries()) {
    unit.n = n;
    unit.from = originOf(unit, turn);
  }
  relate(turn);
  voidBoardings(turn);
  return turn;
}

/**
 * The units with their orders judged in rounds, by what they may depend on: landings before the fleet acts and boardings
 * on nothing; those of a fleet with an army aboard on whether that lands first; landings afterwards on where it goes.
 */
export function judged(
  position: Position,
  orders: readonly Order[],
  { id, choices, armyFleet }: Edition,
): FleetDraft {
  if (!armyFleet) throw new Error(`${id} lacks the choices of the Army/Fleet module`);
  const turn = { ...enter(position, choices, FLEET_LAW, FLEET_BOARD), fleets: armyFleet };
  const all = orders.map((order) => ({ order, told: toldBy(order, turn) }));
  for (const round of [0, 1, 2])
    for (const { order, told } of all) {
      if (roundOf(told, turn) !== round) continue;
      const unit = ordered(order, told, turn);
      const reason = whyIllegal(order, told, unit, turn);
      const one = { order, told, illegal: reason };
      if (unit && reason !== 'no-unit') unit.orders = [...unit.orders, one];
      else turn.strays.push(one);
    }
  return turn;
}

function roundOf({ at, way }: Told, turn: FleetDraft): number {
  if (way === 'lands-after') return 2;
  const unit = turn.at[at];
  return unit && armyAboard(unit, turn) ? 1 : 0;
}

/** The unit that is ordered: for an army that boards this turn and lands, another one in its berth. */
export function ordered({ power }: Order, { at, way }: Told, turn: FleetDraft): DraftUnit | null {
  const unit = turn.at[at] ?? turn.units.find(({ space }) => space === at);
  if (unit) return unit;
  if (way !== 'lands-after' || !isBoarded(at, turn)) return null;
  return fleetOf(at, turn)?.power === power ? inBerth(at, turn) : null;
}

/** Whether an army is ordered to board there. */
const isBoarded = (berth: number, { units }: FleetDraft): boolean =>
  units.some((unit) => {
    const first = firstOrder(unit);
    return first?.way === 'boards' && first.to === berth;
  });

/** An army that will land from a berth where it is not yet. */
function inBerth(berth: number, turn: FleetDraft): DraftUnit {
  const sea = turn.board.names[turn.board.seaOf[berth] ?? -1];
  const power = fleetOf(berth, turn)?.power;
  if (sea === undefined || power === undefined) throw new Error('no fleet of a berth');
  const army = draftOf({ power, kind: 'A', at: sea }, turn.board);
  turn.units.push(army);
  return army;
}

export function whyIllegal(
  { power }: Order,
  told: Told,
  unit: TurnUnit | null,
  turn: FleetDraft,
): IllegalReason | null {
  if (told.way === 'lands-first' || told.way === 'lands-after') {
    if (fleetOf(told.at, turn)?.power !== power) return 'no-unit';
    if (!unit) return isBoarded(told.at, turn) ? 'lands-at-once' : 'nobody-aboard';
  }
  if (unit?.power !== power) return 'no-unit';
  if (told.way === 'boards' && turn.fleets.boarding === 'none') return 'not-of-the-edition';
  return turn.law.illegal(unit, told, turn);
}

/** Whether it is a fleet whose army lands first. */
const sailsOn = (unit: DraftUnit, turn: FleetDraft): boolean =>
  unit.task === 'move' && armyAboard(unit, turn)?.way === 'lands-first';

/** The unit that a support or convoy names; an army that boards this turn and lands, in its landing. */
function meantBy({ told }: DraftUnit, { at, units }: FleetDraft): DraftUnit | undefined {
  const named = at[told.target ?? -1];
  const isLanding = told.task === 'support' && told.to !== null && named?.way === 'boards';
  if (!isLanding) return named;
  return units.find((unit) => unit.space === named.goal && unit.task === 'move') ?? named;
}

/** An army that a fleet of its own power ferries boards that fleet, and lands from it (I.b). */
const isFerriedByOwn = (army: DraftUnit, { fleets }: FleetDraft): boolean =>
  fleets.failedFerry === 'stays-aboard' &&
  army.isCarried &&
  army.void === null &&
  ownFerries(army).length > 0;

/** So it goes into the berth, and from there another unit lands, with everything that it had on its way. */
function ferry(army: DraftUnit, turn: FleetDraft): void {
  const [first] = ownFerries(army);
  const berth = turn.board.berthIn[first?.space ?? -1];
  if (berth === undefined) throw new Error('a ferry that is not at sea');
  const landing = turn.units.find(({ space }) => space === berth) ?? inBerth(berth, turn);
  const { goal, goalAt, supports } = army;
  Object.assign(landing, { task: 'move', goal, goalAt, supports, isCarried: true });
  landing.way = 'lands-ferried';
  landing.from = army.space;
  for (const unit of turn.units) if (supports.includes(unit)) unit.target = landing;
  Object.assign(army, { goal: berth, goalAt: berth, supports: [], isCarried: false });
  army.way = 'ferried';
}

/** The space that an attack comes from. */
function originOf({ way, space, from }: DraftUnit, turn: FleetDraft): number {
  if (way === 'lands-first') return turn.board.seaOf[space] ?? space;
  return way === 'lands-after' ? (fleetOf(space, turn)?.goal ?? space) : from;
}

/**
 * No army boards a fleet that is ordered to support, to ferry or to land, or that two armies are ordered to board (III.a,
 * III.c, A21, A23); then nobody lands from there.
 */
function voidBoardings(turn: FleetDraft): void {
  for (const unit of turn.units) {
    if (unit.way === 'boards') unit.void = whyNotBoarded(unit, fleetOf(unit.goal, turn));
  }
  for (const unit of turn.units) {
    const isStranded = unit.attackers.every((boarder) => boarder.void !== null);
    if (unit.way === 'lands-after' && turn.at[unit.space] !== unit && isStranded)
      unit.void = 'not-boarding';
  }
}

function whyNotBoarded({ rivals }: TurnUnit, fleet: TurnUnit | null): VoidReason | null {
  if (rivals.filter(({ way }) => way === 'boards').length > 1) return 'two-boarders';
  if (fleet?.task === 'support' || fleet?.task === 'convoy') return 'fleet-busy';
  return fleet?.task === 'move' && !isSea(fleet.goal) ? 'fleet-ashore' : null;
}

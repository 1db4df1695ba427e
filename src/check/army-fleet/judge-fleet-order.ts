import { canReach, neighbours, spaceOf, STANDARD } from '../../board/board.ts';
import type { SpaceId, Unit } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { berthIn, isBerth, unitAt } from '../../board/unit-at.ts';
import type { Boarding, Land, Order, SupportMove } from '../../orders/order.ts';
import type { ArmyFleetChoices, Choices, Edition } from '../../rules/edition.ts';
import type { IllegalReason, UnitAt } from '../../trace/fact.ts';
import type { OrderJudgement } from '../model/judge-order.ts';
import { fleetArrival, isIllegal, judge } from '../model/judge-order.ts';
import type { UnitAction } from '../model/turn-model.ts';

type Units = ReadonlyMap<UnitAt, Unit>;

/** What the first legal order of each unit says, as far as it affects the orders of others. */
interface Followed {
  readonly units: Units;
  readonly choices: Choices;
  readonly module: ArmyFleetChoices;
  readonly first: Map<UnitAt, UnitAction>;
}

const isSea = (space: SpaceId): boolean => SPACES[space].kind === 'sea';
const isCoastal = (space: SpaceId): boolean => SPACES[space].kind === 'coastal';
const touches = (sea: SpaceId, space: SpaceId): boolean => canReach({ kind: 'F', at: sea }, space);

/** Whether an army could land in that province from the sea. */
const landsFrom = (sea: SpaceId, to: SpaceId): boolean => isCoastal(to) && touches(sea, to);

/**
 * Judges all orders of a turn under the Army/Fleet module. What the fleet of an army aboard may do depends on whether
 * that army lands first, and a landing afterwards depends on where its fleet goes; so landings first are judged first,
 * and landings afterwards last.
 */
export function judgeFleetOrders(
  orders: readonly Order[],
  units: Units,
  { choices, armyFleet: module }: Required<Pick<Edition, 'choices' | 'armyFleet'>>,
): readonly OrderJudgement[] {
  const followed: Followed = { units, choices, module, first: new Map() };
  const judgements: OrderJudgement[] = [];
  for (const round of [0, 1, 2] as const)
    for (const [place, order] of orders.entries()) {
      if (roundOf(order, units) !== round) continue;
      const judgement = judgeOne(order, followed);
      judgements[place] = judgement;
      if (!isIllegal(judgement) && !followed.first.has(judgement.at))
        followed.first.set(judgement.at, judgement);
    }
  return judgements;
}

function roundOf(order: Order, units: Units): 0 | 1 | 2 {
  if (order.type === 'land' && order.when === 'after') return 2;
  const unit = unitAt(order.unit);
  return !isBerth(unit) && isSea(unit) && units.has(berthIn(unit)) ? 1 : 0;
}

function judgeOne(order: Order, followed: Followed): OrderJudgement {
  const { units } = followed;
  if (order.type === 'land') return judgeLanding(order, followed);
  const at = unitAt(order.unit);
  const unit = units.get(at);
  if (unit?.power !== order.power) return 'no-unit';
  if (order.type === 'board') return judgeBoarding(order, unit, followed);
  if (isBerth(at)) return judgeAboard(order, unit, at);
  const trouble = whyFleetIllegal(order, at, followed);
  if (trouble !== null) return trouble;
  return judgePlain(order, unit, followed);
}

function judgeAboard(order: Order, unit: Unit, at: UnitAt): OrderJudgement {
  if (order.type === 'hold') return { type: 'hold', unit, at };
  if (order.type === 'move') return 'unreachable';
  return order.type === 'convoy' ? 'convoy-by-army' : 'support-unreachable';
}

/** Where the army of a fleet lands before the fleet acts; null if it does not. */
function landingBefore(fleet: UnitAt, { first, units }: Followed): SpaceId | null {
  if (!units.has(berthIn(fleet))) return null;
  const landing = first.get(berthIn(fleet));
  return landing?.type === 'move' ? landing.into : null;
}

/** III.a, III.g: what the fleet of an army aboard may not do. */
function whyFleetIllegal(order: Order, fleet: UnitAt, followed: Followed): IllegalReason | null {
  if (!isSea(fleet) || !followed.units.has(berthIn(fleet))) return null;
  if (order.type === 'convoy') return 'aboard-ferry';
  const landing = landingBefore(fleet, followed);
  if (landing === null)
    return order.type === 'move' && !isSea(spaceOf(order.to)) ? 'aboard-ashore' : null;
  switch (order.type) {
    case 'hold':
      return null;
    case 'move':
      return spaceOf(order.to) === landing ? 'lands-together' : null;
    case 'support-move': {
      const isOwn = unitAt(order.target) === berthIn(fleet) && spaceOf(order.to) === landing;
      return isOwn ? null : 'support-elsewhere';
    }
    default:
      return 'support-elsewhere';
  }
}

/** An order of the rulebook: a convoy goes over one sea only, and a support may be of a landing (I, III.a). */
function judgePlain(order: Order, unit: Unit, followed: Followed): OrderJudgement {
  const { units, choices } = followed;
  const at = unitAt(unit);
  switch (order.type) {
    case 'move': {
      const into = spaceOf(order.to);
      if (into === at) return 'own-space';
      if (unit.kind === 'F') {
        const arrival = fleetArrival(unit, order.to, choices.onlyCoast);
        if (arrival.reason !== null) return arrival.reason;
        return { type: 'move', unit, at, to: arrival.to, into, via: order.viaConvoy };
      }
      const reason = whyArmyIllegal(unit, into, units, null);
      if (reason !== null) return reason;
      return { type: 'move', unit, at, to: into, into, via: order.viaConvoy };
    }
    case 'support-hold': {
      const target = unitAt(order.target);
      if (target === at) return 'support-itself';
      if (!units.has(target)) return 'support-nobody';
      if (isBerth(target) || !canReach(unit, target)) return 'support-unreachable';
      return { type: 'support', unit, at, target, to: null, into: target };
    }
    case 'support-move':
      return judgeSupport(order, unit, followed);
    case 'convoy': {
      const army = unitAt(order.target);
      if (unit.kind === 'A') return 'convoy-by-army';
      if (!isSea(at)) return 'convoy-off-sea';
      if (units.get(army)?.kind !== 'A') return 'convoy-no-army';
      const isOneSea =
        !isBerth(army) && army !== order.to && landsFrom(at, army) && landsFrom(at, order.to);
      return isOneSea ? { type: 'convoy', unit, at, army, into: order.to } : 'convoy-useless';
    }
    default:
      return judge(order, units, choices, STANDARD);
  }
}

/** Why an army could not go there, over land or over one sea; `but`: a fleet that must not carry it. */
function whyArmyIllegal(
  unit: Unit,
  into: SpaceId,
  units: Units,
  but: UnitAt | null,
): IllegalReason | null {
  const from = spaceOf(unit.at);
  if (canReach(unit, into)) return null;
  if (!isCoastal(from) || !isCoastal(into)) return 'unreachable';
  return ferrySeas(units).some((sea) => sea !== but && touches(sea, from) && touches(sea, into))
    ? null
    : 'no-fleets';
}

/** The seas of fleets without an army aboard. */
export const ferrySeas = (units: Units): readonly SpaceId[] =>
  [...units]
    .filter(([at, { kind }]) => kind === 'F' && isSea(at) && !units.has(berthIn(at)))
    .map(([at]) => at);

function judgeSupport(
  { target: named, to }: SupportMove,
  unit: Unit,
  followed: Followed,
): OrderJudgement {
  const { units, choices } = followed;
  const at = unitAt(unit);
  const target = unitAt(named);
  const into = spaceOf(to);
  if (target === at || into === at) return 'support-itself';
  const helped = units.get(target);
  if (!helped) return 'support-nobody';
  if (!canReach(unit, into)) return 'support-unreachable';
  const aim = choices.supportedCoast === 'ignored' ? into : to;
  const isPossible =
    helped.kind === 'F'
      ? into !== target &&
        (aim === into ? canReach(helped, into) : neighbours(helped).includes(aim))
      : couldLand(helped, target, into, at, units);
  return isPossible ? { type: 'support', unit, at, target, to, into } : 'support-impossible';
}

/** Whether an army could get there without the supporter carrying it: over land, by a ferry, or aboard a fleet. */
function couldLand(
  army: Unit,
  at: UnitAt,
  into: SpaceId,
  supporter: UnitAt,
  units: Units,
): boolean {
  if (isBerth(at)) return landsNear(spaceOf(at), into, true);
  if (into !== at && whyArmyIllegal(army, into, units, supporter) === null) return true;
  return [...units].some(
    ([sea, fleet]) =>
      fleet.kind === 'F' &&
      isSea(sea) &&
      sea !== supporter &&
      fleet.power === army.power &&
      !units.has(berthIn(sea)) &&
      touches(sea, at) &&
      landsNear(sea, into, false),
  );
}

/** Whether a fleet in the sea, or after a move to an adjacent one, could land an army there. */
function landsNear(sea: SpaceId, into: SpaceId, now: boolean): boolean {
  if (now && landsFrom(sea, into)) return true;
  return neighbours({ kind: 'F', at: sea })
    .map(spaceOf)
    .some((next) => isSea(next) && landsFrom(next, into));
}

/** II.a, III.f: an army boards a fleet of its own power next to it that has no army aboard. */
function judgeBoarding(
  { onto }: Boarding,
  unit: Unit,
  { units, module }: Followed,
): OrderJudgement {
  const at = unitAt(unit);
  if (module.boarding === 'none') return 'not-of-the-edition';
  if (unit.kind === 'F' || isBerth(at)) return 'boards-nothing';
  const fleet = units.get(onto);
  if (fleet?.kind !== 'F' || !isSea(onto)) return 'boards-nothing';
  if (fleet.power !== unit.power || units.has(berthIn(onto))) return 'boards-nothing';
  if (!touches(onto, at)) return 'boards-afar';
  return { type: 'move', unit, at, to: berthIn(onto), into: berthIn(onto), via: false };
}

/** II.a, III.f: a landing from where the army was at the beginning, or from the sea that its fleet goes to. */
function judgeLanding({ power, unit: named, to, when }: Land, followed: Followed): OrderJudgement {
  const { units, first } = followed;
  const sea = spaceOf(named.at);
  const fleet = units.get(sea);
  if (!isSea(sea) || fleet?.kind !== 'F' || fleet.power !== power) return 'no-unit';
  const at = berthIn(sea);
  const isBoarded = [...first.values()].some((one) => one.type === 'move' && one.into === at);
  const army: Unit | undefined =
    units.get(at) ?? (isBoarded && when === 'after' ? { power, kind: 'A', at: sea } : undefined);
  if (!army) return isBoarded ? 'lands-at-once' : 'nobody-aboard';
  const lands: UnitAction = { type: 'move', unit: army, at, to, into: to, via: false, when };
  if (when === 'first') return landsFrom(sea, to) ? lands : 'lands-afar';
  const way = first.get(sea);
  if (way?.type !== 'move' || !isSea(way.into)) return 'fleet-elsewhere';
  return landsFrom(way.into, to) ? lands : 'lands-afar';
}

import { canReach, neighbours, spaceOf, type SpaceId } from '../board/board.ts';
import type { FactOf, RouteReason, UnitAt } from '../trace/fact.ts';
import { spaceName, unitName, unitsOwn } from './names.ts';
import { destination, factsOf, type Telling } from './telling.ts';
import { listed } from './words.ts';

/** The fleets whose orders to convoy this army count. */
function convoyers(army: UnitAt, { orders, idle }: Telling): readonly SpaceId[] {
  return [...orders].flatMap(([at, order]) =>
    order.type === 'convoy' && spaceOf(order.target.at) === army && !idle.has(at) ? [at] : [],
  );
}

/** Whether the fleets make a chain from one province to another. */
function chain(fleets: readonly SpaceId[], from: SpaceId, to: SpaceId): boolean {
  const at = (fleet: SpaceId) => ({ kind: 'F', at: fleet }) as const;
  const reached = new Set<SpaceId>(
    fleets.filter((fleet) => neighbours(at(fleet)).some((next) => spaceOf(next) === from)),
  );
  for (const fleet of reached) {
    for (const next of fleets) if (canReach(at(fleet), next)) reached.add(next);
  }
  return [...reached].some((fleet) => canReach(at(fleet), to));
}

const REASONS: Readonly<Record<RouteReason, string>> = {
  'via-convoy': 'because its order says so',
  'own-fleet': 'because a fleet of its own power is ordered to convoy it',
  exchange: 'because the unit there is ordered to come the other way',
  'foreign-fleet': 'because its order does not ask for a convoy',
  'no-exchange': 'because no unit comes the other way',
  'no-route': 'because the fleets were not ordered to make a way',
};

/** An army that could go over land or over sea: which way it goes. */
export function route({ unit, by, reason }: FactOf<'route'>, t: Telling): string {
  const to = destination(unit, t);
  const goes = by === 'convoy' ? 'by convoy' : 'over land';
  const own =
    reason === 'foreign-fleet' && t.edition.choices.adjacentConvoy === 'own-fleet-or-via'
      ? ' and no fleet of its own power offers one'
      : '';
  return `the army in ${spaceName(unit)} goes${to === null ? '' : ` to ${spaceName(spaceOf(to))}`} ${goes}, ${REASONS[reason]}${own}.`;
}

/** Nobody dislodges a convoying fleet. */
export function convoyAvailable({ unit, attackers }: FactOf<'convoy-available'>): string {
  return attackers.length === 0
    ? `no one attacks ${unitName(unit)}, so its convoy is available.`
    : `${listed(attackers.map(unitName))} ${attackers.length === 1 ? 'attacks' : 'attack'} ${unitName(unit)} but ${attackers.length === 1 ? 'does' : 'do'} not dislodge it, so its convoy is available.`;
}

/** A convoying fleet is lost, or the edition breaks its convoy to settle a paradox. */
export function convoyDisrupted({ unit, by }: FactOf<'convoy-disrupted'>): string {
  return by === null
    ? `to settle the paradox, ${unitsOwn(unit)} convoy is broken, though the fleet itself may stay.`
    : `${unitName(by)} dislodges ${unitName(unit)}, so the convoy of that fleet is broken.`;
}

/** An army has its way over sea. */
export function path({ unit, fleets }: FactOf<'path'>, t: Telling): string {
  const to = destination(unit, t);
  const goal = to === null ? '' : ` to ${spaceName(spaceOf(to))}`;
  const all = convoyers(unit, t);
  const own = listed(fleets.map(unitName));
  if (t.edition.choices.routes === 'one-survives' && fleets.length < all.length) {
    return `${own} ${fleets.length === 1 ? 'makes' : 'make'} an unbroken way for the army from ${spaceName(unit)}${goal}, and one is enough.`;
  }
  return fleets.length === 1
    ? `the convoy of ${own} is available, so the army in ${spaceName(unit)} can cross${goal}.`
    : `the convoys of ${own} are all available, so the army in ${spaceName(unit)} can cross${goal}.`;
}

/** An army that has no way over sea stays and affects nothing. */
export function noPath({ unit, broken }: FactOf<'no-path'>, t: Telling): string {
  const stays = `the army stays in ${spaceName(unit)}`;
  const to = destination(unit, t);
  if (broken.length === 0) return `${stays}: there is no chain of fleets to carry it.`;
  const where = listed(broken.map(spaceName));
  const left = convoyers(unit, t).filter((fleet) => !broken.includes(fleet));
  if (to !== null && chain(left, unit, spaceOf(to))) {
    return `${stays}: one of its routes is broken, in ${where}, and this edition asks for all of them.`;
  }
  return broken.length === 1 || !manyRoutes(unit, broken, t)
    ? `${stays}: its convoy is broken in ${where}.`
    : `${stays}: every route is broken, in ${where}.`;
}

/** Whether any one of the broken fleets could have been done without. */
function manyRoutes(unit: UnitAt, broken: readonly SpaceId[], t: Telling): boolean {
  const to = destination(unit, t);
  if (to === null) return false;
  const all = convoyers(unit, t);
  return broken.some((lost) =>
    chain(
      all.filter((fleet) => fleet !== lost),
      unit,
      spaceOf(to),
    ),
  );
}

/** An attack on the fleet that changed nothing; a broken route that was not needed. */
export function convoyNearMiss(
  fact: FactOf<'convoy-available'> | FactOf<'path'> | FactOf<'no-path'>,
  t: Telling,
): string | null {
  if (fact.type === 'convoy-available') {
    return fact.attackers.length === 0
      ? null
      : 'an attack that does not dislodge the fleet leaves its convoy unharmed.';
  }
  const lost = factsOf(t.before, 'convoy-disrupted').map((earlier) => earlier.unit);
  if (fact.type === 'path') {
    const other = convoyers(fact.unit, t).find((fleet) => lost.includes(fleet));
    return other === undefined
      ? null
      : `the other route, through ${spaceName(other)}, is broken, but the army does not need it.`;
  }
  const to = destination(fact.unit, t);
  const left = convoyers(fact.unit, t).filter((fleet) => !fact.broken.includes(fleet));
  return to !== null &&
    !left.some((fleet) => lost.includes(fleet)) &&
    chain(left, fact.unit, spaceOf(to))
    ? `the route by ${listed(left.map(spaceName))} is unharmed, but not enough.`
    : null;
}

import { spaceOf } from '../board/board.ts';
import type { FactOf, RouteReason } from '../trace/fact.ts';
import { spaceName, unitName, unitsOwn } from './names.ts';
import { destination, factsOf, type Telling } from './telling.ts';
import { convoyers, hasOwnWay, hasSpareRoute, hasWayLeft } from './ways.ts';
import { listed } from './words.ts';

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
    ? `by the rule for paradoxes, ${unitsOwn(unit)} convoy is broken. That does not dislodge the fleet.`
    : `${unitName(unit)} is dislodged by ${unitName(by)}, so its convoy is broken.`;
}

/** An army has its way over sea. */
export function path({ unit, fleets }: FactOf<'path'>, t: Telling): string {
  const to = destination(unit, t);
  const goal = to === null ? '' : ` to ${spaceName(spaceOf(to))}`;
  const names = listed(fleets.map(unitName));
  const enough =
    t.edition.choices.routes === 'one-survives' && hasSpareRoute(unit, fleets, t)
      ? ' One unbroken way is enough.'
      : '';
  if (fleets.length === 1) {
    return `the convoy of ${names} is available, so the army in ${spaceName(unit)} can cross${goal}.${enough}`;
  }
  const both = fleets.length === 2 ? 'both' : 'all';
  return `the convoys of ${names} are ${both} available, so the army in ${spaceName(unit)} can cross${goal}.${enough}`;
}

/** An army that has no way over sea stays and affects nothing. */
export function noPath({ unit, broken }: FactOf<'no-path'>, t: Telling): string {
  const stays = `the army stays in ${spaceName(unit)}`;
  if (broken.length === 0) return `${stays}: there is no chain of fleets to carry it.`;
  const where = listed(broken.map(spaceName));
  if (hasWayLeft(unit, broken, t) && t.edition.choices.routes === 'all-own-survive') {
    return hasOwnWay(unit, t)
      ? `${stays}: a way over fleets of its own power is broken, in ${where}, and this edition asks for all of those.`
      : `${stays}: one of its routes is broken, in ${where}, and this edition asks for all of them, since no fleets of its own power make one.`;
  }
  if (hasWayLeft(unit, broken, t)) {
    return broken.length === 1
      ? `${stays}: one of its routes is broken, in ${where}, and this edition asks for all of them.`
      : `${stays}: its routes are broken in ${where}, and this edition asks for all of them.`;
  }
  return broken.length > 1 && hasSpareRoute(unit, broken, t)
    ? `${stays}: every route is broken, in ${where}.`
    : `${stays}: its convoy is broken in ${where}.`;
}

/** An attack on the fleet that changed nothing; a broken route that was not needed; one that was not enough. */
export function convoyNearMiss(
  fact: FactOf<'convoy-available'> | FactOf<'path'> | FactOf<'no-path'>,
  t: Telling,
): string | null {
  const known = (type: 'convoy-available' | 'convoy-disrupted') =>
    factsOf(t.before, type).map(({ unit }) => unit);
  switch (fact.type) {
    case 'convoy-available':
      return fact.attackers.length === 0
        ? null
        : 'an attack that does not dislodge the fleet leaves its convoy unharmed.';
    case 'path': {
      const lost = known('convoy-disrupted');
      const other = convoyers(fact.unit, t).find((fleet) => lost.includes(fleet));
      return other === undefined
        ? null
        : `the way through ${spaceName(other)} is broken, but the army does not need it.`;
    }
    case 'no-path': {
      const whole = known('convoy-available');
      const left = convoyers(fact.unit, t).filter((fleet) => !fact.broken.includes(fleet));
      return fact.broken.length > 0 &&
        hasWayLeft(fact.unit, fact.broken, t) &&
        left.every((fleet) => whole.includes(fleet))
        ? `the way through ${listed(left.map(spaceName))} is unbroken, but that is not enough.`
        : null;
    }
  }
}

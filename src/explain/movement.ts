import { spaceOf, type SpaceId } from '../board/board.ts';
import { NATIONALITY } from '../board/powers.ts';
import type { FactOf, Rival, UnitAt } from '../trace/fact.ts';
import { kindAt, placeName, spaceName, unitIn, unitName } from './names.ts';
import { convoyed, exact, factsOf, type Telling } from './telling.ts';
import { listed } from './words.ts';

/** The mover: an army that comes over sea is told by where it comes from. */
export function mover(unit: UnitAt, t: Telling): string {
  return convoyed(unit, t) ? `the army from ${spaceName(unit)}` : unitName(unit);
}

/** `takes Silesia`, `lands in Belgium`. */
export function takes(unit: UnitAt, to: string, t: Telling): string {
  return convoyed(unit, t) ? `lands in ${to}` : `takes ${to}`;
}

/** What rivals for the space come to: the weaker, those beaten head to head, those that never arrive. */
function others(rivals: readonly Rival[], to: SpaceId, t: Telling): string {
  const names = (powerless: Rival['powerless']) =>
    rivals.filter((rival) => rival.powerless === powerless).map(({ unit }) => mover(unit, t));
  const [weaker, beaten, lost] = [names(null), names('beaten'), names('no-path')];
  const are = (list: readonly string[]) => (list.length === 1 ? 'is' : 'are');
  const told = [
    weaker.length > 0 ? `${listed(weaker)}, ordered there too, ${are(weaker)} weaker.` : '',
    beaten.length > 0
      ? `${listed(beaten)} ${are(beaten)} ordered there too, but ${are(beaten)} dislodged by the unit that comes from ${spaceName(to)} and cannot stop it.`
      : '',
    lost.length > 0
      ? `${listed(lost)} ${are(lost)} ordered there too, but never arrive${lost.length === 1 ? 's' : ''}.`
      : '',
  ];
  return told.filter((sentence) => sentence !== '').join(' ');
}

/** `, 2 against 1`: its strength against the strongest that opposes it; nothing if nobody does. */
export function score({
  attack,
  against,
  rivals,
}: Pick<FactOf<'move-succeeds'>, 'attack' | 'against' | 'rivals'>): string {
  const opposed = [
    ...(against === null ? [] : [against.strength]),
    ...rivals.filter(({ powerless }) => powerless === null).map(({ strength }) => strength),
  ];
  return opposed.length === 0 ? '' : `, ${String(attack)} against ${String(Math.max(...opposed))}`;
}

/** A move succeeds: against whom, by how much, or why nothing stands in its way. */
export function moveSucceeds(fact: FactOf<'move-succeeds'>, t: Telling): string {
  const { unit, to, against, rivals } = fact;
  const space = spaceOf(to);
  const numbers = score(fact);
  const rest = rivals.length === 0 ? '' : ` ${others(rivals, space, t)}`;
  if (against?.role === 'defend') {
    return `${unitName(unit)} and ${unitName(space)} attack each other, and ${unitName(unit)} takes ${placeName(to)}${numbers}.${rest}`;
  }
  if (numbers !== '') return `${mover(unit, t)} ${takes(unit, placeName(to), t)}${numbers}.${rest}`;
  const left = t.units.has(space)
    ? `${unitIn(space, t.units)} leaves`
    : `${spaceName(space)} is empty`;
  const enters = convoyed(unit, t)
    ? 'lands there'
    : to === space
      ? 'moves in'
      : `moves to ${placeName(to)}`;
  return rivals.length === 0
    ? `${left} and no one else goes there, so ${mover(unit, t)} ${enters}.`
    : `${left}, so ${mover(unit, t)} ${enters}.${rest}`;
}

/** `just as strong` or `stronger`; with bounds no more than is known. */
function stronger(attack: number, other: number, t: Telling): string {
  if (!exact(t)) return 'at least as strong';
  return attack === other ? 'just as strong' : 'stronger';
}

/** A move bounces: on whom, and the two strengths. */
export function moveBounces(fact: FactOf<'move-bounces'>, t: Telling): string {
  const { unit, to, attack, by, garrison } = fact;
  const space = spaceOf(to);
  const numbers = `${String(attack)} against ${String(by.strength)}`;
  const how = stronger(attack, by.strength, t);
  const mutual =
    attack === by.strength &&
    factsOf(t.before, 'move-bounces').some(
      (earlier) => earlier.unit === by.unit && earlier.by.unit === unit,
    );
  if (convoyed(unit, t) && !factsOf(t.before, 'path').some((path) => path.unit === unit)) {
    return `even if ${mover(unit, t)} crosses, it cannot enter ${spaceName(space)}: ${mover(by.unit, t)} is ${how}, ${numbers}.`;
  }
  switch (by.role) {
    case 'hold':
      return `${mover(unit, t)} bounces off ${unitName(by.unit)}, which is ${how}: ${numbers}.`;
    case 'defend':
      return mutual
        ? `${unitName(by.unit)} and ${unitName(unit)} attack each other, and neither gets through, ${numbers}.`
        : `${unitName(unit)} bounces off ${unitName(by.unit)}, which attacks it in turn and is ${how}: ${numbers}.`;
    case 'prevent': {
      const there = garrison === null ? '' : `the ${kindAt(garrison, t.units)} there`;
      const name = mover(unit, t);
      const rival = mover(by.unit, t);
      return mutual
        ? `${rival} and ${name} bounce in ${spaceName(space)}, ${numbers}${there && `, so neither dislodges ${there}`}.`
        : `${name} bounces in ${spaceName(space)}: ${rival} is ordered there too and is ${how}, ${numbers}${there && `. It does not dislodge ${there}`}.`;
    }
  }
}

/** A move would dislodge a unit of its own power. */
export function moveBlocked({ unit, to, by }: FactOf<'move-blocked'>, t: Telling): string {
  const power = t.units.get(unit)?.power;
  const same = power === undefined ? 'of its own power' : `${NATIONALITY[power]} too`;
  return `${mover(unit, t)} cannot enter ${placeName(to)}: the ${kindAt(by, t.units)} there is ${same} and does not leave.`;
}

/** What a failed attack is still good for; what a dislodged or blocked rival still does, or does no more. */
export function moveNearMiss(
  fact: FactOf<'move-succeeds'> | FactOf<'move-bounces'> | FactOf<'move-blocked'>,
  t: Telling,
): string | null {
  switch (fact.type) {
    case 'move-blocked':
      return `its attack can still stand off other units ordered to ${spaceName(spaceOf(fact.to))}.`;
    case 'move-succeeds': {
      const beaten = fact.rivals.find(({ powerless }) => powerless === 'beaten');
      return beaten === undefined
        ? null
        : `dislodged from any other side, ${mover(beaten.unit, t)} would still count against it.`;
    }
    case 'move-bounces': {
      const { by, to } = fact;
      if (by.role !== 'prevent') return null;
      if (factsOf(t.before, 'move-blocked').some(({ unit }) => unit === by.unit)) {
        return `${mover(by.unit, t)} cannot enter ${spaceName(spaceOf(to))} itself, but its attack counts.`;
      }
      return factsOf(t.before, 'dislodged').some(({ unit }) => unit === by.unit)
        ? `${mover(by.unit, t)} is itself dislodged, but not from ${spaceName(spaceOf(to))}, so its attack counts.`
        : null;
    }
  }
}

import { spaceOf } from '../board/board.ts';
import { NATIONALITY } from '../board/powers.ts';
import type { FactOf } from '../trace/fact.ts';
import { mover } from './movement.ts';
import { kindAt, placeName, spaceName, unitName } from './names.ts';
import { convoyed, exact, factsOf, type Telling } from './telling.ts';

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
    const rival = by.unit === space ? `the ${kindAt(space, t.units)} there` : mover(by.unit, t);
    return `even if ${mover(unit, t)} crosses, it cannot enter ${spaceName(space)}: ${rival} is ${how}, ${numbers}.`;
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

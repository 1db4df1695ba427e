import { spaceOf, type SpaceId } from '../board/board.ts';
import type { FactOf, Rival, UnitAt } from '../trace/fact.ts';
import { placeName, spaceName, unitIn, unitName } from './names.ts';
import { convoyed, type Telling } from './telling.ts';
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
      ? `${listed(beaten)}, ordered there too, ${are(beaten)} dislodged from ${spaceName(to)} and cannot stop it.`
      : '',
    lost.length > 0
      ? `${listed(lost)}, ordered there too, never arrive${lost.length === 1 ? 's' : ''}.`
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

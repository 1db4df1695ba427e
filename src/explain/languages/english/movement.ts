import { spaceOf } from '../../../board/board.ts';
import type { Table } from '../language.ts';
import type { MovementMessage, Rivals } from '../../messages/movement.ts';
import type { Mover, Score } from '../../messages/who.ts';
import { moverName, placeName, spaceName, unitIn, unitName, unitThere } from './names.ts';
import { BOUNDS } from './strength.ts';
import { against, listed } from './words.ts';

/** `, 2 against 1`; nothing if nobody opposes it. */
export const numbers = (score: Score | null): string =>
  score ? `, ${against(score.attack, score.against)}` : '';

/** `takes Silesia`, `lands in Belgium`. */
export const takes = ({ crosses }: Mover, to: string): string =>
  crosses ? `lands in ${to}` : `takes ${to}`;

function others({ to, weaker, beaten, lost }: Rivals): string {
  const names = (list: readonly Mover[]) => `${listed(list.map(moverName))}, ordered there too,`;
  const are = (list: readonly Mover[]) => (list.length === 1 ? 'is' : 'are');
  return [
    weaker.length > 0 ? ` ${names(weaker)} ${are(weaker)} weaker.` : '',
    beaten.length > 0
      ? ` ${names(beaten)} ${are(beaten)} dislodged by the unit that comes from ${spaceName(to)} and cannot stop it.`
      : '',
    lost.length > 0 ? ` ${names(lost)} never arrive${lost.length === 1 ? 's' : ''}.` : '',
  ].join('');
}

export const movement: Table<MovementMessage> = {
  'move-meets': ({ unit, other, to, score, rivals }) =>
    `${unitName(unit)} and ${unitName(other)} attack each other, and ${unitName(unit)} takes ${placeName(to)}${numbers(score)}.${others(rivals)}`,
  'move-takes': ({ unit, to, score, exact, rivals }) => {
    const count = exact
      ? numbers(score)
      : `, at least ${String(score.attack)} against at most ${String(score.against)}`;
    return `${moverName(unit)} ${takes(unit, placeName(to))}${count}.${others(rivals)}`;
  },
  'move-takes-even': ({ unit, to, there, bound, attack, rivals }) =>
    `${moverName(unit)} ${takes(unit, placeName(to))}: its strength of ${BOUNDS[bound]}${String(attack)} is enough even if ${unitThere(there)} stays.${others(rivals)}`,
  'move-enters': ({ unit, to, leaver, alone, rivals }) => {
    const left = leaver ? `${unitIn(leaver)} leaves` : `${spaceName(spaceOf(to))} is empty`;
    const ashore = to === spaceOf(to) ? 'moves in' : `moves to ${placeName(to)}`;
    const enters = `${moverName(unit)} ${unit.crosses ? 'lands there' : ashore}`;
    return alone
      ? `${left} and no one else goes there, so ${enters}.`
      : `${left}, so ${enters}.${others(rivals)}`;
  },
};

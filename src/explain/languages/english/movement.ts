import { spaceOf } from '../../../board/board.ts';
import { NATIONALITY } from '../../../board/powers.ts';
import {
  against,
  moverName,
  placeName,
  spaceName,
  unitIn,
  unitName,
  unitThere,
  unitsListed,
} from './grammar.ts';
import { BOUNDS } from './strength.ts';
import type { MessageTable } from '../language.ts';
import type { FailureMessage, FailureNearMiss, Stronger } from '../../messages/failure.ts';
import type { MovementMessage, Rivals } from '../../messages/movement.ts';
import type { Mover, Score } from '../../messages/who.ts';

/** `, 2 against 1`; empty if the move is unopposed. */
export const numbers = (score: Score | null): string =>
  score ? `, ${against(score.attack, score.against)}` : '';

/** `takes Silesia`, `lands in Belgium`. */
export const takes = ({ crosses }: Mover, to: string): string =>
  crosses ? `lands in ${to}` : `takes ${to}`;

function others({ to, weaker, beaten, lost }: Rivals): string {
  const names = (list: readonly Mover[]) =>
    `${unitsListed(list.map(moverName))}, ordered there too,`;
  const are = (list: readonly Mover[]) => (list.length === 1 ? 'is' : 'are');
  return [
    weaker.length > 0 ? ` ${names(weaker)} ${are(weaker)} weaker.` : '',
    beaten.length > 0
      ? ` ${names(beaten)} ${are(beaten)} dislodged by the unit that comes from ${spaceName(to)} and cannot stop it.`
      : '',
    lost.length > 0 ? ` ${names(lost)} never arrive${lost.length === 1 ? 's' : ''}.` : '',
  ].join('');
}

export const movement: MessageTable<MovementMessage> = {
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

const HOW: Readonly<Record<Stronger, string>> = {
  'as-strong': 'just as strong',
  stronger: 'stronger',
  'at-least-as-strong': 'at least as strong',
};

const scoreNumbers = ({ attack, against: other }: Score): string => against(attack, other);

export const failure: MessageTable<FailureMessage> = {
  'bounces-if-it-crosses': ({ unit, to, rival, there, how, score }) =>
    `even if ${moverName(unit)} crosses, it cannot enter ${spaceName(to)}: ${rival ? moverName(rival) : unitThere(there)} is ${HOW[how]}, ${scoreNumbers(score)}.`,
  'bounces-off-holder': ({ unit, by, how, score }) =>
    `${moverName(unit)} bounces off ${unitName(by)}, which is ${HOW[how]}: ${scoreNumbers(score)}.`,
  'bounces-head-on': ({ unit, by, how, mutual, score }) =>
    mutual
      ? `${unitName(by)} and ${unitName(unit)} attack each other, and neither gets through, ${scoreNumbers(score)}.`
      : `${unitName(unit)} bounces off ${unitName(by)}, which attacks it in turn and is ${HOW[how]}: ${scoreNumbers(score)}.`,
  'bounces-off-rival': ({ unit, by, to, how, mutual, garrison, score }) => {
    const [name, rival] = [moverName(unit), moverName(by)];
    const there = garrison && unitThere(garrison);
    return mutual
      ? `${unitsListed([rival, name])} bounce in ${spaceName(to)}, ${scoreNumbers(score)}${there ? `, so neither dislodges ${there}` : ''}.`
      : `${name} bounces in ${spaceName(to)}: ${rival} is ordered there too and is ${HOW[how]}, ${scoreNumbers(score)}.${there ? ` So ${name} does not dislodge ${there}.` : ''}`;
  },
  'own-swap': ({ unit, by, power }) => {
    const same = power === null ? 'of one power' : NATIONALITY[power];
    return `${unitName(unit)} and ${unitName(by)} try to change places. Without a convoy they meet, and since both are ${same} neither gives way.`;
  },
  'move-blocked': ({ unit, to, by, power }) => {
    const same = power === null ? 'of its own power' : `${NATIONALITY[power]} too`;
    return `${moverName(unit)} cannot enter ${placeName(to)}: ${unitThere(by)} is ${same} and does not leave.`;
  },
};

export const failureNearMisses: MessageTable<FailureNearMiss> = {
  'blocked-keeps-out': ({ unit, to, kept }) =>
    `${moverName(unit)} still keeps ${unitsListed(kept.map(moverName))} out of ${spaceName(to)}.`,
  'beaten-counts-elsewhere': ({ unit }) =>
    `dislodged by a unit from anywhere else, ${moverName(unit)} would still count against it.`,
  'blocked-counts': ({ unit, to }) =>
    `${moverName(unit)} cannot enter ${spaceName(to)} itself, but its attack counts.`,
  'dislodged-counts': ({ unit, to }) =>
    `${moverName(unit)} is itself dislodged, but not by a unit from ${spaceName(to)}, so its attack counts.`,
};

import { NATIONALITY } from '../../../board/powers.ts';
import type { FailureNearMiss, FailureMessage, Stronger } from '../../messages/failure.ts';
import type { Table } from '../language.ts';
import type { Score } from '../../messages/who.ts';
import { moverName, placeName, spaceName, unitName, unitThere } from './names.ts';
import { against, listed } from './words.ts';

const HOW: Readonly<Record<Stronger, string>> = {
  'as-strong': 'just as strong',
  stronger: 'stronger',
  'at-least-as-strong': 'at least as strong',
};

const numbers = ({ attack, against: other }: Score): string => against(attack, other);

export const failure: Table<FailureMessage> = {
  'bounces-if-it-crosses': ({ unit, to, rival, there, how, score }) =>
    `even if ${moverName(unit)} crosses, it cannot enter ${spaceName(to)}: ${rival ? moverName(rival) : unitThere(there)} is ${HOW[how]}, ${numbers(score)}.`,
  'bounces-off-holder': ({ unit, by, how, score }) =>
    `${moverName(unit)} bounces off ${unitName(by)}, which is ${HOW[how]}: ${numbers(score)}.`,
  'bounces-head-on': ({ unit, by, how, mutual, score }) =>
    mutual
      ? `${unitName(by)} and ${unitName(unit)} attack each other, and neither gets through, ${numbers(score)}.`
      : `${unitName(unit)} bounces off ${unitName(by)}, which attacks it in turn and is ${HOW[how]}: ${numbers(score)}.`,
  'bounces-off-rival': ({ unit, by, to, how, mutual, garrison, score }) => {
    const [name, rival] = [moverName(unit), moverName(by)];
    const there = garrison && unitThere(garrison);
    return mutual
      ? `${rival} and ${name} bounce in ${spaceName(to)}, ${numbers(score)}${there ? `, so neither dislodges ${there}` : ''}.`
      : `${name} bounces in ${spaceName(to)}: ${rival} is ordered there too and is ${HOW[how]}, ${numbers(score)}.${there ? ` So ${name} does not dislodge ${there}.` : ''}`;
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

export const failureNearMisses: Table<FailureNearMiss> = {
  'blocked-keeps-out': ({ unit, to, kept }) =>
    `${moverName(unit)} still keeps ${listed(kept.map(moverName))} out of ${spaceName(to)}.`,
  'beaten-counts-elsewhere': ({ unit }) =>
    `dislodged from any other side, ${moverName(unit)} would still count against it.`,
  'blocked-counts': ({ unit, to }) =>
    `${moverName(unit)} cannot enter ${spaceName(to)} itself, but its attack counts.`,
  'dislodged-counts': ({ unit, to }) =>
    `${moverName(unit)} is itself dislodged, but not from ${spaceName(to)}, so its attack counts.`,
};

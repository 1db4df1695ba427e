import { spaceOf } from '../../../board/board.ts';
import type { EnglishGrammar } from './grammar.ts';
import { against, unitThere, unitsListed } from './grammar.ts';
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

function others(g: EnglishGrammar, { to, weaker, beaten, lost }: Rivals): string {
  const names = (list: readonly Mover[]) =>
    `${unitsListed(list.map(g.moverName))}, ordered there too,`;
  const are = (list: readonly Mover[]) => (list.length === 1 ? 'is' : 'are');
  return [
    weaker.length > 0 ? ` ${names(weaker)} ${are(weaker)} weaker.` : '',
    beaten.length > 0
      ? ` ${names(beaten)} ${are(beaten)} dislodged by the unit that comes from ${g.spaceName(to)} and cannot stop it.`
      : '',
    lost.length > 0 ? ` ${names(lost)} never arrive${lost.length === 1 ? 's' : ''}.` : '',
  ].join('');
}

export const movement = (g: EnglishGrammar): MessageTable<MovementMessage> => ({
  'move-meets': ({ unit, other, to, score, rivals }) =>
    `${g.unitName(unit)} and ${g.unitName(other)} attack each other, and ${g.unitName(unit)} takes ${g.placeName(to)}${numbers(score)}.${others(g, rivals)}`,
  'move-takes': ({ unit, to, score, exact, rivals }) => {
    const count = exact
      ? numbers(score)
      : `, at least ${String(score.attack)} against at most ${String(score.against)}`;
    return `${g.moverName(unit)} ${takes(unit, g.placeName(to))}${count}.${others(g, rivals)}`;
  },
  'move-takes-even': ({ unit, to, there, bound, attack, rivals }) =>
    `${g.moverName(unit)} ${takes(unit, g.placeName(to))}: its strength of ${BOUNDS[bound]}${String(attack)} is enough even if ${unitThere(there)} stays.${others(g, rivals)}`,
  'move-enters': ({ unit, to, leaver, alone, rivals }) => {
    const left = leaver ? `${g.unitIn(leaver)} leaves` : `${g.spaceName(spaceOf(to))} is empty`;
    const ashore = to === spaceOf(to) ? 'moves in' : `moves to ${g.placeName(to)}`;
    const enters = `${g.moverName(unit)} ${unit.crosses ? 'lands there' : ashore}`;
    return alone
      ? `${left} and no one else goes there, so ${enters}.`
      : `${left}, so ${enters}.${others(g, rivals)}`;
  },
});

const HOW: Readonly<Record<Stronger, string>> = {
  'as-strong': 'just as strong',
  stronger: 'stronger',
  'at-least-as-strong': 'at least as strong',
};

const scoreNumbers = ({ attack, against: other }: Score): string => against(attack, other);

export const failure = (g: EnglishGrammar): MessageTable<FailureMessage> => ({
  'bounces-if-it-crosses': ({ unit, to, rival, there, how, score }) =>
    `even if ${g.moverName(unit)} crosses, it cannot enter ${g.spaceName(to)}: ${rival ? g.moverName(rival) : unitThere(there)} is ${HOW[how]}, ${scoreNumbers(score)}.`,
  'bounces-off-holder': ({ unit, by, how, score }) =>
    `${g.moverName(unit)} bounces off ${g.unitName(by)}, which is ${HOW[how]}: ${scoreNumbers(score)}.`,
  'bounces-head-on': ({ unit, by, how, mutual, score }) =>
    mutual
      ? `${g.unitName(by)} and ${g.unitName(unit)} attack each other, and neither gets through, ${scoreNumbers(score)}.`
      : `${g.unitName(unit)} bounces off ${g.unitName(by)}, which attacks it in turn and is ${HOW[how]}: ${scoreNumbers(score)}.`,
  'bounces-off-rival': ({ unit, by, to, how, mutual, garrison, score }) => {
    const [name, rival] = [g.moverName(unit), g.moverName(by)];
    const there = garrison && unitThere(garrison);
    return mutual
      ? `${unitsListed([rival, name])} bounce in ${g.spaceName(to)}, ${scoreNumbers(score)}${there ? `, so neither dislodges ${there}` : ''}.`
      : `${name} bounces in ${g.spaceName(to)}: ${rival} is ordered there too and is ${HOW[how]}, ${scoreNumbers(score)}.${there ? ` So ${name} does not dislodge ${there}.` : ''}`;
  },
  'own-swap': ({ unit, by, power }) => {
    const same = power === null ? 'of one power' : g.nationality(power);
    return `${g.unitName(unit)} and ${g.unitName(by)} try to change places. Without a convoy they meet, and since both are ${same} neither gives way.`;
  },
  'move-blocked': ({ unit, to, by, power }) => {
    const same = power === null ? 'of its own power' : `${g.nationality(power)} too`;
    return `${g.moverName(unit)} cannot enter ${g.placeName(to)}: ${unitThere(by)} is ${same} and does not leave.`;
  },
});

export const failureNearMisses = (g: EnglishGrammar): MessageTable<FailureNearMiss> => ({
  'blocked-keeps-out': ({ unit, to, kept }) =>
    `${g.moverName(unit)} still keeps ${unitsListed(kept.map(g.moverName))} out of ${g.spaceName(to)}.`,
  'beaten-counts-elsewhere': ({ unit }) =>
    `dislodged by a unit from anywhere else, ${g.moverName(unit)} would still count against it.`,
  'blocked-counts': ({ unit, to }) =>
    `${g.moverName(unit)} cannot enter ${g.spaceName(to)} itself, but its attack counts.`,
  'dislodged-counts': ({ unit, to }) =>
    `${g.moverName(unit)} is itself dislodged, but not by a unit from ${g.spaceName(to)}, so its attack counts.`,
});

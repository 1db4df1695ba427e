import type { Location } from '../../../board/board.ts';
import { spaceOf } from '../../../board/board.ts';
import { against, listed, toPower, unitThere, upper } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import { BOUNDS } from './strength.ts';
import type { MessageTable } from '../language.ts';
import type { FailureMessage, FailureNearMiss, Stronger } from '../../messages/failure.ts';
import type { MovementMessage, Rivals } from '../../messages/movement.ts';
import type { Mover, Score } from '../../messages/who.ts';

/** `, 2 gegen 1`; empty if the move is unopposed. */
export const numbers = (score: Score | null): string =>
  score ? `, ${against(score.attack, score.against)}` : '';

/** `nimmt Schlesien ein`, `landet in Belgien`. */
export const takes = (g: GermanGrammar, { crosses }: Mover, to: Location): string =>
  crosses ? `landet ${g.inside(to)}` : `nimmt ${g.accusative(to)} ein`;

function others(g: GermanGrammar, { to, weaker, beaten, lost }: Rivals): string {
  const also = (list: readonly Mover[]) =>
    ` ${g.units(list)} ${list.length === 1 ? 'soll' : 'sollen'} auch dorthin,`;
  const either = (list: readonly Mover[], one: string, several: string) =>
    list.length === 1 ? one : several;
  return [
    weaker.length > 0 ? `${also(weaker)} ${either(weaker, 'ist', 'sind')} aber schwächer.` : '',
    beaten.length > 0
      ? `${also(beaten)} ${either(beaten, 'wird', 'werden')} aber ${g.fromThere(to)} vertrieben und ${either(beaten, 'kann', 'können')} nichts ausrichten.`
      : '',
    lost.length > 0 ? `${also(lost)} ${either(lost, 'kommt', 'kommen')} aber nicht an.` : '',
  ].join('');
}

export const movement = (g: GermanGrammar): MessageTable<MovementMessage> => ({
  'move-meets': ({ unit: one, other, to, score, rivals }) =>
    `${g.unit(one)} und ${g.unit(other)} greifen einander an, und ${g.unit(one)} nimmt ${g.accusative(to)} ein${numbers(score)}.${others(g, rivals)}`,
  'move-takes': ({ unit: one, to, score, exact, rivals }) => {
    const count = exact
      ? numbers(score)
      : `, mindestens ${String(score.attack)} gegen höchstens ${String(score.against)}`;
    return `${g.moving(one)} ${takes(g, one, to)}${count}.${others(g, rivals)}`;
  },
  'move-takes-even': ({ unit: one, to, there, bound, attack, rivals }) =>
    `${g.moving(one)} ${takes(g, one, to)}: Ihre Stärke von ${BOUNDS[bound]}${String(attack)} genügt, selbst wenn ${unitThere(there)} bleibt.${others(g, rivals)}`,
  'move-enters': ({ unit: one, to, leaver, alone, rivals }) => {
    const left = leaver
      ? `${g.unit(leaver)} räumt den Platz`
      : `${g.nominative(spaceOf(to))} ist leer`;
    const ashore = to === spaceOf(to) ? 'ein' : g.toward(to);
    const enters = one.crosses
      ? `landet ${g.moving(one)} dort`
      : `zieht ${g.unitFrom(one)} ${ashore}`;
    return alone
      ? `${left}, und niemand sonst soll dorthin, also ${enters}.`
      : `${left}, also ${enters}.${others(g, rivals)}`;
  },
});

const HOW: Readonly<Record<Stronger, string>> = {
  'as-strong': 'ebenso stark',
  stronger: 'stärker',
  'at-least-as-strong': 'mindestens ebenso stark',
};

const scoreNumbers = ({ attack, against: other }: Score): string => against(attack, other);

export const failure = (g: GermanGrammar): MessageTable<FailureMessage> => ({
  'bounces-if-it-crosses': ({ unit: one, to, rival, there, how, score }) =>
    `selbst wenn ${g.moving(one)} übersetzt, kommt sie nicht ${g.toward(to)}: ${upper(rival ? g.moving(rival) : unitThere(there))} ist ${HOW[how]}, ${scoreNumbers(score)}.`,
  'bounces-off-holder': ({ unit: one, by, how, score }) =>
    `${g.moving(one)} prallt an ${g.ofUnit(by)} ab, die ${HOW[how]} ist: ${scoreNumbers(score)}.`,
  'bounces-head-on': ({ unit: one, by, how, mutual, score }) =>
    mutual
      ? `${g.unit(by)} und ${g.unit(one)} greifen einander an, und keine kommt durch, ${scoreNumbers(score)}.`
      : `${g.unit(one)} prallt an ${g.ofUnit(by)} ab, die sie ihrerseits angreift und ${HOW[how]} ist: ${scoreNumbers(score)}.`,
  'bounces-off-rival': ({ unit: one, by, to, how, mutual, garrison, score }) => {
    const [name, rival] = [g.moving(one), g.moving(by)];
    const there = garrison && unitThere(garrison);
    return mutual
      ? `${rival} und ${name} prallen ${g.inside(to)} aneinander ab, ${scoreNumbers(score)}${there ? `, also vertreibt keine ${there}` : ''}.`
      : `${name} prallt ${g.inside(to)} ab: ${upper(rival)} soll auch dorthin und ist ${HOW[how]}, ${scoreNumbers(score)}.${there ? ` Also vertreibt ${name} ${there} nicht.` : ''}`;
  },
  'own-swap': ({ unit: one, by, power }) => {
    const same = power === null ? 'einer Macht' : toPower(power);
    return `${g.units([one, by])} wollen die Plätze tauschen. Ohne Konvoi treffen sie aufeinander, und da beide ${same} gehören, weicht keine.`;
  },
  'move-blocked': ({ unit: one, to, by, power }) => {
    const same = power === null ? 'ihrer eigenen Macht' : `ebenfalls ${toPower(power)}`;
    return `${g.moving(one)} kommt nicht ${g.toward(to)}: ${upper(unitThere(by))} gehört ${same} und räumt den Platz nicht.`;
  },
});

export const failureNearMisses = (g: GermanGrammar): MessageTable<FailureNearMiss> => ({
  'blocked-keeps-out': ({ unit: one, to, kept }) =>
    `${g.moving(one)} lässt ${listed(kept.map(g.moving))} trotzdem nicht ${g.toward(to)}.`,
  'beaten-counts-elsewhere': ({ unit: one }) =>
    `von jeder anderen Seite her vertrieben, würde ${g.moving(one)} weiter gegen sie zählen.`,
  'blocked-counts': ({ unit: one, to }) =>
    `${g.moving(one)} kommt selbst nicht ${g.toward(to)}, aber ihr Angriff zählt.`,
  'dislodged-counts': ({ unit: one, to }) =>
    `${g.moving(one)} wird selbst vertrieben, aber nicht ${g.fromThere(to)}, also zählt ihr Angriff.`,
});

import { spaceOf } from '../../../board/board.ts';
import type { Table } from '../language.ts';
import type { MovementMessage, Rivals } from '../../messages/movement.ts';
import type { Mover, Score } from '../../messages/who.ts';
import {
  accusative,
  fromThere,
  inside,
  moving,
  nominative,
  toward,
  unit,
  units,
  unitThere,
} from './names.ts';
import { BOUNDS } from './strength.ts';
import { against } from './words.ts';

/** `, 2 gegen 1`; nothing if nobody opposes it. */
export const numbers = (score: Score | null): string =>
  score ? `, ${against(score.attack, score.against)}` : '';

/** `erobert Schlesien`, `landet in Belgien`. */
export const takes = ({ crosses }: Mover, to: Parameters<typeof inside>[0]): string =>
  crosses ? `landet ${inside(to)}` : `erobert ${accusative(to)}`;

function others({ to, weaker, beaten, lost }: Rivals): string {
  const also = (list: readonly Mover[]) =>
    ` ${units(list)} ${list.length === 1 ? 'soll' : 'sollen'} auch dorthin,`;
  const either = (list: readonly Mover[], one: string, several: string) =>
    list.length === 1 ? one : several;
  return [
    weaker.length > 0 ? `${also(weaker)} ${either(weaker, 'ist', 'sind')} aber schwächer.` : '',
    beaten.length > 0
      ? `${also(beaten)} ${either(beaten, 'wird', 'werden')} aber ${fromThere(to)} vertrieben und ${either(beaten, 'kann', 'können')} nichts ausrichten.`
      : '',
    lost.length > 0 ? `${also(lost)} ${either(lost, 'kommt', 'kommen')} aber nicht an.` : '',
  ].join('');
}

export const movement: Table<MovementMessage> = {
  'move-meets': ({ unit: one, other, to, score, rivals }) =>
    `${unit(one)} und ${unit(other)} greifen einander an, und ${unit(one)} erobert ${accusative(to)}${numbers(score)}.${others(rivals)}`,
  'move-takes': ({ unit: one, to, score, exact, rivals }) => {
    const count = exact
      ? numbers(score)
      : `, mindestens ${String(score.attack)} gegen höchstens ${String(score.against)}`;
    return `${moving(one)} ${takes(one, to)}${count}.${others(rivals)}`;
  },
  'move-takes-even': ({ unit: one, to, there, bound, attack, rivals }) =>
    `${moving(one)} ${takes(one, to)}: Ihre Stärke von ${BOUNDS[bound]}${String(attack)} genügt, selbst wenn ${unitThere(there)} bleibt.${others(rivals)}`,
  'move-enters': ({ unit: one, to, leaver, alone, rivals }) => {
    const left = leaver ? `${unit(leaver)} zieht weg` : `${nominative(spaceOf(to))} ist leer`;
    const ashore = to === spaceOf(to) ? 'ein' : toward(to);
    const enters = one.crosses ? `landet ${moving(one)} dort` : `zieht ${moving(one)} ${ashore}`;
    return alone
      ? `${left}, und niemand sonst soll dorthin, also ${enters}.`
      : `${left}, also ${enters}.${others(rivals)}`;
  },
};

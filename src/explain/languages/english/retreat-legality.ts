import type { Table } from '../language.ts';
import type { Doing, RetreatIllegalMessage } from '../../messages/phases/retreat-legality.ts';
import type { Who } from '../../messages/who.ts';
import { outOfReach } from './legality.ts';
import { aUnit, placeName, spaceName, unitIn, unitName } from './names.ts';
import { places } from './retreat.ts';

const DOINGS: Readonly<Record<Doing, string>> = {
  hold: 'hold',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
  retreat: 'retreat',
  disband: 'disband',
};

const cannot = (unit: Who, to: string): string => `${unitIn(unit)} cannot retreat to ${to}`;

export const retreatLegality: Table<RetreatIllegalMessage> = {
  'not-a-retreat': ({ unit, doing, fallen }) =>
    fallen
      ? `${unitIn(unit)} is ordered to ${DOINGS[doing]}, but a dislodged unit can only retreat or be disbanded.`
      : `${unitName(unit)} is ordered to ${DOINGS[doing]}, but only dislodged units do anything now.`,
  'nobody-dislodged': ({ power, at }) =>
    `${power} has no dislodged unit in ${spaceName(at)}, so there is nobody to follow the order.`,
  'retreat-home': ({ unit, to }) =>
    `${cannot(unit, spaceName(to))}: it is being driven out of there.`,
  'retreat-unreachable': ({ unit, to, why, nor }) =>
    `${cannot(unit, spaceName(to))}: ${outOfReach(why)}${nor ? ', and no unit retreats by convoy' : ''}.`,
  'retreat-coast-missing': ({ unit, to, reached }) => {
    const message = `${unitIn(unit)} is ordered to retreat to ${placeName(to)}`;
    return reached === 1
      ? `${message}, which has two coasts, but the order names neither.`
      : `${message} and could reach two of its coasts, but the order names neither.`;
  },
  'retreat-coast-impossible': ({ unit, to }) =>
    `${unitIn(unit)} is ordered to retreat to ${placeName(to)}, which it cannot reach.`,
  'retreat-occupied': ({ unit, to, by }) =>
    `${cannot(unit, placeName(to))}: ${by ? `${aUnit(by)} stands there` : 'it is occupied'}.`,
  'retreat-to-attacker': ({ unit, to }) =>
    `${cannot(unit, placeName(to))}: ${places.barred['attacker-origin']}.`,
  'retreat-to-stand-off': ({ unit, to }) =>
    `${cannot(unit, placeName(to))}: ${places.barred['stand-off']}.`,
};

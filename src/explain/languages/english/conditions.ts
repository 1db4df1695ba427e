import type { ConditionMessage } from '../../messages/answers/conditions.ts';
import { format, type Table } from '../language.ts';
import type { Score, Who } from '../../messages/who.ts';
import { facts } from './facts.ts';
import { moverName, placeName, spaceName, unitIn, unitName, unitsOwn, unitThere } from './names.ts';
import { excuse } from './support.ts';
import { against, listed, numberWord } from './words.ts';

const numbers = ({ attack, against: other }: Score): string => against(attack, other);

/** Supports that help only against others. */
function uncountedOf(units: readonly Who[]): string {
  if (units.length === 0) return '';
  const does = units.length === 1 ? 'support does' : 'supports do';
  return ` ${listed(units.map(unitsOwn))} ${does} not count, because no power can help to dislodge a unit of its own.`;
}

export const conditions: Table<ConditionMessage> = {
  fact: ({ fact }) => format(facts, fact),
  legal: () => 'the order is legal.',
  'this-one-counts': ({ orders, counts }) =>
    `of its ${numberWord(orders)} different orders this is the one that counts: the ${counts}.`,
  'another-counts': ({ orders, counts }) =>
    counts === null
      ? `the unit was given ${numberWord(orders)} different orders, so it follows none of them.`
      : `the unit was given ${numberWord(orders)} different orders, and the ${counts} of them counts.`,
  'fleets-are-ordered': () => 'fleets are ordered to make a route for the army.',
  'asks-nothing': () => 'the order asks for nothing else.',
  'stays-to-be-supported': ({ unit }) =>
    `${unitIn(unit)} is not ordered to move, so it can be supported in place.`,
  'goes-as-said': ({ unit, to, carried }) =>
    `${carried ? unitIn(unit) : unitName(unit)} is ordered to ${placeName(to)}, as this ${carried ? 'convoy' : 'support'} says.`,
  'own-unit-leaves': ({ unit }) => `${unitIn(unit)} is of the same power and leaves.`,
  leaves: ({ unit }) => `${unitIn(unit)} leaves.`,
  empty: ({ space }) => `${spaceName(space)} is empty.`,
  compared: ({ unit, met, role, other, score, uncounted }) => {
    const against = {
      hold: unitIn(other),
      defend: `${moverName(other)}, which comes the other way`,
      prevent: `${moverName(other)}, which is ordered there too`,
    }[role];
    return `${moverName(unit)} is ${met ? 'stronger' : 'not stronger'} than ${against}, ${numbers(score)}.${uncountedOf(uncounted)}`;
  },
  'rival-never-arrives': ({ rival }) => `${moverName(rival)}, ordered there too, never arrives.`,
  'rival-beaten': ({ rival, to }) =>
    `${moverName(rival)}, ordered there too, is dislodged from ${spaceName(to)} and cannot stop it.`,
  'cuts-by-dislodging': ({ by, unit, score }) =>
    `${moverName(by)} dislodges ${unitIn(unit)}, ${numbers(score)}, and that cuts the support.`,
  cuts: ({ by, unit, score }) =>
    `${moverName(by)} attacks ${spaceName(unit.at)}, and that cuts the support${score ? `; it even dislodges ${unitThere(unit)}, ${numbers(score)}` : ''}.`,
  'cuts-not': ({ by, excused }) => {
    const weak = excused.why === 'from-target' ? ', and only dislodging its unit would cut it' : '';
    return `${unitsOwn(by)} attack does not cut the support: ${excuse(excused)}${weak}.`;
  },
  attacked: ({ unit, by, because, score, uncounted }) => {
    const [name, there] = [moverName(by), unitIn(unit)];
    switch (because) {
      case null:
        return `${name} attacks and dislodges ${there}, ${numbers(score)}.`;
      case 'no-path':
        return `${name}, ordered to attack ${there}, never arrives.`;
      case 'own-power':
        return `${name} cannot dislodge ${there}, which is of its own power.`;
      case 'too-weak':
        return `${name} attacks ${there} and is not stronger, ${numbers(score)}.${uncountedOf(uncounted)}`;
      case 'kept-out':
        return `${name} attacks ${there} and is stronger, ${numbers(score)}, but a rival keeps it out.`;
      case 'stopped':
        return `${name} attacks ${there}, but a paradox stops it.`;
    }
  },
  unattacked: ({ unit }) => `no one attacks ${unitIn(unit)}.`,
  circle: ({ core }) =>
    `${listed(core.map(unitName))} wait for one another in a circle, and the rule lets ${core.length === 2 ? 'both' : 'them all'} go.`,
  paradox: ({ convoys, stops }) =>
    `the paradox of ${listed(convoys.map(unitsOwn))} convoy${convoys.length === 1 ? '' : 's'} ${stops === 'convoy' ? 'disrupts the convoy' : 'stops the move'}.`,
};

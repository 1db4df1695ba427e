import { facts } from './facts.ts';
import { against, listed, numberWord, unitThere } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
import { excuse } from './strength.ts';
import { ORDERS } from './verdict.ts';
import { type MessageTable, format } from '../language.ts';
import type { ConditionMessage } from '../../messages/answers/conditions.ts';
import type { AnswerMessage } from '../../messages/answers/editions.ts';
import type { ForcingMessage } from '../../messages/answers/forcing.ts';
import type { Score, Who } from '../../messages/who.ts';
import type { Outcome } from '../../../trace/ruling.ts';

const numbers = ({ attack, against: other }: Score): string => against(attack, other);

/** Supports that only help against other units. */
function uncountedOf(g: EnglishGrammar, units: readonly Who[]): string {
  if (units.length === 0) return '';
  const does = units.length === 1 ? 'support does' : 'supports do';
  return ` ${listed(units.map(g.unitsOwn))} ${does} not count, because no power can help to dislodge a unit of its own.`;
}

export const conditions = (g: EnglishGrammar): MessageTable<ConditionMessage> => ({
  fact: ({ fact }) => format(facts(g), fact),
  legal: () => 'the order is legal.',
  'this-one-counts': ({ orders, counts }) =>
    `of its ${numberWord(orders)} different orders, this one counts: the ${counts}.`,
  'another-counts': ({ orders, counts }) =>
    counts === null
      ? `the unit was given ${numberWord(orders)} different orders, so it follows none of them.`
      : `the unit was given ${numberWord(orders)} different orders, and the ${counts} of them counts.`,
  'fleets-are-ordered': () => 'fleets are ordered to make a route for the army.',
  'asks-nothing': () => 'the order needs nothing else.',
  'stays-to-be-supported': ({ unit }) =>
    `${g.unitIn(unit)} is not ordered to move, so it can be supported in place.`,
  'goes-as-said': ({ unit, to, carried }) =>
    `${carried ? g.unitIn(unit) : g.unitName(unit)} is ordered to ${g.placeName(to)}, as this ${carried ? 'convoy' : 'support'} says.`,
  'own-unit-leaves': ({ unit }) => `${g.unitIn(unit)} is of the same power and leaves.`,
  leaves: ({ unit }) => `${g.unitIn(unit)} leaves.`,
  empty: ({ space }) => `${g.spaceName(space)} is empty.`,
  compared: ({ unit, met, role, other, score, uncounted }) => {
    const against = {
      hold: g.unitIn(other),
      defend: `${g.moverName(other)}, which comes the other way`,
      prevent: `${g.moverName(other)}, which is ordered there too`,
    }[role];
    return `${g.moverName(unit)} is ${met ? 'stronger' : 'not stronger'} than ${against}, ${numbers(score)}.${uncountedOf(g, uncounted)}`;
  },
  'rival-never-arrives': ({ rival }) => `${g.moverName(rival)}, ordered there too, never arrives.`,
  'rival-beaten': ({ rival, to }) =>
    `${g.moverName(rival)}, ordered there too, is dislodged by the unit that comes from ${g.spaceName(to)} and cannot stop it.`,
  'cuts-by-dislodging': ({ by, unit, score }) =>
    `${g.moverName(by)} dislodges ${g.unitIn(unit)}, ${numbers(score)}, and that cuts the support.`,
  cuts: ({ by, unit, score }) =>
    `${g.moverName(by)} attacks ${g.spaceName(unit.at)}, and that cuts the support${score ? `; it even dislodges ${unitThere(unit)}, ${numbers(score)}` : ''}.`,
  'cuts-not': ({ by, excused }) => {
    const weak = excused.why === 'from-target' ? ', and only dislodging its unit would cut it' : '';
    return `${g.unitsOwn(by)} attack does not cut the support: ${excuse(g, excused)}${weak}.`;
  },
  attacked: ({ unit, by, because, score, uncounted }) => {
    const [name, there] = [g.moverName(by), g.unitIn(unit)];
    switch (because) {
      case null:
        return `${name} attacks and dislodges ${there}, ${numbers(score)}.`;
      case 'no-path':
        return `${name}, ordered to attack ${there}, never arrives.`;
      case 'own-power':
        return `${name} cannot dislodge ${there}, which is of its own power.`;
      case 'too-weak':
        return `${name} attacks ${there} but is not stronger, ${numbers(score)}.${uncountedOf(g, uncounted)}`;
      case 'kept-out':
        return `${name} attacks ${there} and is stronger, ${numbers(score)}, but a rival keeps it out.`;
      case 'stopped':
        return `${name} attacks ${there}, but a paradox stops it.`;
    }
  },
  unattacked: ({ unit }) => `no one attacks ${g.unitIn(unit)}.`,
  circle: ({ core }) =>
    `${listed(core.map(g.unitName))} wait for one another in a circle, and the rule lets ${core.length === 2 ? 'both' : 'them all'} move.`,
  paradox: ({ convoys, stops }) =>
    `the paradox of ${listed(convoys.map(g.unitsOwn))} convoy${convoys.length === 1 ? '' : 's'} ${stops === 'convoy' ? 'disrupts the convoy' : 'stops the move'}.`,
});

/** `the orders of Berlin, Munich and Silesia`. */
const ordersOf = (g: EnglishGrammar, units: readonly Who[]): string =>
  units.length === 1
    ? units.map((unit) => `${g.unitsOwn(unit)} own order`).join('')
    : `the orders of ${listed(units.map(g.unitName))}`;

export const forcing = (g: EnglishGrammar): MessageTable<ForcingMessage> => ({
  enough: ({ units, sure }) => {
    if (units.length === 0) return 'no order is needed for it if everyone holds.';
    const one = units.length === 1;
    const given = `${ordersOf(g, units)} ${one ? 'is' : 'are'} enough if everyone else holds.`;
    if (one) return given;
    return sure === 'smallest'
      ? `${given} No fewer of them would do.`
      : `${given} None of these orders can be left out, but there may be a smaller set.`;
  },
  forces: ({ units, checked }) => {
    const none = units.length === 0;
    const force = none
      ? 'no order is needed for it'
      : `${ordersOf(g, units)} ${units.length === 1 ? 'forces' : 'force'} it`;
    switch (checked) {
      case 'everything':
        return `${force}, whatever ${none ? 'anyone' : 'the others'} may legally do.`;
      case 'pairs':
        return `${force} in every case tried: no single other order changes it, nor does an attack with one support or an army with one convoy, whether the rest hold or act as ordered. Larger combinations were not tried.`;
      case 'single-orders':
        return `${force} in every case tried: no single other order changes it, whether the rest hold or act as ordered. Pairs were not tried.`;
    }
  },
});

const FARES: Readonly<Record<Outcome, string>> = {
  attacked: 'fails because the fleet is attacked',
  recalled: 'does not take place',
  aboard: 'ends aboard',
  holds: 'is followed',
  succeeds: 'succeeds',
  bounces: 'bounces',
  'no-path': 'has no route',
  blocked: 'is blocked',
  stopped: 'is stopped by the rule for paradoxes',
  given: 'is given',
  cut: 'is cut',
  available: 'is available',
  disrupted: 'is disrupted',
  void: 'has no effect',
  illegal: 'is illegal',
  ambiguous: 'is not followed',
};

export const answers = (g: EnglishGrammar): MessageTable<AnswerMessage> => ({
  fares: ({ unit, order, outcome }) =>
    `${g.unitsOwn(unit)} ${order === 'hold' ? 'order to hold' : ORDERS[order]} ${FARES[outcome]}.`,
  stays: ({ unit }) => `${g.unitIn(unit)} is not dislodged.`,
  falls: ({ unit, by, retreats }) => {
    const dislodged = `${g.unitIn(unit)} is dislodged by ${g.unitName(by)} and`;
    if (retreats === null) return `${g.unitIn(unit)} is dislodged by ${g.unitName(by)}.`;
    return retreats.length === 0
      ? `${dislodged} has nowhere to retreat to.`
      : `${dislodged} may retreat to ${listed(retreats.map(g.placeName), 'or')}.`;
  },
});

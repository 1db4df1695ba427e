import type { SpaceId } from '../../../board/board.ts';
import type { RouteReason } from '../../../trace/fact.ts';
import type { ConvoyNearMiss, ConvoyMessage, NoPath } from '../../messages/convoy.ts';
import type { Table } from '../language.ts';
import { spaceName, unitIn, unitName, unitsOwn } from './names.ts';
import { listed } from './words.ts';

const REASONS: Readonly<Record<RouteReason, string>> = {
  'via-convoy': 'because its order says so',
  'own-fleet': 'because a fleet of its own power is ordered to convoy it',
  exchange: 'because the unit there is ordered to come the other way',
  'foreign-fleet': 'because its order does not ask for a convoy',
  'no-exchange': 'because no unit comes the other way',
  'no-route': 'because no chain of fleets is ordered to carry it',
};

const NO_PATH: Readonly<Record<NoPath, (where: string, many: boolean) => string>> = {
  'no-chain': () => 'there is no chain of fleets to carry it',
  'own-way': (where) =>
    `a way over fleets of its own power is broken, in ${where}, and this edition asks for all of those`,
  'all-without-own': (where) =>
    `one of its routes is broken, in ${where}, and this edition asks for all of them, since no fleets of its own power make one`,
  'all-ways': (where, many) =>
    many
      ? `its routes are broken in ${where}, and this edition asks for all of them`
      : `one of its routes is broken, in ${where}, and this edition asks for all of them`,
  'every-way': (where) => `every route is broken, in ${where}`,
  'only-way': (where) => `its convoy is broken in ${where}`,
};

const goal = (to: SpaceId | null): string => (to === null ? '' : ` to ${spaceName(to)}`);

export const convoy: Table<ConvoyMessage> = {
  route: ({ unit, to, by, reason, noOwnFleet }) => {
    const own = noOwnFleet ? ' and no fleet of its own power offers one' : '';
    return `${unitIn(unit)} goes${goal(to)} ${by === 'convoy' ? 'by convoy' : 'over land'}, ${REASONS[reason]}${own}.`;
  },
  'convoy-available': ({ unit, attackers }) => {
    const name = unitName(unit);
    if (attackers.length === 0) return `no one attacks ${name}, so its convoy is available.`;
    const [attack, does] = attackers.length === 1 ? ['attacks', 'does'] : ['attack', 'do'];
    return `${listed(attackers.map(unitName))} ${attack} ${name} but ${does} not dislodge it, so its convoy is available.`;
  },
  'convoy-disrupted': ({ unit, by }) =>
    by === null
      ? `by the rule for paradoxes, ${unitsOwn(unit)} convoy is broken, whether or not the fleet is dislodged.`
      : `${unitName(unit)} is dislodged by ${unitName(by)}, so its convoy is broken.`,
  path: ({ unit, to, fleets, spare }) => {
    const names = listed(fleets.map(unitName));
    const both = fleets.length === 2 ? 'both' : 'all';
    const available =
      fleets.length === 1
        ? `the convoy of ${names} is available`
        : `the convoys of ${names} are ${both} available`;
    return `${available}, so ${unitIn(unit)} can cross${goal(to)}.${spare ? ' One unbroken way is enough.' : ''}`;
  },
  'no-path': ({ unit, broken, how }) =>
    `the army stays in ${spaceName(unit.at)}: ${NO_PATH[how](listed(broken.map(spaceName)), broken.length > 1)}.`,
};

export const convoyNearMisses: Table<ConvoyNearMiss> = {
  'attack-not-dislodging': () =>
    'an attack that does not dislodge the fleet leaves its convoy unharmed.',
  'way-not-needed': ({ through }) =>
    `the way through ${spaceName(through)} is broken, but the army does not need it.`,
  'way-not-enough': ({ through }) =>
    `the way through ${listed(through.map(spaceName))} is unbroken, but that is not enough.`,
};

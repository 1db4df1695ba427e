import { type EnglishGrammar, listed } from './grammar.ts';
import type { MessageTable } from '../language.ts';
import type { NearMissMessage } from '../../messages/near-miss.ts';
import type { FactMessage } from '../../messages/fact.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import { cycleNearMisses, cycles } from './cycle.ts';
import { failure, failureNearMisses, movement } from './movement.ts';
import { legality, repaired, voided } from './orders.ts';
import { dislodgement, dislodgementNearMisses } from './retreats.ts';
import { strength, strengthNearMisses, support, supportNearMisses } from './strength.ts';
import type { SpaceId } from '../../../board/board.ts';
import type { RouteReason } from '../../../trace/fact.ts';
import type { ConvoyNearMiss, ConvoyMessage, NoPath } from '../../messages/convoy.ts';

const REASONS: Readonly<Record<RouteReason, string>> = {
  'via-convoy': 'because its order says so',
  'own-fleet': 'because a fleet of its own power is ordered to convoy it',
  exchange: 'because the unit there is ordered to come the other way',
  'foreign-fleet': 'because its order does not ask for a convoy',
  'no-exchange': 'because no unit comes the other way',
  'no-route': 'because no route of fleets is ordered to carry it',
};

const through = (where: string, many: boolean): string =>
  `${many ? 'those' : 'the one'} through ${where} ${many ? 'are' : 'is'} disrupted`;

const NO_PATH: Readonly<Record<NoPath, (where: string, many: boolean) => string>> = {
  'no-route': () => 'no route of fleets carries it',
  'own-route': (where, many) =>
    `this edition requires every route of its own power’s fleets to survive, and ${through(where, many)}`,
  'all-without-own': (where, many) =>
    `no fleets of its own power make a route, so this edition requires every route to survive, and ${through(where, many)}`,
  'all-routes': (where, many) =>
    `this edition requires every route to survive, and ${through(where, many)}`,
  'every-route': (where) => `every route is disrupted, in ${where}`,
  'only-route': (where) => `its convoy is disrupted in ${where}`,
};

const goal = (g: EnglishGrammar, to: SpaceId | null): string =>
  to === null ? '' : ` to ${g.spaceName(to)}`;

const convoy = (g: EnglishGrammar): MessageTable<ConvoyMessage> => ({
  route: ({ unit, to, by, reason, noOwnFleet }) => {
    const own = noOwnFleet ? ' and no fleet of its own power offers one' : '';
    return `${g.unitIn(unit)} goes${goal(g, to)} ${by === 'convoy' ? 'by convoy' : 'over land'}, ${REASONS[reason]}${own}.`;
  },
  'convoy-available': ({ unit, attackers }) => {
    const name = g.unitName(unit);
    if (attackers.length === 0)
      return `no one attacks ${name}, so it can carry the army: its convoy is available.`;
    const [attack, does] = attackers.length === 1 ? ['attacks', 'does'] : ['attack', 'do'];
    return `${listed(attackers.map(g.unitName))} ${attack} ${name} but ${does} not dislodge it, so it can carry the army: its convoy is available.`;
  },
  'convoy-disrupted': ({ unit, by }) =>
    by === null
      ? `under the rule for paradoxes, ${g.unitsOwn(unit)} convoy is disrupted, whether or not the fleet is dislodged.`
      : `${g.unitName(unit)} is dislodged by ${g.unitName(by)}, so its convoy is disrupted.`,
  path: ({ unit, to, fleets, spare, stopped }) => {
    const names = listed(fleets.map(g.unitName));
    const both = fleets.length === 2 ? 'both' : 'all';
    const available =
      fleets.length === 1
        ? `the convoy of ${names} is available`
        : `the convoys of ${names} are ${both} available`;
    const crosses = stopped
      ? `is carried${goal(g, to)}. It may not enter, but its attack still cuts`
      : `can cross${goal(g, to)}`;
    return `${available}, so ${g.unitIn(unit)} ${crosses}.${spare ? ' One route that is not disrupted is enough.' : ''}`;
  },
  'no-path': ({ unit, disrupted, how }) =>
    `the army stays in ${g.spaceName(unit.at)}: ${NO_PATH[how](listed(disrupted.map(g.spaceName)), disrupted.length > 1)}.`,
});

const convoyNearMisses = (g: EnglishGrammar): MessageTable<ConvoyNearMiss> => ({
  'route-not-needed': ({ through: sea }) =>
    `the route through ${g.spaceName(sea)} is disrupted, but the army does not need it.`,
  'route-not-enough': ({ through: seas }) =>
    `the route through ${listed(seas.map(g.spaceName))} is not disrupted, but that is not enough.`,
  'arriving-would-attack': ({ unit, to, value, fleets }) =>
    `had ${g.unitIn(unit)} arrived, it would have attacked ${g.spaceName(to)} with ${String(value)}. But the fate of its fleet${fleets === 1 ? '' : 's'} is settled first.`,
});

export const facts = (g: EnglishGrammar): MessageTable<FactMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('en').sentence(message),
  ...convoy(g),
  ...cycles(g),
  ...dislodgement(g),
  ...failure(g),
  ...legality(g),
  ...movement(g),
  ...repaired(g),
  ...strength(g),
  ...support(g),
  ...voided(g),
});

export const nearMisses = (g: EnglishGrammar): MessageTable<NearMissMessage> => ({
  ...convoyNearMisses(g),
  ...cycleNearMisses,
  ...dislodgementNearMisses(g),
  ...failureNearMisses(g),
  ...strengthNearMisses(g),
  ...supportNearMisses(g),
});

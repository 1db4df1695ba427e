import { type GermanGrammar, listed, upper } from './grammar.ts';
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
  'via-convoy': 'weil ihr Befehl es so sagt',
  'own-fleet': 'weil eine Flotte ihrer eigenen Macht sie übersetzen soll',
  exchange: 'weil die Einheit dort ihr entgegenkommen soll',
  'foreign-fleet': 'weil ihr Befehl keinen Konvoi verlangt',
  'no-exchange': 'weil ihr keine Einheit entgegenkommt',
  'no-route': 'weil die Befehle der Flotten keine Route ergeben',
};

/** That one or some of the routes are disrupted, and where. */
const through = (where: string, many: boolean): string =>
  `${many ? 'einige sind' : 'eine ist'} ${where} unterbrochen`;

const NO_PATH: Readonly<Record<NoPath, (where: string, many: boolean) => string>> = {
  'no-route': () => 'keine Route von Flotten trägt sie hinüber',
  'own-route': (where, many) =>
    `diese Ausgabe verlangt alle Routen über Flotten ihrer eigenen Macht, und ${through(where, many)}`,
  'all-without-own': (where, many) =>
    `Flotten ihrer eigenen Macht bilden keine Route, also verlangt diese Ausgabe alle anderen, und ${through(where, many)}`,
  'all-routes': (where, many) => `diese Ausgabe verlangt alle Routen, und ${through(where, many)}`,
  'every-route': (where) => `jede Route ist unterbrochen, ${where}`,
  'only-route': (where) => `ihr Konvoi ist ${where} unterbrochen`,
};

const goal = (g: GermanGrammar, to: SpaceId | null): string =>
  to === null ? '' : ` ${g.toward(to)}`;

const convoy = (g: GermanGrammar): MessageTable<ConvoyMessage> => ({
  route: ({ unit: army, to, by, reason, noOwnFleet }) => {
    const own = noOwnFleet ? ' und keine Flotte ihrer eigenen Macht einen anbietet' : '';
    return `${g.unit(army)} zieht ${by === 'convoy' ? 'mit dem Konvoi' : 'über Land'}${goal(g, to)}, ${REASONS[reason]}${own}.`;
  },
  'convoy-available': ({ unit: fleet, attackers }) => {
    if (attackers.length === 0)
      return `niemand greift ${g.unit(fleet)} an, also kann sie die Armee übersetzen: Ihr Konvoi kommt zustande.`;
    const [attack, dislodge] =
      attackers.length === 1 ? ['greift', 'vertreibt'] : ['greifen', 'vertreiben'];
    return `${g.units(attackers)} ${attack} ${g.unit(fleet)} an, ${dislodge} sie aber nicht, also kann sie die Armee übersetzen: Ihr Konvoi kommt zustande.`;
  },
  'convoy-disrupted': ({ unit: fleet, by }) =>
    by === null
      ? `nach der Regel für Paradoxe ist ${g.convoyOf([fleet])} unterbrochen, ob die Flotte nun vertrieben wird oder nicht.`
      : `${g.unit(fleet)} wird von ${g.ofUnit(by)} vertrieben, also ist ihr Konvoi unterbrochen.`,
  path: ({ unit: army, to, fleets, spare, stopped }) => {
    const both = fleets.length === 2 ? 'beide' : 'alle';
    const stand = fleets.length === 1 ? 'kommt zustande' : `kommen ${both} zustande`;
    const crosses = stopped
      ? `setzt ${g.unit(army)}${goal(g, to)} über. Sie darf nicht hinein, aber ihr Angriff schneidet trotzdem ab`
      : `kann ${g.unit(army)}${goal(g, to)} übersetzen`;
    return `${g.convoyOf(fleets)} ${stand}, also ${crosses}.${spare ? ' Eine Route, die nicht unterbrochen ist, genügt.' : ''}`;
  },
  'no-path': ({ unit: army, disrupted, how }) =>
    `die Armee bleibt ${g.inside(army.at)}: ${upper(NO_PATH[how](listed(disrupted.map(g.inside)), disrupted.length > 1))}.`,
});

const convoyNearMisses = (g: GermanGrammar): MessageTable<ConvoyNearMiss> => ({
  'route-not-needed': ({ through: sea }) =>
    `die Route durch ${g.accusative(sea)} ist unterbrochen, aber die Armee braucht sie nicht.`,
  'route-not-enough': ({ through: seas }) =>
    `die Route durch ${listed(seas.map(g.accusative))} ist nicht unterbrochen, aber das genügt nicht.`,
  'arriving-would-attack': ({ unit: army, to, value, fleets }) =>
    `wäre ${g.unit(army)} angekommen, so hätte sie ${g.accusative(to)} mit Stärke ${String(value)} angegriffen. Aber zuerst entscheidet sich, was aus ${fleets === 1 ? 'ihrer Flotte' : 'ihren Flotten'} wird.`,
});

export const facts = (g: GermanGrammar): MessageTable<FactMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('de').sentence(message),
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

export const nearMisses = (g: GermanGrammar): MessageTable<NearMissMessage> => ({
  ...convoyNearMisses(g),
  ...cycleNearMisses,
  ...dislodgementNearMisses(g),
  ...failureNearMisses(g),
  ...strengthNearMisses(g),
  ...supportNearMisses(g),
});

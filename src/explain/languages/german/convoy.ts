import type { SpaceId } from '../../../board/board.ts';
import type { RouteReason } from '../../../trace/fact.ts';
import type { ConvoyNearMiss, ConvoyMessage, NoPath } from '../../messages/convoy.ts';
import type { Table } from '../language.ts';
import { accusative, convoyOf, inside, ofUnit, toward, unit, units } from './names.ts';
import { listed, upper } from './words.ts';

const REASONS: Readonly<Record<RouteReason, string>> = {
  'via-convoy': 'weil ihr Befehl es so sagt',
  'own-fleet': 'weil eine Flotte ihrer eigenen Macht sie übersetzen soll',
  exchange: 'weil die Einheit dort ihr entgegenkommen soll',
  'foreign-fleet': 'weil ihr Befehl keinen Konvoi verlangt',
  'no-exchange': 'weil ihr keine Einheit entgegenkommt',
  'no-route': 'weil die Befehle der Flotten keinen Weg ergeben',
};

const NO_PATH: Readonly<Record<NoPath, (where: string, many: boolean) => string>> = {
  'no-chain': () => 'keine Kette von Flotten trägt sie hinüber',
  'own-way': (where) =>
    `ein Weg über Flotten ihrer eigenen Macht ist ${where} unterbrochen, und diese Ausgabe verlangt alle solchen Wege`,
  'all-without-own': (where) =>
    `einer ihrer Wege ist ${where} unterbrochen, und diese Ausgabe verlangt sie alle, denn Flotten ihrer eigenen Macht bilden keinen`,
  'all-ways': (where, many) =>
    many
      ? `ihre Wege sind ${where} unterbrochen, und diese Ausgabe verlangt sie alle`
      : `einer ihrer Wege ist ${where} unterbrochen, und diese Ausgabe verlangt sie alle`,
  'every-way': (where) => `jeder Weg ist unterbrochen, ${where}`,
  'only-way': (where) => `ihr Konvoi ist ${where} unterbrochen`,
};

const goal = (to: SpaceId | null): string => (to === null ? '' : ` ${toward(to)}`);

export const convoy: Table<ConvoyMessage> = {
  route: ({ unit: army, to, by, reason, noOwnFleet }) => {
    const own = noOwnFleet ? ' und keine Flotte ihrer eigenen Macht einen anbietet' : '';
    return `${unit(army)} zieht ${by === 'convoy' ? 'mit dem Konvoi' : 'über Land'}${goal(to)}, ${REASONS[reason]}${own}.`;
  },
  'convoy-available': ({ unit: fleet, attackers }) => {
    if (attackers.length === 0) return `niemand greift ${unit(fleet)} an, also steht ihr Konvoi.`;
    const [attack, dislodge] =
      attackers.length === 1 ? ['greift', 'vertreibt'] : ['greifen', 'vertreiben'];
    return `${units(attackers)} ${attack} ${unit(fleet)} an, ${dislodge} sie aber nicht, also steht ihr Konvoi.`;
  },
  'convoy-disrupted': ({ unit: fleet, by }) =>
    by === null
      ? `nach der Regel für Paradoxe ist ${convoyOf([fleet])} unterbrochen, ob die Flotte nun vertrieben wird oder nicht.`
      : `${unit(fleet)} wird von ${ofUnit(by)} vertrieben, also ist ihr Konvoi unterbrochen.`,
  path: ({ unit: army, to, fleets, spare }) => {
    const both = fleets.length === 2 ? 'beide' : 'alle';
    const stand = fleets.length === 1 ? 'steht' : `stehen ${both}`;
    return `${convoyOf(fleets)} ${stand}, also kann ${unit(army)}${goal(to)} übersetzen.${spare ? ' Ein unversehrter Weg genügt.' : ''}`;
  },
  'no-path': ({ unit: army, broken, how }) =>
    `die Armee bleibt ${inside(army.at)}: ${upper(NO_PATH[how](listed(broken.map(inside)), broken.length > 1))}.`,
};

export const convoyNearMisses: Table<ConvoyNearMiss> = {
  'attack-not-dislodging': () =>
    'ein Angriff, der die Flotte nicht vertreibt, schadet ihrem Konvoi nicht.',
  'way-not-needed': ({ through }) =>
    `der Weg durch ${accusative(through)} ist unterbrochen, aber die Armee braucht ihn nicht.`,
  'way-not-enough': ({ through }) =>
    `der Weg durch ${listed(through.map(accusative))} ist unversehrt, aber das genügt nicht.`,
};

import { facts } from './facts.ts';
import { against, listed, numberWord, unitThere, upper } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import { excuse } from './strength.ts';
import { ORDERS } from './verdict.ts';
import { type MessageTable, format } from '../language.ts';
import type { ConditionMessage } from '../../messages/answers/conditions.ts';
import type { AnswerMessage } from '../../messages/answers/editions.ts';
import type { ForcingMessage } from '../../messages/answers/forcing.ts';
import type { Score, Who } from '../../messages/who.ts';
import type { Outcome } from '../../../trace/ruling.ts';

const numbers = ({ attack, against: other }: Score): string => against(attack, other);

const COUNTS = { first: 'erste', last: 'letzte' } as const;

/** Supports that only help against other units. */
function uncountedOf(g: GermanGrammar, list: readonly Who[]): string {
  if (list.length === 0) return '';
  const count = list.length === 1 ? 'zählt' : 'zählen';
  return ` ${upper(g.supportOf(list))} ${count} nicht, denn keine Macht kann helfen, eine eigene Einheit zu vertreiben.`;
}

export const conditions = (g: GermanGrammar): MessageTable<ConditionMessage> => ({
  fact: ({ fact }) => format(facts(g), fact),
  legal: () => 'der Befehl ist zulässig.',
  'this-one-counts': ({ orders, counts }) =>
    `von ihren ${numberWord(orders)} verschiedenen Befehlen zählt dieser: der ${COUNTS[counts]}.`,
  'another-counts': ({ orders, counts }) =>
    counts === null
      ? `die Einheit bekam ${numberWord(orders)} verschiedene Befehle, also befolgt sie keinen davon.`
      : `die Einheit bekam ${numberWord(orders)} verschiedene Befehle, und der ${COUNTS[counts]} davon zählt.`,
  'fleets-are-ordered': () => 'die Befehle der Flotten ergeben eine Route für die Armee.',
  'asks-nothing': () => 'der Befehl verlangt nichts weiter.',
  'stays-to-be-supported': ({ unit: one }) =>
    `${g.unit(one)} hat keinen Befehl zu ziehen, kann also beim Halten unterstützt werden.`,
  'goes-as-said': ({ unit: one, to, carried }) =>
    `${g.unit(one)} soll ${g.toward(to)}, wie ${carried ? 'dieser Konvoi' : 'diese Unterstützung'} es sagt.`,
  'own-unit-leaves': ({ unit: one }) => `${g.unit(one)}, von derselben Macht, räumt den Platz.`,
  leaves: ({ unit: one }) => `${g.unit(one)} räumt den Platz.`,
  empty: ({ space }) => `${g.nominative(space)} ist leer.`,
  compared: ({ unit: one, met, role, other, score, uncounted }) => {
    const than = {
      hold: g.unit(other),
      defend: `${g.moving(other)}, die ihr entgegenkommt`,
      prevent: `${g.moving(other)}, die auch dorthin soll`,
    }[role];
    return `${g.moving(one)} ist ${met ? '' : 'nicht '}stärker als ${than}, ${numbers(score)}.${uncountedOf(g, uncounted)}`;
  },
  'rival-never-arrives': ({ rival }) =>
    `${g.moving(rival)} soll auch dorthin, kommt aber nicht an.`,
  'rival-beaten': ({ rival, to }) =>
    `${g.moving(rival)} soll auch dorthin, wird aber ${g.fromThere(to)} vertrieben und kann nichts ausrichten.`,
  'cuts-by-dislodging': ({ by, unit: one, score }) =>
    `${g.moving(by)} vertreibt ${g.unit(one)}, ${numbers(score)}, und das schneidet die Unterstützung ab.`,
  cuts: ({ by, unit: one, score }) =>
    `${g.moving(by)} greift ${g.accusative(one.at)} an, und das schneidet die Unterstützung ab${score ? `; sie vertreibt ${unitThere(one)} sogar, ${numbers(score)}` : ''}.`,
  'cuts-not': ({ by, excused }) => {
    const weak =
      excused.why === 'from-target'
        ? ', und nur wenn er ihre Einheit vertriebe, schnitte er sie ab'
        : '';
    return `der Angriff ${g.ofUnit(by)} schneidet die Unterstützung nicht ab: ${upper(excuse(g, excused))}${weak}.`;
  },
  attacked: ({ unit: one, by, because, score, uncounted }) => {
    const [name, there] = [g.moving(by), g.unit(one)];
    switch (because) {
      case null:
        return `${name} greift an und vertreibt ${there}, ${numbers(score)}.`;
      case 'no-path':
        return `${name} soll ${there} angreifen, kommt aber nicht an.`;
      case 'own-power':
        return `${name} kann ${there} nicht vertreiben, denn beide gehören derselben Macht.`;
      case 'too-weak':
        return `${name} greift ${there} an und ist nicht stärker, ${numbers(score)}.${uncountedOf(g, uncounted)}`;
      case 'kept-out':
        return `${name} greift ${there} an und ist stärker, ${numbers(score)}, aber eine andere Einheit lässt sie nicht hinein.`;
      case 'stopped':
        return `${name} greift ${there} an, aber ein Paradox hält sie auf.`;
    }
  },
  unattacked: ({ unit: one }) => `niemand greift ${g.unit(one)} an.`,
  circle: ({ core }) =>
    `${g.units(core)} warten im Kreis aufeinander, und die Regel lässt ${core.length === 2 ? 'beide' : 'sie alle'} ziehen.`,
  paradox: ({ convoys, stops }) =>
    `das Paradox ${convoys.length === 1 ? 'des Konvois' : 'der Konvois'} ${g.ofUnits(convoys)} ${stops === 'convoy' ? 'unterbricht den Konvoi' : 'hält den Zug auf'}.`,
});

/** `die Befehle der Armeen in Berlin und in München`. */
const ordersOf = (g: GermanGrammar, units: readonly Who[]): string =>
  `${units.length === 1 ? 'der eigene Befehl' : 'die Befehle'} ${g.ofUnits(units)}`;

export const forcing = (g: GermanGrammar): MessageTable<ForcingMessage> => ({
  enough: ({ units, sure }) => {
    if (units.length === 0) return 'so ist es, wenn alle halten.';
    const one = units.length === 1;
    const given = `${ordersOf(g, units)} ${one ? 'genügt' : 'genügen'}, wenn alle anderen halten.`;
    if (one) return given;
    return sure === 'smallest'
      ? `${given} Mit weniger davon geht es nicht.`
      : `${given} Keiner dieser Befehle ist entbehrlich, aber vielleicht gibt es eine kleinere Auswahl.`;
  },
  forces: ({ units, checked }) => {
    const none = units.length === 0;
    const force = none
      ? 'kein Befehl ist dafür nötig'
      : `${ordersOf(g, units)} ${units.length === 1 ? 'erzwingt' : 'erzwingen'} es`;
    switch (checked) {
      case 'everything':
        return `${force}, welche zulässigen Befehle ${none ? 'auch befolgt werden' : 'die anderen auch befolgen'}.`;
      case 'pairs':
        return `${force}, soweit geprüft: Kein einzelner anderer Befehl ändert es, auch kein Angriff mit einer Unterstützung und keine Armee mit einem Konvoi, ob die übrigen nun halten oder tun wie befohlen. Mehr zugleich wurde nicht geprüft.`;
      case 'single-orders':
        return `${force}, soweit geprüft: Kein einzelner anderer Befehl ändert es, ob die übrigen nun halten oder tun wie befohlen. Zwei zugleich wurden nicht geprüft.`;
    }
  },
});

const FARES: Readonly<Record<Outcome, string>> = {
  attacked: 'scheitert, denn die Flotte wird angegriffen',
  recalled: 'findet nicht statt',
  aboard: 'endet an Bord',
  holds: 'wird befolgt',
  succeeds: 'gelingt',
  bounces: 'prallt ab',
  'no-path': 'findet keine Route',
  blocked: 'ist blockiert',
  stopped: 'wird von der Regel für Paradoxe aufgehalten',
  given: 'gilt',
  cut: 'ist abgeschnitten',
  available: 'kommt zustande',
  disrupted: 'ist unterbrochen',
  void: 'ist wirkungslos',
  illegal: 'ist unzulässig',
  ambiguous: 'wird nicht befolgt',
};

export const answers = (g: GermanGrammar): MessageTable<AnswerMessage> => ({
  fares: ({ unit: one, order, outcome }) =>
    `${order === 'hold' ? 'der Haltebefehl' : ORDERS[order]} ${g.ofUnit(one)} ${FARES[outcome]}.`,
  stays: ({ unit: one }) => `${g.unit(one)} wird nicht vertrieben.`,
  falls: ({ unit: one, by, retreats }) => {
    const dislodged = `${g.unit(one)} wird von ${g.ofUnit(by)} vertrieben und`;
    if (retreats === null) return `${g.unit(one)} wird von ${g.ofUnit(by)} vertrieben.`;
    return retreats.length === 0
      ? `${dislodged} kann sich nirgendwohin zurückziehen.`
      : `${dislodged} darf sich ${listed(retreats.map(g.toward), 'oder')} zurückziehen.`;
  },
});

import type { ArmyFleetRuleId } from '../../../rules/rule.ts';
import { spaceOf } from '../../../board/board.ts';
import { isBerth } from '../../../board/unit-at.ts';
import type { FleetIllegalReason } from '../../../trace/army-fleet/fleet-fact.ts';
import type { ArmyFleetWords } from '../army-fleet-words.ts';
import type {
  ArmyFleetChip,
  ArmyFleetMessage,
  ArmyFleetPhaseChip,
  ArmyFleetPhaseMessage,
} from '../../messages/army-fleet/fleet-message.ts';
import type { FleetLoop, LoopPart } from '../../messages/army-fleet/fleet-loop.ts';
import type { Who } from '../../messages/who.ts';
import { counted, listed, ofPower, power, standardGrammar, upper } from '../german/grammar.ts';
import { type MessageTable, format } from '../language.ts';

/** The rules of the module, in our own words. */
const FLEET_RULES: Readonly<Record<ArmyFleetRuleId, string>> = {
  'board-legal':
    'Eine Armee in einer Küstenprovinz darf an Bord einer Flotte ihrer Macht im Meer daneben gehen, wenn dort keine Armee an Bord ist.',
  'land-legal':
    'Eine Armee, die schon zu Beginn an Bord war, darf landen, bevor ihre Flotte handelt, wo ihr Meer hinreicht; oder nachdem die Flotte in ein anderes Meer gezogen ist, wo dieses hinreicht.',
  'fleet-with-army':
    'Eine Flotte mit einer Armee an Bord handelt als eine Flotte, und nur auf See: Sie geht nicht an Land und setzt niemanden über.',
  'fleet-of-landing':
    'Eine Flotte, deren Armee landet, darf bleiben, diese Landung unterstützen oder anderswohin ziehen, wenn die Armee gelandet ist.',
  boarding:
    'Eine Armee geht an Bord, außer wenn die Flotte in ihrem Meer bleibt und eine andere Macht sie dort angreift, oder wenn die Flotte unterstützen soll.',
  ferry:
    'Eine übergesetzte Armee, die nicht hineinkommt, bleibt an Bord, wenn die Flotte von ihrer Macht ist.',
  carrying: 'Eine Armee landet, nachdem ihre Flotte gezogen ist, wenn sie rechtzeitig an Bord war.',
  'landing-undisturbed': 'Ein Angriff ohne fremde Unterstützung hindert keine Armee am Landen.',
  'landing-disrupted':
    'Keine Armee landet, wenn ihre Flotte vertrieben wird oder wenn das Meer, das die Flotte verlässt, mit der Unterstützung einer anderen Macht eingenommen wird. Soll die Flotte in ein anderes Meer, so nimmt sie ihre Armee mit.',
  'landing-fails':
    'Wird die Landung abgewehrt, so bleibt die Flotte und nimmt ihre Armee wieder auf.',
  'circular-orders':
    'Befehle, die so aufeinander warten, dass sich nicht entscheiden lässt: Alle betroffenen Einheiten halten.',
  starvation: 'Eine Armee, die vier Züge an Bord war und nicht gelandet ist, wird entfernt.',
  'retreat-with-army':
    'Eine vertriebene Flotte mit einer Armee an Bord zieht sich in ein Meer zurück, solange eines offen ist; ist nur Land offen, so ist die Armee verloren.',
  'right-hand':
    'Eine Flotte, die an Land sollte und mit ihrer Armee vertrieben wird, wendet sich nach rechts und geht ins erste offene Meer, wenn niemand ihren Rückzug befiehlt.',
  'removal-with-army':
    'Muss eine Flotte mit einer Armee an Bord gehen und niemand hat es befohlen, so geht zuerst ihre Armee. Ein Befehl, der die Flotte auflöst, löst beide auf.',
};

const { accusative, fromThere, inside, ofUnit, outOf, toward, unit, units } = standardGrammar;

type PassageMessage = Extract<ArmyFleetMessage, { readonly say: 'passage' }>;

const army = ({ at }: Who): string =>
  isBerth(at) ? 'die Armee an Bord' : `die Armee ${outOf(at)}`;

const PASSAGES: { readonly [W in PassageMessage['why']]: (message: PassageMessage) => string } = {
  sails: ({ unit: one, fleet }) =>
    `${unit(fleet)} kommt weg und muss ihr Meer nicht verteidigen, also geht ${army(one)} an Bord.`,
  unattacked: ({ unit: one, sea }) =>
    `keine andere Macht greift ${accusative(sea)} an, also geht ${army(one)} an Bord der Flotte dort.`,
  attacked: ({ unit: one, fleet, sea, by }) =>
    `${unit(fleet)} muss ${accusative(sea)}${by ? ` gegen ${unit(by)}` : ''} verteidigen, also kann ${army(one)} nicht an Bord gehen.`,
  ferried: ({ unit: one, by }) =>
    `${by ? unit(by) : 'ihre Fähre'} wird nicht vertrieben, also ist ${army(one)} an Bord.`,
  'ferry-lost': ({ unit: one }) =>
    `jede Flotte, die sie übersetzen sollte, wird vertrieben, also bleibt ${army(one)}, wo sie ist.`,
  undisturbed: ({ fleet, sea, to, isSupported, hasFailed }) => {
    const free = `niemand nimmt ${accusative(sea)}${isSupported ? ' mit Unterstützung' : ''} ein, also`;
    return hasFailed
      ? `${free} ist es nicht das, was die Armee an Bord ${ofUnit(fleet)} nicht ${toward(to)} lässt.`
      : `${free} darf die Armee an Bord ${ofUnit(fleet)} versuchen, ${inside(to)} zu landen.`;
  },
  disrupted: ({ fleet, sea, to, by, isSupported }) =>
    isSupported
      ? `${by ? unit(by) : 'eine andere Macht'} nimmt ${accusative(sea)} mit Unterstützung ein, also landet die Armee an Bord ${ofUnit(fleet)} nicht ${inside(to)}.`
      : `${unit(fleet)} wird vertrieben, also landet ihre Armee nicht ${inside(to)}.`,
  carried: ({ unit: one, fleet, to, hasFailed }) => {
    const across = isBerth(one.at)
      ? `${unit(fleet)} hat ihre Armee übergesetzt`
      : `${army(one)} ist drüben`;
    return hasFailed
      ? `${across}, aber ${toward(to)} kommt sie nicht.`
      : `${across}, und sie darf versuchen, ${inside(to)} zu landen.`;
  },
  'not-carried': ({ fleet, to, by }) =>
    by && spaceOf(by.at) !== fleet.at
      ? `${army(by)} ist nicht an Bord, also landet niemand ${inside(to)}.`
      : `${unit(fleet)} kommt nicht dorthin, wo ihre Armee landen sollte, also landet niemand ${inside(to)}.`,
  landed: ({ unit: one }) => `ihre Armee ist gelandet, also fährt ${unit(one)} weiter.`,
  'with-army': ({ unit: one }) => `niemand landet, also fährt ${unit(one)} mit ihrer Armee weiter.`,
  recalled: ({ unit: one }) =>
    `ihre Armee kommt nicht an Land, also bleibt ${unit(one)}, um sie wieder aufzunehmen: Ihr Zug findet nicht statt.`,
  'land-ahead': ({ unit: one, to }) =>
    `niemand landet, und mit einer Armee an Bord kann eine Flotte nicht ${toward(to)}: Der Zug ${ofUnit(one)} findet nicht statt.`,
  'cycle-open': ({ fleet }) =>
    `also nimmt niemand das Meer ${ofUnit(fleet)} ein, bevor ihre Armee landet.`,
  'cycle-closed': ({ fleet }) =>
    `also wird die Landung der Armee an Bord ${ofUnit(fleet)} verhindert.`,
};

/** Why an order of the module is illegal or void, in short. */
const REASONS: ArmyFleetWords['reasons'] = {
  'boards-nothing': 'keine Flotte dafür',
  'boards-afar': 'nicht neben der Flotte',
  'lands-afar': 'außer Reichweite',
  'nobody-aboard': 'niemand an Bord',
  'lands-at-once': 'erst jetzt an Bord',
  'fleet-elsewhere': 'Flotte nicht dorthin',
  'aboard-ashore': 'nicht mit einer Armee',
  'aboard-ferry': 'eine Armee ist an Bord',
  'support-elsewhere': 'ihre Armee landet',
  'lands-together': 'ihre Armee landet dort',
  'fleet-busy': 'Flotte hat zu tun',
  'fleet-ashore': 'Flotte geht an Land',
  'two-boarders': 'zwei für eine Flotte',
  'not-boarding': 'niemand an Bord',
};

/** Why an order of the module is illegal. */
const FLEET_CAUSES: Readonly<Record<FleetIllegalReason, string>> = {
  'not-of-the-edition': 'bei dieser Ausgabe geht keine Armee an Bord',
  'boards-nothing': 'dort liegt keine Flotte ihrer Macht ohne Armee an Bord',
  'boards-afar': 'die Flotte, an deren Bord sie soll, liegt nicht neben ihr',
  'lands-afar': 'die Armee müsste landen, wo ihr Meer nicht hinreicht',
  'nobody-aboard': 'keine Armee ist an Bord, die landen könnte',
  'lands-at-once': 'eine Armee, die jetzt an Bord geht, landet erst, wenn ihre Flotte gezogen ist',
  'fleet-elsewhere': 'ihre Flotte soll in kein Meer, von dem aus die Armee landen könnte',
  'aboard-ashore': 'mit einer Armee an Bord kann eine Flotte nicht an Land',
  'aboard-ferry': 'mit einer Armee an Bord kann eine Flotte keine andere übersetzen',
  'support-elsewhere': 'eine Flotte, deren Armee landet, darf nur diese Landung unterstützen',
  'lands-together': 'dort soll ihre Armee landen, also muss die Flotte bleiben oder anderswohin',
};

const VOID_BOARDINGS = {
  'fleet-busy': 'Die Flotte soll unterstützen oder übersetzen',
  'fleet-ashore': 'Die Flotte soll an Land, wohin keine mit einer Armee geht',
  'two-boarders': 'Zwei Armeen sollen an Bord einer Flotte',
} as const;

/** `gelingt der Zug der Armee in Wien`. */
function decided({ unit: one, landing, yes }: LoopPart): string {
  const what = `${landing ? 'die Landung' : 'der Zug'} ${ofUnit(one)}`;
  return landing
    ? `wird ${what} ${yes ? 'nicht ' : ''}verhindert`
    : `${yes ? 'gelingt' : 'scheitert'} ${what}`;
}

/** `Gelingt A, so scheitert B, also gelingt A. Scheitert A, so kehrt sich all das um.` */
function around({ parts: [first, ...others], returns }: FleetLoop): string {
  if (!first) return '';
  const follows = [...others, { ...first, yes: returns }].map(decided).join(', also ');
  return `${upper(decided(first))}, so ${follows}. ${upper(decided({ ...first, yes: false }))}, so kehrt sich all das um.`;
}

const SENTENCES: MessageTable<ArmyFleetMessage> = {
  'void-boarding': ({ unit: one, why }) =>
    `${unit(one)} kann nicht an Bord gehen: ${VOID_BOARDINGS[why]}.`,
  'void-landing': ({ unit: one }) =>
    `${inside(one.at)} ist keine Armee an Bord, die landen könnte, also bewirkt der Befehl nichts.`,
  passage: (message) => PASSAGES[message.why](message),
  cycle: ({ units: list, loop, outcomes, end }) => {
    const wait =
      list.length === 1
        ? `${units(list)} hängt von sich selbst ab`
        : `${units(list)} warten aufeinander`;
    if (end === 'one') return `${wait}, und nur ein Ausgang passt zu den Befehlen.`;
    if (end === 'rotates') return `${wait}. Sonst hält sie nichts auf, also ziehen alle.`;
    const fit =
      outcomes === 0
        ? 'kein Ausgang passt zu den Befehlen'
        : `${counted(outcomes, 'ein Ausgang', 'Ausgänge')} passen zu den Befehlen`;
    const hold =
      'Über solche Befehle lässt sich nicht entscheiden: Alle betroffenen Einheiten halten.';
    return loop
      ? `${wait}: ${around(loop)} ${upper(fit)}. ${hold}`
      : `${wait}, und ${fit}. ${hold}`;
  },
  'move-follows': ({ unit: one, to, succeeds }) =>
    `also kommt ${unit(one)} ${succeeds ? '' : 'nicht '}${toward(to)}.`,
  starves: ({ fleet }) =>
    `die Armee an Bord ${ofUnit(fleet)} war vier Züge auf See und ist nicht gelandet: Sie verhungert.`,
  displaced: ({ unit: one, facing, to }) =>
    `befiehlt niemand ihren Rückzug, so wendet sich ${unit(one)} ${fromThere(facing)} nach rechts und bringt ihre Armee ins erste offene Meer, ${accusative(to)}.`,
};

const CHIPS: MessageTable<ArmyFleetChip> = {
  passage: ({ order, open }) =>
    `${order} hat ${open ? 'alles' : 'nicht alles'}, was unterwegs nötig ist`,
  cycle: ({ units }) => `${listed(units)} warten aufeinander`,
  'move-follows': ({ order, succeeds }) =>
    `${order} ${succeeds ? 'gelingt' : 'scheitert'}, wie es allein passt`,
  starves: ({ unit }) => `${unit} verhungert`,
  displaced: ({ unit, to }) => `${unit} geht nach ${to}, wenn niemand es anders befiehlt`,
};

const PHASES: MessageTable<ArmyFleetPhaseMessage> = {
  'turns-right': ({ unit: one, to, given }) =>
    `${unit(one)} hat ${given ? 'keinen Befehl, den sie befolgen kann' : 'keinen Befehl'}, also wendet sie sich nach rechts und bringt ihre Armee ins erste offene Meer, ${accusative(to)}.`,
  'army-lost': ({ fleet }) =>
    `die Armee an Bord ${ofUnit(fleet)} ist verloren: Ihre Flotte muss an Land.`,
  'army-along': () => 'Ihre Armee bleibt an Bord.',
  'army-leaves': () => 'Ihre Armee geht mit ihr.',
  'army-first': () => 'Sie hat eine Armee an Bord, und die geht an ihrer Stelle.',
  'army-of-last': ({ power: whose, fleet }) =>
    `niemand sagt, welche Einheit ${ofPower(whose)} geht. Es wäre ${unit(fleet)}, aber an ihrer Stelle geht die Armee an Bord.`,
  'goes-with-fleet': ({ fleet }) => `die Armee an Bord ${ofUnit(fleet)} wird mit ihr aufgelöst.`,
  'nobody-aboard': ({ power: whose, at }) =>
    `${power(whose)} hat ${inside(at)} keine Armee an Bord, die aufgelöst werden könnte.`,
};

const PHASE_CHIPS: MessageTable<ArmyFleetPhaseChip> = {
  'turns-right': ({ unit: one, to }) => `${one} wendet sich nach rechts, nach ${to}`,
  'army-lost': ({ unit: one }) => `${one} ist verloren`,
};

export const armyFleetGerman: ArmyFleetWords = {
  sentence: (message) => format(SENTENCES, message),
  chip: (chip) => format(CHIPS, chip),
  causes: FLEET_CAUSES,
  reasons: REASONS,
  rules: FLEET_RULES,
  phase: (message) => format(PHASES, message),
  phaseChip: (chip) => format(PHASE_CHIPS, chip),
};

import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import { against, counted, listed, powerName } from './grammar.ts';
import type { GermanGrammar } from './grammar.ts';
import { numbers } from './movement.ts';
import { written } from './orders.ts';
import { amount } from './strength.ts';
import {
  type OutcomeTable,
  type PhaseOutcomeTable,
  type MessageTable,
  format,
  hasRow,
} from '../language.ts';
import type {
  AdjustmentChipMessage,
  RetreatChipMessage,
} from '../../messages/phases/phase-chips.ts';
import type { Topic } from '../../messages/turn/chapters.ts';
import type { ChipMessage } from '../../messages/turn/chips.ts';
import type { RulebookIllegalReason, RulebookVoidReason } from '../../../trace/fact.ts';

export const topics: Readonly<Record<Topic, string>> = {
  repaired: 'Sinngemäß gelesen',
  'not-followed': 'Ohne Wirkung',
  routes: 'Routen',
  supports: 'Unterstützung',
  cut: 'Abgeschnitten',
  convoys: 'Konvois',
  circle: 'Der Kreis',
  paradox: 'Das Paradox',
  retreats: 'Rückzüge',
  'head-to-head': 'Frontaler Zusammenstoß',
  landings: 'An Bord und an Land',
};

const ILLEGAL: Readonly<Record<RulebookIllegalReason | 'not-of-the-edition', string>> = {
  'no-unit': 'keine Einheit dort',
  'own-space': 'schon dort',
  unreachable: 'außer Reichweite',
  'no-fleets': 'keine Flotten dafür',
  'coast-missing': 'Küste fehlt',
  'coast-impossible': 'Küste außer Reichweite',
  'support-unreachable': 'außer Reichweite',
  'support-itself': 'unterstützt sich selbst',
  'support-nobody': 'niemand dort',
  'support-impossible': 'kein möglicher Zug',
  'convoy-by-army': 'keine Flotte',
  'convoy-off-sea': 'im Hafen',
  'convoy-no-army': 'keine Armee dort',
  'convoy-useless': 'auf keiner Route',
  'not-of-the-edition': 'kein solcher Befehl',
};

const VOID: Readonly<Record<RulebookVoidReason, string>> = {
  'not-moving': 'kein solcher Zug befohlen',
  moves: 'soll selbst ziehen',
  'other-move': 'soll anderswohin',
  'no-route': 'kein Konvoi befohlen',
};

export const outcomes = (g: GermanGrammar): OutcomeTable => ({
  words: {
    holds: 'hält',
    succeeds: 'gelingt',
    bounces: 'prallt ab',
    'no-path': 'keine Route',
    blocked: 'blockiert',
    stopped: 'aufgehalten',
    given: 'gilt',
    cut: 'abgeschnitten',
    available: 'kommt zustande',
    disrupted: 'unterbrochen',
    void: 'wirkungslos',
    illegal: 'unzulässig',
    ambiguous: 'mehrdeutig',
    attacked: 'angegriffen',
    recalled: 'zurückgerufen',
    aboard: 'an Bord',
  },
  open: 'offen',
  dislodged: 'vertrieben',
  details: {
    succeeds: ({ fleets, score }) =>
      [
        fleets.length > 0 ? `über ${listed(fleets)}` : '',
        score ? against(score.attack, score.against) : '',
      ]
        .filter((part) => part !== '')
        .join(', '),
    bounces: ({ score }) => (score ? against(score.attack, score.against) : ''),
    blocked: ({ by }) => `durch die eigene ${by}`,
    'in-a-circle': () => 'im Kreis',
    'by-paradox': () => 'durch das Paradox',
    stays: ({ at }) => `bleibt ${g.inside(at)}`,
    'dislodged-supporter': () => 'vertrieben',
    by: ({ units }) => `durch ${listed(units)}`,
    void: ({ reason }) =>
      hasRow(VOID, reason) ? VOID[reason] : ARMY_FLEET_WORDS.row('de').reasons[reason],
    illegal: ({ reason }) =>
      hasRow(ILLEGAL, reason) ? ILLEGAL[reason] : ARMY_FLEET_WORDS.row('de').reasons[reason],
    'orders-differ': () => 'verschiedene Befehle',
    nothing: () => '',
    dislodged: ({ by }) => `von ${by}`,
    retreats: ({ to }) => (to.length === 0 ? 'aufgelöst' : `nach ${listed(to, 'oder')}`),
  },
});

export const chips: MessageTable<ChipMessage> = {
  'army-fleet': ({ chip }) => ARMY_FLEET_WORDS.row('de').chip(chip),
  repaired: ({ repair }) => format(written, repair),
  illegal: ({ order }) => `${order} ist unzulässig`,
  ambiguous: ({ unit }) => `${unit} hat verschiedene Befehle`,
  void: ({ order }) => `${order} ist wirkungslos`,
  route: ({ order, by }) => `${order} zieht ${by === 'convoy' ? 'mit dem Konvoi' : 'über Land'}`,
  'convoy-available': ({ unit }) => `Der Konvoi von ${unit} kommt zustande`,
  'convoy-disrupted': ({ unit }) => `Der Konvoi von ${unit} ist unterbrochen`,
  path: ({ order, fleets }) => `${order} kann übersetzen, über ${listed(fleets)}`,
  'no-path': ({ order }) => `${order} hat keine Route`,
  'support-given': ({ unit }) => `Die Unterstützung von ${unit} gilt`,
  'support-cut': ({ unit }) => `Die Unterstützung von ${unit} ist abgeschnitten`,
  strength: (message) => `${message.order} greift ${amount(message)} an`,
  attack: (message) => `${message.order} greift die Einheit dort ${amount(message)} an`,
  hold: (message) => `${message.order} hält ${amount(message)}`,
  'move-succeeds': ({ order, score }) => `${order} gelingt${numbers(score)}`,
  'move-bounces': ({ order, score }) => `${order} prallt ab${numbers(score)}`,
  'move-blocked': ({ order, by }) => `${order} ist durch die eigene Einheit ${by} blockiert`,
  rotation: ({ units }) => `${listed(units)} warten aufeinander`,
  paradox: ({ units }) =>
    `Das Paradox ${units.length === 1 ? 'des Konvois' : 'der Konvois'} von ${listed(units)}`,
  'move-rotates': ({ order }) => `${order} gelingt, im Kreis`,
  'move-stopped': ({ order }) => `${order} wird vom Paradox aufgehalten`,
  dislodged: ({ unit, by }) => `${unit} wird von ${by} vertrieben`,
  retreats: ({ unit, to }) =>
    to.length === 0
      ? `${unit} hat keinen Rückzug`
      : `${unit} darf sich nach ${listed(to, 'oder')} zurückziehen`,
};

export const phaseOutcomes: PhaseOutcomeTable = {
  retreats: {
    retreats: 'zieht sich zurück',
    collides: 'stößt zusammen',
    disbands: 'aufgelöst',
    illegal: 'unzulässig',
    ambiguous: 'mehrdeutig',
  },
  retreatIllegal: {
    aboard: 'Armee an Bord',
    'not-a-retreat': 'kein Rückzug',
    'no-unit': 'niemand dort vertrieben',
    unreachable: 'außer Reichweite',
    'coast-missing': 'Küste fehlt',
    'coast-impossible': 'Küste außer Reichweite',
    occupied: 'besetzt',
    'attacker-origin': 'Angriff kam von dort',
    'stand-off': 'Patt dort',
  },
  disbanded: {
    ordered: 'wie befohlen',
    'no-order': 'kein Befehl',
    nowhere: 'kein Rückzug möglich',
    collision: 'zwei in ein Feld',
  },
  ordersDiffer: 'verschiedene Befehle',
  collides: (units) => `mit ${listed(units)}`,
  adjustments: {
    builds: 'gebaut',
    waives: 'verzichtet',
    removes: 'aufgelöst',
    illegal: 'unzulässig',
  },
  adjustmentIllegal: {
    'not-due': 'steht nicht an',
    'not-a-centre': 'kein Zentrum',
    'not-home': 'nicht die Heimat',
    'not-owned': 'nicht das eigene',
    occupied: 'besetzt',
    'kind-missing': 'Armee oder Flotte?',
    'fleet-inland': 'im Binnenland',
    'coast-missing': 'Küste fehlt',
    'coast-impossible': 'keine solche Küste',
    'no-unit': 'keine Einheit dort',
    'built-already': 'dort schon gebaut',
    'removed-already': 'schon aufgelöst',
    waiving: 'kein Verzicht',
    'too-many': 'eine zu viel',
  },
  noOrder: 'kein Befehl',
};

export const retreatChips = (g: GermanGrammar): MessageTable<RetreatChipMessage> => ({
  'army-fleet': ({ chip }) => ARMY_FLEET_WORDS.row('de').phaseChip(chip),
  'retreat-repaired': ({ repair }) => format(written, repair),
  'retreat-illegal': ({ order }) => `${order} ist unzulässig`,
  'retreat-ambiguous': ({ unit }) => `${unit} hat verschiedene Befehle`,
  'retreats-collide': ({ units, to }) => `${listed(units)} stoßen ${g.inside(to)} zusammen`,
  'retreat-succeeds': ({ unit, to }) => `${unit} zieht sich nach ${to} zurück`,
  disbands: ({ unit }) => `${unit} wird aufgelöst`,
});

export const adjustmentChips = (g: GermanGrammar): MessageTable<AdjustmentChipMessage> => ({
  'adjustment-repaired': ({ repair }) => format(written, repair),
  captures: ({ power, centre }) => `${powerName(power)} übernimmt ${g.accusative(centre)}`,
  adjustment: ({ power, centres, units }) =>
    `${powerName(power)}: ${counted(centres, 'ein Zentrum', 'Zentren')}, ${counted(units, 'eine Einheit', 'Einheiten')}`,
  'adjustment-illegal': ({ power, order }) => `${powerName(power)}: ${order} ist unzulässig`,
  builds: ({ power, unit }) => `${powerName(power)} baut ${unit}`,
  waives: ({ power, builds, ordered }) =>
    ordered
      ? `${powerName(power)} verzichtet auf einen Bau`
      : `${powerName(power)} lässt ${counted(builds, 'einen Bau', 'Bauten')} aus`,
  removes: ({ power, unit }) => `${powerName(power)} löst ${unit} auf`,
});
